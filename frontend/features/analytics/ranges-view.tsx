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
  const rows = asked.data
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
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li
                key={`${row.nomFonction} ${row.level}`}
                className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-[14rem_1fr_auto] md:items-center"
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
                    {row.compression !== null &&
                      ` · ${t('analytics.compressionOf', { ratio: ratio(row.compression) })}`}
                  </div>
                </div>
                <RangeBar row={row} scale={scale} />
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
        }
      />
      {edited && <RangeDialog draft={edited} onClose={() => setEdited(null)} />}
    </div>
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

interface Scale {
  low: number
  high: number
}

/** From the least to the greatest of all, with a little room. */
function scaleOf(rows: readonly RangeRow[]): Scale {
  let [low, high] = [Infinity, 0]
  for (const { range, people } of rows)
    for (const value of [
      ...(range ? [range.minimum, range.maximum] : []),
      ...people.map(({ pay }) => pay),
    ]) {
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  const room = (high - low) * 0.04 || 100
  return { low: low - room, high: high + room }
}

const shareOf = (value: number, { low, high }: Scale) => (value - low) / (high - low)
const percentOf = (value: number, scale: Scale) => `${(shareOf(value, scale) * 100).toFixed(2)}%`

/** Minimum to maximum as a bar with its midpoint, and a dot for each person. */
function RangeBar({ row, scale }: { row: RangeRow; scale: Scale }) {
  const format = useFormat()
  const at = (value: number) => percentOf(value, scale)
  const { range, people } = row
  return (
    <svg aria-hidden className="h-8 w-full overflow-visible" role="presentation">
      <line x1="0" x2="100%" y1="16" y2="16" stroke="var(--line)" />
      {range && (
        <>
          <rect
            x={at(range.minimum)}
            width={`${((shareOf(range.maximum, scale) - shareOf(range.minimum, scale)) * 100).toFixed(2)}%`}
            y="9"
            height="14"
            rx="4"
            fill="var(--data-fixed-2)"
            opacity={row.source === 'OWN' ? 0.7 : 0.35}
          />
          <line
            x1={at(range.midpoint)}
            x2={at(range.midpoint)}
            y1="6"
            y2="26"
            stroke="var(--ink)"
            strokeWidth="2"
          />
        </>
      )}
      {people.map(({ id, name, pay, band }) => (
        <circle
          key={id}
          cx={at(pay)}
          cy="16"
          r="4.5"
          fill={band === 'BELOW' || band === 'ABOVE' ? 'var(--danger)' : 'var(--data-fixed)'}
          stroke="var(--surface)"
        >
          <title>{`${name} · ${format.euros(pay)}`}</title>
        </circle>
      ))}
    </svg>
  )
}

const ROW = 32
const NAMES_WIDTH = 260
const BAR_WIDTH = 640

/** The same as one picture for a file. */
function drawnRanges(
  rows: readonly RangeRow[],
  scale: Scale,
  euros: (value: number) => string
): string {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const at = (value: number) => NAMES_WIDTH + shareOf(value, scale) * BAR_WIDTH
  const height = rows.length * ROW + 24
  const parts = rows.map((row, index) => {
    const y = index * ROW + 24
    const bar = row.range
      ? `<rect x="${at(row.range.minimum)}" y="${y - 6}" width="${at(row.range.maximum) - at(row.range.minimum)}" height="12" rx="4" fill="${colour('--data-fixed-2')}"/>` +
        `<line x1="${at(row.range.midpoint)}" x2="${at(row.range.midpoint)}" y1="${y - 9}" y2="${y + 9}" stroke="${colour('--ink')}" stroke-width="2"/>`
      : ''
    const dots = row.people
      .map(
        ({ pay, band }) =>
          `<circle cx="${at(pay)}" cy="${y}" r="4" fill="${colour(band === 'BELOW' || band === 'ABOVE' ? '--danger' : '--data-fixed')}"/>`
      )
      .join('')
    const name = escaped([row.nomFonction, row.level].filter(Boolean).join(' · '))
    return `<text x="8" y="${y + 4}" fill="${colour('--ink')}">${name}</text>${bar}${dots}`
  })
  const ends = [scale.low, scale.high].map(
    (value, index) =>
      `<text x="${at(value)}" y="12" text-anchor="${index ? 'end' : 'start'}" fill="${colour('--ink-soft')}">${escaped(euros(value))}</text>`
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${NAMES_WIDTH + BAR_WIDTH + 16}" height="${height}" font-family="sans-serif" font-size="12">${ends.join('')}${parts.join('')}</svg>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
