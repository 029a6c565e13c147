import { useFormat } from '@/lib/use-format'
import { Twin } from './twin.tsx'

export interface WaterfallStep {
  /** Where labels may be alike. */
  key?: string
  label: string
  amount: number
}

interface WaterfallProps {
  title: string
  /** What the columns of its table are called: step, amount, running total. */
  heads: readonly [string, string, string]
  from: WaterfallStep
  steps: readonly WaterfallStep[]
  to: WaterfallStep
}

const HEIGHT = 150
const WIDTH = 340

/** From one amount to another, one step for each that moves it; the foot is broken, as the axis does not begin at zero. */
export function Waterfall({ title, heads, from, steps, to }: WaterfallProps) {
  const format = useFormat()
  let running = from.amount
  const placed = steps.map((step) => {
    const start = running
    running += step.amount
    return { ...step, start, end: running }
  })
  const ends = [from.amount, to.amount, ...placed.map(({ end }) => end)]
  const low = Math.min(...ends)
  const high = Math.max(...ends)
  const foot = low <= 0 ? low : Math.max(0, low - (high - low || high || 1) * 0.35)
  const y = (amount: number) => HEIGHT - (HEIGHT * (amount - foot)) / (high - foot || 1)
  const step = WIDTH / (placed.length + 2)
  const bar = step * 0.62
  const left = (at: number) => at * step + (step - bar) / 2
  return (
    <Twin
      title={title}
      heads={heads}
      rows={[
        [from.label, '', format.euros(from.amount, 0)],
        ...placed.map(({ label, amount, end }) => [
          label,
          format.difference(amount, 0),
          format.euros(end, 0),
        ]),
        [to.label, '', format.euros(to.amount, 0)],
      ]}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 6}`} className="h-auto w-full" role="presentation">
        {[from, to].map(({ label, amount }, end) => {
          const at = end === 0 ? 0 : placed.length + 1
          return (
            <g key={label}>
              <rect
                x={left(at)}
                y={y(amount)}
                width={bar}
                height={Math.max(0, HEIGHT - y(amount))}
                fill="var(--ink-soft)"
              />
              {foot > 0 && (
                <path
                  d={`M${left(at) - 1} ${HEIGHT - 14} l${bar / 4} -5 l${bar / 4} 5 l${bar / 4} -5 l${bar / 4 + 2} 5`}
                  stroke="var(--surface)"
                  strokeWidth={3}
                  fill="none"
                />
              )}
            </g>
          )
        })}
        {placed.map(({ label, key = label, start, end, amount }, at) => (
          <rect
            key={key}
            x={left(at + 1)}
            y={Math.min(y(start), y(end))}
            width={bar}
            height={Math.max(1.5, Math.abs(y(start) - y(end)))}
            fill={amount < 0 ? 'var(--surface)' : 'var(--ink-soft)'}
            stroke="var(--ink-soft)"
          />
        ))}
      </svg>
      <ol className="mt-2 grid gap-1 text-xs text-ink-soft">
        <Line label={from.label} value={format.euros(from.amount, 0)} />
        {placed.map(({ label, key = label, amount }) => (
          <Line key={key} label={label} value={format.difference(amount, 0)} />
        ))}
        <Line label={to.label} value={format.euros(to.amount, 0)} />
      </ol>
    </Twin>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <li className="flex justify-between gap-3">
      <span className="min-w-0 truncate">{label}</span>
      <span className="shrink-0 text-ink tabular-nums">{value}</span>
    </li>
  )
}
