import {
  BENEFIT_KINDS,
  columnsOf,
  type BenefitKind,
  type Carrosserie,
  type Energie,
  type Translations,
} from '#modules/compute/pure'

export { BENEFIT_KINDS, type BenefitKind }

/** What a benefit holds besides its description; null where its kind has no such thing, or none was told. */
export interface BenefitFields {
  /** Its name in the company's own language. */
  description: string
  /** Its names in other languages, as far as they were told. */
  translations: Translations
  inPackages: boolean
  energie: Energie | null
  co2: number | null
  /** A hybrid without a plug; a hybrid has one unless told. */
  nonRechargeable: boolean
  /** Of a plug-in hybrid, kWh for each 100 kg of the car. */
  batterie: number | null
  /** Of a plug-in hybrid, grams a kilometre of the same car without a plug; null where there is none. */
  co2Equivalent: number | null
  /** The emission of a plug-in hybrid was measured under Euro 6e-bis or a later standard. */
  euro6eBis: boolean
  /** EUR: catalogue value of a car, a month of a device or plan, a year and unit of an insurance. */
  valeur: number | null
  /** EUR a month, of a car or bike. */
  tcoMensuel: number | null
  /** First registration of a car, `YYYY-MM-DD`; without it the car is new. */
  dateImmatriculation: string | null
  /** Its shape, for those who choose. */
  carrosserie: Carrosserie | null
  /** Electric range of a car with a plug, km. */
  autonomie: number | null
  /** The most that a car with a plug takes at a quick charger, kW. */
  puissanceCharge: number | null
  eligibleBudgetMobilite: boolean
  maxUnits: number | null
}
export type BenefitField = keyof BenefitFields

/** The fields of each kind, in the order in which they are asked for. */
export const FIELDS_OF: Readonly<Record<BenefitKind, readonly BenefitField[]>> = Object.fromEntries(
  BENEFIT_KINDS.map((kind) => {
    const asked = columnsOf(kind).filter(([, { unasked }]) => !unasked)
    return [kind, ['description', 'translations', ...asked.map(([name]) => name), 'inPackages']]
  })
) as unknown as Record<BenefitKind, readonly BenefitField[]>

/** A benefit of which nothing has been told. */
export const BLANK: BenefitFields = {
  description: '',
  translations: {},
  inPackages: true,
  energie: null,
  co2: null,
  nonRechargeable: false,
  batterie: null,
  co2Equivalent: null,
  euro6eBis: false,
  valeur: null,
  tcoMensuel: null,
  dateImmatriculation: null,
  carrosserie: null,
  autonomie: null,
  puissanceCharge: null,
  eligibleBudgetMobilite: false,
  maxUnits: null,
}
