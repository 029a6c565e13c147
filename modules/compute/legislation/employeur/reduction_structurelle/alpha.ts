import { parameter } from '../../../engine/parameter.ts'

/** α of category 1. */
export const alpha = parameter('ppm', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-20',
  },
  {
    from: '2022-04-01',
    value: 140_000,
    source: 'ONSS instructions 2026/3, p. 383',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
