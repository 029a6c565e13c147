import { column } from '@adonisjs/lucid/orm'
import { DocumentTemplateSchema } from '#database/schema'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { TemplateKind } from '../domain/template_body.ts'

/** What offers, contracts and annexes are written from. */
export default class DocumentTemplate extends DocumentTemplateSchema {
  @column() declare language: Locale
  @column() declare kind: TemplateKind
}
