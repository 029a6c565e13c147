import type { Answer } from '#modules/shared/http/shapes'
import type DocumentTemplate from '../models/document_template.ts'
import type { listedTemplateSchema, templateSchema } from './template_validators.ts'

/** What a list shows: texts are long, and stay where they are. */
export const LISTED = [
  'id',
  'name',
  'language',
  'kind',
  'contract_kinds',
  'shipped_key',
  'lawyer_read_at',
  'version',
  'created_at',
  'updated_at',
]

/** A template without its text. */
export function toListed(template: DocumentTemplate): Answer<typeof listedTemplateSchema> {
  const { id, name, language, kind, contractKinds, shippedKey, version } = template
  return {
    id,
    name,
    language,
    kind,
    contractKinds,
    shippedKey,
    lawyerReadAt: template.lawyerReadAt?.toISO() ?? null,
    version,
    createdAt: template.createdAt.toISO()!,
    updatedAt: template.updatedAt.toISO()!,
  }
}

export function toTemplate(template: DocumentTemplate): Answer<typeof templateSchema> {
  return { ...toListed(template), body: template.body }
}
