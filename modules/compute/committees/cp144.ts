import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const CCT: Origin = {
  source: 'collective agreement of 4/07/2019, n° 153.333: 6 % of gross pay from 1/07 to 30/06, paid by the fund in December; not seasonal workers',
  confidence: 'official_quoted',
  checked: '2026-11-26',
}
const EASYPAY: Origin = {
  source: 'Easypay, agriculture: private transport from 1/12/2020',
  confidence: 'provider',
  checked: '2026-11-26',
}

/** Agriculture, manual workers: the fund pays the year-end premium. */
export const CP144: Committee = {
  code: 'BECP144',
  statuts: ['OUVRIER'],
  categories: ['193'],
  facts: {
    primeFinAnneeTaux: fact('ppm', ['2021-01-01', 60_000, CCT]),
    primeFinAnneePayeur: fact('count', ['2021-01-01', 2, CCT]),
    voiturePart: fact('ppm', ['2021-01-01', 700_000, EASYPAY]),
  },
}
