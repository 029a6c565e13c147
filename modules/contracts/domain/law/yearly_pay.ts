import type { ComputeFigures } from '#modules/compute/pure'

/**
 * The pay of a year as the thresholds for clauses take it: gross pay of twelve months, double holiday pay, year-end
 * premium and all benefits, in EUR. Costs that are paid back are no pay; variable pay is left out, as nothing of it is
 * promised.
 */
export function yearlyPay({ remuneration: { totalCashAnnuel: year } }: ComputeFigures): number {
  return Math.round((year.remunerationsFixesTotal + year.avantagesTotal) * 100) / 100
}
