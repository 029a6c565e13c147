import { parameter } from '../../../engine/parameter.ts'

/** S0 of category 3 with wage moderation: quarterly reference wage under which the α part is due. */
export const plafondBasSalairesCategorie3 = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 10597_01,
    source: 'Partena infoflash 1/04/2022; Besox; Group S',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-07-01',
    value: 10808_95,
    source: 'ONSS instructions 2022/2; Partena 1/07/2022',
    confidence: 'official',
    checked: '2026-11-21',
  },
  {
    from: '2022-10-01',
    value: 11025_13,
    source: 'values of 1 July 2022 × 1.02',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2023-01-01',
    value: 11470_54,
    source: 'chain of × 1.02 that lands on the limits published for 2024',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2024-01-01',
    value: 11699_95,
    source: 'chain of × 1.02 that lands on the limits published for 2024',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2024-04-01',
    value: 11699_95,
    source: 'Partena 9/04/2024, AR du 3/03/2024, MB 18/03/2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2024-07-01',
    value: 11933_95,
    source: '× 1.02; again × 1.02 gives the limits of 1 April 2025',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2025-04-01',
    value: 12172_63,
    source: 'ONSS, intermediates, 1/04/2025',
    confidence: 'official',
    checked: '2026-11-21',
  },
  {
    from: '2026-01-01',
    value: 12416_08,
    source: 'Partena and Easypay citing ONSS, 9/01/2026',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
  {
    from: '2026-07-01',
    value: 12664_40,
    source: 'values of 1 January 2026 × 1.02',
    confidence: 'derived',
    checked: '2026-11-21',
  },
])
