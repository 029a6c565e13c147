import type { Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'

/** The bracket of normal annual pay in the table of n° 53, counted from 0; bounds belong to it. */
export function trancheExceptionnelle(revenuAnnuelNormal: Cents, { exceptionnel }: Law): number {
  const { bornes } = exceptionnel
  let i = 0
  while (i < bornes.length && revenuAnnuelNormal > bornes[i]) i++
  return i
}
