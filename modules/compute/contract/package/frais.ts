import type { Cents } from '../../engine/money.ts'
import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import { amount, flag, type JsonSchema } from '../schema_parts.ts'
import { lawOf, within } from './law_bounds.ts'
import { amountOf, flagOf, required } from './shapes.ts'

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
  sheet.teletravail = expense(fields, 'hasTeletravail', 'teletravail', reading)
  sheet.fraisRepresentation = expense(
    fields,
    'hasFraisRepresentation',
    'fraisRepresentation',
    reading
  )
  sheet.indemniteBYOD = expense(fields, 'hasIndemniteBYOD', 'indemniteBYOD', reading)
  sheet.garage = expense(fields, 'hasGarage', 'garage', reading)
  sheet.parking = expense(fields, 'hasParking', 'parking', reading)
  sheet.carWash = expense(fields, 'hasCarWash', 'carWash', reading)
  sheet.autresFrais = expense(fields, 'hasAutresFrais', 'autresFrais', reading)
  refuseAboveFlatAmounts(sheet, reading)
}

function expense(fields: Fields, has: string, key: string, reading: Reading): Cents {
  const given = amountOf(fields, key, MAX_MONTH, reading)
  return flagOf(fields, has, reading) === 1 ? (required(given, key, reading) ?? 0) : 0
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
