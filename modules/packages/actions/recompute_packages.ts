import { errorText } from '#modules/compute/pure'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { Scope } from '#modules/shared/tenancy/scope'
import { colon } from '#modules/shared/values/colon'
import { withModelConfig, type CompanyModelConfig } from '../domain/model_config.ts'
import { isKept, recomputeWith } from '../domain/recompute_with.ts'
import { followingPackages } from '../queries/following_packages.ts'
import { keepVersion } from './keep_version.ts'

/** Packages read at once: a page of whole answers is a few hundred kilobytes. */
const SLICE = 200

/**
 * Computes the packages that follow a company's settings anew, slice by slice, each as a new version of its history.
 *
 * @returns how many changed, and those that cannot be computed so: then the caller must let nothing of it stand
 */
export async function recomputePackages(
  scope: Scope,
  before: CompanyModelConfig,
  after: CompanyModelConfig
): Promise<{ changed: number; refusals: FieldProblem[] }> {
  const refusals: FieldProblem[] = []
  let changed = 0
  for (let rows = await slice(''); rows.length > 0; rows = await slice(rows.at(-1)!.id)) {
    for (const row of rows) {
      if (isKept(row)) continue
      const result = recomputeWith(row, after)
      if (!result.ok) {
        const [error] = result.errors
        const message = `${row.nomFonction}${colon(scope.locale)} ${errorText(error, scope.locale)}`
        refusals.push({ path: `packages.${row.id}`, code: error.code, message })
        continue
      }
      const { compute, lawset, gaps } = result.answer
      await keepVersion(scope, row)
      await row
        .merge({
          package: withModelConfig(row.package, after),
          compute,
          lawset,
          gaps: [...(gaps ?? [])],
          version: row.version + 1,
        })
        .save()
      changed++
    }
  }
  return { changed, refusals }

  function slice(last: string) {
    const query = followingPackages(scope, before).orderBy('id').limit(SLICE).forUpdate()
    return last === '' ? query : query.where('id', '>', last)
  }
}
