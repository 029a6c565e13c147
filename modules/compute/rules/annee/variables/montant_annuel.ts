import { prorata, type Cents } from '../../../engine/money.ts'
import { HUNDRED_PERCENT } from '../../units.ts'
import type { Notes } from '../../notes.ts'
import type { Sheet, SheetField } from '../../sheet.ts'

/**
 * A yearly amount from its percentage in hundredths: of twelve months of fixed pay, or of the pay of the year
 * with double holiday pay and premiums, itself not included. Rounded half up to the cent.
 */
export function montantAnnuel(pourcent: number, surTotal: number, c: Sheet): Cents {
  const base =
    surTotal === 1
      ? c.salaireBrutAnnuel + c.doublePeculeBrut + c.primeFinAnneeBrute + c.primeSectorielleBrute
      : 12 * c.salaireBrut
  return prorata(base, pourcent, HUNDRED_PERCENT)
}

/** The notes of a yearly amount given in one of the three ways. */
export function notesDuMontant(
  has: SheetField,
  montant: SheetField,
  pourcent: SheetField,
  surTotal: SheetField
): Notes {
  return {
    formula: montant,
    onlyFor: has,
    variants: [
      {
        when: surTotal,
        formula: `(salaireBrutAnnuel + doublePeculeBrut + primeFinAnneeBrute + primeSectorielleBrute) × ${pourcent} ÷ 100`,
        rounding: 'cent',
      },
      {
        when: pourcent,
        formula: `12 × salaireBrut × ${pourcent} ÷ 100`,
        rounding: 'cent',
      },
    ],
  }
}
