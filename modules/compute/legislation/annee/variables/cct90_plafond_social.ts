import { parameter } from '../../../engine/parameter.ts'

/** Gross bonus of CCT 90 a worker may get in a calendar year under the special contributions. */
export const cct90PlafondSocial = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 3447_00,
      source:
        'hln.be (the page does not tell 2021 from 2022; Partena gives another figure for 2022)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 3558_00,
      source: 'Partena Professional, infoflash bonus CCT 90, plafonds 2023',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 3948_00,
      source: 'Partena Professional, infoflash bonus CCT 90, plafonds 2023',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 4020_00,
      source: 'Securex; accountantsacademy',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 4164_00,
      source: 'Reliance-Littler; Le Vif',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 4255_00,
      source: 'Acerta; oeccbb.be',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
