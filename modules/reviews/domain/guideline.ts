import { fullTimeGross, grossOf, rowOf, stateOf, type Snapshot } from '#modules/scenarios/index'
import { suggestedRaise } from './raise.ts'

/** Where pay stands in its range: the rows of the guideline. */
export const PLACES = ['low', 'middle', 'high'] as const
export type PlaceInRange = (typeof PLACES)[number]

/** What a review suggests for one person. */
export interface Guideline {
  place: PlaceInRange
  /** Pay at full time by the midpoint of the range. */
  compaRatio: number
  /** Percent by rating, 1 to 4. */
  percents: readonly number[]
}

/** The guideline of a person; null where their function has no range, or they have no monthly pay. */
export function guidelineOf(
  snapshot: Snapshot,
  matrix: readonly (readonly number[])[]
): Guideline | null {
  const pay = fullTimeGross(stateOf(snapshot))
  if (pay === undefined || snapshot.range === null) return null
  const compaRatio = pay / snapshot.range.midpoint
  const row = rowOf(compaRatio)
  return { place: PLACES[row]!, compaRatio, percents: matrix[row]! }
}

/** EUR of gross pay a month. */
export function grossOfSnapshot(snapshot: Snapshot): number | null {
  return grossOf(stateOf(snapshot)) ?? null
}

/** EUR a month that a review suggests for a person of this rating; null without pay or without a range. */
export function suggestedRaiseOf(
  snapshot: Snapshot,
  matrix: readonly (readonly number[])[],
  rating: number
): number | null {
  const gross = grossOfSnapshot(snapshot)
  return gross === null ? null : suggestedRaise(gross, guidelineOf(snapshot, matrix), rating)
}
