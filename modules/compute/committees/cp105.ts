import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const UNION: Origin = {
  source: 'SETCa and Metallos on the sector agreement 2025-2026',
  confidence: 'provider',
  checked: '2026-11-26',
}

/** Non-ferrous metals, manual workers. */
export const CP105: Committee = {
  code: 'BECP105',
  statuts: ['OUVRIER'],
  categories: [],
  facts: {
    chequeRepas: fact('cents', ['2026-07-01', 2_00, UNION]),
    chequeRepasHausse: fact('cents', ['2026-07-01', 2_00, UNION]),
  },
}
