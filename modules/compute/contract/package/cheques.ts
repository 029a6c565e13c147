import type { Cents } from '../../engine/money.ts'
import type { Sheet } from '../../rules/index.ts'
import { chequeRepas, ecoCheques } from '../benefits/vouchers.ts'
import { defaultOf } from '../defaults.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { within } from './law_bounds.ts'
import { amountOf, flagOf, required } from './shapes.ts'

const MAX_DAYS = 366
const JOURS = defaultOf('package.computeModelConfig.joursChequesRepas')

export function readMealVouchers(fields: Fields, sheet: Sheet, reading: Reading): void {
  const { max } = chequeRepas.fields.chequeRepas
  const value = amountOf(fields.chequeRepas, 'chequeRepas', max, reading)
  const share = amountOf(fields.quotePartChequeRepas, 'quotePartChequeRepas', max, reading)
  sheet.chequeRepas = 0
  sheet.quotePartChequeRepas = 0
  if (flagOf(fields.hasChequeRepas, 'hasChequeRepas', reading) === 0) return
  if (!givesVoucherDays(fields.computeModelConfig)) reading.useDefault(JOURS)
  if (required(value, 'chequeRepas', reading) === undefined) return
  sheet.chequeRepas = value ?? 0
  sheet.quotePartChequeRepas = share ?? 0
  refuseShares(sheet.chequeRepas, share, reading)
}

/** The employer bears at most, the worker at least, what the law says. */
function refuseShares(value: Cents, share: Cents | undefined, reading: Reading): void {
  const { law } = reading
  if (law === undefined || value === 0) return
  const { repasPartTravailleurMinimum, repasPartEmployeurMaximum } = law.cheques
  const worker = share ?? repasPartTravailleurMinimum
  within(value, 'chequeRepas', worker, worker + repasPartEmployeurMaximum, reading)
  if (share !== undefined) {
    within(share, 'quotePartChequeRepas', repasPartTravailleurMinimum, value, reading)
  }
}

/** Days with a meal voucher in a full-time year, a setting of the company; checked in every request. */
export function voucherDays(config: Fields, reading: Reading): number {
  if (!isGiven(config.joursChequesRepas)) return JOURS.value
  return reading.count(config.joursChequesRepas, JOURS.path, 0, MAX_DAYS)
}

function givesVoucherDays(config: unknown): boolean {
  return (
    typeof config === 'object' && config !== null && isGiven((config as Fields).joursChequesRepas)
  )
}

export function readEcoVouchers(fields: Fields, sheet: Sheet, reading: Reading): void {
  const { max } = ecoCheques.fields.ecoCheques
  const value = amountOf(fields.ecoCheques, 'ecoCheques', max, reading)
  const has = flagOf(fields.hasEcoCheques, 'hasEcoCheques', reading)
  if (has === 1 && sheet.cp200 === 0) required(value, 'ecoCheques', reading)
  sheet.hasEcoCheques = value === 0 ? 0 : has
  sheet.valeurEcoCheques = has === 1 ? (value ?? 0) : 0
}

/** Holds all vouchers against what the law exempts. */
export function refuseAboveExemption(_: Fields, sheet: Sheet, reading: Reading): void {
  const exempt = sheet.valeurEcoCheques + sheet.valeurChequeSportCulture + sheet.valeurChequeCadeau
  const law = exempt > 0 ? reading.law : undefined
  if (law === undefined) return
  const { ecoMaximum, sportCultureMaximum, cadeauMaximum, cadeauParEnfant } = law.cheques
  within(sheet.valeurEcoCheques, 'ecoCheques', 0, ecoMaximum, reading)
  within(sheet.valeurChequeSportCulture, 'chequeSportCulture', 0, sportCultureMaximum, reading)
  const gifts = cadeauMaximum + sheet.enfantsACharge * cadeauParEnfant
  within(sheet.valeurChequeCadeau, 'chequeCadeau', 0, gifts, reading)
}
