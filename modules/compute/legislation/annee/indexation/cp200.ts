import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 200, on the day it was applied. */
export const CP200 = parameter(
  'ppm',
  [
    {
      from: '2019-01-01',
      value: 21_600,
      source: 'Easypay, CP 200, indexation of January 2019',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2020-01-01',
      value: 8000,
      source: 'the annual premiums of 2019 (263.02) and 2023 (307.94) fit 0.80 % only',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2021-01-01',
      value: 9500,
      source: 'Orbiss; Acerta in Le Soir, 23/12/2021',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 35_800,
      source: 'Acerta in Le Soir, 23/12/2021; BBTK',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 110_800,
      source: 'Sociaal Fonds 200, quoted by Orbiss',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 14_800,
      source: 'RTL, 27/12/2023, citing SD Worx',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 35_800,
      source: 'Securex, CP 200',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 22_100,
      source: 'Securex, CP 200; (133.07 + 133.33) ÷ (130.22 + 130.42)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
