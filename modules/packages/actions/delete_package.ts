import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visiblePackages } from '../queries/visible_packages.ts'
import { askPackageUse } from './ask_package_use.ts'

/** Removes a package that no contract and no offer stands on. */
export class DeletePackage {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const agreed = await askPackageUse(scope, id, (use) => use.removing(scope, id))
    if (!agreed.ok) return agreed
    const row = await visiblePackages(scope).where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.packageCategory === 'CONTRACTED') return fail('E_CONFLICT')
    await row.delete()
    await record(
      scope,
      'package.deleted',
      { type: 'package', id },
      { nomFonction: row.nomFonction }
    )
    return ok(null)
  }
}
