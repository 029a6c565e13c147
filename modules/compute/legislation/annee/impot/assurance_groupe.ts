import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** The tax reduction for the worker’s share in group insurance. */
export const assuranceGroupe = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 300_000,
      source: 'CIR 92, art. 145/2, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
