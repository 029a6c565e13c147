import type { Committee } from '../committee.ts'
import { fact, type Origin } from '../fact.ts'
import { REPOS_PAYE_2026, SANS_REPOS_PAYE_2026 } from './classes.ts'

const SALAIRES_MINIMUMS: Origin = {
  source:
    'SPF Emploi, salaires minimums, SCP 140.03, 01/01/2026, quoted by a public payroll repository; non-driving class 7 is not in it',
  href: 'https://minimumlonen.be/document.html?date=01%2F01%2F2026&jcId=e4f43b8462814a79b780b4feb1ae1eaa',
  confidence: 'official_quoted',
  checked: '2026-11-26',
}
const PRIME: Origin = {
  source:
    'CGSLB, 15/01/2020: 5 % of the gross pay declared to ONSS from 1/07 to 30/06, paid by the social fund from 2,500 EUR of pay on',
  href: 'https://www.aclvb.be/nl/vervoer-en-luchtvaart/wegvervoer-en-logistiek-arbeiders/artikels/wegvervoer-en-logistiek-pc-14003-3',
  confidence: 'provider',
  checked: '2026-11-26',
}
const ACCORD: Origin = {
  source: 'Acerta on the sector agreement of 18/12/2025: from six months of service, day of 4 hours or more',
  confidence: 'provider',
  checked: '2026-11-26',
}

/** Road transport and logistics for others, manual workers: the social fund of the sector pays the year-end premium. */
export const CP14003: Committee = {
  code: 'BECP14003',
  statuts: ['OUVRIER'],
  categories: ['083'],
  categorie: '083',
  bareme: {
    of: 'hour',
    echelles: ['SANS_REPOS_PAYE', 'REPOS_PAYE'],
    classes: Object.keys(SANS_REPOS_PAYE_2026),
    values: [
      {
        from: '2026-01-01',
        ...SALAIRES_MINIMUMS,
        echelles: { SANS_REPOS_PAYE: SANS_REPOS_PAYE_2026, REPOS_PAYE: REPOS_PAYE_2026 },
      },
    ],
  },
  facts: {
    heuresMoyennes: fact('hundredths', ['2026-01-01', 38_00, SALAIRES_MINIMUMS]),
    primeFinAnneeTaux: fact('ppm', ['2021-01-01', 50_000, PRIME]),
    primeFinAnneePayeur: fact('count', ['2021-01-01', 2, PRIME]),
    chequeRepas: fact('cents', ['2026-07-01', 2_00, ACCORD]),
    chequeRepasHausse: fact('cents', ['2026-07-01', 2_00, ACCORD]),
    conducteurHeure: fact('ten_thousandths', [
      '2026-01-01',
      1_8175,
      {
        source: 'public payroll repository, RGPT allowance of drivers, 01/01/2026',
        confidence: 'third_party',
        checked: '2026-11-26',
      },
    ]),
  },
}
