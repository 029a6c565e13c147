import { parameter } from '../../../engine/parameter.ts'
import { PWC_EXEMPLE, RULESPEC_BE } from '../../pages.ts'

/** Upper bounds of the scale of what is exempt. */
export const quotiteTranches = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: [11_120_00, 15_820_00, 26_360_00, 48_320_00],
      source: '11 120 and 15 820 printed by PwC; 26 360 by the index of the brackets',
      href: PWC_EXEMPLE,
      confidence: 'derived',
      checked: '2026-11-27',
    },
    {
      from: '2025-01-01',
      value: [11_460_00, 16_320_00, 27_190_00, 49_840_00],
      source: 'CIR 92, art. 134, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2026-01-01',
      value: [11_750_00, 16_720_00, 27_860_00, 51_070_00],
      source: 'The bounds of 2025 by the coefficient of income year 2026 (2.3356)',
      confidence: 'derived',
      checked: '2026-11-27',
    },
    {
      from: '2027-01-01',
      value: null,
      source: 'Income year 2027: the index is not published',
      confidence: 'not_found',
      checked: '2026-11-27',
    },
  ],
  { yearly: true, introduced: true }
)
