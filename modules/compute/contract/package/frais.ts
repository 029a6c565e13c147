import type { Sheet } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import { within } from './law_bounds.ts'

/** Refuses costs paid back beyond what is exempt without receipts. */
export function refuseAboveFlatAmounts(_: Fields, sheet: Sheet, reading: Reading): void {
  const flat =
    sheet.teletravail + sheet.indemniteBYOD + sheet.garage + sheet.parking + sheet.carWash
  const law = flat > 0 ? reading.law : undefined
  if (law === undefined) return
  const { frais } = law
  within(sheet.teletravail, 'teletravail', 0, frais.teletravailMaximum, reading)
  within(sheet.indemniteBYOD, 'indemniteBYOD', 0, frais.ordinateurMaximum, reading)
  within(sheet.garage, 'garage', 0, frais.garageMaximum, reading)
  within(sheet.parking, 'parking', 0, frais.parkingMaximum, reading)
  within(sheet.carWash, 'carWash', 0, frais.carWashMaximum, reading)
}
