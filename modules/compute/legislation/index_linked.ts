import type { ParameterId } from './index.ts'

/**
 * What rises with the index of a joint committee, by the id of that index: its minimum scales and its
 * yearly premium, each rounded to the cent (CCT CP 200 du 9/06/2016; the premiums of 2019 to 2026 agree).
 */
export const INDEX_LINKED: Readonly<Partial<Record<string, readonly ParameterId[]>>> = {
  'indexation.CP200': [
    'bareme200.echelle1ClasseA',
    'bareme200.echelle1ClasseB',
    'bareme200.echelle1ClasseC',
    'bareme200.echelle1ClasseD',
    'bareme200.echelle2ClasseA',
    'bareme200.echelle2ClasseB',
    'bareme200.echelle2ClasseC',
    'bareme200.echelle2ClasseD',
    'bareme200.etudiantClasseA',
    'bareme200.etudiantClasseB',
    'bareme200.etudiantClasseC',
    'bareme200.etudiantClasseD',
    'commission200.primeSectorielle',
  ],
}
