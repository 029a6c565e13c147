import { parameter } from '../../../engine/parameter.ts'

/** Flemish agreement of alternating learning: parts of the RMMMG by year. */
export const apprentiPartsFlandre = parameter(
  'ppm',
  [
    {
      from: '2025-01-01',
      value: [290_000, 320_000, 345_000],
      source:
        'derived: 578.40, 638.20, 688.00 (2023), 600.50, 662.60, 714.40 (2024) and 612.50, 675.90, 728.70 (2025) are 29, 32 and 34.5 % of the RMMMG',
      href: 'https://www.abvv-jongeren.be/verdien-ik-iets-tijdens-duaal-leren',
      confidence: 'derived',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
