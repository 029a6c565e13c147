import { parameter } from '../../../engine/parameter.ts'

/** Volet A of the social work bonus: highest amount a month at full time. */
export const voletAMaximum = parameter('cents', [
  {
    from: '2026-01-01',
    value: 123_00,
    source: 'Partena infoflash quoted by duxsalary',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-04-01',
    value: 125_04,
    source: 'Partena infoflash quoted by duxsalary',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-07-01',
    value: 127_54,
    source: 'ONSS instructions 2026/3, p. 449-453',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
