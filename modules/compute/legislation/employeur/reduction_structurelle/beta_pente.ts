import { parameter } from '../../../engine/parameter.ts'

/** What βs gains per unit of µ above the middle. */
export const betaPente = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 280_000,
    source: 'ONSS instructions dmfa, structural reduction: βs',
    confidence: 'recalled',
    checked: '2026-11-20',
  },
])
