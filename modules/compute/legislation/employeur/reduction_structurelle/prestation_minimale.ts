import { parameter } from '../../../engine/parameter.ts'

/** µ under which there is no reduction. */
export const prestationMinimale = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 275_000,
    source: 'ONSS instructions dmfa, structural reduction: βs',
    confidence: 'recalled',
    checked: '2026-11-20',
  },
])
