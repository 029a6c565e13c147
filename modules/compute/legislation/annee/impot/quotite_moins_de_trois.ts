import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE, SPF_ENFANTS } from '../../pages.ts'

/** The same for each child under three without childcare costs. */
export const quotiteMoinsDeTrois = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 720_00,
      source: 'SPF Finances, dependent children',
      href: SPF_ENFANTS,
      confidence: 'official',
      checked: '2026-11-27',
    },
    {
      from: '2025-01-01',
      value: 740_00,
      source: 'CIR 92, art. 132, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2026-01-01',
      value: 740_00,
      source: 'Act of 15/07/2026, MB 29/07/2026, p. 40196-40199: CIR 92, art. 132',
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2027-01-01',
      value: 740_00,
      source: 'Act of 15/07/2026, MB 29/07/2026, p. 40196-40199: CIR 92, art. 132',
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { yearly: true, introduced: true }
)
