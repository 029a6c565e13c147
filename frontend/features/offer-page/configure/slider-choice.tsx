import { useId, type ReactNode } from 'react'
import type { Fields } from '../offer.ts'
import { Ahead } from './ahead.tsx'
import { slide, type Changes, type SliderBenefit } from './choices.ts'
import { slideWays } from './ways.ts'

interface SliderChoiceProps {
  benefit: SliderBenefit
  fields: Fields
  change: (changes: Changes) => void
  label: string
  value: number
  min?: number
  /** The least that one step less leads to, where it is not the lower end. */
  least?: number
  max: number
  step?: number
  /** An amount with its unit, as it is read and shown. */
  textOf: (amount: number) => string
  /** What stands at an end. */
  endOf?: (amount: number) => string
  hint?: ReactNode
}

/** A slider with its value, the system's own, so that finger, mouse and keyboard know it, and what its next steps do. */
export function SliderChoice({
  benefit,
  fields,
  change,
  label,
  value,
  min = 0,
  least = min,
  max,
  step = 1,
  textOf,
  endOf = String,
  hint,
}: SliderChoiceProps) {
  const id = useId()
  const text = textOf(value)
  const changesOf = (amount: number) => slide(benefit, amount)
  return (
    <>
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
          className="h-8 w-full cursor-pointer accent-accent"
          value={value}
          min={min}
          max={max}
          step={step}
          aria-valuetext={text}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => change(changesOf(event.target.valueAsNumber))}
        />
        <div className="flex justify-between text-xs text-ink-soft tabular-nums" aria-hidden>
          <span>{endOf(min)}</span>
          <span>{endOf(max)}</span>
        </div>
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <Ahead
        fields={fields}
        ways={slideWays(changesOf, { value, step, min: least, max }, textOf)}
      />
    </>
  )
}
