import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

const OUTCOMES = ['created', 'changed', 'same', 'refused'] as const

/** How many rows do what. */
export function Counts({ counts }: { counts: Record<(typeof OUTCOMES)[number], number> }) {
  const t = useT()
  return (
    <dl className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
      {OUTCOMES.map((outcome) => (
        <div key={outcome} className="rounded-md bg-sunken p-3">
          <dt className="text-xs text-ink-soft">{t(`imports.outcome_${outcome}`)}</dt>
          <dd
            className={cn(
              'text-xl font-semibold tabular-nums',
              outcome === 'refused' && counts.refused > 0 && 'text-danger'
            )}
          >
            {counts[outcome]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
