import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type Package from '../models/package.ts'
import { visiblePackages } from '../queries/visible_packages.ts'
import { keepVersion } from './keep_version.ts'

/** Says for whom a package is simulated, or for nobody (`null`). No figure changes. */
export class LinkWorker {
  static async handle(scope: Scope, id: string, workerId: string | null): Promise<Result<Package>> {
    const row = await visiblePackages(scope).where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (workerId && !(await visibleWorkers(scope).where('id', workerId).first()))
      return fail('E_NOT_FOUND')
    if ((row.package.simulationWorkerId ?? null) === workerId) return ok(row)
    await keepVersion(scope, row)
    row.package = { ...row.package, simulationWorkerId: workerId }
    row.version += 1
    await row.save()
    await record(
      scope,
      workerId ? 'package.worker_linked' : 'package.worker_unlinked',
      { type: 'package', id },
      { version: row.version, worker: workerId }
    )
    return ok(row)
  }
}
