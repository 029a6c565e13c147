import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 121, on the day it was applied. */
export const CP121 = parameter(
  'ppm',
  [
    {
      from: '2021-01-01',
      value: null,
      source: 'not found (law page, corrections 5)',
      confidence: 'not_found',
      checked: '2026-11-21',
    },
    {
      from: '2024-07-01',
      value: 23_200,
      source: 'SD Worx, indexes by committee',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: null,
      source: 'not found (law page, corrections 5)',
      confidence: 'not_found',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 5_600,
      source: 'public payroll repository, 0.56 %',
      confidence: 'third_party',
      checked: '2026-11-28',
    },
    {
      from: '2026-07-01',
      value: 20_700,
      source: 'scale of class 1A, 17.1660 ÷ 16.8180',
      confidence: 'derived',
      checked: '2026-11-28',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
