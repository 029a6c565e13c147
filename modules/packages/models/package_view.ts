import { column } from '@adonisjs/lucid/orm'
import { PackageViewSchema } from '#database/schema'
import type { PackageFilter } from '../queries/filtered_packages.ts'
import { asJson } from '#modules/shared/tenancy/json_column'

/** Filters and order of the list under a name, for one person. */
export default class PackageView extends PackageViewSchema {
  @column(asJson()) declare filter: PackageFilter
}
