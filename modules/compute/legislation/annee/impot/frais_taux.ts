import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** Flat professional expenses of an employee, as a share of pay. */
export const fraisTaux = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 300_000,
      source: 'CIR 92, art. 51, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
