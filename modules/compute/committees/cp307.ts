import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const CGSLB: Origin = {
  source: 'CGSLB, insurance brokers: 37 hours 30 a week on average over the year',
  href: 'https://www.aclvb.be/nl/pc-307-loon-en-arbeidsvoorwaarden',
  confidence: 'provider',
  checked: '2026-11-27',
}
const BBTK: Origin = {
  source:
    'BBTK, 8/02/2012: a thirteenth month for all from 2013 on, or an equal benefit that existed before',
  href: 'http://www.bbtk.org/nieuws/Pages/veralgemeende13emaandbijbediendenverzekeringsmakelaars.aspx',
  confidence: 'provider',
  checked: '2026-11-27',
}
const PULS: Origin = {
  source: 'ACV Puls, 4/12/2019: 35 more, up to the maximum of 250 a year',
  href: 'https://www.pulsmagazine.be/2019/12/04/hogere-sectorbaremas-voor-personeel-van-verzekeringsmakelaars/',
  confidence: 'provider',
  checked: '2026-11-27',
}

/** Insurance brokers and agencies: the scale by class was not found. */
export const CP307: Committee = {
  code: 'BECP307',
  statuts: ['EMPLOYE'],
  categories: ['530'],
  facts: {
    heuresMoyennes: fact('hundredths', ['2021-01-01', 37_50, CGSLB]),
    primeFinAnneeMois: fact('hundredths', ['2021-01-01', 1_00, BBTK]),
    ecoCheques: fact('cents', ['2021-01-01', 250_00, PULS]),
  },
}
