import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visiblePackages } from '../queries/visible_packages.ts'

export interface RenameVariantInput {
  id: string
  /** `null`: its letter alone. */
  name: string | null
}

/** Names a variant beside its letter. The package says what it said: there is no new version of it. */
export class RenameVariant {
  /** @returns the id of the package that the variant stands under; E_CONFLICT for what was offered or agreed */
  static async handle(scope: Scope, { id, name }: RenameVariantInput): Promise<Result<string>> {
    const row = await visiblePackages(scope).where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (['OFFERED', 'CONTRACTED'].includes(row.packageCategory)) return fail('E_CONFLICT')
    const root = row.variantOf ?? row.id
    if (row.variantName === name) return ok(root)
    await visiblePackages(scope).where('id', id).update({ variant_name: name })
    await record(scope, 'package.variant_named', { type: 'package', id })
    return ok(root)
  }
}
