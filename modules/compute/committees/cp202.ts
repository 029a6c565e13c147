import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const LBC: Origin = {
  source: 'LBC-NVK, PC 202: part-time pay is reckoned from 35 hours a week',
  href: 'https://lbc-nvk.acv-online.be/lbc-nvk/Ik-werk/Distributie/PC-202-Kleinhandel-in-Voedingswaren/Je-rechten/Inkomen/Inkomen.html',
  confidence: 'provider',
  checked: '2026-11-27',
}
const EASYPAY: Origin = {
  source:
    'Easypay, 2015 and 2017: 250 since 2016 and 70 of the agreement of 2005, or what stands in their place',
  confidence: 'provider',
  checked: '2026-11-26',
}

/** Food retail, white-collar workers. */
export const CP202: Committee = {
  code: 'BECP202',
  statuts: ['EMPLOYE'],
  categories: [],
  facts: {
    heuresMoyennes: fact('hundredths', ['2021-01-01', 35_00, LBC]),
    primeAnnuelle: fact('cents', ['2021-01-01', 320_00, EASYPAY]),
    ecoCheques: fact('cents', ['2021-01-01', 250_00, EASYPAY]),
  },
}
