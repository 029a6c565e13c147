import { parameter } from '../../../engine/parameter.ts'

/** Quarters with that reduction, within twenty. */
export const trimestres = parameter(
  'count',
  [
    {
      from: '2026-07-01',
      value: 12,
      source:
        'loi-programme du 30 mai 2026, art. 103, quoted by a payroll product with its ELI; UCM and ONSS 2026/3 for the first worker',
      confidence: 'official_quoted',
      checked: '2026-11-22',
    },
  ],
  { introduced: true }
)
