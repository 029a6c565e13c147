import { parameter } from '../../../engine/parameter.ts'

/** Reference wage up to which volet A is at its highest; volet B ends there. */
export const voletALimite = parameter('cents', [
  {
    from: '2026-01-01',
    value: 2833_36,
    source: 'Partena infoflash quoted by duxsalary',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-04-01',
    value: 2880_32,
    source: 'Partena infoflash quoted by duxsalary',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-07-01',
    value: 2937_93,
    source: 'ONSS instructions 2026/3, p. 449-453',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
