import { parameter } from '../../../engine/parameter.ts'

/** The same, indexed, of which 80 % go on to the spouse. */
export const coefficientsIndexeeReversible = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: [18_374_900, 17_927_700, 17_476_300, 17_020_900, 16_562_100, 16_100_400],
      source: 'Com.IB 59/61-64, table that a public project of 2007 prints (taximize.be)',
      href: 'https://www.taximize.be/coefficients.html',
      confidence: 'third_party',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
