import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const SALAR: Origin = {
  source: 'Salar, PC 201: with the pay of August, or one euro more of a meal voucher',
  href: 'https://www.salar.be/sector-info/pc-201-00-bruto-premie-of-maaltijdcheques-4/',
  confidence: 'provider',
  checked: '2026-11-26',
}

/** Independent retail, white-collar workers. */
export const CP201: Committee = {
  code: 'BECP201',
  statuts: ['EMPLOYE'],
  categories: ['100', '057', '058', '067', '077', '078', '091', '169'],
  categorie: '100',
  facts: {
    primeAnnuelle: fact('cents', ['2021-01-01', 188_00, SALAR]),
  },
}
