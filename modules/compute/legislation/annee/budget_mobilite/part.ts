import { parameter } from '../../../engine/parameter.ts'

/** Mobility budget: highest share of annual gross pay. */
export const part = parameter('ppm', [
  {
    from: '2022-01-01',
    value: 200_000,
    source: 'law of 17/03/2019, art. 12',
    confidence: 'provider',
    checked: '2026-11-20',
  },
])
