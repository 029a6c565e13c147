import type { Sheet } from '../rules/index.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'
import { readStatut } from './read_statut.ts'
import type { ComputeModelConfig } from './types.ts'

const PATH = 'package.computeModelConfig'
const CODE = /^[A-Z0-9][A-Z0-9 ./]{1,19}$/

const KNOWN: Readonly<Record<keyof ComputeModelConfig, true>> = {
  commissionParitaire: true,
  employmentType: true,
  hasPrimeFinAnnee: true,
  hasPrimeSectorielle: true,
  joursChequesRepas: true,
  categorieReduction: true,
  stage: true,
}

/** Reads the kind of employment and what the joint committee brings onto the sheet. */
export function readModelConfig(value: unknown, sheet: Sheet, reading: Reading): void {
  const config = reading.object(value, PATH)
  if (config === undefined) {
    if (!isGiven(value)) reading.refuse('required', `${PATH}.employmentType`)
    return
  }
  for (const key in config) {
    if (!Object.hasOwn(KNOWN, key)) reading.refuse('unknown_field', `${PATH}.${key}`)
  }
  readStatut(config, sheet, reading)
  if (sheet.assujetti === 0) return withoutCommittee(sheet)
  const cp200 = readCommission(config.commissionParitaire, reading) === 'BECP200'
  sheet.cp200 = cp200 ? 1 : 0
  sheet.hasPrimeFinAnnee = premium(config, 'hasPrimeFinAnnee', cp200, reading)
  sheet.hasPrimeSectorielle = premium(config, 'hasPrimeSectorielle', cp200, reading)
  // The amount of another committee's premium is not known here: it cannot be switched on.
  if (sheet.hasPrimeSectorielle === 1 && !cp200) {
    reading.refuse('not_covered', `${PATH}.hasPrimeSectorielle`)
  }
}

/** No joint committee is over who is neither employee nor manual worker. */
function withoutCommittee(sheet: Sheet): void {
  sheet.cp200 = 0
  sheet.hasPrimeFinAnnee = 0
  sheet.hasPrimeSectorielle = 0
}

function readCommission(value: unknown, reading: Reading): string | undefined {
  const path = `${PATH}.commissionParitaire`
  if (!isGiven(value)) {
    reading.useDefault(path)
    return undefined
  }
  if (typeof value !== 'string' || !CODE.test(value)) {
    reading.refuse('invalid_value', path, { expected: 'commission' })
    return undefined
  }
  return value
}

/** CP 200 gives both premiums; of other committees nothing is known, and the answer says so. */
function premium(
  config: Fields,
  key: 'hasPrimeFinAnnee' | 'hasPrimeSectorielle',
  cp200: boolean,
  reading: Reading
): number {
  if (isGiven(config[key])) return reading.flag(config[key], `${PATH}.${key}`)
  if (!cp200) reading.useDefault(`${PATH}.${key}`)
  return cp200 ? 1 : 0
}
