import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const ACERTA: Origin = {
  source:
    'Acerta on the sector agreement 2025-2026: the scenario that holds unless the company chose the other one',
  confidence: 'provider',
  checked: '2026-11-26',
}
const PRIME: Origin = {
  source:
    'ACV-CSC METEA, electricians: 8.33% of the gross pay from 1/07 to 30/06, paid by the fund',
  href: 'https://acv-csc-metea.acv-online.be/acv-csc-metea/ACV-CSC-METEA-Ik-werk-in-de-sector/Elektriciens/Inkomen/Eindejaarpremie/eindejaarspremie.html',
  confidence: 'provider',
  checked: '2026-11-27',
}

/** Electricians, manual workers: a fund pays the year-end premium, but of members of two federations of employers. */
export const CP14901: Committee = {
  code: 'BECP14901',
  statuts: ['OUVRIER'],
  categories: ['067', '467'],
  categorie: '067',
  facts: {
    primeFinAnneeTaux: fact('ppm', ['2021-01-01', 83_300, PRIME]),
    primeFinAnneePayeur: fact('count', ['2021-01-01', 2, PRIME]),
    chequeRepas: fact('cents', ['2026-10-01', 1_00, ACERTA]),
    ecoCheques: fact('cents', ['2026-10-01', 250_00, ACERTA]),
  },
}
