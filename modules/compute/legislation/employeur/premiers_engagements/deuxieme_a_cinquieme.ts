import { parameter } from '../../../engine/parameter.ts'

/** Second to fifth worker, right opened from July 2026 on: highest reduction of a quarter. */
export const deuxiemeACinquieme = parameter(
  'cents',
  [
    {
      from: '2026-07-01',
      value: 1000_00,
      source:
        'loi-programme du 30 mai 2026, art. 103, quoted by a payroll product with its ELI; UCM and ONSS 2026/3 for the first worker',
      confidence: 'official_quoted',
      checked: '2026-11-22',
    },
  ],
  { introduced: true }
)
