import { above, share, type Cents } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { ligne } from './ligne.ts'

/** CIR 92, art. 30 and 31: the year's pay that the scales tax together, benefits in kind in it. */
export const revenuImposableAnnee = ligne(
  'revenuImposableAnnee',
  { formula: 'imposableMois + imposablePecules + imposablePrimes + imposableVariables' },
  (c) => c.imposableMois + c.imposablePecules + c.imposablePrimes + c.imposableVariables
)

/** CIR 92, art. 51: flat professional expenses of an employee; those of a director are less. */
export const fraisForfaitairesAnnee = ligne(
  'fraisForfaitairesAnnee',
  {
    formula: 'min(revenuImposableAnnee × impot.fraisTaux, impot.fraisMaximum)',
    rounding: 'cent',
    also: ['dirigeant'],
    variants: [
      {
        when: 'dirigeant',
        formula: 'min(revenuImposableAnnee × dirigeants.fraisTaux, dirigeants.fraisMaximum)',
        rounding: 'cent',
      },
    ],
  },
  (c, law) =>
    c.dirigeant === 1
      ? Math.min(
          share(c.revenuImposableAnnee, law.dirigeants.fraisTaux),
          law.dirigeants.fraisMaximum
        )
      : frais(c.revenuImposableAnnee, law)
)

export const revenuNetAnnee = ligne(
  'revenuNetAnnee',
  { formula: 'revenuImposableAnnee − fraisForfaitairesAnnee' },
  (c) => c.revenuImposableAnnee - c.fraisForfaitairesAnnee
)

/** What the spouse was told to earn is read as pay, with the same flat expenses. */
export const revenuNetConjoint = ligne(
  'revenuNetConjoint',
  {
    formula: 'revenuConjoint − min(revenuConjoint × impot.fraisTaux, impot.fraisMaximum)',
    rounding: 'cent',
    onlyFor: 'revenuConjoint',
  },
  (c, law) => c.revenuConjoint - frais(c.revenuConjoint, law)
)

/**
 * CIR 92, art. 87 and 88: who earns less than a share of what both earn is given the rest of that share, up to a
 * maximum. It is not for who is assessed alone, and of a spouse whose income was not told it cannot be said.
 */
export const quotientAttribue = ligne(
  'quotientAttribue',
  {
    formula:
      'max(0, min((revenuNetAnnee + revenuNetConjoint) × impot.quotientTaux, impot.quotientMaximum) − min(revenuNetAnnee, revenuNetConjoint))',
    also: ['couple', 'conjointInconnu'],
    rounding: 'cent',
    onlyFor: 'couple',
  },
  (c, { impot }) => {
    if (c.couple === 0 || c.conjointInconnu === 1) return 0
    const part = share(c.revenuNetAnnee + c.revenuNetConjoint, impot.quotientTaux)
    const moindre = Math.min(c.revenuNetAnnee, c.revenuNetConjoint)
    return above(Math.min(part, impot.quotientMaximum), moindre)
  }
)

/** The part of each that is taxed: the quotient goes from who earns more to who earns less. */
export const baseTravailleur = ligne(
  'baseTravailleur',
  {
    formula: 'revenuNetAnnee − quotientAttribue, or + quotientAttribue below revenuNetConjoint',
  },
  (c) =>
    c.revenuNetAnnee >= c.revenuNetConjoint
      ? c.revenuNetAnnee - c.quotientAttribue
      : c.revenuNetAnnee + c.quotientAttribue
)

export const baseConjoint = ligne(
  'baseConjoint',
  {
    formula: 'revenuNetAnnee + revenuNetConjoint − baseTravailleur',
    also: ['couple'],
    onlyFor: 'couple',
  },
  (c) => (c.couple === 0 ? 0 : c.revenuNetAnnee + c.revenuNetConjoint - c.baseTravailleur)
)

function frais(brut: Cents, { impot }: WholeLaw): Cents {
  return Math.min(share(brut, impot.fraisTaux), impot.fraisMaximum)
}
