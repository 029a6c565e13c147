import { parameter } from '../../../engine/parameter.ts'

/** µ from which the reduction is the full-time one (βs = 1 ÷ µ). */
export const prestationComplete = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 800_000,
    source: 'ONSS instructions dmfa, structural reduction: βs',
    confidence: 'recalled',
    checked: '2026-11-20',
  },
])
