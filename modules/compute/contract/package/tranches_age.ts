import { count, strict, type JsonSchema } from '../schema_parts.ts'

/*
 * A group insurance whose share of pay moves with age: from each age on a band stands in the place of the first share. The
 * age is the one that is reached in the calendar year, so that a package tells no birthday.
 */

/** From an age on, percents of pay. */
export interface TrancheAge {
  age: number
  taux: number
  /** Of what is above the step of pay, where there is one. */
  auDela?: number
}

export const AGE_TRANCHE_MINIMUM = 16
export const AGE_TRANCHE_MAXIMUM = 75
export const MAX_TRANCHES = 12

/** Years of birth. */
export const FIRST_BIRTH = 1900
export const LAST_BIRTH = 2100

const PERCENT = { type: 'number', minimum: 0, maximum: 100 }
const TRANCHE: Readonly<Record<keyof TrancheAge, JsonSchema>> = {
  age: { ...count, minimum: AGE_TRANCHE_MINIMUM, maximum: AGE_TRANCHE_MAXIMUM },
  taux: PERCENT,
  auDela: PERCENT,
}
export const TRANCHES_SCHEMA: JsonSchema = {
  type: 'array',
  maxItems: MAX_TRANCHES,
  items: strict(TRANCHE, ['age', 'taux']),
}
