import { CARROSSERIES, ENERGIES, FLEX_BENEFITS } from '#modules/compute/pure'
import {
  anything,
  byName,
  flag,
  list,
  number,
  oneOf,
  optional,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { BENEFIT_KINDS } from '../domain/benefit_kinds.ts'

const kind = oneOf(BENEFIT_KINDS)
const fields = {
  /** Its name in the company's own language. */
  description: text,
  /** Its names in other languages; where there is none, a reader sees `description`. */
  translations: whole({
    fr: optional(text),
    nl: optional(text),
    en: optional(text),
  }),
  inPackages: flag,
  energie: orNull(oneOf(ENERGIES)),
  co2: orNull(number),
  /** A hybrid without a plug. */
  nonRechargeable: flag,
  /** Of a plug-in hybrid, kWh for each 100 kg of the car. */
  batterie: orNull(number),
  /** Grams a kilometre of the same car without a plug. */
  co2Equivalent: orNull(number),
  /** Its emission was measured under Euro 6e-bis or a later standard. */
  euro6eBis: flag,
  valeur: orNull(number),
  tcoMensuel: orNull(number),
  dateImmatriculation: orNull(text),
  /** Its shape, electric range in km and charging power in kW, for those who choose a car. */
  carrosserie: orNull(oneOf(CARROSSERIES)),
  autonomie: orNull(number),
  puissanceCharge: orNull(number),
  eligibleBudgetMobilite: flag,
  maxUnits: orNull(number),
}
const benefit = {
  id: uuid,
  kind,
  ...fields,
  archived: flag,
  version: number,
  /** Where the company's picture of a car or a bike is; null without one. */
  photoUrl: orNull(text),
}

export const benefitSchema = whole(benefit)
export const benefitsSchema = whole({ data: list(whole(benefit)) })

export const benefitSettingsSchema = whole({
  shown: list(oneOf(FLEX_BENEFITS)),
  budgetMobiliteMinimum: orNull(number),
  budgetMobiliteMaximum: orNull(number),
  piliers: list(oneOf([1, 2, 3])),
  version: number,
})

/** Benefits that are added together: fields of a package, by name. */
export const packSchema = whole({ id: uuid, name: text, benefits: byName(anything) })

export const packsSchema = whole({ data: list(packSchema) })
