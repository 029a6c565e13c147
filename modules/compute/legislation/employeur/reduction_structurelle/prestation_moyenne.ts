import { parameter } from '../../../engine/parameter.ts'

/** µ from which βs starts to grow. */
export const prestationMoyenne = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 550_000,
    source: 'ONSS instructions dmfa, structural reduction: βs',
    confidence: 'recalled',
    checked: '2026-11-20',
  },
])
