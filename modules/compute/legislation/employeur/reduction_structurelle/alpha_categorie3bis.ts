import { parameter } from '../../../engine/parameter.ts'

/** α of category 3 without wage moderation. */
export const alphaCategorie3bis = parameter('ppm', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 178_500,
    source: 'Partena infoflash 1/04/2022; Besox; Group S',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2023-01-01',
    value: 178_500,
    source: 'ONSS 13/03/2023',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
