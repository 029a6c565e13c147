import { prorata, share, type Cents } from '../engine/money.ts'
import type { Law } from '../legislation/index.ts'
import type { Sheet } from './sheet.ts'

/*
 * What contributions are reckoned on, by status: the pay itself for an employee, 108 % of it for a manual
 * worker, nothing for who does not owe the ordinary contributions.
 */

/** Loi du 29 juin 1981, art. 23: the pay of a manual worker is raised before contributions. */
export function assiette(montant: Cents, c: Sheet, { onss }: Law): Cents {
  if (c.ouvrier === 1) return share(montant, onss.majorationOuvrier)
  return c.assujetti === 1 ? montant : 0
}

/**
 * Of twelve months, what the employer pays: all of it, but for the weeks of leave of a manual worker,
 * which the holiday fund pays (a year has four times thirteen weeks).
 */
export function payeParEmployeur(annuel: Cents, c: Sheet, { vacancesOuvriers }: Law): Cents {
  if (c.ouvrier === 0) return annuel
  return annuel - prorata(annuel, vacancesOuvriers.semaines, 4 * 13)
}
