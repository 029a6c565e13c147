import { parameter } from '../../../engine/parameter.ts'

/** γ of category 1. */
export const gamma = parameter('ppm', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-20',
  },
  {
    from: '2022-04-01',
    value: 400_000,
    source: 'Partena infoflash 1/04/2022; ONSS, intermediates, 1/04/2025',
    confidence: 'official',
    checked: '2026-11-20',
  },
  {
    from: '2025-07-01',
    value: 150_000,
    source: 'AR du 2/07/2025; Partena and Easypay citing ONSS, 9/01/2026',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-04-01',
    value: 160_000,
    source: 'AR du 2/07/2025, MB 15/07/2025; Partena, Acerta 30/03/2026',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
