import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** The tax credit as a share of volet A of the work bonus, or of the bonus before its volets. */
export const bonusVoletA = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 331_400,
      source: 'CIR 92, art. 289ter/1, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2026-01-01',
      value: 331_400,
      source:
        'Before the Act of 15/07/2026, which raises the percentages by a first step that was not read',
      confidence: 'assumed',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
