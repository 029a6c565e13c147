import { parameter } from '../../../engine/parameter.ts'

/** γ of categories 2 and 3. */
export const gammaAutresCategories = parameter('ppm', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 400_000,
    source: 'Partena infoflash 1/04/2022; Besox; Group S',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2025-04-01',
    value: 400_000,
    source: 'ONSS, intermediates, 1/04/2025',
    confidence: 'official',
    checked: '2026-11-21',
  },
  {
    from: '2025-07-01',
    value: 150_000,
    source: 'Agoria quoted by a third party; Partena and Easypay citing ONSS, 9/01/2026',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
  {
    from: '2026-04-01',
    value: null,
    source: 'category 1 went to 0.16; that of the others was not found (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
])
