import { column } from '@adonisjs/lucid/orm'
import { BenefitImportSchema } from '#database/schema'
import type { BenefitFields, BenefitKind } from '../domain/benefit_kinds.ts'

/** What an import did to one benefit: how it was before (null: there was none), and its version since. */
export interface ImportEffect {
  id: string
  before: BenefitFields | null
  version: number
}

/** A file that was taken into the catalogue, with what is needed to take it back. */
export default class BenefitImport extends BenefitImportSchema {
  declare kind: BenefitKind
  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare effects: ImportEffect[]
  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare columns: Record<string, string>
}
