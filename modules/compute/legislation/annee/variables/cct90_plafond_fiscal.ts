import { parameter } from '../../../engine/parameter.ts'

/** Bonus of CCT 90, after the solidarity contribution, that is free of tax in a calendar year. */
export const cct90PlafondFiscal = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 2998_00,
      source:
        'hln.be (the page does not tell 2021 from 2022; Partena gives another figure for 2022)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 3094_00,
      source: 'Partena Professional, infoflash bonus CCT 90, plafonds 2023',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 3434_00,
      source:
        'Partena Professional, infoflash bonus CCT 90, plafonds 2023 (another page had 3,433 from memory)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 3496_00,
      source: 'Securex; talent4people',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 3622_00,
      source: 'Reliance-Littler; Le Vif',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 3701_00,
      source: 'Practicali',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
