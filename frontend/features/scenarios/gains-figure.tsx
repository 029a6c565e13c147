import { GAIN_STEP } from '#modules/scenarios/pure'
import { useFormat } from '@/lib/use-format'
import { Twin } from '@/components/charts/twin'
import { useT } from '@/lib/use-t'

const HEIGHT = 130
const WIDTH = 340
const MOST_BARS = 34

/** How many gain how much net a month: two hills where the work bonus and the cap take a part back. */
export function GainsFigure({ gains }: { gains: Readonly<Record<string, number>> }) {
  const t = useT()
  const format = useFormat()
  const { bars, width } = barsOf(gains)
  const most = Math.max(1, ...bars.map(({ people }) => people))
  const first = bars[0]?.from ?? 0
  const last = (bars.at(-1)?.from ?? 0) + width
  const x = (amount: number) => ((amount - first) / Math.max(width, last - first)) * WIDTH
  return (
    <Twin
      title={t('scenarios.gains')}
      heads={[t('scenarios.gain'), t('scenarios.people')]}
      rows={bars
        .filter(({ people }) => people > 0)
        .map(({ from, people }) => [
          t('scenarios.gainFrom', {
            from: format.difference(from),
            to: format.difference(from + width),
          }),
          String(people),
        ])}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} className="h-auto w-full" role="presentation">
        {bars.map(({ from, people }) => {
          const height = (HEIGHT * people) / most
          return (
            <rect
              key={from}
              x={x(from) + 0.5}
              y={HEIGHT - height}
              width={Math.max(1, x(from + width) - x(from) - 1)}
              height={height}
              rx={1}
              fill={from < 0 ? 'var(--danger)' : 'var(--data-fixed)'}
            />
          )
        })}
        <rect y={HEIGHT} width={WIDTH} height={1} fill="var(--line)" />
        {[first, (first + last) / 2, last].map((amount, at) => (
          <text
            key={at}
            x={x(amount)}
            y={HEIGHT + 13}
            textAnchor={(['start', 'middle', 'end'] as const)[at]}
            fontSize={11}
            fill="var(--ink-soft)"
          >
            {format.difference(amount)}
          </text>
        ))}
      </svg>
    </Twin>
  )
}

/** Steps put together until no more bars are left than fit. */
function barsOf(gains: Readonly<Record<string, number>>) {
  const steps = Object.entries(gains).map(([step, people]) => [Number(step), people] as const)
  if (steps.length === 0) return { bars: [], width: GAIN_STEP }
  const least = Math.min(...steps.map(([step]) => step))
  const greatest = Math.max(...steps.map(([step]) => step))
  const together = Math.max(1, Math.ceil((greatest - least + 1) / MOST_BARS))
  const from = Math.floor(least / together)
  const count = Math.floor(greatest / together) - from + 1
  const width = GAIN_STEP * together
  const bars = Array.from({ length: count }, (_, at) => ({ from: (from + at) * width, people: 0 }))
  for (const [step, people] of steps) bars[Math.floor(step / together) - from]!.people += people
  return { bars, width }
}
