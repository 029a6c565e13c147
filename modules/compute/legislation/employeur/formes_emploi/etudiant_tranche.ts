import { parameter } from '../../../engine/parameter.ts'

/** CIR 92, art. 143: pay of student contracts that does not count among own means. */
export const etudiantTranche = parameter(
  'cents',
  [
    {
      from: '2025-01-01',
      value: 6840_00,
      source:
        'Act of 10 April 2025: 3,000 not indexed, 6,840 for income of 2025 (Commit Law, SD Worx)',
      href: 'https://www.commitlaw.be/blog/studentenarbeid-hervormd-de-nieuwe-urenlimiet-uitgelegd',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 6840_00,
      source: 'that of income of 2025: the one of 2026 was not found',
      confidence: 'assumed',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
