import { parameter } from '../../../engine/parameter.ts'
import { EASYPAY_BONUS_FISCAL, RULESPEC_BE } from '../../pages.ts'

/** The most of the credit in a year. */
export const bonusMaximum = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 1390_00,
      source: '710 before the index (Easypay), by the coefficient that gives 1 540 for 765 in 2025',
      href: EASYPAY_BONUS_FISCAL,
      confidence: 'derived',
      checked: '2026-11-27',
    },
    {
      from: '2025-01-01',
      value: 1540_00,
      source: 'CIR 92, art. 289ter/1, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2026-01-01',
      value: 1580_00,
      source:
        '765 before the index, by the coefficient of 2025 and the general index; the Act of 15/07/2026 may raise it',
      confidence: 'assumed',
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
