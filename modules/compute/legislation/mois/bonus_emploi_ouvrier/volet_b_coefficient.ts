import { parameter } from '../../../engine/parameter.ts'

/** What volet B of a manual worker loses per euro of reference wage above its limit. */
export const voletBCoefficient = parameter(
  'ppm',
  [
    {
      from: '2024-04-01',
      value: 291_500,
      source: 'the coefficient of all later rows; that of employees did not change either',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-02-01',
      value: 291_500,
      source: 'Easypay flash 10499; VicdSpt',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 291_500,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
  ],
  { introduced: true }
)
