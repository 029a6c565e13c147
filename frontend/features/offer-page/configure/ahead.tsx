import { useDeferredValue, useMemo } from 'react'
import { cents } from '#modules/compute/pure'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { effectsOfOptions } from '../engine.ts'
import type { Fields } from '../offer.ts'
import { slide, type Changes, type SliderBenefit } from './choices.ts'
import { useOffer } from './offer-context.ts'

/** One step from where a choice stands. */
export interface Way {
  key: 'more' | 'less'
  /** How much it is, with its unit: « 1 jour ». */
  step: string
  changes: Changes
}

/** What the next step of a choice does to the net pay, in both directions, before it is made: after the figures, which come first. */
export function Ahead({ fields, ways }: { fields: Fields; ways: readonly Way[] }) {
  const t = useT()
  const format = useFormat()
  const offer = useOffer()
  // Steps and effects are those of the same choices.
  const settled = useDeferredValue(useMemo(() => ({ fields, ways }), [fields]))
  const effects = useMemo(
    () =>
      effectsOfOptions(
        offer,
        settled.fields,
        settled.ways.map(({ changes }) => ({ ...settled.fields, ...changes }) as Fields)
      ),
    [offer, settled]
  )
  return (
    <ul className="flex flex-wrap gap-x-4 text-xs text-ink-soft tabular-nums">
      {settled.ways.map(({ key, step }, at) => {
        const effect = effects[at]
        return (
          <li key={key}>
            {effect
              ? t(`choices.${key}`, {
                  step,
                  month: format.difference(effect.month),
                  year: format.difference(effect.year),
                })
              : t(`choices.${key}Never`, { step })}
          </li>
        )
      })}
    </ul>
  )
}

/** The steps of a slider from where it stands, as far as it goes. */
export function slideWays(
  benefit: SliderBenefit,
  { value, step, min, max }: { value: number; step: number; min: number; max: number },
  textOf: (amount: number) => string
): Way[] {
  const [up, down] = [Math.min(max, value + step), Math.max(min, value - step)]
  const way = (key: Way['key'], to: number): Way => ({
    key,
    step: textOf(cent(Math.abs(to - value))),
    changes: slide(benefit, to),
  })
  return [
    ...(up > value ? [way('more', cent(up))] : []),
    ...(down < value ? [way('less', cent(down))] : []),
  ]
}

/** Steps may be of cents. */
function cent(amount: number): number {
  return cents(amount) / 100
}
