import { parameter } from '../../../engine/parameter.ts'

/** What volet B loses per euro of reference wage above its limit. */
export const voletBCoefficient = parameter(
  'ppm',
  [
    {
      from: '2024-04-01',
      value: 269_900,
      source: 'Group S; same coefficient in ONSS instructions 2026/3, p. 449-453',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { introduced: true }
)
