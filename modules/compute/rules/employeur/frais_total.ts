import { rule } from '../rule.ts'

/**
 * Expenses of the year.
 */
export const fraisTotal = rule(
  'fraisTotal',
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
