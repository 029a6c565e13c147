import { parameter } from '../../../engine/parameter.ts'

/** The rate of each bracket; the last one is above all bounds. */
export const deditTaux = parameter('ppm', [
  {
    from: '2021-01-01',
    value: null,
    source: 'annexe III AR/CIR 92, n° 58: the table of the years before 2026 was not found',
    confidence: 'not_found',
    checked: '2026-11-28',
  },
  {
    from: '2026-01-01',
    value: [
      0, 26_800, 65_700, 107_700, 135_500, 165_500, 191_700, 249_200, 299_300, 313_000, 369_000,
      389_600, 409_300, 429_200, 449_900, 464_700, 474_800, 480_000,
    ],
    source:
      'AR du 11/12/2025, MB 29/12/2025, annexe III n° 58 and 62, as a public payroll program reads it (October 2026)',
    confidence: 'official_quoted',
    checked: '2026-11-28',
  },
])
