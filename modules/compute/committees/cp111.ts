import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const UNION: Origin = {
  source: 'CGSLB, metal: 38 hours a week',
  confidence: 'provider',
  checked: '2026-11-26',
}
const ECO: Origin = {
  source:
    'VLAMEF, October 2019: 250 a year at full time, recurrent, unless the company spent it otherwise',
  href: 'https://www.vlamef.be/fr/nouvelles-sociales-vlamef',
  confidence: 'provider',
  checked: '2026-11-28',
}

/** Metal industry, manual workers: scales and premiums are of provinces, regions and companies. */
export const CP111: Committee = {
  code: 'BECP111',
  statuts: ['OUVRIER'],
  categories: [],
  facts: {
    heuresSemaine: fact('hundredths', ['2021-01-01', 38_00, UNION]),
    ecoCheques: fact('cents', ['2021-01-01', 250_00, ECO]),
  },
}
