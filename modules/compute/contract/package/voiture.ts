import type { PlainDate } from '../../engine/dates.ts'
import type { Cents } from '../../engine/money.ts'
import { COMMANDES_MULTIPLIEES } from '../../legislation/employeur/cotisation_co2/commandes.ts'
import type { Sheet } from '../../rules/index.ts'
import { SANS_EMISSION } from '../../rules/mois/voiture/motorisations.ts'
import { voitureSociete } from '../benefits/mobility.ts'
import { defaultOf } from '../defaults.ts'
import { ENERGIES, motorisationOf } from '../energies.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { writeAge } from './age_voiture.ts'
import { readHybride } from './hybride.ts'
import { amountOf, dateOf, flagOf, required } from './shapes.ts'

const FIELDS = voitureSociete.fields
const MAX_VALUE = FIELDS.valeurVS.max
const MAX_MONTH = FIELDS.tcoMensuelVS.max
const MAX_CO2 = FIELDS.co2VS.max
const OF_TODAY = defaultOf('package.dateImmatriculationVS')
const ORDERED_THEN = defaultOf('package.dateCommandeVS')

/** Names of the monthly cost of a car or bike: its own, and that of the benefit. */
interface CostNames {
  key: string
  benefit: string
}

const VOITURE: CostNames = { key: 'tcoMensuelVS', benefit: 'voitureSociete' }

/** Whether a car ordered that day pays the CO2 contribution several times, as the sheet counts it. */
export function commandeMultipliee(ordered: PlainDate): number {
  return ordered >= COMMANDES_MULTIPLIEES ? 1 : 0
}

/** The car of the package, or that of its mobility budget. */
export function readCar(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has =
    flagOf(fields.hasVoitureSociete, 'hasVoitureSociete', reading) === 1 || isFirstPillar(fields)
  readVehicle(fields, has, sheet, reading)
  readCost(fields, has, sheet, reading)
}

/** With a first pillar the fields of the car are those of the car chosen within the budget. */
function isFirstPillar(fields: Fields): boolean {
  return fields.hasBudgetMobilite === true && fields.budgetMobiliteHasPilier1 === true
}

function readVehicle(fields: Fields, has: boolean, sheet: Sheet, reading: Reading): void {
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
  if (immatriculation === undefined) reading.useDefault(OF_TODAY)
  if (commande === undefined) reading.useDefault(ORDERED_THEN)
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

export function readFuelCard(fields: Fields, sheet: Sheet, reading: Reading): void {
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
