import { parameter } from '../../../engine/parameter.ts'

/** Closure fund, base contribution, twenty workers or more. */
export const fermetureGrande = parameter(
  'ppm',
  [
    {
      from: '2021-01-01',
      value: 1800,
      source: 'Embuild: 0.17 %, 0.18 % with wage moderation',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: 1300,
      source: 'Embuild, AR du 9/03/2022: 0.12 % before wage moderation',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: 1300,
      source: 'SD Worx, 24/03/2023: 0.12 %, 0.13 % with wage moderation',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2024-01-01',
      value: 1600,
      source: '0.05 above the rate of small employers, as in every year known',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: 2300,
      source: 'Prato: 0.22 % before wage moderation',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 3900,
      source:
        'ONSS rate file DmfA 2026/3 (dmfa_rate_2026_3.zip, 15/09/2026), code 809: 0.37 %, 0.39 % with wage moderation',
      confidence: 'official_quoted',
      checked: '2026-11-22',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
