import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 209, on the day it was applied. */
export const CP209 = parameter(
  'ppm',
  [
    {
      from: '2020-07-01',
      value: 10_100,
      source: 'SETCa Namur, indexes of July 2020',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2021-01-01',
      value: null,
      source: 'not found since July 2021 (law page, corrections 5)',
      confidence: 'not_found',
      checked: '2026-11-21',
    },
    {
      from: '2024-07-01',
      value: 33_400,
      source: 'SD Worx in RTL, 27/06/2024',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-07-01',
      value: 27_200,
      source: 'public payroll repository, 2.72 %',
      confidence: 'third_party',
      checked: '2026-11-28',
    },
    {
      from: '2026-07-01',
      value: 28_100,
      source: 'Agoria, 2.81 %, quoted by a public payroll repository',
      confidence: 'third_party',
      checked: '2026-11-28',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
