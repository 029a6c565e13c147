import { parameter } from '../../../engine/parameter.ts'

/** Part of the double holiday pay that bears a contribution, share of the pay at 108 %. */
export const tauxCotisable = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 68_000,
    source: 'references.lesoir.be: 6.8 of the 15.38 % (three weeks and two days of the fourth)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
