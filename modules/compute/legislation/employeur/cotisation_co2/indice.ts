import { parameter } from '../../../engine/parameter.ts'

/** CO2 contribution: health index of September of the year before, in percent of its base (base 1996). */
export const indice = parameter(
  'ppm',
  [
    {
      from: '2021-01-01',
      value: 1_508_400,
      source: 'Acerta; Securex (150.84 / 114.08)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 1_542_900,
      source: 'Securex; law page 4.2',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 1_716_400,
      source: 'Securex; law page 4.2',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 1_752_100,
      source: 'Partena, dynamik.be (175.21 / 114.08)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 1_819_300,
      source: 'lecap.be (181.93 / 114.08)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 1_858_500,
      source:
        'the only index of two decimals that gives 1.6291 (Securex 2026 quoted by a third party)',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
