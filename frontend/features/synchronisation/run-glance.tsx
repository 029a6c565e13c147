import { useId, type ReactNode } from 'react'
import type { Integration, RowFilter, WholeRun } from '@/api/integrations'
import { Card } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { endOf } from '@/lib/use-run-words'
import { useT } from '@/lib/use-t'
import { OutcomeBar, partsOf } from './outcome-bar.tsx'

interface RunGlanceProps {
  run: WholeRun
  /** Its connection; left out while that is not here yet. */
  integration?: Integration
  /** Opens the people of one kind. */
  onShow: (tab: RowFilter) => void
  /** What can be done next. */
  children?: ReactNode
}

/** A run in one look: what it came to as a sentence and a picture, what was changed, who began it, and when the next one comes. */
export function RunGlance({ run, integration, onShow, children }: RunGlanceProps) {
  const t = useT()
  const format = useFormat()
  const id = useId()
  const parts = partsOf(run)
  const all = parts.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card className="mb-6 p-4 sm:p-6" role="region" aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold text-balance">
        {t(`synchronisation.glance_${glanceOf(run, all)}`, {
          differ: run.created + run.changed,
          all,
        })}
      </h2>
      {all > 0 && (
        <>
          <OutcomeBar parts={parts} className="mt-4 h-3" />
          <ul className="mt-2 flex flex-wrap gap-x-1 gap-y-0.5 max-sm:grid max-sm:grid-cols-2">
            {parts.map(({ name, tone, tab, count }) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => onShow(tab)}
                  className="flex min-h-10 w-full items-center gap-2 rounded-md px-2 text-left text-sm hover:bg-sunken md:min-h-8"
                >
                  <span aria-hidden className={`size-2.5 shrink-0 rounded-[2px] ${tone}`} />
                  <span className="font-semibold tabular-nums">{format.amount(count, 0)}</span>
                  <span className="text-ink-soft">{t(`synchronisation.count_${name}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {run.fields.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
          <span className="text-ink-soft">{t('synchronisation.fieldsChanged')}</span>
          <ul className="flex flex-wrap gap-1.5">
            {run.fields.map(({ field, label, count }) => (
              <li key={field} className="rounded-md bg-sunken px-2 py-0.5">
                {label}{' '}
                <span className="text-ink-soft tabular-nums">× {format.amount(count, 0)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        {[
          run.requestedBy
            ? t('synchronisation.begunBy', { by: run.requestedBy })
            : t(`synchronisation.begun_${run.cause}`),
          tookOf(run),
          nextOf(integration),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {children}
    </Card>
  )

  function tookOf({ startedAt, finishedAt }: WholeRun): string | null {
    if (!startedAt || !finishedAt) return null
    const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000))
    return seconds < 90
      ? t('synchronisation.tookSeconds', { seconds })
      : t('synchronisation.tookMinutes', { minutes: Math.round(seconds / 60) })
  }

  function nextOf(of?: Integration): string | null {
    if (!of) return null
    if (of.state === 'PAUSED') return t('synchronisation.nextPaused')
    if (of.state === 'NEW') return t('synchronisation.nextNone')
    if (of.isListening) return t('synchronisation.nextTold', { system: of.name })
    return t(of.isNightly ? 'synchronisation.nextRun' : 'synchronisation.nextByHand')
  }
}

/** Which sentence says what it came to. */
function glanceOf(run: WholeRun, all: number) {
  const end = endOf(run)
  if (end === 'ALL_FAILED') return 'ALL_FAILED'
  if (end !== 'DONE' && end !== 'SOME_FAILED')
    return run.failureKind === 'account' ? 'ACCOUNT' : end
  if (all === 0) return 'NOBODY'
  return run.dryRun ? 'DRY' : 'DONE'
}
