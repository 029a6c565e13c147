import { randomUUID } from 'node:crypto'
import { askForFigures } from '#modules/contracts/index'
import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { figuresState } from '../queries/stale_contracts.ts'

/** Has all figures computed that are missing, or were computed with a law that counts no more: a person asks. */
export class RequestFigures {
  static async handle(scope: Scope): Promise<void> {
    await askForFigures(scope, randomUUID())
    await record(scope, 'analytics.recomputed', { type: 'company', id: scope.companyId }, {})
  }
}

/** The same where any are: the law of today may be another than that of yesterday. `cause` as for `askForFigures`. */
export class RequestStaleFigures {
  static async handle(scope: Scope, cause: string): Promise<void> {
    const { stale, missing } = await figuresState(scope)
    if (stale + missing > 0) await askForFigures(scope, cause)
  }
}
