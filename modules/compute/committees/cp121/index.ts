import type { Committee } from '../committee.ts'
import { fact, type Origin } from '../fact.ts'
import { CLASSES_2026_01, CLASSES_2026_07 } from './classes.ts'

const SALAIRES_MINIMUMS: Origin = {
  source: 'SPF Emploi, salaires minimums, CP 121, 01/07/2026, quoted by a public payroll repository',
  confidence: 'official_quoted',
  checked: '2026-11-26',
}
const AVANT: Origin = {
  source: 'public payroll repository, some classes of CP 121, 01/01/2026',
  confidence: 'third_party',
  checked: '2026-11-26',
}
const PRIME: Origin = {
  source: 'public payroll repository: 9 % of the gross pay of the year',
  confidence: 'third_party',
  checked: '2026-11-26',
}
const FONDS: Origin = {
  source: 'recalled: the fund of the sector pays it; its contribution of 15.95 % fits',
  confidence: 'recalled',
  checked: '2026-11-26',
}
const ACV: Origin = {
  source: 'ACV, sector agreement 2025-2026 of cleaning, 22/01/2026',
  confidence: 'provider',
  checked: '2026-11-26',
}

const CLASSES = Object.keys(CLASSES_2026_07)
const AUCUNE = Object.fromEntries(CLASSES.map((classe) => [classe, null]))

/** Cleaning, manual workers: a fund pays the year-end premium from what employers contribute to it. */
export const CP121: Committee = {
  code: 'BECP121',
  statuts: ['OUVRIER'],
  categories: ['066'],
  categorie: '066',
  bareme: {
    of: 'hour',
    echelles: [''],
    classes: CLASSES,
    values: [
      { from: '2026-01-01', ...AVANT, echelles: { '': { ...AUCUNE, ...CLASSES_2026_01 } } },
      { from: '2026-07-01', ...SALAIRES_MINIMUMS, echelles: { '': CLASSES_2026_07 } },
    ],
  },
  facts: {
    heuresSemaine: fact('hundredths', ['2026-07-01', 37_00, SALAIRES_MINIMUMS]),
    primeFinAnneeTaux: fact('ppm', ['2026-01-01', 90_000, PRIME]),
    primeFinAnneePayeur: fact('count', ['2026-01-01', 2, FONDS]),
    chequeRepas: fact('cents', ['2026-01-01', 2_00, ACV]),
    chequeRepasHausse: fact('cents', ['2026-01-01', 2_00, ACV]),
    ecoCheques: fact('cents', ['2026-01-01', 0, ACV]),
    voiturePart: fact('ppm', ['2026-01-01', 950_000, ACV]),
    veloKilometre: fact('ten_thousandths', ['2026-01-01', 3600, ACV]),
    nuitHeure: fact('ten_thousandths', [
      '2026-01-01',
      3_1100,
      { source: 'public payroll repository', confidence: 'third_party', checked: '2026-11-26' },
    ]),
  },
}
