import { yearOf, type PlainDate } from '../../engine/dates.ts'
import type { Ppm } from '../../engine/money.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { tranchesOf } from './birth_untold.ts'
import { entriesOf, refuseUnknownOf } from './entries.ts'
import {
  AGE_TRANCHE_MAXIMUM,
  AGE_TRANCHE_MINIMUM,
  FIRST_BIRTH,
  LAST_BIRTH,
  MAX_TRANCHES,
  type TrancheAge,
} from './tranches_age.ts'

/** Shares of pay, as the sheet has them. */
export interface Parts {
  readonly part: Ppm
  /** 0 without steps of pay. */
  readonly auDela: Ppm
}

const KNOWN: Readonly<Record<keyof TrancheAge, true>> = { age: true, taux: true, auDela: true }
const PERCENT_TO_PPM = 10_000
const PATH = 'package.assuranceGroupeTranches'
const BIRTH = 'package.assuranceGroupeNaissance'
const STEP = 'package.assuranceGroupePalier'

/** The age that is reached in the year of a day. */
export function ageDansAnnee({ assuranceGroupeNaissance: birth }: Fields, date: PlainDate): number {
  return yearOf(date) - (birth as number)
}

/** The shares of the band of an age; none below the first one, where those of the package itself hold. */
export function partsAt(age: number, fields: Fields): Parts | undefined {
  const band = tranchesOf(fields).findLast((each) => each.age <= age)
  return band && { part: inPpm(band.taux), auDela: inPpm(band.auDela ?? 0) }
}

function inPpm(percentage: number): Ppm {
  return Math.round(percentage * PERCENT_TO_PPM)
}

/**
 * Refuses what is no plan by age.
 * @param isShare whether the premium is a share of pay: only that can move with age here
 * @param hasSteps whether it has a step of pay, above which each band has a share of its own
 * @returns whether the shares follow the age, which takes a year of birth: without one the first share holds, and it is asked
 */
export function readTranches(
  fields: Fields,
  { isShare, hasSteps }: { isShare: boolean; hasSteps: boolean },
  reading: Reading
): boolean {
  const { assuranceGroupeNaissance: birth, assuranceGroupeTranches: given } = fields
  const refused = reading.errors?.length
  if (isGiven(birth)) reading.count(birth, BIRTH, FIRST_BIRTH, LAST_BIRTH)
  const bands = entriesOf(given, PATH, reading, MAX_TRANCHES) ?? []
  if (bands.length === 0) return false
  if (!isShare) reading.refuse('conflict', PATH, { with: 'package.assuranceGroupeInputType' })
  let last = AGE_TRANCHE_MINIMUM - 1
  for (const [i, each] of bands.entries()) {
    const at = `${PATH}[${i}]`
    const band = reading.object(each, at) ?? {}
    refuseUnknownOf(band, KNOWN, at, reading)
    for (const key in KNOWN) {
      const path = `${at}.${key}`
      const value = band[key]
      if (key === 'auDela' && !hasSteps) {
        if (isGiven(value)) reading.refuse('conflict', path, { with: STEP })
      } else if (!isGiven(value)) reading.refuse('required', path)
      else if (key === 'age') last = readAge(value, path, last, reading)
      else reading.hundredths(value, path, 0, 100, '%')
    }
  }
  return isGiven(birth) && reading.errors?.length === refused
}

/** The age of a band, which begins later than the one before. */
function readAge(value: unknown, path: string, last: number, reading: Reading): number {
  const refused = reading.errors?.length
  const age = reading.count(value, path, AGE_TRANCHE_MINIMUM, AGE_TRANCHE_MAXIMUM)
  if (reading.errors?.length === refused && age <= last)
    reading.refuse('invalid_value', path, { expected: 'rising_age', age: last })
  return Math.max(age, last)
}
