import type { Energie, Translations } from '#modules/compute/pure'

/** The lists of the catalogue; `voitureSociete` fills a package's `voitureSocieteOptions`, and so on. */
export const BENEFIT_KINDS = [
  'voitureSociete',
  'velo',
  'telephone',
  'telephonePlan',
  'laptop',
  'extensionAssurance',
] as const
export type BenefitKind = (typeof BENEFIT_KINDS)[number]

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
  eligibleBudgetMobilite: boolean
  maxUnits: number | null
}
export type BenefitField = keyof BenefitFields

/** The fields of each kind, in the order in which they are asked for. */
export const FIELDS_OF: Readonly<Record<BenefitKind, readonly BenefitField[]>> = {
  voitureSociete: [
    'description',
    'translations',
    'energie',
    'co2',
    'nonRechargeable',
    'batterie',
    'co2Equivalent',
    'euro6eBis',
    'valeur',
    'tcoMensuel',
    'dateImmatriculation',
    'eligibleBudgetMobilite',
    'inPackages',
  ],
  velo: ['description', 'translations', 'tcoMensuel', 'inPackages'],
  telephone: ['description', 'translations', 'valeur', 'inPackages'],
  telephonePlan: ['description', 'translations', 'valeur', 'inPackages'],
  laptop: ['description', 'translations', 'valeur', 'inPackages'],
  extensionAssurance: ['description', 'translations', 'valeur', 'maxUnits', 'inPackages'],
}

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
  eligibleBudgetMobilite: false,
  maxUnits: null,
}
