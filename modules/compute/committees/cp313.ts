import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const SALAR: Origin = {
  source: 'Salar, 2020: 250, 352 since 2018 and 210 since 2020',
  confidence: 'provider',
  checked: '2026-11-26',
}

/** Pharmacies: a yearly premium, half in July and half in December. */
export const CP313: Committee = {
  code: 'BECP313',
  statuts: ['EMPLOYE', 'OUVRIER'],
  categories: ['135', '235', '335'],
  facts: {
    primeAnnuelle: fact('cents', ['2021-01-01', 812_00, SALAR]),
  },
}
