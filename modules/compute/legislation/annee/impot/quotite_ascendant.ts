import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** The same for a dependent parent of 66 and more who needs care. */
export const quotiteAscendant = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 5770_00,
      source: 'The amount of 2025 by the index of the other supplements',
      confidence: 'derived',
      checked: '2026-11-27',
    },
    {
      from: '2025-01-01',
      value: 5950_00,
      source: 'CIR 92, art. 132, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2026-01-01',
      value: 5950_00,
      source: 'Act of 15/07/2026, MB 29/07/2026, p. 40196-40199: CIR 92, art. 132',
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2027-01-01',
      value: 5950_00,
      source: 'Act of 15/07/2026, MB 29/07/2026, p. 40196-40199: CIR 92, art. 132',
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { yearly: true, introduced: true }
)
