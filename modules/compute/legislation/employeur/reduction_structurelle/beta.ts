import { parameter } from '../../../engine/parameter.ts'

/** βs between the minimum and the middle. */
export const beta = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 1_180_000,
    source: 'ONSS instructions dmfa, structural reduction: βs',
    confidence: 'recalled',
    checked: '2026-11-20',
  },
])
