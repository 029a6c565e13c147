import { parameter } from '../../../engine/parameter.ts'

/** Company car: reference CO2 emission of diesel cars, g/km. */
export const referenceDiesel = parameter(
  'count',
  [
    {
      from: '2021-01-01',
      value: 84,
      source: 'SPF Finances, emission de reference 2021 (financien.belgium.be)',
      confidence: 'official',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 75,
      source: 'AR du 07/12/2021, MB 13/12/2021, p. 118159 (dillenadvocaten.be)',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 67,
      source: 'thglln, acs.be 2023',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 65,
      source: 'MB 08/02/2024 (thglln)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 59,
      source: 'ag-consult, CLB guide 2025, Practicali',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 58,
      source: 'AR du 17/12/2025 (ag-consult); SPF page quoted by a third party',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
