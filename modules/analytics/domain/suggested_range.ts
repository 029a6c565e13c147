import { cents, median, type Range } from './definitions.ts'

/** As many people of a function and level as a suggestion needs: fewer would be one person's pay under another name. */
export const SUGGESTED_FROM = 5

/** How far the ends of a suggestion are from its midpoint: a convention of pay consultants, and an assumption here. */
const SPREAD = 0.2

/** A range from the pay of the people who are there: the median, and a fifth of it to each side. */
export function suggestedRange(pays: readonly number[]): Range | null {
  const middle = median(pays)
  if (pays.length < SUGGESTED_FROM || middle === null || middle <= 0) return null
  return {
    minimum: cents(middle * (1 - SPREAD)),
    midpoint: cents(middle),
    maximum: cents(middle * (1 + SPREAD)),
  }
}
