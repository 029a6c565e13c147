import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const BBTK: Origin = {
  source:
    'BBTK, 25/11/2024: a fixed part for white-collar workers and 2.5 % of the pay of the year',
  confidence: 'provider',
  checked: '2026-11-26',
}
const INCONNU: Origin = {
  source:
    'CCT of 19/12/2023 (AR du 12/09/2024): 575.91 before any index, and 593.19 in 2024, raised each year by the index of October; that of 2025 and 2026 was not read',
  href: 'https://etaamb.openjustice.be/fr/nl/arrete-royal-du-12-septembre-2024_n2024204329.html',
  confidence: 'not_found',
  checked: '2026-11-28',
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
