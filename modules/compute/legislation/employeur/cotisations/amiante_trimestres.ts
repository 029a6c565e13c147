import { parameter } from '../../../engine/parameter.ts'

/** Quarters of the year in which the asbestos contribution is due. */
export const amianteTrimestres = parameter(
  'count',
  [
    {
      from: '2026-01-01',
      value: [1, 2, 3],
      source: 'ONSS instructions 2026/3, p. 340-341',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
