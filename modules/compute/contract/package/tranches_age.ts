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
