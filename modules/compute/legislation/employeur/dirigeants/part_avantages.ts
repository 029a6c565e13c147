import { parameter } from '../../../engine/parameter.ts'

/** The largest share of flat benefits in kind in the pay of directors for the reduced corporate tax. */
export const partAvantages = parameter(
  'ppm',
  [
    {
      from: '2026-01-01',
      value: 200_000,
      source:
        'CIR 92, art. 215, al. 3, 5°, assessment year 2027 (ucofisc.be); mymds.be says from 2027 on',
      href: 'https://ucofisc.be/impot-des-societes-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
