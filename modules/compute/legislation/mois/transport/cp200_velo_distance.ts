import { parameter } from '../../../engine/parameter.ts'

/** CP 200: highest distance a day for the bicycle allowance, km there and back. */
export const cp200VeloDistance = parameter('count', [
  {
    from: '2021-01-01',
    value: 40,
    source: 'Sociaal Fonds 200: 40 km a day (10.80 and 12.80 euros a day)',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
