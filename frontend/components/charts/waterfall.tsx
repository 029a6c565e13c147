import type { ReactNode } from 'react'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
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
  /** What one reads first. */
  lead?: ReactNode
}

/** How much of the height of all ends is shown below the lowest. */
const BELOW = 0.35
/** Less is no euro. */
export const SHOWN_FROM = 0.5

/**
 * From one amount to another, a row for each step that moves it; those that do not are named in one line. The bars begin
 * broken where the axis does not begin at zero.
 */
export function Waterfall({ title, heads, from, steps, to, lead }: WaterfallProps) {
  const t = useT()
  const format = useFormat()
  let running = from.amount
  const placed = steps.map((step) => {
    const start = running
    running += step.amount
    return { ...step, start, end: running }
  })
  const moving = placed.filter(({ amount }) => Math.abs(amount) >= SHOWN_FROM)
  const still = placed.filter((step) => !moving.includes(step))
  const ends = [from.amount, to.amount, ...moving.map(({ end }) => end)]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const foot = low <= 0 ? low : Math.max(0, low - (high - low || high || 1) * BELOW)
  const at = (amount: number) => (100 * (amount - foot)) / (high - foot || 1)
  const whole = ({ label, amount }: WaterfallStep) => (
    <Row
      label={label}
      value={format.euros(amount, 0)}
      left={at(Math.min(0, amount))}
      right={at(amount)}
      broken={foot > 0}
      isEnd
    />
  )
  return (
    <Twin
      title={title}
      lead={lead}
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
      <ol className="@container grid gap-2.5 text-sm @md:gap-1.5">
        {whole(from)}
        {moving.map(({ label, key = label, amount, start, end }) => (
          <Row
            key={key}
            label={label}
            value={format.difference(amount, 0)}
            left={at(Math.min(start, end))}
            right={at(Math.max(start, end))}
            isLess={amount < 0}
          />
        ))}
        {whole(to)}
      </ol>
      {still.length > 0 && (
        <p className="mt-3 text-xs text-ink-soft">
          {t('common.unmoved', { names: still.map(({ label }) => label).join(', ') })}
        </p>
      )}
    </Twin>
  )
}

interface RowProps {
  label: string
  value: string
  /** Where the bar begins and ends, percent of the width. */
  left: number
  right: number
  isEnd?: boolean
  isLess?: boolean
  broken?: boolean
}

/** A name, its bar and its amount; where it is narrow the bar stands below them. */
function Row({ label, value, left, right, isEnd, isLess, broken }: RowProps) {
  const start = Math.max(0, left)
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 @md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_7.5rem] ${isEnd ? 'font-medium' : 'text-ink-soft'}`}
    >
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <span className="text-right whitespace-nowrap text-ink tabular-nums @md:order-last">
        {value}
      </span>
      <span className="relative col-span-2 block h-3 @md:col-span-1 @md:h-5">
        <span
          className={`absolute inset-y-0 min-w-0.5 rounded-xs border border-ink-soft ${isLess ? 'bg-surface' : 'bg-ink-soft'}`}
          style={{ left: `${start}%`, width: `${Math.max(0, right - start)}%` }}
        />
        {isEnd && broken && (
          <svg className="absolute inset-y-0 left-3 h-full w-2" viewBox="0 0 8 20" aria-hidden>
            <path
              d="M5 -1 l-4 6 l5 5 l-5 5 l4 6"
              stroke="var(--surface)"
              strokeWidth={2.5}
              fill="none"
            />
          </svg>
        )}
      </span>
    </li>
  )
}
