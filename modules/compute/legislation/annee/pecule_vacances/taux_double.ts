import { parameter } from '../../../engine/parameter.ts'

/** Double holiday pay of an employee, share of the monthly gross. */
export const tauxDouble = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 920_000,
    source: 'AR du 30/03/1967, art. 38; SD Worx slip June 2024',
    confidence: 'provider',
    checked: '2026-11-20',
  },
])
