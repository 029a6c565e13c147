import { parameter } from '../../../engine/parameter.ts'

/** Second worker, right opened before July 2026: reduction of each quarter, the first one first. */
export const deuxiemeAncien = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the amounts before 2022 were not looked up',
    confidence: 'not_found',
    checked: '2026-11-22',
  },
  {
    from: '2022-01-01',
    value: [
      ...[1550_00, 1550_00, 1550_00, 1550_00, 1550_00],
      ...[1050_00, 1050_00, 1050_00, 1050_00],
      ...[450_00, 450_00, 450_00, 450_00],
    ],
    source: 'SD Worx, Liantis, Grant Thornton (loi du 16 octobre 2023, MB 31/10/2023)',
    confidence: 'provider',
    checked: '2026-11-22',
  },
])
