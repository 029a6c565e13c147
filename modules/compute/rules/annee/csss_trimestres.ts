import type { Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { assiette } from '../assiette.ts'
import { cotisationSpeciale } from '../mois/csss_bareme.ts'
import type { Notes } from '../notes.ts'
import { rule } from '../rule.ts'
import type { Sheet, SheetField } from '../sheet.ts'
import { LIGNES_DU_TRIMESTRE, primesDuTrimestre, QUAND } from './primes_du_trimestre.ts'

const communs = [
  'couple',
  'revenusConjoint',
  'csssTrimestre.isoleBornes',
  'csss.isoleTaux',
  'csssTrimestre.isoleMontants',
  'csssTrimestre.isoleMaximum',
  'csssTrimestre.menageMinimumDes',
  'csssTrimestre.menageMinimum',
  'csssTrimestre.menageBornes',
  'csss.menageTaux',
  'csssTrimestre.menageMontants',
  'csssTrimestre.menageMaximumDeuxRevenus',
  'csssTrimestre.menageMaximumUnRevenu',
  ...QUAND,
] as const

const notes = (primes: readonly SheetField[]): Notes => {
  const plus = primes.map((prime) => ` + ${prime}`).join('')
  return {
    formula: `scale of the quarter (3 × baseCotisations${plus})`,
    also: primes.length === 0 ? communs : ['assujetti', ...communs],
    rounding: 'each_step',
    variants: [
      {
        when: 'ouvrier',
        formula: `scale of the quarter (3 × baseCotisations${plus && ` + onss.majorationOuvrier × (${plus.slice(3)})`})`,
        also: communs,
        rounding: 'each_step',
      },
    ],
  }
}

/**
 * Loi du 30 mars 1994, art. 108; ONSS instructions, special contribution: the pay of the quarter decides, with
 * the premiums paid in it (at 108 % for manual workers). Double holiday pay bears no ordinary contribution and is
 * left out, as is pay from another employer.
 */
function duTrimestre(trimestre: number, c: Sheet, law: Law): Cents {
  const primes = primesDuTrimestre(trimestre, c, law)
  const brut = 3 * c.baseCotisations + (primes === 0 ? 0 : assiette(primes, c, law))
  return brut === 0 ? 0 : cotisationSpeciale(brut, c, law.csssTrimestre, law.csss)
}

/*
 * Four quarters, because what is paid in some of them beside the months decides the bracket: see
 * `reductionTrimestre1` to `4`.
 */
export const csssTrimestre1 = rule('csssTrimestre1', notes(LIGNES_DU_TRIMESTRE[1]), (c, law) =>
  duTrimestre(1, c, law)
)
export const csssTrimestre2 = rule('csssTrimestre2', notes(LIGNES_DU_TRIMESTRE[2]), (c, law) =>
  duTrimestre(2, c, law)
)
export const csssTrimestre3 = rule('csssTrimestre3', notes(LIGNES_DU_TRIMESTRE[3]), (c, law) =>
  duTrimestre(3, c, law)
)
export const csssTrimestre4 = rule('csssTrimestre4', notes(LIGNES_DU_TRIMESTRE[4]), (c, law) =>
  duTrimestre(4, c, law)
)
