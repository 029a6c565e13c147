import { parameter } from '../../../engine/parameter.ts'

/** Corporate tax. */
export const isocTaux = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 250_000,
      source: 'CIR 92, art. 215 (vdvaccountants.be; ucofisc.be)',
      href: 'https://ucofisc.be/impot-des-societes-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
