import type { AppliedRow } from '@/api/scenarios'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const SHOWN = 100

/** What became of people, or would: who is left out says why. */
export function ExitRows({ rows }: { rows: readonly AppliedRow[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <ul className="mt-3 max-h-72 overflow-y-auto" tabIndex={0} aria-label={t('scenarios.people')}>
      {rows.slice(0, SHOWN).map(({ itemId, name, gross, status, reason, sentence }) => (
        <li
          key={itemId}
          className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2 text-sm last:border-0"
        >
          <span className="min-w-0 truncate">{name ?? t('scenarios.supposed')}</span>
          {status === 'skipped' ? (
            <span className="text-ink-soft">
              {sentence ?? t(`scenarios.changes.out.${reason}`)}
            </span>
          ) : (
            <span className="flex items-center gap-2 tabular-nums">
              {gross && `${format.amount(gross.before)} → ${format.euros(gross.after, 2)}`}
              {status === 'done' && <Badge tone="accept">{t('scenarios.madeOne')}</Badge>}
            </span>
          )}
        </li>
      ))}
      {rows.length > SHOWN && (
        <li className="py-2 text-sm text-ink-soft">
          {t('scenarios.andMore', { count: rows.length - SHOWN })}
        </li>
      )}
    </ul>
  )
}
