import { parameter } from '../../../engine/parameter.ts'

/** Private car: highest allowance free of contributions, euros per 100 km (yearly amounts of federal staff). */
export const kilometre = parameter('cents', [
  {
    from: '2020-07-01',
    value: 35_42,
    source: 'recalled: 0.3542 from July 2020 to June 2021',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2021-07-01',
    value: 37_07,
    source: 'vlaamswelzijnsverbond.be, July 2021 to June 2022',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-07-01',
    value: 41_70,
    source: 'circular 705 of 23/06/2022, MB 27/06/2022 (Besox)',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
  {
    from: '2023-07-01',
    value: 42_80,
    source: 'circular 722, MB 25/07/2023 (Attentia)',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
  {
    from: '2024-07-01',
    value: 44_15,
    source: 'eloya, Securex, July 2024 to June 2025',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2025-07-01',
    value: 44_49,
    source: 'eloya, Securex, July 2025 to June 2026',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2026-07-01',
    value: 45_71,
    source:
      'the amount of April 2026 (AR du 18/05/2026), the last one found: that of July 2026 was not',
    confidence: 'assumed',
    checked: '2026-11-21',
  },
])
