import type { Fields, Option } from '../offer.ts'

/** What one gesture of the candidate changes of the package. */
export type Changes = { [Key in keyof Fields]?: Fields[Key] | null }

/** The amount a slider moves, and the flag that follows it: off at 0, on above. */
export const SLIDERS = {
  carteEssence: { amount: 'carteEssence', has: 'hasCarteEssence' },
  joursConge: { amount: 'joursConge', has: 'hasJoursConge' },
  flexWarrants: { amount: 'flexWarrants', has: 'hasFlexWarrants' },
  stockOptions: { amount: 'stockOptionUnits', has: 'hasStockOptions' },
} as const satisfies Record<string, { amount: keyof Fields; has: keyof Fields }>
export type SliderBenefit = keyof typeof SLIDERS

/** The mobility budget takes the place of car and fuel card, and they take its place. */
export const WITHOUT_BUDGET: Changes = { hasBudgetMobilite: false }
export const WITHOUT_CAR: Changes = { hasVoitureSociete: false, hasCarteEssence: false }

/** The company car, or none. */
export function chooseCar(car: Option | null): Changes {
  return car === null
    ? { hasVoitureSociete: false }
    : { ...WITHOUT_BUDGET, hasVoitureSociete: true, ...carOf(car) }
}

/** The bike, or none. */
export function chooseBike(bike: Option | null): Changes {
  return bike === null
    ? { hasVelo: false }
    : { hasVelo: true, descriptionVelo: bike.description, tcoMensuelVelo: bike.tcoMensuel }
}

export const DEVICES = {
  telephone: { has: 'hasTelephone', description: 'descriptionTelephone' },
  telephonePlan: { has: 'hasTelephonePlan', description: 'descriptionTelephonePlan' },
  laptop: { has: 'hasLaptop', description: 'descriptionLaptop' },
} as const satisfies Record<string, { has: keyof Fields; description: keyof Fields }>
export type Device = keyof typeof DEVICES

/** A telephone, its plan or a laptop, or none. */
export function chooseDevice(device: Device, option: Option | null): Changes {
  const { has, description } = DEVICES[device]
  return option === null
    ? { [has]: false }
    : { [has]: true, [device]: option.valeur, [description]: option.description }
}

/** A slider at 0 is no choice. */
export function slide(benefit: SliderBenefit, amount: number): Changes {
  const { amount: key, has } = SLIDERS[benefit]
  const changes: Changes = { [key]: amount, [has]: amount > 0 }
  return benefit === 'carteEssence' && amount > 0 ? { ...changes, ...WITHOUT_BUDGET } : changes
}

/** What stands on a slider that was just switched on: the least it can be. */
export function switchSlider(benefit: SliderBenefit, on: boolean, least: number): Changes {
  return on ? slide(benefit, least) : { [SLIDERS[benefit].has]: false }
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

/** The option of a list that the package has, if any. */
export function chosenCar(fields: Fields): Option | undefined {
  return fields.voitureSocieteOptions?.find(
    (car) =>
      car.description === (fields.descriptionVS ?? undefined) &&
      car.energie === fields.energieVS &&
      car.valeur === fields.valeurVS &&
      car.tcoMensuel === fields.tcoMensuelVS
  )
}

export function chosenBike(fields: Fields): Option | undefined {
  return fields.veloOptions?.find(
    (bike) =>
      bike.description === (fields.descriptionVelo ?? undefined) &&
      bike.tcoMensuel === fields.tcoMensuelVelo
  )
}

export function chosenDevice(fields: Fields, device: Device): Option | undefined {
  const { description } = DEVICES[device]
  return fields[`${device}Options`]?.find(
    (option) =>
      option.description === (fields[description] ?? undefined) && option.valeur === fields[device]
  )
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

/** `hasVelo`, `canVelo`, `mustHaveVelo` of `velo`. */
export function flagOf(prefix: 'has' | 'can' | 'mustHave', benefit: string): keyof Fields {
  return `${prefix}${benefit[0]!.toUpperCase()}${benefit.slice(1)}` as keyof Fields
}

export const isOffered = (fields: Fields, benefit: string) =>
  fields[flagOf('can', benefit)] === true
export const isChosen = (fields: Fields, benefit: string) => fields[flagOf('has', benefit)] === true
export const isCompulsory = (fields: Fields, benefit: string) =>
  isOffered(fields, benefit) && fields[flagOf('mustHave', benefit)] === true

/** A car of a list as the package's own. */
export function carOf(car: Option): Changes {
  return {
    descriptionVS: car.description ?? null,
    energieVS: car.energie,
    co2VS: car.co2 ?? null,
    nonRechargeableVS: car.nonRechargeable ?? null,
    batterieVS: car.batterie ?? null,
    co2EquivalentVS: car.co2Equivalent ?? null,
    euro6eBisVS: car.euro6eBis ?? null,
    valeurVS: car.valeur,
    tcoMensuelVS: car.tcoMensuel,
    dateImmatriculationVS: null,
    dateCommandeVS: null,
  }
}

function isSelectionOf(
  selection: { companyAssuranceExtensionId?: unknown; description?: string },
  { id, description }: Option
): boolean {
  return id === undefined
    ? selection.description === description
    : selection.companyAssuranceExtensionId === id
}
