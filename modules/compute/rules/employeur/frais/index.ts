import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
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

/** Meals of who works on the road, a year. */
export const indemniteRepasAnnuelle = sum('indemniteRepasAnnuelle', (c) => 12 * c.indemniteRepas)

/** Other costs, a year. */
export const autresFraisAnnuels = sum('autresFraisAnnuels', (c) => 12 * c.autresFrais)

/** Expenses of the year. */
export function computeFraisEmployeur(c: Sheet, law: Law): void {
  c.teletravailAnnuel = teletravailAnnuel(c, law)
  c.internetAnnuel = internetAnnuel(c, law)
  c.fraisRepresentationAnnuel = fraisRepresentationAnnuel(c, law)
  c.indemniteBYODAnnuelle = indemniteBYODAnnuelle(c, law)
  c.garageAnnuel = garageAnnuel(c, law)
  c.parkingAnnuel = parkingAnnuel(c, law)
  c.carWashAnnuel = carWashAnnuel(c, law)
  c.indemniteRepasAnnuelle = indemniteRepasAnnuelle(c, law)
  c.autresFraisAnnuels = autresFraisAnnuels(c, law)
}

/** The same rules as a list, for explanations. */
export const fraisEmployeurRules: readonly Rule[] = [
  teletravailAnnuel,
  internetAnnuel,
  fraisRepresentationAnnuel,
  indemniteBYODAnnuelle,
  garageAnnuel,
  parkingAnnuel,
  carWashAnnuel,
  indemniteRepasAnnuelle,
  autresFraisAnnuels,
]
