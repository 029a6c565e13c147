import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** A household: the income from which each rate of the special contribution holds. */
export const cotisationMenageBornes = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: [18_592_02, 21_070_96, 60_181_95, 74_688_00],
      source: 'Act of 30/03/1994, art. 108 (Justel, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
