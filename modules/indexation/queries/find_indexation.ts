import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Indexation from '../models/indexation.ts'
import { visibleIndexations } from './visible_indexations.ts'

/** One run of the company. */
export async function findIndexation(scope: Scope, id: string): Promise<Result<Indexation>> {
  const run = await visibleIndexations(scope).where('id', id).first()
  return run ? ok(run) : fail('E_NOT_FOUND')
}

/** The same, locked until the transaction ends: each change of a run starts here. */
export async function lockIndexation(scope: Scope, id: string): Promise<Result<Indexation>> {
  const run = await visibleIndexations(scope).where('id', id).forUpdate().first()
  return run ? ok(run) : fail('E_NOT_FOUND')
}

/**
 * The same for a slice of it: others may be under way beside it, and no step of the run meanwhile.
 *
 * @throws E_ROW_NOT_FOUND
 */
export async function holdIndexation(scope: Scope, id: string): Promise<Indexation> {
  await scope.trx.rawQuery('select from indexations where id = ? for key share', [id])
  return visibleIndexations(scope).where('id', id).firstOrFail()
}
