import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** The most of the special contribution in a year. */
export const cotisationMaximum = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 731_28,
      source: 'Act of 30/03/1994, art. 108; the Act of 15/07/2026, art. 96-97, changes it later',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
