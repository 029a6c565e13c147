import { parameter } from '../../../engine/parameter.ts'

/** F of category 3 without wage moderation, a quarter. */
export const forfaitCategorie3bis = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 495_00,
    source: 'Partena infoflash 1/04/2022; Besox; Group S',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2023-01-01',
    value: 495_00,
    source: 'ONSS 13/03/2023',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
