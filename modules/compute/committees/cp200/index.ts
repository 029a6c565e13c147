import { commission200 } from '../../legislation/annee/commission200/index.ts'
import { ecoCp200Montants } from '../../legislation/annee/cheques/eco_cp200_montants.ts'
import { bareme200 } from '../../legislation/mois/bareme200/index.ts'
import type { BaremeOn, Classes } from '../bareme.ts'
import type { Committee } from '../committee.ts'
import { fact, factOn, type Fact, type Origin } from '../fact.ts'

const ACCORD: Origin = {
  source: 'LECAP on the sector agreement of 18/12/2025',
  confidence: 'provider',
  checked: '2026-11-26',
}
const SALAIRES_MINIMUMS: Origin = {
  source: 'SPF Emploi, salaires minimums, CP 200, 01/01/2026, quoted by a public payroll repository',
  confidence: 'official_quoted',
  checked: '2026-11-26',
}

const CLASSES = ['A', 'B', 'C', 'D'] as const
const TABLES = [bareme200.echelle1ClasseA, bareme200.echelle1ClasseB, bareme200.echelle1ClasseC, bareme200.echelle1ClasseD]
const TABLES_2 = [bareme200.echelle2ClasseA, bareme200.echelle2ClasseB, bareme200.echelle2ClasseC, bareme200.echelle2ClasseD]

/** The scales of the law's own figures, put together by day. */
function bareme(): readonly BaremeOn[] {
  return TABLES[0].values.map(({ from, source, confidence, checked }) => ({
    from,
    source,
    confidence,
    checked,
    echelles: { I: classesOn(TABLES, from), II: classesOn(TABLES_2, from) },
  }))
}

function classesOn(tables: typeof TABLES, from: string): Classes {
  return Object.fromEntries(
    CLASSES.map((classe, place) => [classe, factOn(tables[place], from)?.value ?? null])
  )
}

/** Auxiliary committee for employees. What it computes with stands in the law itself; here it is only put together. */
export const CP200: Committee = {
  code: 'BECP200',
  statuts: ['EMPLOYE'],
  categories: ['010'],
  categorie: '010',
  bareme: { of: 'month', echelles: ['I', 'II'], classes: CLASSES, values: bareme() },
  facts: {
    heuresSemaine: fact('hundredths', ['2026-01-01', 38_00, SALAIRES_MINIMUMS]),
    primeFinAnneeMois: commission200.primeFinAnneeMois as Fact,
    primeAnnuelle: commission200.primeSectorielle as Fact,
    chequeRepas: fact('cents', ['2026-01-01', 0, ACCORD]),
    ecoCheques: ecoFullTime(),
    trainPart: fact('ppm', ['2026-01-01', 1_000_000, ACCORD]),
    veloKilometre: fact('ten_thousandths', ['2026-10-01', 3200, ACCORD]),
    veloMaximum: fact('cents', ['2026-10-01', 12_80, ACCORD]),
  },
}

/** The amount of who works four fifths or more: the highest of the table. */
function ecoFullTime(): Fact {
  return {
    unit: 'cents',
    values: ecoCp200Montants.values.map((dated) => ({
      ...dated,
      value: dated.value === null ? null : Math.max(...dated.value),
    })),
  }
}
