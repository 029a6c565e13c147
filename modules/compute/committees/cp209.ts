import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const UNION: Origin = {
  source: 'CGSLB, metal: 38 hours a week',
  confidence: 'provider',
  checked: '2026-11-26',
}

/** Metal industry, white-collar workers: scales and premiums are of provinces, regions and companies. */
export const CP209: Committee = {
  code: 'BECP209',
  statuts: ['EMPLOYE'],
  categories: [],
  facts: {
    heuresSemaine: fact('hundredths', ['2021-01-01', 38_00, UNION]),
  },
}
