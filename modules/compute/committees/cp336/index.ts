import type { Committee } from '../committee.ts'
import { fact, type Origin } from '../fact.ts'

const SALAIRES_MINIMUMS: Origin = {
  source: 'SPF Emploi, salaires minimums, CP 336, 01/09/2026, quoted by a public payroll repository',
  confidence: 'official_quoted',
  checked: '2026-11-26',
}
const AVANT: Origin = {
  source: 'public payroll repository, minimums of CP 336, 01/04/2026; × 1.02 gives those of September',
  confidence: 'third_party',
  checked: '2026-11-26',
}
const DEPOT: Origin = {
  source: 'public payroll repository on CP 336',
  confidence: 'third_party',
  checked: '2026-11-26',
}

/** Liberal professions: two minimums and one for students and dual training; no rule of a year-end premium was found. */
export const CP336: Committee = {
  code: 'BECP336',
  statuts: ['EMPLOYE', 'OUVRIER'],
  categories: ['035', '835'],
  bareme: {
    of: 'month',
    echelles: [''],
    classes: ['MINIMUM', 'MINIMUM_ENTREE', 'ETUDIANT'],
    special: ['ETUDIANT', 'MINIMUM_ENTREE'],
    values: [
      {
        from: '2026-04-01',
        ...AVANT,
        echelles: { '': { MINIMUM: [2210_10], MINIMUM_ENTREE: [2276_40], ETUDIANT: null } },
      },
      {
        from: '2026-09-01',
        ...SALAIRES_MINIMUMS,
        echelles: { '': { MINIMUM: [2254_30], MINIMUM_ENTREE: [2321_93], ETUDIANT: [2141_59] } },
      },
    ],
  },
  facts: {
    heuresSemaine: fact('hundredths', ['2026-09-01', 38_00, SALAIRES_MINIMUMS]),
    chequeRepas: fact('cents', ['2026-01-01', 0, DEPOT]),
    ecoCheques: fact('cents', ['2026-01-01', 0, DEPOT]),
    trainPart: fact('ppm', ['2026-01-01', 800_000, DEPOT]),
    veloKilometre: fact('ten_thousandths', ['2026-01-01', 3200, DEPOT]),
  },
}
