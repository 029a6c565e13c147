import type { Cents } from '../engine/money.ts'
import { offered, without } from './flex_budget.ts'
import { flagOf, type FlexBenefit } from './package/flex.ts'
import { isGiven, type Fields } from './reading.ts'
import type { Situation } from './situation.ts'

/** The mobility budget takes the place of the company car and of the fuel card. */
const EXCLUSIVE: readonly (readonly FlexBenefit[])[] = [
  ['budgetMobilite'],
  ['voitureSociete', 'carteEssence'],
]

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
function ways(benefit: FlexBenefit, fields: Fields, sign: 1 | -1): Fields[] {
  const has = { [flagOf('has', benefit)]: true }
  const options = (fields[`${benefit}Options`] ?? []) as readonly Option[]
  switch (benefit) {
    case 'voitureSociete':
      return orAsGiven(has, options, (car) => ({
        voitureSociete: undefined,
        descriptionVS: car.description,
        translationsVS: car.translations,
        energieVS: car.energie,
        co2VS: car.co2,
        nonRechargeableVS: car.nonRechargeable,
        batterieVS: car.batterie,
        co2EquivalentVS: car.co2Equivalent,
        euro6eBisVS: car.euro6eBis,
        valeurVS: car.valeur,
        tcoMensuelVS: car.tcoMensuel,
        dateImmatriculationVS: undefined,
        dateCommandeVS: undefined,
      }))
    case 'velo':
      return orAsGiven(has, options, ({ description, translations, tcoMensuel }) => ({
        velo: undefined,
        descriptionVelo: description,
        translationsVelo: translations,
        tcoMensuelVelo: tcoMensuel,
      }))
    case 'telephone':
    case 'telephonePlan':
    case 'laptop':
      return orAsGiven(has, options, ({ valeur }) => ({ [benefit]: valeur }))
    case 'budgetMobilite':
      return [{ ...has, budgetMobiliteSoldePilier3: true }]
    case 'extensionAssurance':
      return extensions(has, options, sign)
    case 'epargnePension':
      return [has]
    case 'stockOptions':
      return [{ ...has, ...end('stockOptionUnits', sign === 1 ? fields.maxStockOptionUnits : 1) }]
    case 'carteEssence':
      return [
        { ...has, ...end(benefit, sign === 1 ? fields.carteEssenceMax : fields.carteEssenceMin) },
      ]
    case 'joursConge':
      return [{ ...has, ...end(benefit, sign === 1 ? fields.maxJoursConge : 1) }]
    case 'flexWarrants':
      return [{ ...has, ...end(benefit, sign === 1 ? fields.maxFlexWarrants : 0) }]
  }
}

/** A list without options leaves what the package itself says. */
function orAsGiven(has: Fields, options: readonly Option[], chosen: (option: Option) => Fields) {
  return options.length === 0 ? [has] : options.map((option) => ({ ...has, ...chosen(option) }))
}

/** The end of a slider; what the package itself says where it has none. */
function end(field: string, value: unknown): Fields {
  return isGiven(value) ? { [field]: value } : {}
}

/** Every extension in its greatest number; where one is compulsory, one unit of the cheapest. */
function extensions(has: Fields, options: readonly Option[], sign: 1 | -1): Fields[] {
  if (options.length === 0) return [has]
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
