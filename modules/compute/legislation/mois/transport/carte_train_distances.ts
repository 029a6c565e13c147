import { parameter } from '../../../engine/parameter.ts'

/** Monthly second-class train card: the last kilometre of each step of the tariff. */
export const carteTrainDistances = parameter('count', [
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
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
      27, 28, 29, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105,
      110, 115, 120, 125, 130, 135, 140, 145, 150,
    ],
    source: 'Sociaal Fonds 200, SSN tables of February 2026, quoted by LOONMONITOR',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
