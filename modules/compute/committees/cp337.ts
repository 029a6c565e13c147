import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const BBTK: Origin = {
  source: 'BBTK, 25/11/2024: a fixed part for white-collar workers and 2.5 % of the pay of the year',
  confidence: 'provider',
  checked: '2026-11-26',
}
const INCONNU: Origin = {
  source: 'not found: the fixed part of 2025 and 2026',
  confidence: 'not_found',
  checked: '2026-11-26',
}

/** Non-profit sector: the year-end premium of white-collar workers in 2024, without personal assistance. */
export const CP337: Committee = {
  code: 'BECP337',
  statuts: ['EMPLOYE'],
  categories: ['139'],
  facts: {
    primeFinAnneeTaux: fact('ppm', ['2024-01-01', 25_000, BBTK]),
    primeFinAnneeFixe: fact('cents', ['2024-01-01', 593_19, BBTK], ['2025-01-01', null, INCONNU]),
  },
}
