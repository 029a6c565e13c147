import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** Who is assessed alone: the income from which each rate of the special contribution holds. */
export const cotisationIsoleBornes = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: [18_592_02, 21_070_96, 37_344_00, 40_997_26],
      source: 'Act of 30/03/1994, art. 108 (Justel, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
