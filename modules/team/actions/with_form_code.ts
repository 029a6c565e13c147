import { fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import WorkerCode from '../models/worker_code.ts'

/**
 * Saves a form with the code that another account asks for, by whichever link it was opened. A guess at the code is
 * counted before it is judged, in a unit of its own: a refusal would take back what it counted.
 *
 * @param workerOf the worker whose form the browser opened, judged anew in each unit
 * @param save keeps the form; told whether a code has shown that the worker is meant
 */
export async function withFormCode<T>(
  inScope: InScope,
  code: string | undefined,
  workerOf: (scope: Scope) => Promise<string>,
  save: (scope: Scope, isConfirmed: boolean) => Promise<Result<T>>
): Promise<Result<T>> {
  if (code === undefined) return inScope((scope) => save(scope, false))
  const isCounted = await inScope(async (scope) => WorkerCode.takeTry(await workerOf(scope)))
  if (!isCounted) return fail('E_INVALID_CODE')
  return inScope(async (scope) => {
    const proof = await WorkerCode.matching(await workerOf(scope), code)
    if (!proof) return fail('E_INVALID_CODE')
    const saved = await save(scope, true)
    if (saved.ok) await proof.spend()
    return saved
  })
}
