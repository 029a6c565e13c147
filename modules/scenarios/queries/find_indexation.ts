import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Indexation from '../models/indexation.ts'

/** One run of the company. */
export async function findIndexation(_scope: Scope, id: string): Promise<Result<Indexation>> {
  const run = await Indexation.find(id)
  return run ? ok(run) : fail('E_NOT_FOUND')
}
