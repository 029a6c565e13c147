import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const ACERTA: Origin = {
  source: 'Acerta on the sector agreement 2025-2026: the scenario that holds unless the company chose the other one',
  confidence: 'provider',
  checked: '2026-11-26',
}

/** Electricians, manual workers: a fund pays the year-end premium; its formula was not found. */
export const CP14901: Committee = {
  code: 'BECP14901',
  statuts: ['OUVRIER'],
  categories: ['067', '467'],
  categorie: '067',
  facts: {
    chequeRepas: fact('cents', ['2026-10-01', 1_00, ACERTA]),
    ecoCheques: fact('cents', ['2026-10-01', 250_00, ACERTA]),
  },
}
