import { parameter } from '../../../engine/parameter.ts'

/** Reference wage up to which volet B is at its highest. */
export const voletBLimite = parameter('cents', [
  {
    from: '2026-01-01',
    value: 2218_73,
    source: 'Partena infoflash quoted by duxsalary',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-04-01',
    value: 2255_50,
    source: 'Partena infoflash quoted by duxsalary',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-07-01',
    value: 2300_62,
    source: 'ONSS instructions 2026/3, p. 449-453',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
