import { useDeferredValue, useMemo } from 'react'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { effectsOfOptions } from '../engine.ts'
import type { Fields } from '../offer.ts'
import { useOffer } from './offer-context.ts'
import type { Way } from './ways.ts'

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
