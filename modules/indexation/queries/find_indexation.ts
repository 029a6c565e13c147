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
