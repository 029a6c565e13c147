import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 127, on the day it was applied. */
export const CP127 = parameter(
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
      from: '2026-01-01',
      value: 21_900,
      source: 'Le Vif, January 2026',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
