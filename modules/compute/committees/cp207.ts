import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const PRIME: Origin = {
  source:
    'FGTB Centrale Générale, chemical industry, white-collar workers: at least the base pay of December',
  href: 'https://www.accg.be/fr/secteur/chimie/salaires-et-indemnites/employes/primes/13eme-mois-prime-de-fin-d-annee',
  confidence: 'provider',
  checked: '2026-11-27',
}

/** Chemical industry, white-collar workers: scales are of companies. */
export const CP207: Committee = {
  code: 'BECP207',
  statuts: ['EMPLOYE'],
  categories: ['087', '187'],
  facts: {
    primeFinAnneeMois: fact('hundredths', ['2021-01-01', 1_00, PRIME]),
  },
}
