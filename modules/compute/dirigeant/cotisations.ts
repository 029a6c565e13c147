import { firstAmount } from '../engine/first_amount.ts'
import { above, quotient, share, type Cents } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { MILLIONTHS } from '../rules/units.ts'
import { ligne } from './ligne.ts'
import type { DirigeantSheet } from './sheet.ts'

/** Contributions are those of a quarter. */
const TRIMESTRES = 4

/** CIR 92, art. 32, al. 2, 3°: a rent above a multiple of the revalued cadastral income is pay. */
export const plafondLoyer = ligne(
  'plafondLoyer',
  {
    formula:
      'revenuCadastral × dirigeants.loyerCoefficient × dirigeants.loyerNumerateur ÷ dirigeants.loyerDenominateur',
    rounding: 'cent',
    onlyFor: 'loyer',
  },
  (c, { dirigeants: d }) =>
    c.loyer === 0
      ? 0
      : quotient(
          c.revenuCadastral * d.loyerCoefficient * d.loyerNumerateur,
          MILLIONTHS * d.loyerDenominateur
        )
)

export const loyerRequalifie = ligne(
  'loyerRequalifie',
  { formula: 'max(0, loyer − plafondLoyer)', onlyFor: 'loyer' },
  (c) => above(c.loyer, c.plafondLoyer)
)

/**
 * AR n° 38 du 27 juillet 1967, art. 11: contributions are reckoned on the net income of the year, and that is what is left
 * after the contributions themselves; the two are looked for together. Where the company pays them, what it pays is as much
 * pay as it is deducted.
 */
export const revenuReference = ligne(
  'revenuReference',
  {
    formula:
      'the first revenuReference that is not below remunerationImposable + loyerRequalifie − its contributions with tauxFraisGestion − min(the rest × dirigeants.fraisTaux, dirigeants.fraisMaximum); without its contributions where cotisationsParSociete',
    also: [
      'dirigeants.cotisationTaux',
      'dirigeants.cotisationTauxHaut',
      'dirigeants.cotisationMinimale',
      'dirigeants.plafondBas',
      'dirigeants.plafondHaut',
    ],
    rounding: 'each_step',
  },
  (c, law) => {
    const paye = c.remunerationImposable + c.loyerRequalifie
    if (c.cotisationsParSociete === 1) return apresFrais(paye, law)
    return firstAmount(
      0,
      paye,
      (revenu) => revenu >= apresFrais(above(paye, ofYear(revenu, c, law)), law)
    )
  }
)

/** AR n° 38, art. 12: 20.5 % up to a ceiling, less up to a second one, and a least contribution of a main activity. */
export const cotisationTrimestre = ligne(
  'cotisationTrimestre',
  {
    formula:
      'max(dirigeants.cotisationMinimale, (min(revenuReference, dirigeants.plafondBas) × dirigeants.cotisationTaux + (what min(revenuReference, dirigeants.plafondHaut) has above it) × dirigeants.cotisationTauxHaut) ÷ 4)',
    rounding: 'cent',
  },
  (c, law) => ofQuarter(c.revenuReference, law)
)

export const cotisationsIndependant = ligne(
  'cotisationsIndependant',
  { formula: '4 × cotisationTrimestre' },
  (c) => TRIMESTRES * c.cotisationTrimestre
)

/** AR n° 38, art. 20, § 4: what the fund asks to run itself, by its own rate. */
export const fraisGestion = ligne(
  'fraisGestion',
  {
    formula: '4 × cotisationTrimestre × tauxFraisGestion',
    rounding: 'cent',
    onlyFor: 'tauxFraisGestion',
  },
  (c) => TRIMESTRES * share(c.cotisationTrimestre, c.tauxFraisGestion)
)

export const cotisationsSociete = ligne(
  'cotisationsSociete',
  {
    formula: 'cotisationsIndependant + fraisGestion where cotisationsParSociete, else 0',
    onlyFor: 'cotisationsParSociete',
  },
  (c) => (c.cotisationsParSociete === 1 ? c.cotisationsIndependant + c.fraisGestion : 0)
)

export const cotisationsPersonnelles = ligne(
  'cotisationsPersonnelles',
  { formula: 'cotisationsIndependant + fraisGestion − cotisationsSociete' },
  (c) => c.cotisationsIndependant + c.fraisGestion - c.cotisationsSociete
)

/** CIR 92, art. 32: all that a company gives its director for their work. */
export const remunerationTotale = ligne(
  'remunerationTotale',
  { formula: 'remunerationImposable + loyerRequalifie + cotisationsSociete', total: true },
  (c) => c.remunerationImposable + c.loyerRequalifie + c.cotisationsSociete
)

/** CIR 92, art. 52, 7°: contributions are deducted before the flat expenses. */
export const revenuApresCotisations = ligne(
  'revenuApresCotisations',
  { formula: 'max(0, remunerationTotale − cotisationsIndependant − fraisGestion)' },
  (c) => above(c.remunerationTotale, c.cotisationsIndependant + c.fraisGestion)
)

function ofQuarter(revenu: Cents, { dirigeants: d }: WholeLaw): Cents {
  const bas = share(Math.min(revenu, d.plafondBas), d.cotisationTaux)
  const haut = share(above(Math.min(revenu, d.plafondHaut), d.plafondBas), d.cotisationTauxHaut)
  return Math.max(d.cotisationMinimale, quotient(bas + haut, TRIMESTRES))
}

function ofYear(revenu: Cents, { tauxFraisGestion }: DirigeantSheet, law: WholeLaw): Cents {
  const cotisation = ofQuarter(revenu, law)
  return TRIMESTRES * (cotisation + share(cotisation, tauxFraisGestion))
}

function apresFrais(revenu: Cents, { dirigeants: d }: WholeLaw): Cents {
  return revenu - Math.min(share(revenu, d.fraisTaux), d.fraisMaximum)
}
