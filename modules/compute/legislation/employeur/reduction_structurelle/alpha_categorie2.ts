import { parameter } from '../../../engine/parameter.ts'

/** α of category 2. */
export const alphaCategorie2 = parameter('ppm', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 255_700,
    source: 'Partena infoflash 1/04/2022; Besox; Group S',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2025-07-01',
    value: 230_000,
    source: 'Agoria quoted by a third party; Partena and Easypay citing ONSS, 9/01/2026',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
