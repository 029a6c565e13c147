import { rule } from '../../rule.ts'

/**
 * ONSS, reimbursement of expenses, and CIR 92, art. 31, al. 2, 1°: costs that are the employer's own, paid
 * back to the worker, are no pay. Flat amounts are refused above what the ONSS and the tax accept without
 * receipts; representation, meals on the road and other costs stand as the employer can prove them.
 */
export const fpes = rule(
  'fpes',
  {
    formula:
      'teletravail (up to frais.teletravailMaximum) + internet (frais.internetMaximum) + fraisRepresentation + indemniteBYOD (frais.ordinateurMaximum) + garage (frais.garageMaximum) + parking (frais.parkingMaximum) + carWash (frais.carWashMaximum) + indemniteRepas + autresFrais',
    unread: [
      'frais.teletravailMaximum',
      'frais.internetMaximum',
      'frais.ordinateurMaximum',
      'frais.garageMaximum',
      'frais.parkingMaximum',
      'frais.carWashMaximum',
    ],
  },
  (c) =>
    c.teletravail +
    c.internet +
    c.fraisRepresentation +
    c.indemniteBYOD +
    c.garage +
    c.parking +
    c.carWash +
    c.indemniteRepas +
    c.autresFrais
)
