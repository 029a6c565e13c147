import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const TRAXIO: Origin = {
  source: 'TRAXIO on the sector agreement 2025-2026',
  confidence: 'provider',
  checked: '2026-11-26',
}

/** Coachwork, manual workers. */
export const CP14902: Committee = {
  code: 'BECP14902',
  statuts: ['OUVRIER'],
  categories: ['065'],
  facts: {
    chequeRepas: fact('cents', ['2026-01-01', 0, TRAXIO]),
    veloKilometre: fact('ten_thousandths', ['2026-07-01', 3200, TRAXIO]),
  },
}
