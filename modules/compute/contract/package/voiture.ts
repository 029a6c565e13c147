import type { PlainDate } from '../../engine/dates.ts'
import type { Cents } from '../../engine/money.ts'
import { COMMANDES_MULTIPLIEES } from '../../legislation/employeur/cotisation_co2/commandes.ts'
import type { Sheet } from '../../rules/index.ts'
import { SANS_EMISSION } from '../../rules/mois/voiture/motorisations.ts'
import { ENERGIES, motorisationOf, type Energie } from '../energies.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amount, count, date, flag, type JsonSchema } from '../schema_parts.ts'
import { readTranslations, TRANSLATIONS_SCHEMA, type Translations } from '../translations.ts'
import { writeAge } from './age_voiture.ts'
import { HYBRIDE_SCHEMA, readHybride, type HybrideFields } from './hybride.ts'
import { amountOf, checkText, dateOf, flagOf, required } from './shapes.ts'

/** The company car (also that of the first pillar of the mobility budget) and its fuel card. */
export interface VoitureFields extends HybrideFields {
  hasVoitureSociete?: boolean
  /** The same as `tcoMensuelVS`, which wins where it is given. */
  voitureSociete?: number
  descriptionVS?: string
  translationsVS?: Translations
  energieVS?: Energie
  /** Grams a kilometre, on the certificate; not needed for `ELECTRIQUE` and `HYDROGENE`. */
  co2VS?: number
  /** Catalogue value with options and VAT, without discount, EUR. */
  valeurVS?: number
  /** EUR a month, without fuel card and CO2 contribution. */
  tcoMensuelVS?: number
  /** First registration; the date of the request when absent: a new car. */
  dateImmatriculationVS?: PlainDate
  /** Order or leasing contract; the first registration when absent. */
  dateCommandeVS?: PlainDate
  /** What the worker pays for the car, EUR a month. */
  contributionVS?: number
  hasCarteEssence?: boolean
  /** EUR a month. */
  carteEssence?: number
  descriptionCarteEssence?: string
  translationsCarteEssence?: Translations
  carteEssenceMin?: number
  carteEssenceMax?: number
}

const MAX_VALUE = 1_000_000
const MAX_MONTH = 100_000
const MAX_CO2 = 1000

/** Names of the monthly cost of a car or bike: its own, and that of the benefit. */
interface CostNames {
  key: string
  benefit: string
}

const VOITURE: CostNames = { key: 'tcoMensuelVS', benefit: 'voitureSociete' }
const month = { ...amount, minimum: 0, maximum: MAX_MONTH }

export const VOITURE_SCHEMA: Readonly<Record<keyof VoitureFields & string, JsonSchema>> = {
  hasVoitureSociete: flag,
  voitureSociete: month,
  descriptionVS: { type: 'string' },
  translationsVS: TRANSLATIONS_SCHEMA,
  energieVS: { enum: ENERGIES },
  co2VS: { ...count, maximum: MAX_CO2 },
  ...HYBRIDE_SCHEMA,
  valeurVS: { ...amount, minimum: 0, maximum: MAX_VALUE },
  tcoMensuelVS: month,
  dateImmatriculationVS: date,
  dateCommandeVS: date,
  contributionVS: month,
  hasCarteEssence: flag,
  carteEssence: month,
  descriptionCarteEssence: { type: 'string' },
  translationsCarteEssence: TRANSLATIONS_SCHEMA,
  carteEssenceMin: month,
  carteEssenceMax: month,
}

/** Whether a car ordered that day pays the CO2 contribution several times, as the sheet counts it. */
export function commandeMultipliee(ordered: PlainDate): number {
  return ordered >= COMMANDES_MULTIPLIEES ? 1 : 0
}

/** Writes every input of its own anew: what is not given is zero. */
export function readVoiture(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has =
    flagOf(fields.hasVoitureSociete, 'hasVoitureSociete', reading) === 1 || isFirstPillar(fields)
  readCar(fields, has, sheet, reading)
  readCost(fields, has, sheet, reading)
  readFuelCard(fields, sheet, reading)
}

/** With a first pillar the fields of the car are those of the car chosen within the budget. */
function isFirstPillar(fields: Fields): boolean {
  return fields.hasBudgetMobilite === true && fields.budgetMobiliteHasPilier1 === true
}

function readCar(fields: Fields, has: boolean, sheet: Sheet, reading: Reading): void {
  checkText(fields.descriptionVS, 'descriptionVS', reading)
  readTranslations(fields.translationsVS, 'package.translationsVS', reading)
  const energie = isGiven(fields.energieVS)
    ? reading.word(fields.energieVS, 'package.energieVS', ENERGIES)
    : undefined
  const co2 = isGiven(fields.co2VS)
    ? reading.count(fields.co2VS, 'package.co2VS', 0, MAX_CO2)
    : undefined
  const valeur = amountOf(fields.valeurVS, 'valeurVS', MAX_VALUE, reading)
  const immatriculation = dateOf(fields.dateImmatriculationVS, 'dateImmatriculationVS', reading)
  const commande = dateOf(fields.dateCommandeVS, 'dateCommandeVS', reading)
  sheet.energieVS = 0
  sheet.co2VS = 0
  sheet.valeurVS = 0
  sheet.anneesVS = 0
  sheet.joursAvantVS = 0
  sheet.joursApresVS = 0
  sheet.commandeVS = 0
  const registered = immatriculation ?? reading.date
  const ordered = commande ?? registered
  readHybride(fields, has ? ordered : undefined, sheet, reading)
  if (!has) return
  required(energie, 'energieVS', reading)
  sheet.valeurVS = required(valeur, 'valeurVS', reading) ?? 0
  if (energie === undefined) return
  sheet.energieVS = motorisationOf(energie)
  if (sheet.energieVS !== SANS_EMISSION) sheet.co2VS = required(co2, 'co2VS', reading) ?? 0
  if (immatriculation === undefined) reading.useDefault('package.dateImmatriculationVS')
  if (commande === undefined) reading.useDefault('package.dateCommandeVS')
  if (reading.date === '') return
  writeAge(registered, reading.date, sheet)
  sheet.commandeVS = commandeMultipliee(ordered)
}

function readCost(fields: Fields, has: boolean, sheet: Sheet, reading: Reading): void {
  const tco = monthlyCost(fields.tcoMensuelVS, fields.voitureSociete, VOITURE, reading)
  const contribution = amountOf(fields.contributionVS, 'contributionVS', MAX_MONTH, reading) ?? 0
  sheet.tcoVS = 0
  sheet.contributionVS = 0
  if (!has) return
  sheet.tcoVS = required(tco, 'tcoMensuelVS', reading) ?? 0
  sheet.contributionVS = contribution
  if (tco !== undefined && contribution > tco) {
    reading.refuse('out_of_range', 'package.contributionVS', {
      min: 0,
      max: tco / 100,
      unit: 'EUR',
    })
  }
}

/** The monthly cost of a car or bike: under its own name or, failing that, under that of the benefit. */
export function monthlyCost(
  ownValue: unknown,
  benefitValue: unknown,
  { key, benefit }: CostNames,
  reading: Reading
): Cents | undefined {
  const own = amountOf(ownValue, key, MAX_MONTH, reading)
  const other = amountOf(benefitValue, benefit, MAX_MONTH, reading)
  if (own !== undefined && other !== undefined && other !== 0 && own !== other) {
    reading.refuse('conflict', `package.${key}`, { with: `package.${benefit}` })
  }
  return own ?? other
}

function readFuelCard(fields: Fields, sheet: Sheet, reading: Reading): void {
  checkText(fields.descriptionCarteEssence, 'descriptionCarteEssence', reading)
  readTranslations(fields.translationsCarteEssence, 'package.translationsCarteEssence', reading)
  const has = flagOf(fields.hasCarteEssence, 'hasCarteEssence', reading) === 1
  const card = amountOf(fields.carteEssence, 'carteEssence', MAX_MONTH, reading)
  const min = amountOf(fields.carteEssenceMin, 'carteEssenceMin', MAX_MONTH, reading) ?? 0
  const max =
    amountOf(fields.carteEssenceMax, 'carteEssenceMax', MAX_MONTH, reading) ?? MAX_MONTH * 100
  sheet.carteEssence = 0
  if (!has) return
  sheet.carteEssence = required(card, 'carteEssence', reading) ?? 0
  if (card !== undefined && (card < min || card > max)) {
    const bounds = { min: min / 100, max: max / 100, unit: 'EUR' }
    reading.refuse('out_of_range', 'package.carteEssence', bounds)
  }
}
