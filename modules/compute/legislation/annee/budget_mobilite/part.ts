import { parameter } from '../../../engine/parameter.ts'

/** Mobility budget: highest share of annual gross pay. */
export const part = parameter('ppm', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the limits of 2022 were read, those before were not',
    confidence: 'not_found',
    checked: '2026-11-20',
  },
  {
    from: '2022-01-01',
    value: 200_000,
    source: 'law of 17/03/2019, art. 12',
    confidence: 'provider',
    checked: '2026-11-20',
  },
])
