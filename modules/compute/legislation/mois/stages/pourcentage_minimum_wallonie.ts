import { parameter } from '../../../engine/parameter.ts'

/** Wallonia, PFI: lowest share of the difference with the future wage. */
export const pourcentageMinimumWallonie = parameter(
  'ppm',
  [
    {
      from: '2024-10-01',
      value: 600_000,
      source: 'Securex, PFI: agreements from 1/10/2024, 60 to 100 %',
      confidence: 'provider',
      checked: '2026-11-21',
    },
  ],
  { introduced: true }
)
