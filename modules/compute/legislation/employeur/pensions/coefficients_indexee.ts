import { parameter } from '../../../engine/parameter.ts'

/** Capital of an annuity of one, indexed by 2 %. */
export const coefficientsIndexee = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: [15_638_900, 15_198_000, 14_755_900, 14_313_300, 13_870_500, 13_428_200],
      source: 'Com.IB 59/61-64, table that a public project of 2007 prints (taximize.be)',
      href: 'https://www.taximize.be/coefficients.html',
      confidence: 'third_party',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
