import { useDeferredValue, useMemo } from 'react'
import { effectsOfOptions, type Effect } from '../engine.ts'
import type { CandidateOffer, Fields, Option } from '../offer.ts'
import type { Changes } from './choices.ts'

/** Longer lists are reckoned as far as this: a phone has to answer while a slider moves. */
const MOST_RECKONED = 60

/**
 * What each option of a list does to the net pay beside the other choices, against having none of the list. After the
 * figures of what is chosen, which come first.
 */
export function useOptionEffects(
  offer: CandidateOffer,
  fields: Fields,
  options: readonly Option[],
  way: (option: Option | null) => Changes
): readonly (Effect | null | undefined)[] {
  const settled = useDeferredValue(fields)
  return useMemo(() => {
    const having = (option: Option | null) => ({ ...settled, ...way(option) }) as Fields
    return effectsOfOptions(offer, having(null), options.slice(0, MOST_RECKONED).map(having))
    // What a click writes follows from the same fields.
  }, [offer, settled, options])
}
