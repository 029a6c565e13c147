import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const BBTK: Origin = {
  source: 'BBTK, 24/11/2022, on the collective agreement of 13/06/2022: 3.03 % of twelve months of October pay and a fixed part',
  confidence: 'provider',
  checked: '2026-11-26',
}
const INCONNU: Origin = {
  source: 'not found: the fixed part follows the index since 2022',
  confidence: 'not_found',
  checked: '2026-11-26',
}

/** Health institutions and services: the year-end premium of federal services is a fixed part, known of 2022, and a share of pay. */
export const CP330: Committee = {
  code: 'BECP330',
  statuts: ['EMPLOYE', 'OUVRIER'],
  categories: ['025', '125', '311', '330', '422', '430', '511', '512', '522', '711', '722', '735', '812', '822', '830', '911'],
  facts: {
    primeFinAnneeTaux: fact('ppm', ['2022-01-01', 30_300, BBTK]),
    primeFinAnneeFixe: fact('cents', ['2022-01-01', 1611_17, BBTK], ['2023-01-01', null, INCONNU]),
  },
}
