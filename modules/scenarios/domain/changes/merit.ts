import { MATRIX_ROWS, RATINGS } from '../fields.ts'
import { change } from './change.ts'
import { fullTimeGross, grossOf, withGross } from './gross.ts'

/** Compa-ratios between which a person stands in the middle of their range. */
const LOW_BELOW = 0.9
const HIGH_ABOVE = 1.1

/** Who is low in their range and does well is raised most. */
export const USUAL_MATRIX: readonly (readonly number[])[] = [
  [0, 2, 4, 6],
  [0, 1, 2.5, 4],
  [0, 0, 1, 2],
]

/** Raises in percent by where pay stands in its range (below 0.9, up to 1.1, above) and by how the person does, 1 to 4. */
export const meritMatrix = change({
  type: 'MERIT_MATRIX',
  fields: {
    matrix: { kind: 'matrix', min: 0, max: 100, usual: USUAL_MATRIX },
    /** Of who has no rating of their own. */
    rating: { kind: 'count', min: RATINGS[0], max: RATINGS.length, usual: 3 },
    ratings: { kind: 'ratings', optional: true },
  },
  apply(state, { matrix, rating, ratings }, { itemId }) {
    const gross = grossOf(state)
    const pay = fullTimeGross(state)
    if (gross === undefined || pay === undefined) return 'no_gross'
    if (state.range === null) return 'no_range'
    const row = rowOf(pay / state.range.midpoint)
    const percent: number = matrix[row][(ratings?.[itemId] ?? rating) - 1]
    return withGross(state, gross + (gross * percent) / 100)
  },
})

/** The row of the matrix that a compa-ratio stands in. */
export function rowOf(compaRatio: number): number {
  return compaRatio < LOW_BELOW ? 0 : compaRatio <= HIGH_ABOVE ? 1 : MATRIX_ROWS - 1
}
