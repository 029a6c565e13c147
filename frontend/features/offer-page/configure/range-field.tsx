import { useId, type ReactNode } from 'react'

interface RangeFieldProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value with its unit, as it is read and shown. */
  text: string
  hint?: ReactNode
  /** What stands at the two ends. */
  ends?: readonly [string, string]
  disabled?: boolean
  onChange: (value: number) => void
}

/** A slider with its value: the system's own, so that finger, mouse and keyboard know it. */
export function RangeField({
  label,
  value,
  min,
  max,
  step,
  text,
  hint,
  ends,
  disabled,
  onChange,
}: RangeFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-ink-soft">
          {label}
        </label>
        <output htmlFor={id} className="shrink-0 font-semibold whitespace-nowrap tabular-nums">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="h-8 w-full cursor-pointer accent-accent disabled:cursor-not-allowed"
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={text}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {ends && (
        <div className="flex justify-between text-xs text-ink-soft tabular-nums" aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
