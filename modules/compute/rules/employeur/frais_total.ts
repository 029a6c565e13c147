import { sum } from '../sum.ts'

/**
 * Expenses of the year.
 */
export const fraisTotal = sum(
  'fraisTotal',
  (c) =>
    c.fraisTransportAnnuels +
    c.teletravailAnnuel +
    c.internetAnnuel +
    c.fraisRepresentationAnnuel +
    c.indemniteBYODAnnuelle +
    c.garageAnnuel +
    c.parkingAnnuel +
    c.carWashAnnuel +
    c.indemniteRepasAnnuelle +
    c.autresFraisAnnuels,
  { total: true }
)
