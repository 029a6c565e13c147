import { parameter } from '../../../engine/parameter.ts'

/** F of category 2, a quarter. */
export const forfaitCategorie2 = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 79_00,
    source: 'Partena infoflash 1/04/2022; Besox; Group S',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
