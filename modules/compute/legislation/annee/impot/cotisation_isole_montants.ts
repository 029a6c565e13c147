import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** The amounts at these bounds. */
export const cotisationIsoleMontants = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: [0, 123_95, 335_50, 481_96],
      source: 'Act of 30/03/1994, art. 108 (Justel, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
