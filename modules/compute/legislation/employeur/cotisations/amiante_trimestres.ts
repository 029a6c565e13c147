import { parameter } from '../../../engine/parameter.ts'

/** Quarters of the year in which the asbestos contribution is due. */
export const amianteTrimestres = parameter(
  'count',
  [
    {
      from: '2021-01-01',
      value: [1, 2],
      source: 'ONSS, dmfa: first and second quarter since 2017 unless the King decides otherwise',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: [1, 2],
      source: 'Prato; ONSS, dmfa: first and second quarter since 2017',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: [1, 2, 3],
      source:
        'ONSS instructions 2026/3, p. 340-341: collected in the first, second and third quarter of 2026',
      confidence: 'official_quoted',
      checked: '2026-11-22',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
