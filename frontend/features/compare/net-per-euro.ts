import { whereTheEuroGoes, type ComputeFigures } from '#modules/compute/pure'

/** What reaches the worker, in net pay and vouchers, of each euro that the employer pays; to the cent. */
export function netPerEuro(figures: ComputeFigures): number | null {
  const parts = whereTheEuroGoes(figures)
  if (parts === null) return null
  return Math.round((parts.worker / figures.coutEmployeur.coutEmployeurAnnuel) * 100) / 100
}
