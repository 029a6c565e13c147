import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import type { ContractKind } from '../domain/contract_kinds.ts'
import { cleanBody, type Block, type TemplateKind } from '../domain/template_body.ts'
import DocumentTemplate from '../models/document_template.ts'

export interface TemplateInput {
  name: string
  language: Locale
  kind: TemplateKind
  /** For which contracts it is meant; none: for any. Of a template of contracts only. */
  contractKinds?: ContractKind[]
  body: Block[]
}

/** What a template began as. */
interface TemplateOrigin {
  copyOf?: string
  shippedKey?: string | null
}

/** Makes a template; sent twice with the same id it is made once. */
export class CreateTemplate {
  static async handle(
    scope: Scope,
    { id, body, contractKinds = [], ...input }: TemplateInput & { id?: string },
    { copyOf, shippedKey = null }: TemplateOrigin = {}
  ): Promise<Result<DocumentTemplate>> {
    const row = {
      id,
      ...input,
      contract_kinds: contractKinds,
      shipped_key: shippedKey,
      body: JSON.stringify(cleanBody(body)),
    }
    const newId = await insertOnce(scope, 'document_templates', row)
    if (!newId) {
      const twin = await DocumentTemplate.find(id!)
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    const details = {
      kind: input.kind,
      ...(copyOf ? { copyOf } : {}),
      ...(shippedKey ? { shippedKey } : {}),
    }
    const subject = { type: 'document_template', id: newId }
    await record(scope, 'document_template.created', subject, details)
    return ok(await DocumentTemplate.findOrFail(newId))
  }
}
