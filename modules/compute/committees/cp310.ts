import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const CGSLB: Origin = {
  source: 'CGSLB, banks: 1,620.6 hours a year, 35 a week on average',
  href: 'https://www.aclvb.be/nl/pc-310-loon-en-arbeidsvoorwaarden',
  confidence: 'provider',
  checked: '2026-11-27',
}

/** Banks: no fund contribution; scales and premium were not found. */
export const CP310: Committee = {
  code: 'BECP310',
  statuts: ['EMPLOYE'],
  categories: ['030'],
  facts: {
    heuresMoyennes: fact('hundredths', ['2021-01-01', 35_00, CGSLB]),
  },
}
