import type { Cents } from '../engine/money.ts'
import type { Law } from '../legislation/index.ts'
import type { Sheet } from '../rules/index.ts'
import { mensuel, salaireBrutHoraire } from '../rules/mois/salaire_brut_horaire.ts'
import { TEN_THOUSANDTHS } from '../rules/units.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'

const PATH = 'package.salaireBrutHoraire'
const MAX_HOURLY = 100_000

/**
 * Gross pay of the month from an hourly wage (euros, four decimals): hours of the week × 13 ÷ 3, in cents;
 * `undefined` when none is given. A monthly pay beside it must be the same pay.
 */
export function monthlyOfHourly(fields: Fields, sheet: Sheet, reading: Reading): Cents | undefined {
  sheet.horaireDonne = 0
  const value = fields.salaireBrutHoraire
  if (!isGiven(value) || value === 0) return undefined
  const horaire = typeof value === 'number' ? Math.round(value * TEN_THOUSANDTHS) : Number.NaN
  if (horaire / TEN_THOUSANDTHS !== value) {
    reading.refuse('invalid_value', PATH, { expected: 'hourly' })
    return undefined
  }
  if (value < 0 || value > MAX_HOURLY) {
    reading.refuse('out_of_range', PATH, { min: 0, max: MAX_HOURLY, unit: 'EUR' })
    return undefined
  }
  sheet.horaireDonne = horaire
  return mensuel(horaire, sheet.regimeNumerateur)
}

/** Refuses an hourly wage that is not that of the monthly pay on the sheet. */
export function agreeWithHourly(
  fields: Fields,
  monthly: Cents | undefined,
  sheet: Sheet,
  reading: Reading
): void {
  if (monthly === undefined || monthly === sheet.salaireBrut) return
  sheet.horaireDonne = 0
  const hourly = salaireBrutHoraire(sheet, {} as Law) / TEN_THOUSANDTHS
  if (hourly === fields.salaireBrutHoraire) return
  reading.refuse('conflict', PATH, { with: 'package.salaireBrut' })
}
