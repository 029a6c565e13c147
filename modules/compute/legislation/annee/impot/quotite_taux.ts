import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** The rate of each of them. */
export const quotiteTaux = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: [250_000, 300_000, 400_000, 450_000, 500_000],
      source: 'CIR 92, art. 134, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
