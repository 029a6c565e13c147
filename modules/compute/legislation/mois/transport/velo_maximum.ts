import { parameter } from '../../../engine/parameter.ts'

/** Bicycle: highest allowance a year free of tax. */
export const veloMaximum = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 3500_00,
      source: 'AR du 21/03/2024; law in force since 2024',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 3610_00,
      source: 'recalled: 3,610 for 2025',
      confidence: 'recalled',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 3700_00,
      source: 'Practicali 2026 (printed as kilometres, a slip)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true, introduced: true }
)
