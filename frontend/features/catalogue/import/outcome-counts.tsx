import { useT } from '@/lib/use-t'

interface OutcomeCountsProps {
  created: number
  changed: number
  skipped: number
  refused: number
}

/** How many rows do what. */
export function OutcomeCounts(counts: OutcomeCountsProps) {
  const t = useT()
  return (
    <dl className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
      {(['created', 'changed', 'skipped', 'refused'] as const).map((outcome) => (
        <div key={outcome} className="rounded-md bg-sunken p-3">
          <dt className="text-xs text-ink-soft">{t(`benefits.outcome_${outcome}`)}</dt>
          <dd
            className={
              outcome === 'refused' && counts.refused > 0
                ? 'text-xl font-semibold text-danger'
                : 'text-xl font-semibold'
            }
          >
            {counts[outcome]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
