import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface BudgetBarProps {
  /** EUR of gross pay a month. */
  budget: number
  spent: number
  /** Without the sentence below: in a row of a list. */
  slim?: boolean
}

/** How much of a budget is spent, and what is left of it; over it, by how much. */
export function BudgetBar({ budget, spent, slim }: BudgetBarProps) {
  const t = useT()
  const format = useFormat()
  const left = Math.round((budget - spent) * 100) / 100
  const isOver = left < 0
  const share = budget > 0 ? Math.min(1, spent / budget) : spent > 0 ? 1 : 0
  const words = t(isOver ? 'pay-reviews.over' : 'pay-reviews.left', {
    amount: format.euros(Math.abs(left), 2),
  })
  return (
    <div className="min-w-0">
      <div
        role="meter"
        aria-label={t('pay-reviews.budget')}
        aria-valuemin={0}
        aria-valuemax={Math.max(budget, spent)}
        aria-valuenow={spent}
        aria-valuetext={words}
        className={cn('h-2 w-full overflow-hidden rounded-full bg-line', slim && 'min-w-20')}
      >
        <div
          className={cn('h-full rounded-full', isOver ? 'bg-danger' : 'bg-accent')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {!slim && (
        <p
          className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm"
          role="status"
        >
          <span className="text-ink-soft">
            {t('pay-reviews.spentOf', {
              spent: format.euros(spent, 2),
              budget: format.euros(budget, 2),
            })}
          </span>
          <span className={cn('font-semibold tabular-nums', isOver && 'text-danger')}>{words}</span>
        </p>
      )}
    </div>
  )
}
