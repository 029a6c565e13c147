import { parameter } from '../../../engine/parameter.ts'

/** Ages at which the pension begins, of the coefficients. */
export const agesCoefficients = parameter(
  'count',
  [
    {
      from: '2024-01-01',
      value: [60, 61, 62, 63, 64, 65],
      source: 'Com.IB 59/61-64, table that a public project of 2007 prints (taximize.be)',
      href: 'https://www.taximize.be/coefficients.html',
      confidence: 'third_party',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
