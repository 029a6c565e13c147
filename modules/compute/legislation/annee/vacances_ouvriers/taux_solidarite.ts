import { parameter } from '../../../engine/parameter.ts'

/** Solidarity deduction on the holiday pay of the fund. */
export const tauxSolidarite = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 10_000,
    source: 'references.lesoir.be; cgslb.be; verlofkasdiamant.be',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
