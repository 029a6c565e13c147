import { parameter } from '../../../engine/parameter.ts'

/** Company car: reference CO2 emission of petrol, LPG and CNG cars, g/km. */
export const referenceEssence = parameter(
  'count',
  [
    {
      from: '2021-01-01',
      value: 102,
      source: 'SPF Finances, emission de reference 2021 (financien.belgium.be)',
      confidence: 'official',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 91,
      source: 'AR du 07/12/2021, MB 13/12/2021, p. 118159 (dillenadvocaten.be)',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 82,
      source: 'thglln, acs.be 2023',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 78,
      source: 'MB 08/02/2024 (thglln)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 71,
      source: 'ag-consult, CLB guide 2025, Practicali',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 70,
      source: 'AR du 17/12/2025 (ag-consult); SPF page quoted by a third party',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
