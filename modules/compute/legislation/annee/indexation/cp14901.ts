import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in SCP 149.01, on the day it was applied. */
export const CP14901 = parameter(
  'ppm',
  [
    {
      from: '2021-01-01',
      value: null,
      source: 'not found',
      confidence: 'not_found',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 22_300,
      source: 'public payroll repository, 2.23 %',
      confidence: 'third_party',
      checked: '2026-11-28',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
