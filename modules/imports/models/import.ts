import { column } from '@adonisjs/lucid/orm'
import { ImportSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { ImportSettings } from '../domain/import_settings.ts'
import type { TargetName } from '../domain/import_target.ts'

/** A file on its way into the company, or one that was taken in. */
export default class Import extends ImportSchema {
  declare target: TargetName
  declare status: 'DRAFT' | 'COMMITTED' | 'UNDONE'
  @column(asJson()) declare settings: ImportSettings
}
