import { column } from '@adonisjs/lucid/orm'
import { DocumentTemplateSchema } from '#database/schema'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { ContractKind } from '../domain/contract_kinds.ts'
import type { TemplateKind } from '../domain/template_body.ts'

/** What offers, contracts and annexes are written from. */
export default class DocumentTemplate extends DocumentTemplateSchema {
  @column() declare language: Locale
  @column() declare kind: TemplateKind
  @column() declare contractKinds: ContractKind[]
}
