import {
  BENEFIT_KINDS,
  benefitOf,
  flagOf as switchOf,
  FLEX_BENEFITS,
  isOption,
  listOf,
  placed,
  writtenBy,
  type BenefitKind,
} from '#modules/compute/pure'
import type { Choice, Fields, Option } from '../offer.ts'

/** The benefits a candidate may choose, in the order of the sections of the screen. */
export const CHOICES: readonly Choice[] = placed(
  FLEX_BENEFITS,
  (name) => name,
  (name) => benefitOf(name).choice!.chosenAfter
)

/** What one gesture of the candidate changes of the package. */
export type Changes = { [Key in keyof Fields]?: Fields[Key] | null }

/** The choices that are an amount between two ends. */
export type SliderBenefit = 'carteEssence' | 'joursConge' | 'flexWarrants' | 'stockOptions'
const sliderOf = (benefit: SliderBenefit) => benefitOf(benefit).choice!.slider!

/** What a choice excludes goes, on both sides. */
function without(name: Choice): Changes {
  const others = FLEX_BENEFITS.filter(
    (other) =>
      benefitOf(other).choice!.excludes?.includes(name) ||
      benefitOf(name).choice!.excludes?.includes(other)
  )
  return Object.fromEntries(others.map((other) => [flagOf('has', other), false]))
}

/** The mobility budget takes the place of car and fuel card, and they take its place. */
export const WITHOUT_BUDGET = without('voitureSociete')
export const WITHOUT_CAR = without('budgetMobilite')

/** One of the list of a benefit, or none. */
export function chooseOption(name: BenefitKind, option: Option | null): Changes {
  return option === null
    ? removeChoice(name)
    : { ...without(name), [flagOf('has', name)]: true, ...writtenOf(name, option) }
}

/** The fields that an option writes. What the page shows has one name, the reader's. */
export function writtenOf(name: BenefitKind, option: Option): Changes {
  const { description, fields } = benefitOf(name)
  const { [fields[description!]!.names!]: _names, ...written } = writtenBy(name, option)
  return written as Changes
}

/** The option of its list that a package has, if any. */
export function chosenOption(fields: Fields, name: BenefitKind): Option | undefined {
  return (fields[listOf(name)] as readonly Option[] | undefined)?.find((option) =>
    isOption(name, option, fields)
  )
}

/** Telephone, its plan, laptop: the devices with a list of models. */
export const DEVICES = BENEFIT_KINDS.filter((kind) => benefitOf(kind).section === 'devices')

/** A slider at 0 is no choice. */
export function slide(benefit: SliderBenefit, amount: number): Changes {
  const changes: Changes = {
    [sliderOf(benefit).amount]: amount,
    [flagOf('has', benefit)]: amount > 0,
  }
  return amount > 0 ? { ...changes, ...without(benefit) } : changes
}

/** Of the card for fuel, EUR a month. */
export const CARD_STEP = 5

/** The least that can be chosen of it is no zero: at 0 there is no card. */
export function leastCard({ carteEssence, carteEssenceMin, carteEssenceMax }: Fields): number {
  const most = carteEssenceMax ?? carteEssence ?? 0
  return Math.max(carteEssenceMin ?? 0, Math.min(most, CARD_STEP))
}

/** One extension of the insurance in so many units; none takes it away, and the last one the flag. */
export function chooseExtension(fields: Fields, option: Option, units: number): Changes {
  const others = (fields.extensionAssuranceSelections ?? []).filter(
    (selection) => !isSelectionOf(selection, option)
  )
  const { id, description, valeur = 0, companyId } = option
  const selection = { companyAssuranceExtensionId: id, description, valeur, companyId, units }
  const selections = units > 0 ? [...others, selection] : others
  return {
    hasExtensionAssurance: selections.length > 0,
    extensionAssurance: null,
    extensionAssuranceSelections: selections,
  }
}

/** How many units of an extension are chosen. */
export function unitsOf(fields: Fields, option: Option): number {
  const selections = fields.hasExtensionAssurance ? fields.extensionAssuranceSelections : []
  return (selections ?? []).find((each) => isSelectionOf(each, option))?.units ?? 0
}

/** Takes one choice away, as the summary does. */
export function removeChoice(benefit: string): Changes {
  return { [flagOf('has', benefit)]: false }
}

const WARRANT_STEPS = [5, 10, 25, 50, 100, 250, 500, 1000] as const
const STEPS_AT_LEAST = 10

/**
 * The step of the warrants' slider: the greatest of the usual ones that divides the most evenly into more than ten
 * steps; where none does, so many whole euros that the end can be reached.
 */
export function warrantStep(most: number): number {
  return (
    WARRANT_STEPS.toReversed().find((step) => most % step === 0 && most / step > STEPS_AT_LEAST) ??
    (Number.isInteger(most) ? 1 : 0.01)
  )
}

/** The least of a slider that is a choice at all. */
export function leastSlide(benefit: SliderBenefit, fields: Fields): number {
  if (benefit === 'carteEssence') return leastCard(fields)
  return benefit === 'flexWarrants' ? warrantStep(fields.maxFlexWarrants ?? 0) : 1
}

/** What the switch of a benefit would change; null where it has none: a slider without, a list to tick. */
export function choiceOf(fields: Fields, choice: Choice): Changes | null {
  if (choice === 'carteEssence') return slide(choice, fields.carteEssence || leastCard(fields))
  if (choice === 'stockOptions') return slide(choice, 1)
  const { slider, options } = benefitOf(choice).choice!
  if (slider || options?.selections || choice === 'budgetMobilite') return null
  if (!options) return { ...without(choice), [flagOf('has', choice)]: true }
  const kind = choice as BenefitKind
  const [first] = (fields[listOf(kind)] ?? []) as readonly Option[]
  const option = chosenOption(fields, kind) ?? first
  return option ? chooseOption(kind, option) : null
}

/** What the switch of a benefit writes: its first option unless one was chosen before, or nothing. */
export function toggleChoice(fields: Fields, choice: Choice, on: boolean): Changes {
  return (on && choiceOf(fields, choice)) || removeChoice(choice)
}

/** `hasVelo`, `canVelo`, `mustHaveVelo` of `velo`. */
export function flagOf(prefix: 'has' | 'can' | 'mustHave', benefit: string): keyof Fields {
  return switchOf(prefix, benefit) as keyof Fields
}

export const isOffered = (fields: Fields, benefit: string) =>
  fields[flagOf('can', benefit)] === true
export const isChosen = (fields: Fields, benefit: string) => fields[flagOf('has', benefit)] === true
/** What the candidate chose of what is offered. */
export const choicesMade = (fields: Fields) =>
  CHOICES.filter((choice) => isOffered(fields, choice) && isChosen(fields, choice))
export const isCompulsory = (fields: Fields, benefit: string) =>
  isOffered(fields, benefit) && fields[flagOf('mustHave', benefit)] === true

function isSelectionOf(
  selection: { companyAssuranceExtensionId?: unknown; description?: string },
  { id, description }: Option
): boolean {
  return id === undefined
    ? selection.description === description
    : selection.companyAssuranceExtensionId === id
}
