import { findCompany } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { cut } from '#modules/shared/values/cut'
import { computePackage, type Explain } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import { copiedFor, withoutPeople } from '../domain/whose.ts'
import type Package from '../models/package.ts'
import { contentOf } from '../queries/list_versions.ts'
import { visiblePackages } from '../queries/visible_packages.ts'
import { packageColumns } from './package_columns.ts'

/** `id` is chosen by the client, so that a double click makes one copy, not two. */
export interface CopyInput {
  id: string
  of: string
}

const LONGEST_NAME = 200

/**
 * Copies packages with their figures: the copy says what the original said, under the same law. A copy
 * is a simulation without a person yet, and so without a year of birth: of one that had it the figures are computed anew.
 * @param nameOf names a copy of a job title, in the reader's language
 */
export class DuplicatePackages {
  /** @returns the ids of the copies; what is not theirs is not copied */
  static async handle(
    scope: Scope,
    copies: CopyInput[],
    nameOf: (nomFonction: string) => string,
    explain: Explain
  ): Promise<Result<string[]>> {
    const originals = await visiblePackages(scope).whereIn(
      'id',
      copies.map((copy) => copy.of)
    )
    const made: string[] = []
    for (const copy of copies) {
      const original = originals.find(({ id }) => id === copy.of)
      if (!original) continue
      const anew = await columnsForNobody(scope, original, explain)
      if (!anew.ok) return anew
      const columns = { ...copyOf(scope, original, copy, nameOf), ...anew.value }
      const id = await insertOnce(scope, 'packages', columns)
      if (!id) continue
      made.push(id)
      await record(scope, 'package.created', { type: 'package', id }, { copyOf: copy.of })
    }
    return ok(made)
  }
}

/** The columns that are others in a copy for nobody; none where the original has no year of birth. */
async function columnsForNobody(scope: Scope, original: Package, explain: Explain) {
  if (!original.package.assuranceGroupeNaissance) return ok({})
  const content = contentOf(original) as PackageInput
  const input = { ...content, package: copiedFor(null, content.package) }
  const computed = computePackage(input, await findCompany(scope), explain)
  if (!computed.ok) return computed
  const {
    nom_fonction: _name,
    package_category: _category,
    ...others
  } = packageColumns(input, computed.value)
  return ok(others)
}

/** The columns of a copy: what the original said, under the same law, without the name of its person. */
export function copyOf(
  { actor }: Scope,
  original: Package,
  { id }: CopyInput,
  nameOf: (nomFonction: string) => string
) {
  return {
    id,
    nom_fonction: cut(nameOf(original.nomFonction), LONGEST_NAME),
    package_type: original.packageType,
    package_category: original.packageCategory === 'REFERENCE' ? 'REFERENCE' : 'SIMULATION',
    date: original.date.toISODate()!,
    company: JSON.stringify(original.company),
    worker: JSON.stringify(original.worker),
    package: JSON.stringify(withoutPeople(original.package)),
    pin: original.pin,
    compute: JSON.stringify(original.compute),
    lawset: JSON.stringify(original.lawset),
    gaps: JSON.stringify(original.gaps),
    created_by: actor.kind === 'user' ? actor.id : null,
  }
}
