import type { YearTaxLine } from './types.ts'

/** The lines of an assessment that are shown, part by part, in their order; the last one of a part is its result. */
export const YEAR_TAX_PARTS: readonly ['income' | 'tax' | 'balance', readonly YearTaxLine[]][] = [
  [
    'income',
    [
      'imposableMois',
      'imposablePecules',
      'imposablePrimes',
      'imposableVariables',
      'fraisForfaitairesAnnee',
      'revenuNetConjoint',
      'quotientAttribue',
      'revenuNetAnnee',
    ],
  ],
  [
    'tax',
    [
      'impotEtatTravailleur',
      'impotEtatConjoint',
      'reductionGroupeAnnee',
      'impotTotal',
      'taxeCommunale',
      'creditBonusEmploi',
      'creditEnfants',
      'impotFinal',
    ],
  ],
  ['balance', ['impotRetenu', 'soldeImpot', 'soldeCotisationSpeciale', 'soldeAnnee']],
]
