import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const ACCORD: Origin = {
  source: 'Easypay and Acerta on the sector agreement 2025-2026',
  confidence: 'provider',
  checked: '2026-11-26',
}
const ECO: Origin = {
  source:
    'Pluimveeslachthuizen.be, PC 220, January 2020: 250 at full time, unless an equal benefit is given',
  href: 'https://www.pluimveeslachthuizen.be/nl/pc-220-actua',
  confidence: 'provider',
  checked: '2026-11-27',
}

/** Food industry, white-collar workers: scales by sub-sector were not found. */
export const CP220: Committee = {
  code: 'BECP220',
  statuts: ['EMPLOYE'],
  categories: ['048', '051', '052', '058', '158', '258', '848'],
  facts: {
    chequeRepasHausse: fact('cents', ['2026-01-01', 1_00, ACCORD]),
    ecoCheques: fact('cents', ['2021-01-01', 250_00, ECO]),
    veloKilometre: fact(
      'ten_thousandths',
      ['2025-01-01', 2700, ACCORD],
      ['2026-07-01', 3100, ACCORD]
    ),
  },
}
