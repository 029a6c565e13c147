import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE, SPF_ENFANTS } from '../../pages.ts'

/** What one to four dependent children exempt besides. */
export const quotiteEnfants = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: [1920_00, 4950_00, 11_090_00, 17_940_00],
      source: 'SPF Finances, dependent children',
      href: SPF_ENFANTS,
      confidence: 'official',
      checked: '2026-11-27',
    },
    {
      from: '2025-01-01',
      value: [1980_00, 5110_00, 11_440_00, 18_510_00],
      source: 'CIR 92, art. 132, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2026-01-01',
      value: [2130_00, 5130_00, 11_440_00, 18_510_00],
      source: 'Act of 15/07/2026, MB 29/07/2026, p. 40196-40199: CIR 92, art. 132',
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2027-01-01',
      value: [2290_00, 5150_00, 11_440_00, 18_510_00],
      source: 'Act of 15/07/2026, MB 29/07/2026, p. 40196-40199: CIR 92, art. 132',
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { yearly: true, introduced: true }
)
