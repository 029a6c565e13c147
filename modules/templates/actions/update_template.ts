import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { cleanBody } from '../domain/template_body.ts'
import DocumentTemplate from '../models/document_template.ts'
import type { TemplateInput } from './create_template.ts'

/** Changes a template, unless it changed since it was read. Documents made from it keep what they said. */
export class UpdateTemplate {
  static async handle(
    scope: Scope,
    id: string,
    { version, body, contractKinds = [], ...input }: TemplateInput & { version: number }
  ): Promise<Result<DocumentTemplate>> {
    const template = await DocumentTemplate.query().where('id', id).forUpdate().first()
    if (!template) return fail('E_NOT_FOUND')
    if (template.version !== version) return fail('E_STALE_VERSION')
    const clean = cleanBody(body)
    template.merge(input)
    const fields = Object.keys(template.$dirty)
    if (contractKinds.join() !== template.contractKinds.join()) fields.push('contractKinds')
    if (JSON.stringify(clean) !== JSON.stringify(cleanBody(template.body))) fields.push('body')
    if (fields.length === 0) return ok(template)
    // The driver would take a list for an array of PostgreSQL.
    const changed = { contractKinds, body: JSON.stringify(clean), version: version + 1 }
    if (fields.includes('body')) template.merge({ lawyerReadAt: null, lawyerReadBy: null })
    await template.merge(changed).save()
    await template.refresh()
    const subject = { type: 'document_template', id }
    await record(scope, 'document_template.updated', subject, { fields })
    return ok(template)
  }
}
