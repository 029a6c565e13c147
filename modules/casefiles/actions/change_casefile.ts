import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import { lockCasefile } from '../queries/find_casefile.ts'
import { append } from './casefile_trail.ts'

/** A casefile whose contents may change, locked; with `version` only as the person saw it. */
export async function openCasefile(
  scope: Scope,
  id: string,
  version?: number
): Promise<Result<Casefile>> {
  const found = await lockCasefile(scope, id)
  if (!found.ok) return found
  const allowed = statusAfter(found.value.status, 'change', 'EMPLOYER')
  if (!allowed.ok) return fail(allowed.problem)
  const isStale = version !== undefined && found.value.version !== version
  return isStale ? fail('E_STALE_VERSION') : found
}

/** Notes that contents changed: another version, of which the timeline tells the fields. Saves the casefile. */
export async function changed(
  scope: Scope,
  casefile: Casefile,
  fields: readonly string[],
  audit: Record<string, unknown> = {}
): Promise<Result<Casefile>> {
  await casefile.merge({ version: casefile.version + 1 }).save()
  await append(scope, casefile, 'CHANGED', { details: { fields }, audit: { fields, ...audit } })
  return ok(casefile)
}
