import { parameter } from '../../../engine/parameter.ts'
import { PWC_EXEMPLE, RULESPEC_BE } from '../../pages.ts'

/** The most it brings it to. */
export const quotientMaximum = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 13_050_00,
      source: 'PwC, sample calculation, income of 2024',
      href: PWC_EXEMPLE,
      confidence: 'provider',
      checked: '2026-11-27',
    },
    {
      from: '2025-01-01',
      value: 13_460_00,
      source: 'CIR 92, art. 87-88, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2026-01-01',
      value: 11_780_00,
      source: 'Act of 15/07/2026, MB 29/07/2026, p. 40196-40199: CIR 92, art. 87-88',
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2027-01-01',
      value: 10_110_00,
      source: 'Act of 15/07/2026, MB 29/07/2026, p. 40196-40199: CIR 92, art. 87-88',
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { yearly: true, introduced: true }
)
