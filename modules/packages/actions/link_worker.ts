import { withCivilSituation } from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { situationOf, visibleWorkers } from '#modules/team/index'
import type { Explain } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import { givenTo } from '../domain/whose.ts'
import type Package from '../models/package.ts'
import { contentOf } from '../queries/list_versions.ts'
import { seenAfterwards } from '../queries/seen_afterwards.ts'
import { visiblePackages } from '../queries/visible_packages.ts'
import { askPackageUse } from './ask_package_use.ts'
import { keepVersion } from './keep_version.ts'
import { UpdatePackage } from './update_package.ts'

export interface LinkWorkerInput {
  /** `null` for no one. */
  simulationWorkerId: string | null
  /** Puts the worker's civil situation, as far as it is known, in place of the package's, and computes it anew. */
  takeSituation?: boolean
}

/**
 * Says for whom a package is simulated. No figure changes unless the worker's situation is taken over, or the year of birth
 * of the person before goes.
 */
export class LinkWorker {
  static async handle(
    scope: Scope,
    id: string,
    { simulationWorkerId, takeSituation = false }: LinkWorkerInput,
    explain: Explain
  ): Promise<Result<Package>> {
    const row = await visiblePackages(scope).where('id', id).first()
    if (!row) return fail('E_NOT_FOUND')
    const person = simulationWorkerId
      ? await visibleWorkers(scope).where('id', simulationWorkerId).first()
      : null
    if (simulationWorkerId && !person) return fail('E_NOT_FOUND')
    const same = (row.package.simulationWorkerId ?? null) === simulationWorkerId
    if (same && !takeSituation) return ok(row)
    const { version } = row
    const fields = { ...givenTo(simulationWorkerId, row.package), simulationWorkerId }
    const isAnother = fields.assuranceGroupeNaissance !== row.package.assuranceGroupeNaissance
    // The household of their people is not a manager's to know.
    if (person && takeSituation && scope.visibility !== 'everything') return fail('E_FORBIDDEN')
    if ((person && takeSituation) || isAnother) {
      const content = contentOf(row) as PackageInput
      const worker =
        person && takeSituation ? withCivilSituation(row.worker, situationOf(person)) : row.worker
      const input = { ...content, worker, package: fields, version }
      const saved = await UpdatePackage.handle(scope, id, input, explain)
      if (!saved.ok) return saved
    } else {
      const kept = await linkOnly(scope, row, fields)
      if (!kept.ok) return kept
    }
    await record(
      scope,
      simulationWorkerId ? 'package.worker_linked' : 'package.worker_unlinked',
      { type: 'package', id },
      { version: version + 1, worker: simulationWorkerId, situation: takeSituation }
    )
    return seenAfterwards(scope, id)
  }
}

async function linkOnly(
  scope: Scope,
  { id, version, packageCategory }: Package,
  fields: Package['package']
): Promise<Result<Package>> {
  const agreed = await askPackageUse(scope, id, (use) =>
    use.changing(scope, id, { packageCategory })
  )
  if (!agreed.ok) return agreed
  const row = await visiblePackages(scope).where('id', id).forUpdate().firstOrFail()
  if (row.version !== version) return fail('E_STALE_VERSION')
  await keepVersion(scope, row)
  return ok(await row.merge({ package: fields, version: version + 1 }).save())
}
