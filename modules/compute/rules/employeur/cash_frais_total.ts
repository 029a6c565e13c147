import { rule } from '../rule.ts'

/**
 * Expenses paid to the worker in the year.
 */
export const cashFraisTotal = rule(
  'cashFraisTotal',
  {
    formula:
      'fraisTransportAnnuels + teletravailAnnuel + internetAnnuel + fraisRepresentationAnnuel + indemniteBYODAnnuelle + garageAnnuel + parkingAnnuel + carWashAnnuel + autresFraisAnnuels',
    inputs: [
      'fraisTransportAnnuels',
      'teletravailAnnuel',
      'internetAnnuel',
      'fraisRepresentationAnnuel',
      'indemniteBYODAnnuelle',
      'garageAnnuel',
      'parkingAnnuel',
      'carWashAnnuel',
      'autresFraisAnnuels',
    ],
    total: true,
  },
  (c) =>
    c.fraisTransportAnnuels +
    c.teletravailAnnuel +
    c.internetAnnuel +
    c.fraisRepresentationAnnuel +
    c.indemniteBYODAnnuelle +
    c.garageAnnuel +
    c.parkingAnnuel +
    c.carWashAnnuel +
    c.autresFraisAnnuels
)
