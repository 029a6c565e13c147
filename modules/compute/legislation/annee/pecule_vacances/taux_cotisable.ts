import { parameter } from '../../../engine/parameter.ts'

/** Part of the double holiday pay that bears a contribution, share of the monthly gross. */
export const tauxCotisable = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 850_000,
    source: 'AR du 30/03/1967; socialsecurity.be double holiday pay; SD Worx slip June 2024',
    confidence: 'official',
    checked: '2026-11-20',
  },
])
