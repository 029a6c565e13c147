import type { CarCostLine } from './types.ts'

/** The lines of a year that are shown, part by part, in their order; the last one of a part is its result. */
export const CAR_COST_PARTS: readonly ['paid' | 'notDeducted' | 'borne', readonly CarCostLine[]][] =
  [
    [
      'paid',
      [
        'loyerAnnuel',
        'carburantAnnuel',
        'rechargeCarte',
        'rechargeAnnuelle',
        'autresFraisVoiture',
        'tvaNonDeductible',
        'fraisVoiture',
      ],
    ],
    [
      'notDeducted',
      ['avantageVoiture', 'fraisNonDeductibles', 'avantageNonDeductible', 'depensesVoiture'],
    ],
    [
      'borne',
      [
        'fraisVoiture',
        'cotisationCo2Voiture',
        'contributionVoiture',
        'impotDepensesVoiture',
        'coutVoiture',
        'economieImpot',
        'coutApresImpot',
      ],
    ],
  ]
