import { parameter } from '../../../engine/parameter.ts'

/** Flat costs of copyright income, share of each bracket of the year; none above the last. */
export const fraisTaux = parameter('ppm', [
  {
    from: '2021-01-01',
    value: [500_000, 250_000],
    source: 'AR/CIR 92, art. 3; Kunstenloket 2018 (18,000 → 8,497.50), Practicali 2026',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
