import { parameter } from '../../../engine/parameter.ts'

/** Closure fund, base contribution, fewer than twenty workers. */
export const fermeturePetite = parameter(
  'ppm',
  [
    {
      from: '2021-01-01',
      value: 1300,
      source: 'Embuild: 0.12 %, 0.13 % with wage moderation',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: 700,
      source: 'Embuild, AR du 9/03/2022: 0.07 % before wage moderation',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: 700,
      source: 'SD Worx, 24/03/2023: 0.07 % before wage moderation',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2024-01-01',
      value: 1100,
      source: 'Unisoc 2024: 0.11 % with wage moderation',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: 1800,
      source: 'Prato: 0.17 %, 0.18 % with wage moderation',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 3400,
      source:
        'ONSS rate file DmfA 2026/3 (dmfa_rate_2026_3.zip, 15/09/2026), code 809: 0.32 %, 0.34 % with wage moderation',
      confidence: 'official_quoted',
      checked: '2026-11-22',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
