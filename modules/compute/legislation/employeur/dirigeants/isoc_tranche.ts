import { parameter } from '../../../engine/parameter.ts'

/** … on the profit up to this amount. */
export const isocTranche = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 100000_00,
      source: 'CIR 92, art. 215 (vdvaccountants.be; ucofisc.be)',
      href: 'https://ucofisc.be/impot-des-societes-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
