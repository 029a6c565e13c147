import { parameter } from '../../../engine/parameter.ts'

/** Flat professional expenses of a company director, highest amount a year. */
export const fraisDirigeantMaximum = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 2600_00,
      source: 'fitted to the director column of the SPF tables of 2021, where every row agrees',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 2660_00,
      source:
        'maximum of the final tax (fiscusonweb.be); the one of annexe III was not read and was 10 € off that year for employees',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 2910_00,
      source:
        'maximum of the final tax (fiscusonweb.be); the one of annexe III was not read and was 10 € off that year for employees',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 3030_00,
      source:
        'maximum of the final tax (fiscusonweb.be, bnr.be); the two are equal for employees from 2024 on',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 3130_00,
      source: 'maximum of the final tax (bnr.be); the two are equal for employees from 2024 on',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 3200_00,
      source: 'LOONMONITOR citing FOD Financiën; a repository',
      confidence: 'third_party',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
