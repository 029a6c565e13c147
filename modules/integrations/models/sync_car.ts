import { column } from '@adonisjs/lucid/orm'
import { SyncCarSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type {
  CarInCatalogue,
  CarOnPackage,
  CATALOGUE_ANSWERS,
  PACKAGE_ANSWERS,
  StoodCar,
  ToldCar,
} from '../domain/planned_car.ts'

/** A car that a run read, and what it asks of it. */
export default class SyncCar extends SyncCarSchema {
  declare catalogue: CarInCatalogue
  declare package: CarOnPackage
  declare catalogueAnswer: (typeof CATALOGUE_ANSWERS)[number] | null
  declare packageAnswer: (typeof PACKAGE_ANSWERS)[number] | null
  @column(asJson()) declare told: ToldCar
  @column(asJson()) declare stood: StoodCar | null
}
