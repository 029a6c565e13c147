import { parameter } from '../../../engine/parameter.ts'

/** Its reduced rate for a small company … */
export const isocTauxReduit = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 200_000,
      source: 'CIR 92, art. 215 (vdvaccountants.be; ucofisc.be)',
      href: 'https://ucofisc.be/impot-des-societes-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
