import { parameter } from '../../../engine/parameter.ts'

/** Hours of a student in a calendar year at the solidarity contribution. */
export const etudiantContingent = parameter(
  'count',
  [
    {
      from: '2025-01-01',
      value: 650,
      source: 'Act of 10 April 2025, back to 1 January 2025 (Commit Law)',
      href: 'https://www.commitlaw.be/blog/studentenarbeid-hervormd-de-nieuwe-urenlimiet-uitgelegd',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
