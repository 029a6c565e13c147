import { spend, withSentCode } from '#modules/shared/codes/sent_code'
import type { Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import WorkerCode from '../models/worker_code.ts'

/**
 * Saves a form with the code that another account asks for, by whichever link it was opened.
 *
 * @param workerOf the worker whose form the browser opened, judged anew in each unit
 * @param save keeps the form; told whether a code has shown that the worker is meant
 */
export function withFormCode<T>(
  inScope: InScope,
  typed: string | undefined,
  workerOf: (scope: Scope) => Promise<string>,
  save: (scope: Scope, isConfirmed: boolean) => Promise<Result<T>>
): Promise<Result<T>> {
  if (typed === undefined) return inScope((scope) => save(scope, false))
  const ownerOf = async (scope: Scope) => ({ workerId: await workerOf(scope) })
  return withSentCode(inScope, WorkerCode, ownerOf, typed, async (scope, code) => {
    const saved = await save(scope, true)
    if (saved.ok) await spend(code)
    return saved
  })
}
