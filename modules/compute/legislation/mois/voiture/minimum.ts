import { parameter } from '../../../engine/parameter.ts'

/** Company car: lowest benefit a year. */
export const minimum = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 1370_00,
      source: 'recalled: 1,370 for income of 2021',
      confidence: 'recalled',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 1400_00,
      source: 'moniteurautomobile 2022',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 1540_00,
      source: 'thglln, acs.be 2023',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 1600_00,
      source: 'thglln 2024',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 1650_00,
      source: 'ag-consult, CLB guide 2025, Practicali',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 1690_00,
      source: 'AR du 17/12/2025 (ag-consult)',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
