import { FORMES, type Forme, type FormeFigures, type HireFormsAnswer } from './types.ts'

/** A form and one of its amounts, EUR an hour. */
export interface BestForm {
  readonly forme: Forme
  readonly montant: number
}

/**
 * Of the forms that are possible, the one whose hour costs least and the one whose hour leaves most; `null` where there is
 * nothing to compare. Of equals the first in the order of `FORMES`.
 */
export function bestForms({ formes }: Pick<HireFormsAnswer, 'formes'>): {
  readonly lowestCost: BestForm | null
  readonly highestNet: BestForm | null
} {
  const best = (key: keyof FormeFigures, isBetter: (a: number, b: number) => boolean) => {
    const all = FORMES.flatMap((forme): BestForm[] => {
      const figures = formes[forme]
      const montant = 'raison' in figures ? null : figures[key]
      return montant === null ? [] : [{ forme, montant }]
    })
    if (all.length < 2) return null
    return all.reduce((one, other) => (isBetter(other.montant, one.montant) ? other : one))
  }
  return {
    lowestCost: best('coutHoraire', (a, b) => a < b),
    highestNet: best('netHoraire', (a, b) => a > b),
  }
}
