import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { cleanBody, type Block, type TemplateKind } from '../domain/template_body.ts'
import DocumentTemplate from '../models/document_template.ts'

export interface TemplateInput {
  name: string
  language: Locale
  kind: TemplateKind
  body: Block[]
}

/** Makes a template; sent twice with the same id it is made once. */
export class CreateTemplate {
  static async handle(
    scope: Scope,
    { id, body, ...input }: TemplateInput & { id?: string },
    copyOf?: string
  ): Promise<Result<DocumentTemplate>> {
    const row = { id, ...input, body: JSON.stringify(cleanBody(body)) }
    const newId = await insertOnce(scope, 'document_templates', row)
    if (!newId) {
      const twin = await DocumentTemplate.find(id!)
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    const details = { kind: input.kind, ...(copyOf ? { copyOf } : {}) }
    const subject = { type: 'document_template', id: newId }
    await record(scope, 'document_template.created', subject, details)
    return ok(await DocumentTemplate.findOrFail(newId))
  }
}
