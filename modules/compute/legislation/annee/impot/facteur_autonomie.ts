import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** The share of the State’s tax that it leaves to the regions. */
export const facteurAutonomie = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 249_570,
      source:
        'Special Act of 16/01/1989, art. 5/2: from assessment year 2018 on (quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
