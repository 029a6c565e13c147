import { parameter } from '../../../engine/parameter.ts'

/** Rate of corporate tax. */
export const impotSocietes = parameter('ppm', [
  {
    from: '2020-01-01',
    value: 250_000,
    source: 'CIR 92, art. 215; law page 4.3',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
