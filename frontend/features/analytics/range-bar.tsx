import type { RangeRow } from '@/api/analytics'
import { useFormat } from '@/lib/use-format'

/** What all bars are measured by. */
export interface Scale {
  low: number
  high: number
}

/** Round amounts within the scale, a handful. */
function ticksOf({ low, high }: Scale): number[] {
  const rough = (high - low) / 5
  const unit = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((each) => each * unit).find((each) => each >= rough)!
  const ticks = []
  for (let value = Math.ceil(low / step) * step; value < high; value += step) ticks.push(value)
  return ticks
}

/** From the least to the greatest of all, with a little room. */
export function scaleOf(rows: readonly RangeRow[]): Scale {
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

/** Amounts along the bars, which have one measure. */
export function Axis({ scale }: { scale: Scale }) {
  const format = useFormat()
  return (
    <div
      aria-hidden
      className="hidden gap-x-4 pt-3 text-xs text-ink-soft tabular-nums md:grid md:grid-cols-[16rem_minmax(0,1fr)_11rem]"
    >
      <span className="relative col-start-2 block h-4">
        {ticksOf(scale).map((value) => (
          <span
            key={value}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: percentOf(value, scale) }}
          >
            {format.euros(value, 0)}
          </span>
        ))}
      </span>
    </div>
  )
}

/** Minimum to maximum as a bar with its midpoint, and a dot for each person. */
export function RangeBar({ row, scale }: { row: RangeRow; scale: Scale }) {
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
export function drawnRanges(
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
