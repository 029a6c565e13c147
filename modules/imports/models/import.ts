import { column } from '@adonisjs/lucid/orm'
import { ImportSchema } from '#database/schema'
import type { ImportSettings } from '../domain/import_settings.ts'
import type { TargetName } from '../domain/import_target.ts'
import { keptSettings, openedSettings } from './kept_settings.ts'

/** A file on its way into the company, or one that was taken in. */
export default class Import extends ImportSchema {
  declare target: TargetName
  declare status: 'DRAFT' | 'COMMITTED' | 'UNDONE'
  @column({ prepare: keptSettings, consume: openedSettings }) declare settings: ImportSettings
}
