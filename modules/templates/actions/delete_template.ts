import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import DocumentTemplate from '../models/document_template.ts'

/** Removes a template; documents made from it stay. */
export class DeleteTemplate {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const template = await DocumentTemplate.find(id)
    if (!template) return fail('E_NOT_FOUND')
    await template.delete()
    await record(scope, 'document_template.deleted', { type: 'document_template', id })
    return ok(null)
  }
}
