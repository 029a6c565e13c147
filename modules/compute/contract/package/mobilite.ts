import { isPlainDate, type PlainDate } from '../../engine/dates.ts'
import type { Cents } from '../../engine/money.ts'
import { valueOn } from '../../engine/parameter.ts'
import type { Law } from '../../legislation/index.ts'
import { emissionMaximale } from '../../legislation/annee/budget_mobilite/emission_maximale.ts'
import { cotisationCo2Mois } from '../../rules/annee/mobilite/cotisation_co2_mois.ts'
import type { Sheet } from '../../rules/index.ts'
import { SANS_EMISSION } from '../../rules/mois/voiture/motorisations.ts'
import { budgetMobilite } from '../benefits/mobility.ts'
import type { Fields, Reading } from '../reading.ts'
import { amountOf, flagOf, required } from './shapes.ts'
import { monthlyCost } from './voiture.ts'

const FIELDS = budgetMobilite.fields
const MAX_BUDGET = FIELDS.budgetMobilite.max
const MAX_MONTH = FIELDS.budgetMobilitePilier2.max
const VELO = { key: 'tcoMensuelVelo', benefit: 'velo' }

/** Reads the car that was read before. */
export function readBudget(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasBudgetMobilite, 'hasBudgetMobilite', reading) === 1
  const budget = amountOf(fields.budgetMobilite, 'budgetMobilite', MAX_BUDGET, reading)
  const hasCar = flagOf(fields.budgetMobiliteHasPilier1, 'budgetMobiliteHasPilier1', reading) === 1
  const energy = amountOf(fields.energieHorsTcoVS, 'energieHorsTcoVS', MAX_MONTH, reading) ?? 0
  const second =
    amountOf(fields.budgetMobilitePilier2, 'budgetMobilitePilier2', MAX_MONTH, reading) ?? 0
  const paid = flagOf(fields.budgetMobiliteSoldePilier3, 'budgetMobiliteSoldePilier3', reading)
  sheet.budgetMobilite = 0
  sheet.energieHorsTco = 0
  sheet.pilier2 = 0
  sheet.soldePilier3 = 0
  if (!has) return
  refuseConflicts(fields, hasCar, reading)
  if (hasCar) {
    sheet.energieHorsTco = energy
    refuseEmissions(fields, sheet, reading)
  }
  if (required(budget, 'budgetMobilite', reading) === undefined) return
  sheet.budgetMobilite = budget!
  sheet.pilier2 = second
  sheet.soldePilier3 = paid
  refuseBeyondTheLaw(budget!, reading)
  refuseBeyondTheBudget(sheet, reading)
}

/** A mobility budget takes the place of the company car and of its fuel card. */
function refuseConflicts(fields: Fields, hasCar: boolean, reading: Reading): void {
  const path = 'package.hasBudgetMobilite'
  if (fields.hasVoitureSociete === true && !hasCar) {
    reading.refuse('conflict', path, { with: 'package.hasVoitureSociete' })
  }
  if (fields.hasCarteEssence === true) {
    reading.refuse('conflict', path, { with: 'package.hasCarteEssence' })
  }
}

/**
 * Loi du 17 mars 2019, art. 12, from 2022 on: a lowest and a highest amount. The fifth of gross pay is no
 * bound here: the answer gives it as `budgetMobiliteMax`, and who passes it is warned.
 */
function refuseBeyondTheLaw(budget: number, reading: Reading): void {
  const min = reading.law?.budgetMobilite.minimum ?? 0
  const max = reading.law?.budgetMobilite.maximum || MAX_BUDGET * 100
  if (budget >= min && budget <= max) return
  const bounds = { min: min / 100, max: max / 100, unit: 'EUR', expected: 'mobility_budget' }
  reading.refuse('out_of_range', 'package.budgetMobilite', bounds)
}

/**
 * Loi du 17 mars 2019, art. 8: the car of the first pillar is environmentally friendly. The day of its order decides,
 * unless told that of its registration, unless told that of the request.
 */
function refuseEmissions(fields: Fields, sheet: Sheet, reading: Reading): void {
  const found = excessOf(sheet.energieVS, sheet.co2VS, orderOf(fields, reading.date))
  if (found === undefined) return
  const { from, max } = found
  if (max > 0) return reading.refuse('out_of_range', 'package.co2VS', { min: 0, max })
  reading.refuse('invalid_value', 'package.energieVS', { expected: 'zero_emission', from })
}

/** What a car emits too much for the first pillar: the most it may, and since when; `undefined` where it may be one. */
export function excessOf(
  energie: number,
  co2: number,
  ordered: PlainDate
): { readonly from: PlainDate; readonly max: number } | undefined {
  if (energie === 0 || energie === SANS_EMISSION) return undefined
  const limit = valueOn(emissionMaximale, ordered)
  if (limit === undefined || (limit.value! > 0 && co2 <= limit.value!)) return undefined
  return { from: limit.from, max: limit.value! }
}

function orderOf({ dateCommandeVS, dateImmatriculationVS }: Fields, date: PlainDate): PlainDate {
  const days = [dateCommandeVS, dateImmatriculationVS]
  return (days.find((day) => typeof day === 'string' && isPlainDate(day)) as PlainDate) ?? date
}

/** What the car of the first pillar on the sheet costs in a month, with what its cost lacks. */
export function firstPillarCost(sheet: Sheet, law: Law): Cents {
  return sheet.tcoVS + cotisationCo2Mois(sheet, law) + sheet.energieHorsTco
}

/** Car, with all it costs, and second pillar together stay within a twelfth of the budget. */
function refuseBeyondTheBudget(sheet: Sheet, reading: Reading): void {
  const { law } = reading
  if (law === undefined) return
  const aMonth = Math.floor(sheet.budgetMobilite / 12)
  const left = aMonth - firstPillarCost(sheet, law)
  const upTo = (max: number) => ({ min: 0, max: max / 100, unit: 'EUR' })
  if (left < 0) {
    const max = Math.max(0, left + sheet.tcoVS)
    const params = { ...upTo(max), expected: 'first_pillar' }
    reading.refuse('out_of_range', 'package.tcoMensuelVS', params)
  } else if (sheet.pilier2 > left) {
    reading.refuse('out_of_range', 'package.budgetMobilitePilier2', upTo(left))
  }
}

export function readBike(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasVelo, 'hasVelo', reading) === 1
  const cost = monthlyCost(fields.tcoMensuelVelo, fields.velo, VELO, reading)
  sheet.tcoVelo = has ? (required(cost, 'tcoMensuelVelo', reading) ?? 0) : 0
}
