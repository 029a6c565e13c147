import app from '@adonisjs/core/services/app'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { PackageUse } from '../ports/package_use.ts'
import { visiblePackages } from '../queries/visible_packages.ts'

/** Removes a package that no contract and no offer stands on. */
export class DeletePackage {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    // Of a package that the actor may not see nothing is told, not even that something stands on it.
    if (!(await visiblePackages(scope).where('id', id).first())) return fail('E_NOT_FOUND')
    const use = await app.container.make(PackageUse)
    const agreed = await use.removing(scope, id)
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
