import { share, type Cents, type Ppm } from '../engine/money.ts'

/** The tax on an amount by brackets: each part at its rate, rounded half up to the cent; the last rate has no bound. */
export function parTranches(montant: Cents, bornes: readonly Cents[], taux: readonly Ppm[]): Cents {
  let impot = 0
  let de = 0
  for (const [i, borne] of bornes.entries()) {
    if (montant <= borne) return impot + share(montant - de, taux[i])
    impot += share(borne - de, taux[i])
    de = borne
  }
  return impot + share(montant - de, taux[bornes.length])
}
