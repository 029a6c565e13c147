import { benefitOf, listOf, withoutFreeChoices, type BenefitKind } from '#modules/compute/pure'
import { effectBetween, effectOf, type Effect } from '../engine.ts'
import type { CandidateOffer, Choice, Fields, Option } from '../offer.ts'
import { chooseBudget } from './budget-choices.ts'
import {
  chooseExtension,
  chooseOption,
  CHOICES,
  choiceOf,
  isChosen,
  isCompulsory,
  isOffered,
  leastSlide,
  slide,
  type Changes,
  type SliderBenefit,
} from './choices.ts'

/** Longer lists are reckoned as far as this: a phone has other things to do. */
export const MOST_RECKONED = 60

/** What a choice has changed, or would by one click; null where neither can be told. */
export function effectOfChoice(
  offer: CandidateOffer,
  fields: Fields,
  choice: Choice
): Effect | null {
  if (isChosen(fields, choice)) return effectOf(offer, fields, choice)
  const way = wayOf(fields, choice, offer.date)
  return way && effectBetween(offer, fields, { ...fields, ...way } as Fields)
}

/** One click on a benefit that is not chosen; lists and sliders say it of each of theirs. */
function wayOf(fields: Fields, choice: Choice, date: string): Changes | null {
  return choice === 'budgetMobilite' ? chooseBudget(fields, true, date) : choiceOf(fields, choice)
}

/** A choice and what one way of making it changes of the package with nothing chosen; null where it cannot be. */
export type EffectOfWay = readonly [choice: Choice, effect: Effect | null]

/**
 * What each choice can do to the pay, as computations of which each is one way to make it: every option of a list, both
 * ends of a slider. What must be had is part of the package.
 */
export function effectsOfWays(offer: CandidateOffer): readonly (() => EffectOfWay)[] {
  const none = withoutFreeChoices(offer.package) as Fields
  return CHOICES.filter((each) => isOffered(none, each) && !isCompulsory(none, each)).flatMap(
    (choice) =>
      waysOf(none, choice, offer.date).map((way) => () => {
        return [choice, effectBetween(offer, none, { ...none, ...way } as Fields)] as const
      })
  )
}

function waysOf(fields: Fields, choice: Choice, date: string): readonly Changes[] {
  const { slider, options } = benefitOf(choice).choice!
  if (slider) {
    const benefit = choice as SliderBenefit
    // Without a highest amount a card is what it is, and of the others there is nothing.
    const fixed = choice === 'carteEssence' && fields.carteEssence
    const most = Number(fields[slider.max as keyof Fields] ?? fixed)
    return most > 0
      ? [leastSlide(benefit, fields), most].map((amount) => slide(benefit, amount))
      : []
  }
  const way = wayOf(fields, choice, date)
  if (!options) return way ? [way] : []
  const list = (fields[listOf(choice as BenefitKind)] ?? []) as readonly Option[]
  return list
    .slice(0, MOST_RECKONED)
    .map((option) =>
      options.selections
        ? chooseExtension(fields, option, 1)
        : chooseOption(choice as BenefitKind, option)
    )
}
