import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const CGSLB: Origin = {
  source: 'CGSLB, insurance companies: 35 hours a week on average over the year',
  href: 'https://www.aclvb.be/nl/pc-306-loon-en-arbeidsvoorwaarden',
  confidence: 'provider',
  checked: '2026-11-27',
}

/** Insurance companies: scales and premium were not found. */
export const CP306: Committee = {
  code: 'BECP306',
  statuts: ['EMPLOYE'],
  categories: ['130'],
  facts: {
    heuresMoyennes: fact('hundredths', ['2021-01-01', 35_00, CGSLB]),
  },
}
