import { parameter } from '../../../engine/parameter.ts'

/** Reduction of the tax on exceptional pay (n° 55), for 1 to 5 children and more. */
export const reductionTaux = parameter('ppm', [
  {
    from: '2019-01-01',
    value: [75_000, 200_000, 350_000, 550_000, 750_000],
    source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
