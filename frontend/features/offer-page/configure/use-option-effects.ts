import { useMemo } from 'react'
import type { BenefitKind } from '#modules/compute/pure'
import { useInTurns } from '@/lib/use-in-turns'
import { effectBetween, type Effect } from '../engine.ts'
import type { CandidateOffer, Fields, Option } from '../offer.ts'
import { chosenOption, isChosen, type Changes } from './choices.ts'
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
    const none = having(null)
    return options
      .slice(0, MOST_RECKONED)
      .map((option) => () => [option, effectBetween(offer, none, having(option))] as const)
  }, [offer, fields, options])
  return useMemo(() => new Map(found), [found])
}

/** The option of a list that is had now; one that was taken away is kept in the package. */
export function takenOption(fields: Fields, name: BenefitKind): Option | undefined {
  return isChosen(fields, name) ? chosenOption(fields, name) : undefined
}

const NO_OPTIONS: readonly Option[] = []

/** The list of a benefit; one and the same where it has none. */
export function optionsOf(fields: Fields, name: BenefitKind): readonly Option[] {
  return (fields[`${name}Options`] as readonly Option[] | undefined) ?? NO_OPTIONS
}
