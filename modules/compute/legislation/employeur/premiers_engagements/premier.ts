import { parameter } from '../../../engine/parameter.ts'

/** First worker: highest reduction of a quarter, without end. */
export const premier = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the amount before 2022 was not looked up',
    confidence: 'not_found',
    checked: '2026-11-22',
  },
  {
    from: '2022-01-01',
    value: 4000_00,
    source: 'SD Worx, Liantis, Grant Thornton (loi du 16 octobre 2023, MB 31/10/2023)',
    confidence: 'provider',
    checked: '2026-11-22',
  },
  {
    from: '2024-01-01',
    value: 3100_00,
    source:
      'ONSS instructions 2026/3, p. 404-405 (G21 = 2 000, G20 = 3 100 before), loi-programme du 30 mai 2026, art. 103',
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
  {
    from: '2026-07-01',
    value: 2000_00,
    source:
      'ONSS instructions 2026/3, p. 404-405 (G21 = 2 000, G20 = 3 100 before), loi-programme du 30 mai 2026, art. 103',
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
])
