import { MILLION, type Ppm } from '../engine/money.ts'
import type { Sheet } from '../rules/index.ts'
import { defaultOf } from './defaults.ts'
import { knownFields } from './known_fields.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'
import type { CompanyFields } from './types.ts'

const MAX_EFFECTIF = 1_000_000
const MAX_TAUX = 0.2
const EFFECTIF = defaultOf('company.effectif')
export const ASSURANCE_LOI = defaultOf('company.assuranceLoiTaux')

const KNOWN = knownFields<CompanyFields>({ effectif: true, assuranceLoiTaux: true })

const NONE: Fields = {}

/** Reads the employer onto the sheet. */
export function readCompany(value: unknown, sheet: Sheet, reading: Reading): void {
  const company = reading.object(value, 'company') ?? NONE
  KNOWN.refuseOthers(company, 'company', reading)
  sheet.effectif = effectif(company.effectif, reading)
  sheet.assuranceLoiTaux = assuranceLoiTaux(company.assuranceLoiTaux, reading)
}

function effectif(value: unknown, reading: Reading): number {
  if (isGiven(value)) return reading.count(value, EFFECTIF.path, 0, MAX_EFFECTIF)
  reading.useDefault(EFFECTIF)
  return EFFECTIF.value
}

/** A fraction with at most six decimals, as millionths. */
function assuranceLoiTaux(value: unknown, reading: Reading): Ppm {
  if (!isGiven(value)) {
    reading.useDefault(ASSURANCE_LOI)
    return Math.round(ASSURANCE_LOI.value * MILLION)
  }
  const { path } = ASSURANCE_LOI
  const rate = typeof value === 'number' ? Math.round(value * MILLION) : Number.NaN
  if (rate / MILLION !== value) reading.refuse('invalid_value', path, { expected: 'fraction' })
  else if (value < 0 || value > MAX_TAUX) {
    reading.refuse('out_of_range', path, { min: 0, max: MAX_TAUX })
  } else return rate
  return 0
}
