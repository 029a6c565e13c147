import { parameter } from '../../../engine/parameter.ts'

/** S2 of category 1: quarterly reference wage under which the γ part is due. */
export const plafondTresBasSalaires = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-20',
  },
  {
    from: '2022-04-01',
    value: 5889_70,
    source: 'Partena infoflash 1/04/2022; Besox; Group S',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2022-07-01',
    value: 6007_49,
    source: 'ONSS instructions 2022/2; Partena 1/07/2022',
    confidence: 'official',
    checked: '2026-11-20',
  },
  {
    from: '2022-10-01',
    value: 6127_64,
    source: 'values of 1 July 2022 × 1.02',
    confidence: 'derived',
    checked: '2026-11-20',
  },
  {
    from: '2023-01-01',
    value: 6375_19,
    source: 'Securex; ONSS 13/03/2023',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2024-01-01',
    value: 6502_69,
    source: 'values of 2023 × 1.02; the next published row has the same S0',
    confidence: 'derived',
    checked: '2026-11-20',
  },
  {
    from: '2024-04-01',
    value: 6807_18,
    source: 'Partena 9/04/2024, AR du 3/03/2024, MB 18/03/2024',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2024-07-01',
    value: 6943_32,
    source: 'guideaidespubliques.be; start of the quarter inferred from the steps of 2 %',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2025-04-01',
    value: 7082_19,
    source: 'ONSS, intermediates, 1/04/2025',
    confidence: 'official',
    checked: '2026-11-20',
  },
  {
    from: '2025-07-01',
    value: 9360_00,
    source: 'ONSS, third quarter of 2025, quoted by two third parties; AR du 2/07/2025',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-01-01',
    value: 9547_20,
    source: 'Partena and Easypay citing ONSS, 9/01/2026',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-07-01',
    value: 9738_14,
    source: 'ONSS instructions 2026/3, p. 383',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
