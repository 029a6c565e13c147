import { rule } from '../../rule.ts'

/** Allowance for telework, a year. */
export const teletravailAnnuel = rule(
  'teletravailAnnuel',
  { formula: '12 × teletravail', inputs: ['teletravail'] },
  (c) => 12 * c.teletravail
)

/** Allowance for the worker’s own internet, a year. */
export const internetAnnuel = rule(
  'internetAnnuel',
  { formula: '12 × internet', inputs: ['internet'] },
  (c) => 12 * c.internet
)

/** Representation costs, a year. */
export const fraisRepresentationAnnuel = rule(
  'fraisRepresentationAnnuel',
  { formula: '12 × fraisRepresentation', inputs: ['fraisRepresentation'] },
  (c) => 12 * c.fraisRepresentation
)

/** Allowance for the worker’s own device, a year. */
export const indemniteBYODAnnuelle = rule(
  'indemniteBYODAnnuelle',
  { formula: '12 × indemniteBYOD', inputs: ['indemniteBYOD'] },
  (c) => 12 * c.indemniteBYOD
)

/** Garage, a year. */
export const garageAnnuel = rule(
  'garageAnnuel',
  { formula: '12 × garage', inputs: ['garage'] },
  (c) => 12 * c.garage
)

/** Parking, a year. */
export const parkingAnnuel = rule(
  'parkingAnnuel',
  { formula: '12 × parking', inputs: ['parking'] },
  (c) => 12 * c.parking
)

/** Washing the car, a year. */
export const carWashAnnuel = rule(
  'carWashAnnuel',
  { formula: '12 × carWash', inputs: ['carWash'] },
  (c) => 12 * c.carWash
)

/** Other costs, a year. */
export const autresFraisAnnuels = rule(
  'autresFraisAnnuels',
  { formula: '12 × autresFrais', inputs: ['autresFrais'] },
  (c) => 12 * c.autresFrais
)
