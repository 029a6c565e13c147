import { findCompany } from '#modules/accounts/index'
import { withCivilSituation, type CivilSituation } from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { fail, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { computePackage, type Explain } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import { copiedFor, givenTo, withoutPeople } from '../domain/whose.ts'
import type Package from '../models/package.ts'
import { contentOf } from '../queries/list_versions.ts'
import { seenAfterwards } from '../queries/seen_afterwards.ts'
import { visiblePackages } from '../queries/visible_packages.ts'
import { packageColumns } from './package_columns.ts'

export interface OfferPackageInput {
  /** The package that is copied. */
  of: string
  /** Whom it is offered to; their situation, as far as it is known, takes the place of the copied one. */
  worker: { id: string; situation: CivilSituation } | null
  /** Whose work the copy is. */
  createdBy: string | null
}

/** Copies a package as OFFERED, for an offer to own; the copy is computed anew, under the law of the same day. */
export class OfferPackage {
  static async handle(
    scope: Scope,
    { of, worker, createdBy }: OfferPackageInput,
    explain: Explain
  ): Promise<Result<Package>> {
    const original = await visiblePackages(scope).where('id', of).first()
    if (!original) return fail('E_NOT_FOUND')
    const input = offered(worker, contentOf(original) as PackageInput, copiedFor)
    const computed = computePackage(input, await findCompany(scope), explain)
    if (!computed.ok) return computed
    const id = await insertOnce(scope, 'packages', {
      ...packageColumns(input, computed.value),
      created_by: createdBy,
    })
    await record(scope, 'package.created', { type: 'package', id: id! }, { copyOf: of })
    return seenAfterwards(scope, id!)
  }
}

/** The content of an offer's package as it is offered to another person, or to none yet. */
export function offeredTo(worker: OfferPackageInput['worker'], content: PackageInput) {
  return offered(worker, content, givenTo)
}

function offered(
  worker: OfferPackageInput['worker'],
  { worker: situation, package: fields, ...rest }: PackageInput,
  fieldsFor: typeof copiedFor
): PackageInput {
  const offerWorkerId = worker?.id ?? null
  return {
    ...rest,
    packageCategory: 'OFFERED',
    worker: worker ? withCivilSituation(situation, worker.situation) : situation,
    package: { ...withoutPeople(fieldsFor(offerWorkerId, fields)), offerWorkerId },
  }
}
