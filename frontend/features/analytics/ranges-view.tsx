import { useState } from 'react'
import { Link } from 'react-router'
import { Pencil, Sparkles } from 'lucide-react'
import { useRanges, type RangeRow } from '@/api/analytics'
import { useCan } from '@/api/get-user'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { Figure } from './figure.tsx'
import { Axis, drawnRanges, RangeBar, scaleOf } from './range-bar.tsx'
import { RangeDialog, type RangeDraft } from './range-dialog.tsx'
import { filterOf, useAnalyticsAddress } from './use-analytics-filter.ts'

type Person = RangeRow['people'][number]

/** Each function and level with its range, a dot for each person, and who is out of range. */
export function RangesView() {
  const t = useT()
  const format = useFormat()
  const [address] = useAnalyticsAddress()
  const canWrite = useCan('analytics.write')
  const [edited, setEdited] = useState<RangeDraft | null>(null)
  const asked = useRanges(filterOf(address))
  if (asked.isPending) return <Skeleton className="h-96" />
  if (asked.error && !asked.data)
    return <ErrorView error={asked.error} onRetry={() => void asked.refetch()} />
  // Those that have a range first: what has none says little.
  const rows = asked.data.toSorted((a, b) => Number(a.range === null) - Number(b.range === null))
  if (rows.length === 0) return <p className="text-ink-soft">{t('analytics.noData')}</p>
  const out = rows.flatMap((row) =>
    row.people
      .filter(({ band }) => band === 'BELOW' || band === 'ABOVE')
      .map((person) => ({ ...person, row }))
  )
  const scale = scaleOf(rows)
  const euros = (value: number) => format.euros(value, 0)
  const ratio = (value: number) => format.amount(value, 2)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OutOfRange out={out} />
      <Figure
        title={t('analytics.byFunction')}
        name="ranges"
        how={t('analytics.rangesHow')}
        drawn={() => drawnRanges(rows, scale, euros)}
        columns={[
          { head: t('analytics.person') },
          { head: t('analytics.filter_nomFonction') },
          { head: t('analytics.filter_level') },
          { head: t('analytics.filter_department') },
          { head: t('analytics.fullTimePay'), show: (value) => format.euros(value, 0) },
          { head: t('analytics.minimum'), show: euros },
          { head: t('analytics.midpoint'), show: euros },
          { head: t('analytics.maximum'), show: euros },
          { head: t('analytics.compaRatio'), show: ratio },
          { head: t('analytics.penetration'), show: ratio },
          { head: t('analytics.position') },
        ]}
        rows={rows.flatMap((row) =>
          row.people.map((person) => [
            person.name,
            row.nomFonction,
            row.level,
            person.department ?? '',
            person.pay,
            row.range?.minimum ?? null,
            row.range?.midpoint ?? null,
            row.range?.maximum ?? null,
            person.compaRatio,
            person.penetration,
            person.band && t(`analytics.band_${person.band}`),
          ])
        )}
        links={rows.flatMap((row) => row.people.map(({ id }) => urls.worker(id)))}
        lead={
          <>
            <Inside rows={rows} />
            <Axis scale={scale} />
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <li
                  key={`${row.nomFonction} ${row.level}`}
                  className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3 md:grid-cols-[16rem_minmax(0,1fr)_11rem] md:items-center"
                >
                  <div className="min-w-0">
                    <div className="font-medium">
                      {row.nomFonction}
                      {row.level && <span className="text-ink-soft"> · {row.level}</span>}
                    </div>
                    <div className="text-xs text-ink-soft">
                      {t('analytics.peopleCount', { people: row.people.length })}
                      {row.median !== null &&
                        ` · ${t('analytics.medianPay', { pay: euros(row.median) })}`}
                      {row.range &&
                        ` · ${t('analytics.rangeOf', { from: euros(row.range.minimum), to: euros(row.range.maximum) })}`}
                      {row.compression !== null &&
                        ` · ${t('analytics.compressionOf', { ratio: ratio(row.compression) })}`}
                    </div>
                  </div>
                  <div className="order-last col-span-2 md:order-none md:col-span-1">
                    <RangeBar row={row} scale={scale} />
                  </div>
                  <div className="flex items-center gap-2 md:justify-end">
                    {row.source === 'SUGGESTED' && (
                      <Badge>
                        <Sparkles className="mr-1 inline size-3" aria-hidden />
                        {t('analytics.suggested')}
                      </Badge>
                    )}
                    {row.source === null && (
                      <span className="text-xs text-ink-soft">{t('analytics.noRange')}</span>
                    )}
                    {canWrite && (
                      <Button
                        variant="ghost"
                        size="icon"
                        className="print:hidden"
                        aria-label={t('analytics.editRange', {
                          name: [row.nomFonction, row.level].filter(Boolean).join(' '),
                        })}
                        onClick={() => setEdited({ ...row, range: row.range })}
                      >
                        <Pencil aria-hidden />
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </>
        }
      />
      {edited && <RangeDialog draft={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

/** How many stand where they should. */
function Inside({ rows }: { rows: readonly RangeRow[] }) {
  const t = useT()
  const bands = rows.flatMap(({ people }) => people.flatMap(({ band }) => band ?? []))
  if (bands.length === 0) return null
  const inside = bands.filter((band) => band !== 'BELOW' && band !== 'ABOVE').length
  return (
    <p className="text-ink-soft">{t('analytics.insideRange', { inside, total: bands.length })}</p>
  )
}

function OutOfRange({ out }: { out: readonly (Person & { row: RangeRow })[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <SectionCard title={t('analytics.outOfRange')}>
      {out.length === 0 ? (
        <p className="text-ink-soft">{t('analytics.nobodyOut')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {out.map(({ id, name, pay, band, row, compaRatio }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
              <Link to={urls.worker(id)} className="font-medium text-accent hover:underline">
                {name}
              </Link>
              <span className="text-ink-soft">
                {[row.nomFonction, row.level].filter(Boolean).join(' · ')}
              </span>
              <span className="ml-auto tabular-nums">{format.euros(pay, 0)}</span>
              <Badge tone={band === 'BELOW' ? 'danger' : 'warn'}>
                {t(`analytics.band_${band!}`)}
                {compaRatio !== null && ` · ${format.amount(compaRatio, 2)}`}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
