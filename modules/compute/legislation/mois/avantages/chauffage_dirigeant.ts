import { parameter } from '../../../engine/parameter.ts'

/** Benefit in kind of heating that comes with a free home, of company directors, a year. */
export const chauffageDirigeant = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: null,
      source: 'AR/CIR 92, art. 18, § 3, 4°; no amount of this year in a source that was kept',
      confidence: 'not_found',
      checked: '2026-11-23',
    },
    {
      from: '2024-01-01',
      value: 2430_00,
      source: 'Practicali, AJ 2025',
      confidence: 'provider',
      checked: '2026-11-23',
    },
    {
      from: '2025-01-01',
      value: 2500_00,
      source: 'Practicali, AJ 2026',
      confidence: 'provider',
      checked: '2026-11-23',
    },
    {
      from: '2026-01-01',
      value: 2560_00,
      source: 'Practicali, AJ 2027; fibofin via LOONMONITOR',
      confidence: 'provider',
      checked: '2026-11-23',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
