import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const ACCORD: Origin = {
  source: 'Easypay and Acerta on the sector agreement 2025-2026',
  confidence: 'provider',
  checked: '2026-11-26',
}
const HORVAL: Origin = {
  source: 'HORVAL, food industry: private transport from 1/01/2024',
  confidence: 'provider',
  checked: '2026-11-26',
}
const VELO: Origin = {
  source: 'HORVAL West-Vlaanderen, bicycle by sector, January 2024',
  href: 'http://www.horvalwvl.be/page/2/',
  confidence: 'provider',
  checked: '2026-11-28',
}

/** Food industry, manual workers: scales by sub-sector were not found. */
export const CP118: Committee = {
  code: 'BECP118',
  statuts: ['OUVRIER'],
  categories: ['048', '051', '052', '058', '158', '258', '848'],
  facts: {
    chequeRepasHausse: fact('cents', ['2026-01-01', 1_00, ACCORD]),
    veloKilometre: fact(
      'ten_thousandths',
      ['2024-01-01', 2700, VELO],
      ['2026-07-01', 3100, ACCORD]
    ),
    voiturePart: fact('ppm', ['2024-01-01', 800_000, HORVAL]),
  },
}
