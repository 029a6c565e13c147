import { parameter } from '../../../engine/parameter.ts'

/** S0 of category 2: quarterly reference wage under which the α part is due. */
export const plafondBasSalairesCategorie2 = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the formula before 1 April 2022 was not read (law page, corrections 3.2)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 8215_66,
    source: 'Partena infoflash 1/04/2022; Besox; Group S',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-07-01',
    value: 8379_97,
    source: 'ONSS instructions 2022/2; Partena 1/07/2022',
    confidence: 'official',
    checked: '2026-11-21',
  },
  {
    from: '2022-10-01',
    value: 8547_57,
    source: 'values of 1 July 2022 × 1.02',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2023-01-01',
    value: 8892_89,
    source: 'chain of × 1.02 that lands on the limits published for 2024',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2024-01-01',
    value: 9070_75,
    source: 'chain of × 1.02 that lands on the limits published for 2024',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2024-04-01',
    value: 9070_75,
    source: 'Partena 9/04/2024, AR du 3/03/2024, MB 18/03/2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2024-07-01',
    value: 9252_17,
    source: '× 1.02; again × 1.02 gives the limits of 1 April 2025',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2025-04-01',
    value: 9437_21,
    source: 'ONSS, intermediates, 1/04/2025',
    confidence: 'official',
    checked: '2026-11-21',
  },
  {
    from: '2025-07-01',
    value: 9780_00,
    source: 'Agoria quoted by a third party; × 1.02 gives the limit of 2026',
    confidence: 'third_party',
    checked: '2026-11-21',
  },
  {
    from: '2026-01-01',
    value: 9975_60,
    source: 'Partena and Easypay citing ONSS, 9/01/2026',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
  {
    from: '2026-07-01',
    value: 10175_11,
    source: 'values of 1 January 2026 × 1.02',
    confidence: 'derived',
    checked: '2026-11-21',
  },
])
