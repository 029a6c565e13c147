import { Slider as Radix } from 'radix-ui'
import { cn } from '@/lib/cn'

interface SliderProps {
  value: number
  onValueChange: (value: number) => void
  /** It was let go, or a key moved it. */
  onValueCommit?: (value: number) => void
  min: number
  max: number
  step: number
  /** The name a screen reader says. */
  label: string
  /** The value in words: an amount with its unit. */
  valueText: string
  className?: string
  disabled?: boolean
}

/** One amount on a line. Arrows move by a step, page keys by ten. */
export function Slider({
  value,
  onValueChange,
  onValueCommit,
  min,
  max,
  step,
  label,
  valueText,
  className,
  disabled,
}: SliderProps) {
  return (
    <Radix.Root
      value={[value]}
      onValueChange={([next]) => onValueChange(next ?? min)}
      onValueCommit={([last]) => onValueCommit?.(last ?? min)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      className={cn('relative flex h-6 w-full touch-none items-center select-none', className)}
    >
      <Radix.Track className="relative h-1 grow rounded-full bg-line">
        <Radix.Range className="absolute h-full rounded-full bg-accent" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-4 rounded-full border-2 border-accent bg-surface transition-shadow hover:ring-4 hover:ring-accent/15 focus-visible:ring-4 focus-visible:ring-accent/25"
      />
    </Radix.Root>
  )
}
