import { unwrap } from '#modules/shared/result'
import { waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import DocumentTemplate from '../models/document_template.ts'
import type { ShippedTemplate } from '../shipped/shipped_templates.ts'
import { CreateTemplate } from './create_template.ts'

/** Copies shipped templates into the company's own; one that the company has already is not copied again. */
export class CopyShipped {
  static async handle(
    scope: Scope,
    chosen: readonly ShippedTemplate[]
  ): Promise<DocumentTemplate[]> {
    await waitForTwin(scope, `shipped templates of ${scope.companyId}`)
    const copies: DocumentTemplate[] = []
    for (const { key, name, language, kind, contractKinds, body } of chosen) {
      const present = await DocumentTemplate.query().where('shipped_key', key).orderBy('id').first()
      const input = { name, language, kind, contractKinds: [...contractKinds], body: body() }
      copies.push(present ?? unwrap(await CreateTemplate.handle(scope, input, { shippedKey: key })))
    }
    return copies
  }
}
