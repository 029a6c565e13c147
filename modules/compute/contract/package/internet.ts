import type { Sheet } from '../../rules/index.ts'
import { internet, TYPES_INTERNET } from '../benefits/devices.ts'
import { defaultOf } from '../defaults.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { within } from './law_bounds.ts'
import { amountUnder, flagOf } from './shapes.ts'

const { fields: FIELDS } = internet
const ALLOWANCE = defaultOf('package.typeInternet')

/** A connection that the employer pays is a device; an allowance for the worker's own is a cost paid back. */
export function readInternet(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasInternet, 'hasInternet', reading)
  const value = amountUnder(has, fields.internet, 'internet', FIELDS.internet.max, reading)
  const type = isGiven(fields.typeInternet)
    ? reading.word(fields.typeInternet, 'package.typeInternet', TYPES_INTERNET)
    : undefined
  if (has === 1 && type === undefined) reading.useDefault(ALLOWANCE)
  sheet.hasInternetFourni = has === 1 && type === 'FOURNI' ? 1 : 0
  sheet.internetFourni = sheet.hasInternetFourni * value
  sheet.internet = value - sheet.internetFourni
  const { law } = reading
  if (sheet.internet > 0 && law !== undefined) {
    within(value, 'internet', 0, law.frais.internetMaximum, reading)
  }
}
