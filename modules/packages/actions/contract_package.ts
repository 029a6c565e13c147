import { findCompany } from '#modules/accounts/index'
import type { PackageFields } from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { computePackage, type Explain } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import { copiedFor, withoutPeople } from '../domain/whose.ts'
import { contentOf } from '../queries/list_versions.ts'
import { visiblePackages } from '../queries/visible_packages.ts'
import { visibleSacrifices } from '../queries/visible_sacrifices.ts'
import { packageColumns } from './package_columns.ts'

export interface ContractPackageInput {
  /** The package that is copied, the accepted exchange whose new package it is, or what a package would say that is kept nowhere. */
  of: { packageId: string } | { sacrificeId: string } | { input: PackageInput }
  workerId: string
  /** What it was at another time: the day whose law applies, and the gross pay of a month, EUR. */
  then?: { date: string; salaireBrut?: number }
}

/** Keeps a package as CONTRACTED, for a contract to own; it is computed anew, under the law of the same day unless told. */
export class ContractPackage {
  static async handle(
    scope: Scope,
    { of, workerId, then }: ContractPackageInput,
    explain: Explain
  ): Promise<Result<{ id: string }>> {
    const original = await contentToCopy(scope, of, workerId)
    if (!original.ok) return original
    const { package: fields, date } = original.value
    const input = contracted(
      { ...original.value, package: paying(fields, then?.salaireBrut) },
      { workerId, date: then?.date ?? date }
    )
    const computed = computePackage(input, await findCompany(scope), explain)
    if (!computed.ok) return computed
    const id = await insertOnce(scope, 'packages', {
      ...packageColumns(input, computed.value),
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    await record(
      scope,
      'package.created',
      { type: 'package', id: id! },
      'packageId' in of
        ? { copyOf: of.packageId }
        : 'sacrificeId' in of
          ? { exchange: of.sacrificeId }
          : {}
    )
    return ok({ id: id! })
  }
}

/** A package as the contract of a worker owns it, by the law of a day. */
export function contracted(
  of: PackageInput,
  { workerId, date }: { workerId: string; date: string }
): PackageInput {
  return {
    ...of,
    packageCategory: 'CONTRACTED',
    date,
    package: { ...withoutPeople(of.package), contractWorkerId: workerId },
  }
}

/** The same with another gross pay of a month; pay by the hour followed from the one before. */
function paying(fields: PackageFields, salaireBrut: number | undefined): PackageFields {
  if (salaireBrut === undefined) return fields
  const { salaireBrutHoraire: _hourly, ...rest } = fields
  return { ...rest, salaireBrut }
}

async function contentToCopy(
  scope: Scope,
  of: ContractPackageInput['of'],
  workerId: string
): Promise<Result<PackageInput>> {
  if ('input' in of) return ok(of.input)
  if ('packageId' in of) {
    const row = await visiblePackages(scope).where('id', of.packageId).first()
    if (!row) return fail('E_NOT_FOUND')
    const content = contentOf(row) as PackageInput
    return ok({ ...content, package: copiedFor(workerId, content.package) })
  }
  const row = await visibleSacrifices(scope).where('id', of.sacrificeId).forUpdate().first()
  if (!row) return fail('E_NOT_FOUND')
  if (row.status !== 'ACCEPTED') return fail('E_SACRIFICE_STATUS')
  const { nomFonction, packageType, date, worker, package: fields } = row.newPackage
  return ok({
    nomFonction,
    packageType,
    packageCategory: 'CONTRACTED',
    date,
    worker,
    package: fields,
  })
}
