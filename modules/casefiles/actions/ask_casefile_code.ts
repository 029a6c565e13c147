import { fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { AskFormCode, type CodeWay } from '#modules/team/index'
import { statusAfter } from '../domain/casefile_status.ts'
import type { OpenedCasefile } from '../queries/opened_casefile.ts'

/** Sends the worker of a casefile the code that another account asks for, while the form can still be filled in. */
export class AskCasefileCode {
  static async handle(
    scope: Scope,
    { casefile }: OpenedCasefile,
    by: CodeWay
  ): Promise<Result<{ by: CodeWay; to: string }>> {
    const next = statusAfter(casefile.status, 'saveWorker', 'WORKER')
    return next.ok ? AskFormCode.handle(scope, casefile.workerId, by) : fail(next.problem)
  }
}
