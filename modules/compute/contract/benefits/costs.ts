import { benefit } from './definition.ts'
import { month } from './fields.ts'

/*
 * Costs of the employer paid back to the worker, EUR a month, neither taxed nor bearing contributions. Flat amounts
 * stop at what the ONSS accepts without receipts; what is proven belongs in `autresFrais`.
 */

export const teletravail = benefit({
  name: 'teletravail',
  group: 'frais',
  section: 'costs',
  unit: 'month',
  fields: { teletravail: month({ usual: 100 }) },
  input(fields, c, amount, reading) {
    c.teletravail = amount(fields.hasTeletravail, fields.teletravail, reading)
  },
  statuts: ['etudiant', 'dirigeant'],
  lines: [{ key: 'teletravail', field: 'teletravailAnnuel', amount: (c) => c.teletravailAnnuel }],
})

export const fraisRepresentation = benefit({
  name: 'fraisRepresentation',
  group: 'frais',
  section: 'costs',
  unit: 'month',
  fields: { fraisRepresentation: month({ usual: 100 }) },
  input(fields, c, amount, reading) {
    c.fraisRepresentation = amount(
      fields.hasFraisRepresentation,
      fields.fraisRepresentation,
      reading
    )
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'fraisRepresentation',
      field: 'fraisRepresentationAnnuel',
      amount: (c) => c.fraisRepresentationAnnuel,
    },
  ],
})

/** For the worker's own computer with what goes with it. */
export const indemniteBYOD = benefit({
  name: 'indemniteBYOD',
  group: 'frais',
  section: 'costs',
  unit: 'month',
  fields: { indemniteBYOD: month({ usual: 20 }) },
  input(fields, c, amount, reading) {
    c.indemniteBYOD = amount(fields.hasIndemniteBYOD, fields.indemniteBYOD, reading)
  },
  statuts: ['etudiant', 'stagiaire', 'dirigeant'],
  lines: [
    {
      key: 'indemniteBYOD',
      field: 'indemniteBYODAnnuelle',
      amount: (c) => c.indemniteBYODAnnuelle,
    },
  ],
})

export const garage = benefit({
  name: 'garage',
  group: 'frais',
  section: 'costs',
  unit: 'month',
  seldom: true,
  fields: { garage: month({ usual: 40 }) },
  input(fields, c, amount, reading) {
    c.garage = amount(fields.hasGarage, fields.garage, reading)
  },
  statuts: ['dirigeant'],
  lines: [{ key: 'garage', field: 'garageAnnuel', amount: (c) => c.garageAnnuel }],
})

export const parking = benefit({
  name: 'parking',
  group: 'frais',
  section: 'costs',
  unit: 'month',
  seldom: true,
  fields: { parking: month({ usual: 15 }) },
  input(fields, c, amount, reading) {
    c.parking = amount(fields.hasParking, fields.parking, reading)
  },
  statuts: ['etudiant', 'stagiaire', 'dirigeant'],
  lines: [{ key: 'parking', field: 'parkingAnnuel', amount: (c) => c.parkingAnnuel }],
})

export const carWash = benefit({
  name: 'carWash',
  group: 'frais',
  section: 'costs',
  unit: 'month',
  seldom: true,
  fields: { carWash: month({ usual: 15 }) },
  input(fields, c, amount, reading) {
    c.carWash = amount(fields.hasCarWash, fields.carWash, reading)
  },
  statuts: ['dirigeant'],
  lines: [{ key: 'carWash', field: 'carWashAnnuel', amount: (c) => c.carWashAnnuel }],
})

/**
 * Meals of staff on the road. Without receipts the ONSS accepts a flat amount a day: 9 EUR from 2026-01-01, 7 EUR in the
 * years before (paycover.be on the ONSS instructions, looked up on 2026-11-23). Days on the road are not told here, so it
 * is not held against that amount, nor is the employer's share of a meal voucher of the same meal taken off: an employer
 * who gives both does that.
 */
export const indemniteRepas = benefit({
  name: 'indemniteRepas',
  group: 'frais',
  section: 'costs',
  unit: 'month',
  seldom: true,
  fields: { indemniteRepas: month({ usual: 90 }) },
  input(fields, c, amount, reading) {
    c.indemniteRepas = amount(fields.hasIndemniteRepas, fields.indemniteRepas, reading)
  },
  statuts: ['etudiant'],
  lines: [
    {
      key: 'indemniteRepas',
      field: 'indemniteRepasAnnuelle',
      amount: (c) => c.indemniteRepasAnnuelle,
    },
  ],
})

export const autresFrais = benefit({
  name: 'autresFrais',
  group: 'frais',
  section: 'costs',
  unit: 'month',
  fields: { autresFrais: month({ usual: 50 }) },
  input(fields, c, amount, reading) {
    c.autresFrais = amount(fields.hasAutresFrais, fields.autresFrais, reading)
  },
  statuts: ['etudiant', 'stagiaire', 'dirigeant'],
  lines: [{ key: 'autresFrais', field: 'autresFraisAnnuels', amount: (c) => c.autresFraisAnnuels }],
})

/** In the order in which they are read, behind those of telework and internet. */
export const COSTS = [
  fraisRepresentation,
  indemniteBYOD,
  garage,
  parking,
  carWash,
  indemniteRepas,
  autresFrais,
] as const
