import { parameter } from '../../../engine/parameter.ts'

/** The same, not indexed, of which 80 % go on to the spouse. */
export const coefficientsReversible = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: [14_847_000, 14_565_100, 14_276_400, 13_981_000, 13_679_100, 13_371_100],
      source: 'Com.IB 59/61-64, table that a public project of 2007 prints (taximize.be)',
      href: 'https://www.taximize.be/coefficients.html',
      confidence: 'third_party',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
