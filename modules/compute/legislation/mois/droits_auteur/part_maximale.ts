import { parameter } from '../../../engine/parameter.ts'

/** Share of pay and rights together that copyright income may not exceed. */
export const partMaximale = parameter(
  'ppm',
  [
    {
      from: '2023-01-01',
      value: 500_000,
      source: 'Loi-programme du 26/12/2022; Easypay',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 400_000,
      source: 'Loi-programme du 26/12/2022; Easypay',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 300_000,
      source: 'Loi-programme du 26/12/2022; Easypay, Practicali',
      confidence: 'provider',
      checked: '2026-11-21',
    },
  ],
  { introduced: true }
)
