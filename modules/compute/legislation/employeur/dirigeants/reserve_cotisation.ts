import { parameter } from '../../../engine/parameter.ts'

/** Separate tax on what is put into a liquidation reserve. */
export const reserveCotisation = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 100_000,
      source: 'CIR 92, art. 219quater (jubel.be; denp.be)',
      href: 'https://www.jubel.be/harmonisatie-liquidatiereserve-en-vvprbis-opportuniteiten-aandachtspunten-en-nieuwe-tarieven',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
