import { column } from '@adonisjs/lucid/orm'
import { WorkerSchema } from '#database/schema'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { Gender } from '../domain/worker_form.ts'

/** A person who works, or may come to work, for the company. */
export default class Worker extends WorkerSchema {
  // Lucid would look for `address_line_1`.
  @column({ columnName: 'address_line1' }) declare addressLine1: string | null
  @column({ columnName: 'address_line2' }) declare addressLine2: string | null
  declare gender: Gender | null
  declare language: Locale
}
