import { parameter } from '../../../engine/parameter.ts'

/** CIP: share of the lowest allowance at 16, 17, 18, 19, 20 and 21 years or more. */
export const ages = parameter('ppm', [
  {
    from: '2021-01-01',
    value: [700_000, 760_000, 820_000, 880_000, 940_000, 1_000_000],
    source: 'recalled: age percentages of the CIP',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
])
