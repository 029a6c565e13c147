import type { ScenarioChange, ScenarioTotals } from '@/api/scenarios'
import { useFormat } from '@/lib/use-format'
import { Twin } from '@/components/charts/twin'
import { useT } from '@/lib/use-t'
import { useChangeWords } from './use-change-words.ts'

interface BridgeFigureProps {
  totals: ScenarioTotals
  changes: readonly ScenarioChange[]
}

const HEIGHT = 150
const WIDTH = 340

/** From the cost without the changes to that with them, one step for each that moves it; the foot is broken. */
export function BridgeFigure({ totals, changes }: BridgeFigureProps) {
  const t = useT()
  const format = useFormat()
  const words = useChangeWords()
  const { before, after } = totals.sums.cost
  const steps = totals.bridge.map(({ changeId, part, amount }) => ({
    key: `${changeId} ${part}`,
    amount,
    label:
      part === 'change'
        ? words(changes.find(({ id }) => id === changeId) ?? changes[0]!)
        : t(`scenarios.part_${part}`),
  }))
  let running = before
  const placed = steps.map((step) => {
    const from = running
    running += step.amount
    return { ...step, from, to: running }
  })
  const ends = [before, after, ...placed.map(({ to }) => to)]
  const low = Math.min(...ends)
  const high = Math.max(...ends)
  // The axis does not start at zero, which the broken foot says.
  const foot = low - (high - low || 1) * 0.35
  const y = (amount: number) => HEIGHT - (HEIGHT * (amount - foot)) / (high - foot || 1)
  const columns = placed.length + 2
  const step = WIDTH / columns
  const bar = step * 0.62
  const whole = [
    { key: 'before', at: 0, amount: before },
    { key: 'after', at: columns - 1, amount: after },
  ]
  return (
    <Twin
      title={t('scenarios.bridge')}
      heads={[t('scenarios.step'), t('scenarios.amount'), t('scenarios.running')]}
      rows={[
        [t('scenarios.without'), '', format.euros(before, 0)],
        ...placed.map(({ label, amount, to }) => [
          label,
          format.difference(amount),
          format.euros(to, 0),
        ]),
        [t('scenarios.with'), '', format.euros(after, 0)],
      ]}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 6}`} className="h-auto w-full" role="presentation">
        {whole.map(({ key, at, amount }) => (
          <g key={key}>
            <rect
              x={at * step + (step - bar) / 2}
              y={y(amount)}
              width={bar}
              height={HEIGHT - y(amount)}
              fill="var(--ink-soft)"
            />
            <path
              d={`M${at * step + (step - bar) / 2 - 1} ${HEIGHT - 14} l${bar / 4} -5 l${bar / 4} 5 l${bar / 4} -5 l${bar / 4 + 2} 5`}
              stroke="var(--surface)"
              strokeWidth={3}
              fill="none"
            />
          </g>
        ))}
        {placed.map(({ key, from, to, amount }, at) => (
          <rect
            key={key}
            x={(at + 1) * step + (step - bar) / 2}
            y={Math.min(y(from), y(to))}
            width={bar}
            height={Math.max(1.5, Math.abs(y(from) - y(to)))}
            fill={amount < 0 ? 'var(--surface)' : 'var(--ink-soft)'}
            stroke="var(--ink-soft)"
          />
        ))}
      </svg>
      <ol className="mt-2 grid gap-1 text-xs text-ink-soft">
        <Line label={t('scenarios.without')} value={format.euros(before, 0)} />
        {placed.map(({ key, label, amount }) => (
          <Line key={key} label={label} value={format.difference(amount)} />
        ))}
        <Line label={t('scenarios.with')} value={format.euros(after, 0)} />
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
