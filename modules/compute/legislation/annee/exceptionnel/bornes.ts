import { parameter } from '../../../engine/parameter.ts'

/** Upper bounds of the first ten brackets of normal annual taxable pay. */
export const bornes = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: [
        10675_00, 13660_00, 17375_00, 20840_00, 23580_00, 26340_00, 31830_00, 34640_00, 45860_00,
        59900_00,
      ],
      source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
