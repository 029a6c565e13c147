import { parameter } from '../../../engine/parameter.ts'

/** S1 of category 2: quarterly pay above which the δ part is due. */
export const plancherHautsSalairesCategorie2 = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 14342_02,
    source: 'Partena infoflash 1/04/2022; Besox; Group S',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-07-01',
    value: 14628_86,
    source: 'ONSS instructions 2022/2; Partena 1/07/2022',
    confidence: 'official',
    checked: '2026-11-21',
  },
  {
    from: '2022-10-01',
    value: 14921_44,
    source: 'values of 1 July 2022 × 1.02',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2023-01-01',
    value: 15524_27,
    source: 'chain of × 1.02 that lands on the limits published for 2024',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2024-01-01',
    value: 15834_76,
    source: 'chain of × 1.02 that lands on the limits published for 2024',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2024-04-01',
    value: 15834_76,
    source: 'Partena 9/04/2024, AR du 3/03/2024, MB 18/03/2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2024-07-01',
    value: 16151_46,
    source: '× 1.02; again × 1.02 gives the limits of 1 April 2025',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2025-04-01',
    value: 16474_49,
    source: 'ONSS, intermediates, 1/04/2025',
    confidence: 'official',
    checked: '2026-11-21',
  },
  {
    from: '2026-01-01',
    value: 16803_98,
    source: 'Partena and Easypay citing ONSS, 9/01/2026',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
  {
    from: '2026-07-01',
    value: 17140_06,
    source: 'values of 1 January 2026 × 1.02',
    confidence: 'derived',
    checked: '2026-11-21',
  },
])
