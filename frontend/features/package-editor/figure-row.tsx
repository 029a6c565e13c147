import { useId } from 'react'
import { Pin as PinIcon } from 'lucide-react'
import { DifferenceBadge } from '@/components/pay/difference-badge'
import { ProjectedSignOf } from '@/components/pay/projected-sign'
import { useDifference } from '@/components/pay/use-difference'
import { Why } from '@/components/pay/why'
import { Slider } from '@/components/ui/slider'
import { Tooltip } from '@/components/ui/tooltip'
import { FIGURE, type Figure, type Period } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useUnreadable } from '@/lib/use-unreadable'
import { useT } from '@/lib/use-t'
import { cn } from '@/lib/cn'
import { RollingMoneyInput } from './rolling-money-input.tsx'
import { sliderRange } from './slider-range.ts'

interface FigureRowProps {
  figure: Figure
  label: string
  period: Period
  /** What the engine found, in euros. */
  value: number
  /** What it is compared with, until it is forgotten; else a change shows for some seconds. */
  baseline?: number
  /** What was typed, when this is the figure that stays. */
  pinned: { amount: number | null } | null
  invalid: boolean
  /** Why the amount is refused, when this is the field where it was typed. */
  error: string | null
  /** The value is that of the last good state: a pinned field shows what was typed instead. */
  stale: boolean
  onPin: (amount: number | null) => void
}

/** One of the four figures: read it, type in it, pull it, ask why. Typing in it pins it. */
export function FigureRow({
  figure,
  label,
  period,
  value,
  baseline,
  pinned,
  invalid,
  error,
  stale,
  onPin,
}: FigureRowProps) {
  const t = useT()
  const format = useFormat()
  const current = pinned ? pinned.amount : value
  const unreadable = useUnreadable(current)
  const sentence = unreadable.sentence ?? error
  const errorId = useId()
  const { min, max, step } = sliderRange(figure, period, current ?? 0)
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 rounded-lg px-3 py-2.5',
        pinned && 'bg-accent-soft'
      )}
    >
      <div className="flex min-w-0 items-center gap-2">
        <span className="font-medium @min-[22rem]:whitespace-nowrap">
          {label}
          <ProjectedSignOf path={FIGURE[figure][period].path} />
        </span>
        {pinned && (
          <Tooltip content={t('editor.pinned')}>
            <span
              className="inline-flex text-accent"
              tabIndex={0}
              role="img"
              aria-label={t('editor.pinned')}
            >
              <PinIcon className="size-3.5" aria-hidden />
            </span>
          </Tooltip>
        )}
      </div>
      <div className="flex items-center justify-end gap-1">
        <span className="relative w-32 @min-[19rem]:w-36">
          <RollingMoneyInput
            aria-label={`${label}, ${t(period === 'month' ? 'pay.eurPerMonth' : 'pay.eurPerYear')}`}
            aria-invalid={invalid || sentence !== null || undefined}
            aria-describedby={sentence === null ? undefined : errorId}
            className={cn(
              'h-9 pr-7 pl-2 text-base font-semibold md:text-base',
              !pinned &&
                'border-transparent bg-transparent hover:border-line-strong focus-visible:bg-surface'
            )}
            step={step}
            value={current}
            found={pinned && stale ? (pinned.amount ?? 0) : value}
            onValueChange={onPin}
            onUnreadable={unreadable.onUnreadable}
          />
          <span
            className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-base text-ink-soft"
            aria-hidden
          >
            €
          </span>
        </span>
        <span className="size-6 shrink-0">
          <Why rule={FIGURE[figure][period].rule} title={label} />
        </span>
      </div>
      <div className="col-span-full grid grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-2">
        <Slider
          label={label}
          min={min}
          max={max}
          step={step}
          value={Math.min(max, Math.max(min, current ?? 0))}
          valueText={format.euros(current ?? 0)}
          onValueChange={onPin}
        />
        {/* Its place is always kept: a badge that comes and goes moves nothing. */}
        <span className="flex h-6 items-center justify-end">
          <ChangeBadge value={value} baseline={baseline} onTint={pinned !== null} />
        </span>
      </div>
      {sentence !== null && (
        <p id={errorId} role="alert" className="col-span-full text-xs text-danger">
          {sentence}
        </p>
      )}
    </div>
  )
}

/** By how much the figure changed. It comes and goes by itself: the row is not drawn again for it. */
function ChangeBadge({
  value,
  baseline,
  onTint,
}: {
  value: number
  baseline?: number
  onTint: boolean
}) {
  return <DifferenceBadge difference={useDifference(value, baseline)} onTint={onTint} />
}
