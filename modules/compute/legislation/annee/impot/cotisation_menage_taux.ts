import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** The rates above these bounds. */
export const cotisationMenageTaux = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: [50_000, 13_000, 0, 13_629],
      source: 'Act of 30/03/1994, art. 108 (Justel, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
