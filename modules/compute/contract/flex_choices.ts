import type { Cents } from '../engine/money.ts'
import { offered, without } from './flex_budget.ts'
import {
  BENEFITS,
  benefitOf,
  flagOf,
  type BenefitKind,
  type FlexBenefit,
} from './benefits/index.ts'
import { listOf, writtenBy } from './benefits/options.ts'
import { isGiven, type Fields } from './reading.ts'
import type { Situation } from './situation.ts'

/** Sides of which a package has one: the benefits that exclude others, and those others. */
const EXCLUSIVE: readonly (readonly FlexBenefit[])[] = BENEFITS.flatMap(({ name, choice }) =>
  choice?.excludes ? [[name], choice.excludes] : []
) as readonly (readonly FlexBenefit[])[]

/** One way of choosing a benefit: the fields it sets, and what it costs by itself. */
interface Choice {
  readonly benefit: FlexBenefit
  readonly fields: Fields
  readonly cost: Cents
}

/** The dearest combinations a package allows: one for each side of what excludes itself. */
export function dearestCombinations(situation: Situation, fields: Fields, gross: Cents): Fields[] {
  const base = without(fields, offered(fields))
  const dearest = offered(fields).flatMap((benefit) =>
    extreme(situation, base, fields, benefit, gross, 1)
  )
  const must = compulsory(fields)
  const sides = EXCLUSIVE.filter((side) => dearest.some(({ benefit }) => side.includes(benefit)))
  if (sides.length < 2) return [combined(situation, base, dearest)]
  return sides
    .filter(
      (side) =>
        !must.some((benefit) => sides.some((other) => other !== side && other.includes(benefit)))
    )
    .map((side) => {
      const others = sides.filter((other) => other !== side).flat()
      return combined(
        situation,
        base,
        dearest.filter(({ benefit }) => !others.includes(benefit))
      )
    })
}

/** What must be chosen, each in its cheapest form, and nothing else. */
export function cheapestCombination(situation: Situation, fields: Fields, gross: Cents): Fields {
  const base = without(fields, offered(fields))
  return combined(
    situation,
    base,
    compulsory(fields).flatMap((benefit) => extreme(situation, base, fields, benefit, gross, -1))
  )
}

/** What is offered and must be chosen. */
export function compulsory(fields: Fields): FlexBenefit[] {
  return offered(fields).filter((benefit) => fields[flagOf('mustHave', benefit)] === true)
}

/** The package with these choices, dearest first; one that is refused beside the others is left out. */
function combined(situation: Situation, base: Fields, choices: readonly Choice[]): Fields {
  let fields = base
  for (const choice of choices.toSorted((a, b) => b.cost - a.cost)) {
    const more = { ...fields, ...choice.fields }
    if (situation.read(more)) fields = more
  }
  return fields
}

/** The dearest (sign 1) or cheapest (sign -1) way to choose a benefit; none where nothing is on offer. */
function extreme(
  situation: Situation,
  base: Fields,
  fields: Fields,
  benefit: FlexBenefit,
  gross: Cents,
  sign: 1 | -1
): Choice[] {
  let best: Choice | undefined
  for (const way of ways(benefit, fields, sign)) {
    if (!situation.read({ ...base, ...way })) continue
    const choice = { benefit, fields: way, cost: situation.costAt(gross) }
    if (best === undefined || sign * (choice.cost - best.cost) > 0) best = choice
  }
  return best === undefined ? [] : [best]
}

type Option = Fields & { readonly valeur?: number; readonly maxUnits?: number }

/** The ways worth comparing: every option of a list, the end of a slider. */
function ways(name: FlexBenefit, fields: Fields, sign: 1 | -1): Fields[] {
  const { choice } = benefitOf(name)
  const { options: list, slider, always } = choice!
  const has = { [flagOf('has', name)]: true, ...always }
  if (slider !== undefined) {
    const least = slider.min === undefined ? slider.least : fields[slider.min]
    const end = sign === 1 ? fields[slider.max] : least
    // What the package itself says where the slider has no such end.
    return [isGiven(end) ? { ...has, [slider.amount]: end } : has]
  }
  if (list === undefined) return [has]
  const options = (fields[listOf(name)] ?? []) as readonly Option[]
  // A list without options leaves what the package itself says.
  if (options.length === 0) return [has]
  return list.selections
    ? extensions(has, options, sign)
    : options.map((option) => ({ ...has, ...writtenBy(name as BenefitKind, option) }))
}

/** Every extension in its greatest number; where one is compulsory, one unit of the cheapest. */
function extensions(has: Fields, options: readonly Option[], sign: 1 | -1): Fields[] {
  const cheapest = options.toSorted((a, b) => (a.valeur ?? 0) - (b.valeur ?? 0)).slice(0, 1)
  const selections = (sign === 1 ? options : cheapest).map((option) => ({
    description: option.description,
    translations: option.translations,
    valeur: option.valeur,
    companyAssuranceExtensionId: option.id,
    units: sign === 1 ? (option.maxUnits ?? 1) : 1,
  }))
  return [{ ...has, extensionAssurance: undefined, extensionAssuranceSelections: selections }]
}
