import { fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { cut } from '#modules/shared/values/cut'
import DocumentTemplate from '../models/document_template.ts'
import { CreateTemplate } from './create_template.ts'

const LONGEST_NAME = 200

/** Copies a template; `nameOf` names the copy in the reader's language. */
export class DuplicateTemplate {
  static async handle(
    scope: Scope,
    id: string,
    nameOf: (name: string) => string
  ): Promise<Result<DocumentTemplate>> {
    const original = await DocumentTemplate.find(id)
    if (!original) return fail('E_NOT_FOUND')
    const { name, language, kind, contractKinds, body, shippedKey } = original
    const copy = { name: cut(nameOf(name), LONGEST_NAME), language, kind, contractKinds, body }
    return CreateTemplate.handle(scope, copy, { copyOf: id, shippedKey })
  }
}
