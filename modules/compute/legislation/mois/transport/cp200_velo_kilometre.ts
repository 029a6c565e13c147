import { parameter } from '../../../engine/parameter.ts'

/** CP 200: bicycle allowance due, euros per 100 km. */
export const cp200VeloKilometre = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the allowance before 2026 was not read',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2026-01-01',
    value: 27_00,
    source: 'Sociaal Fonds 200, until 30/09/2026',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
  {
    from: '2026-10-01',
    value: 32_00,
    source: 'Sociaal Fonds 200, agreement of 15/01/2026, from 01/10/2026',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
