import { parameter } from '../../../engine/parameter.ts'

/** Normal annual pay under which part is exempt, for 1 to 12 children (n° 54). */
export const exonerationLimites = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: [
        18858_00, 22470_00, 28960_00, 36200_00, 43440_00, 50680_00, 57920_00, 65160_00, 72400_00,
        79640_00, 86880_00, 94120_00,
      ],
      source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
