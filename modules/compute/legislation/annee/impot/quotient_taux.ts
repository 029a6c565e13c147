import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** The share of what both spouses earn that the marital quotient brings the lower to. */
export const quotientTaux = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 300_000,
      source: 'CIR 92, art. 87-88, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
