import { parameter } from '../../../engine/parameter.ts'

/** Withholding rate on holiday pay, by bracket. */
export const tauxPecule = parameter('ppm', [
  {
    from: '2019-01-01',
    value: [
      0, 191_700, 212_000, 262_500, 313_000, 343_300, 363_400, 393_700, 423_900, 474_400, 535_000,
    ],
    source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
