import type { Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import type { Sheet, SheetField } from '../sheet.ts'

/**
 * What is paid in a quarter beside the months and bears ordinary contributions (wage code 2), at 100 %: both
 * premiums, the yearly bonus with what exceeds the ceiling of CCT 90, simple holiday pay on variable pay.
 */
export function primesDuTrimestre(
  trimestre: number,
  c: Sheet,
  { paiement, variables }: Law
): Cents {
  return (
    (trimestre === paiement.trimestrePrimeFinAnnee ? c.primeFinAnneeDeclaree : 0) +
    (trimestre === paiement.trimestrePrimeSectorielle
      ? c.primeSectorielleBrute + c.simplePeculeVariable
      : 0) +
    (trimestre === variables.trimestre ? c.bonusAnnuelBrut + c.cct90Excedent : 0)
  )
}

/** What says in which quarter each is paid. */
export const QUAND = [
  'paiement.trimestrePrimeFinAnnee',
  'paiement.trimestrePrimeSectorielle',
  'variables.trimestre',
] as const

/** The lines that each quarter counts so, for what a rule of the quarter says of its inputs. */
export const LIGNES_DU_TRIMESTRE = {
  1: ['bonusAnnuelBrut', 'cct90Excedent'],
  2: ['primeSectorielleBrute', 'simplePeculeVariable'],
  3: [],
  4: ['primeFinAnneeDeclaree'],
} as const satisfies Record<number, readonly SheetField[]>
