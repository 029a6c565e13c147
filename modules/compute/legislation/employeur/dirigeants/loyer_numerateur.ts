import { parameter } from '../../../engine/parameter.ts'

/** A rent counts as rent up to this many parts … */
export const loyerNumerateur = parameter(
  'count',
  [
    {
      from: '2024-01-01',
      value: 5,
      source: 'CIR 92, art. 32, al. 2, 3° (balans.be; pim.be)',
      href: 'https://www.balans.be/monthly-ligthing-on/huurherkwalificatie',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
