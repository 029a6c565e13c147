import { parameter } from '../../../engine/parameter.ts'

/** CCT 19: the last kilometre of each step of the employer's share. */
export const cct19Distances = parameter('count', [
  {
    from: '2021-01-01',
    value: null,
    source: 'tables before February 2026 were not found',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2026-02-01',
    value: [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
      28, 29, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110,
      115, 200,
    ],
    source: 'Sociaal Fonds 200, SSN tables of February 2026, quoted by LOONMONITOR',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
