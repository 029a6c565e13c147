import type { RunDetail } from '@/api/indexations'
import { PersonChip } from '@/components/app/person-chip'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Who planned, who approved, who applied and undid it, each with when. */
export function FourEyes({ run }: { run: RunDetail }) {
  const t = useT()
  const format = useFormat()
  const by = (name: string | undefined, key: string, at: string | null) =>
    name ? [{ key, name, at }] : []
  const people = [
    ...by(run.plannedBy?.displayName, 'planned', run.createdAt),
    ...by(run.refusedBy?.displayName, 'refused', run.refusedAt),
    ...by(run.approvedBy?.displayName, 'approved', run.approvedAt),
    ...by(run.appliedBy?.displayName, 'applied', run.appliedAt),
    ...by(run.undoneBy?.displayName, 'undone', run.undoneAt),
  ]
  return (
    <SectionCard title={t('indexation.fourEyes')}>
      <ul className="grid gap-3">
        {people.map(({ key, name, at }) => (
          <li key={key}>
            <PersonChip
              name={name}
              detail={t(`indexation.did_${key}`, { at: at ? format.instant(at) : '' })}
            />
          </li>
        ))}
      </ul>
      {run.fingerprint && (
        <p className="mt-3 text-xs wrap-anywhere text-ink-soft">
          {t('indexation.fingerprint', { print: run.fingerprint.slice(-8) })}
        </p>
      )}
      <p className="mt-3 border-t border-line pt-3 text-xs text-ink-soft">
        {t('indexation.fourEyesNote')}
      </p>
    </SectionCard>
  )
}
