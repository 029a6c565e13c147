import { parameter } from '../../../engine/parameter.ts'

/** CIP: age from which the whole lowest allowance is due. */
export const agePlein = parameter('count', [
  {
    from: '2021-01-01',
    value: 21,
    source: 'Securex, CIP: from 21 years half of the RMMMG',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
