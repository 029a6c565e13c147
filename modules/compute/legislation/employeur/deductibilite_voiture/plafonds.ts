import { parameter } from '../../../engine/parameter.ts'

/** The most that is deducted of a car that emits, ordered from July 2023 to 2025: until 2024, then in each year from 2025 on; the last one stays. */
export const plafonds = parameter(
  'ppm',
  [
    {
      from: '2023-07-01',
      value: [1_000_000, 750_000, 500_000, 250_000, 0],
      source: 'CIR 92, art. 550; loi du 25 novembre 2021, art. 2 (Securex, 14/01/2026)',
      href: 'https://www.securex.be/nl/lex4you/werkgever/themas/mobiliteit/bedrijfswagen/beperkte-fiscale-aftrekbaarheid-vanaf-1-juli-2023',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
