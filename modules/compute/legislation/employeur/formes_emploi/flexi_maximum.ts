import { parameter } from '../../../engine/parameter.ts'

/** Most base flexi wage, of the minimum of the function. */
export const flexiMaximum = parameter(
  'ppm',
  [
    {
      from: '2025-01-01',
      value: 1_500_000,
      source:
        'programme Act of 22 December 2023: 150 % of the minimum (Horeca Vlaanderen, NowJobs)',
      href: 'https://www.horecaismijnpassie.be/blog/detail/indexatie-flexilonen--',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
