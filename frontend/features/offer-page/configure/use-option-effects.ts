import { useMemo } from 'react'
import { useInTurns } from '@/lib/use-in-turns'
import { effectsFrom, type Effect } from '../engine.ts'
import type { CandidateOffer, Fields, Option } from '../offer.ts'
import type { Changes } from './choices.ts'
import { MOST_RECKONED } from './effect-of-choice.ts'

/**
 * What each option of a list does to the net pay beside the other choices, against having none of the list; null where it
 * cannot be. After the figures of what is chosen, which come first.
 *
 * @param way what a click on an option writes; follows from the fields
 */
export function useOptionEffects(
  offer: CandidateOffer,
  fields: Fields,
  options: readonly Option[],
  way: (option: Option | null) => Changes
): ReadonlyMap<Option, Effect | null> {
  const found = useInTurns(() => {
    const having = (option: Option | null) => ({ ...fields, ...way(option) }) as Fields
    const effectOf = effectsFrom(offer, having(null))
    return options
      .slice(0, MOST_RECKONED)
      .map((option) => () => [option, effectOf(having(option))] as const)
  }, [offer, fields, options])
  return useMemo(() => new Map(found), [found])
}
