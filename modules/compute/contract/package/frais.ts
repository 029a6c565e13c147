import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import { amount, flag, type JsonSchema } from '../schema_parts.ts'
import { lawOf, within } from './law_bounds.ts'
import { benefitOf } from './shapes.ts'

/**
 * Costs of the employer paid back to the worker, EUR a month, neither taxed nor bearing contributions.
 * Flat amounts stop at what the ONSS accepts without receipts; what is proven belongs in `autresFrais`.
 */
export interface FraisFields {
  hasTeletravail?: boolean
  teletravail?: number
  hasFraisRepresentation?: boolean
  fraisRepresentation?: number
  hasIndemniteBYOD?: boolean
  /** For the worker's own computer with what goes with it. */
  indemniteBYOD?: number
  hasGarage?: boolean
  garage?: number
  hasParking?: boolean
  parking?: number
  hasCarWash?: boolean
  carWash?: number
  hasAutresFrais?: boolean
  autresFrais?: number
}

const MAX_MONTH = 100_000
const month = { ...amount, minimum: 0, maximum: MAX_MONTH }

export const FRAIS_SCHEMA: Readonly<Record<keyof FraisFields & string, JsonSchema>> = {
  hasTeletravail: flag,
  teletravail: month,
  hasFraisRepresentation: flag,
  fraisRepresentation: month,
  hasIndemniteBYOD: flag,
  indemniteBYOD: month,
  hasGarage: flag,
  garage: month,
  hasParking: flag,
  parking: month,
  hasCarWash: flag,
  carWash: month,
  hasAutresFrais: flag,
  autresFrais: month,
}

/** Writes every input of its own anew: what is not given is zero. */
export function readFrais(fields: Fields, sheet: Sheet, reading: Reading): void {
  sheet.teletravail = benefitOf(
    fields.hasTeletravail,
    fields.teletravail,
    'teletravail',
    MAX_MONTH,
    reading
  )
  sheet.fraisRepresentation = benefitOf(
    fields.hasFraisRepresentation,
    fields.fraisRepresentation,
    'fraisRepresentation',
    MAX_MONTH,
    reading
  )
  sheet.indemniteBYOD = benefitOf(
    fields.hasIndemniteBYOD,
    fields.indemniteBYOD,
    'indemniteBYOD',
    MAX_MONTH,
    reading
  )
  sheet.garage = benefitOf(fields.hasGarage, fields.garage, 'garage', MAX_MONTH, reading)
  sheet.parking = benefitOf(fields.hasParking, fields.parking, 'parking', MAX_MONTH, reading)
  sheet.carWash = benefitOf(fields.hasCarWash, fields.carWash, 'carWash', MAX_MONTH, reading)
  sheet.autresFrais = benefitOf(
    fields.hasAutresFrais,
    fields.autresFrais,
    'autresFrais',
    MAX_MONTH,
    reading
  )
  refuseAboveFlatAmounts(sheet, reading)
}

function refuseAboveFlatAmounts(sheet: Sheet, reading: Reading): void {
  const flat =
    sheet.teletravail + sheet.indemniteBYOD + sheet.garage + sheet.parking + sheet.carWash
  const law = flat > 0 ? lawOf(reading) : undefined
  if (law === undefined) return
  const { frais } = law
  within(sheet.teletravail, 'teletravail', 0, frais.teletravailMaximum, reading)
  within(sheet.indemniteBYOD, 'indemniteBYOD', 0, frais.ordinateurMaximum, reading)
  within(sheet.garage, 'garage', 0, frais.garageMaximum, reading)
  within(sheet.parking, 'parking', 0, frais.parkingMaximum, reading)
  within(sheet.carWash, 'carWash', 0, frais.carWashMaximum, reading)
}
