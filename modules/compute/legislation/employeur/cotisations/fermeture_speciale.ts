import { parameter } from '../../../engine/parameter.ts'

/** Closure fund, special contribution. */
export const fermetureSpeciale = parameter(
  'ppm',
  [
    {
      from: '2021-01-01',
      value: 1400,
      source: 'Embuild, Fondsdiamant: 0.13 % before wage moderation',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: 1000,
      source: 'Embuild, AR du 9/03/2022: 0.09 % before wage moderation',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: 1000,
      source: 'SD Worx, 24/03/2023: as in 2022, 0.09 % before wage moderation',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2024-01-01',
      value: null,
      source: 'not found for 2024 (law page, corrections 3.1)',
      confidence: 'not_found',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: 1700,
      source: 'Unisoc, Prato: 0.16 % before wage moderation',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 1000,
      source:
        'ONSS rate file DmfA 2026/3 (dmfa_rate_2026_3.zip, 15/09/2026), code 810: 0.09 %, 0.10 % with wage moderation',
      confidence: 'official_quoted',
      checked: '2026-11-22',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
