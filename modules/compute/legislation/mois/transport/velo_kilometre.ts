import { parameter } from '../../../engine/parameter.ts'

/** Bicycle: highest allowance free of tax and contributions, euros per 100 km. */
export const veloKilometre = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 24_00,
      source: '0.24 until 2022 (HORVAL, sector agreements)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 25_00,
      source: 'egear, Attentia 2022',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 27_00,
      source: 'sd.be, ACLVB 2023',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 35_00,
      source: 'AR du 21/03/2024',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 36_00,
      source: 'Sodalis 2025',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 37_00,
      source: 'Practicali 2026',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
