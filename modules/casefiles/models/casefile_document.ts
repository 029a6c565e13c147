import { column } from '@adonisjs/lucid/orm'
import { CasefileDocumentSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { Block, ShownBlock } from '#modules/templates/index'

export const DOCUMENT_KINDS = ['TEMPLATE', 'UPLOAD'] as const
export const DOCUMENT_STATUSES = ['DRAFT', 'SENT', 'SIGNED', 'VOID'] as const
/** As which a document is read. */
export const DOCUMENT_FORMS = ['shown', 'signed', 'certificate'] as const
export type DocumentForm = (typeof DOCUMENT_FORMS)[number]
export const DOCUMENT_LEVELS = ['SIMPLE', 'QUALIFIED', 'PAPER'] as const

/** One document of a casefile: a template's text, copied when it was added, or a PDF that was brought. */
export default class CasefileDocument extends CasefileDocumentSchema {
  @column() declare kind: (typeof DOCUMENT_KINDS)[number]
  @column() declare status: (typeof DOCUMENT_STATUSES)[number]
  @column() declare level: (typeof DOCUMENT_LEVELS)[number]
  @column() declare language: Locale | null
  @column(asJson()) declare body: Block[] | null
  /** From the sending on: what its signers read, the pay of that day with it. */
  @column(asJson()) declare rendered: ShownBlock[] | null
}
