import { useId } from 'react'
import type { Feature, Purchase } from '@/api/types'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

interface PlanChoiceProps {
  plan: Purchase['plan']
  features: readonly Feature[]
  /** A month, as the reader writes it. */
  price: string
  checked: boolean
  onCheck: (plan: Purchase['plan']) => void
}

/** One plan as a large card to tick: its price and what it opens. */
export function PlanChoice({ plan, features, price, checked, onCheck }: PlanChoiceProps) {
  const t = useT()
  const about = useId()
  return (
    <label
      className={cn(
        'flex cursor-pointer flex-col gap-2 rounded-lg border p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        checked ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong'
      )}
    >
      <span className="flex items-center gap-2 font-semibold">
        <input
          type="radio"
          name="plan"
          className="accent-accent"
          checked={checked}
          aria-describedby={about}
          onChange={() => onCheck(plan)}
        />
        {t(`billing.plans.${plan}`)}
      </span>
      <span id={about} className="flex flex-col gap-2">
        <span>
          <span className="amount text-lg font-semibold">{price}</span>{' '}
          <span className="text-sm text-ink-soft">{t('billing.perMonth')}</span>
        </span>
        <span className="text-sm text-ink-soft">
          {t('billing.planOpens', {
            features: features.map((feature) => t(`words.features.${feature}`)).join(', '),
          })}
        </span>
      </span>
    </label>
  )
}
