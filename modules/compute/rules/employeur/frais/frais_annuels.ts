import { sum } from '../../sum.ts'

/** Allowance for telework, a year. */
export const teletravailAnnuel = sum('teletravailAnnuel', (c) => 12 * c.teletravail)

/** Allowance for the worker’s own internet, a year. */
export const internetAnnuel = sum('internetAnnuel', (c) => 12 * c.internet)

/** Representation costs, a year. */
export const fraisRepresentationAnnuel = sum(
  'fraisRepresentationAnnuel',
  (c) => 12 * c.fraisRepresentation
)

/** Allowance for the worker’s own device, a year. */
export const indemniteBYODAnnuelle = sum('indemniteBYODAnnuelle', (c) => 12 * c.indemniteBYOD)

/** Garage, a year. */
export const garageAnnuel = sum('garageAnnuel', (c) => 12 * c.garage)

/** Parking, a year. */
export const parkingAnnuel = sum('parkingAnnuel', (c) => 12 * c.parking)

/** Washing the car, a year. */
export const carWashAnnuel = sum('carWashAnnuel', (c) => 12 * c.carWash)

/** Other costs, a year. */
export const autresFraisAnnuels = sum('autresFraisAnnuels', (c) => 12 * c.autresFrais)
