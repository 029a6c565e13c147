import { randomUUID } from 'node:crypto'
import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import type { Scope } from '#modules/shared/tenancy/scope'
import { figuresState } from '../queries/stale_contracts.ts'

/** Has all figures computed that are missing, or were computed with a law that counts no more. */
export class RequestFigures {
  static async handle(scope: Scope): Promise<void> {
    const cause = randomUUID()
    await enqueue(scope, 'job', 'compute-figures', `figures/${cause}`, { cause })
    await record(scope, 'analytics.recomputed', { type: 'company', id: scope.companyId }, {})
  }
}

/** Of a night: the law of today may be another than that of yesterday. */
export class RequestStaleFigures {
  static async handle(scope: Scope): Promise<void> {
    const { stale, missing } = await figuresState(scope)
    if (stale + missing === 0) return
    const cause = randomUUID()
    await enqueue(scope, 'job', 'compute-figures', `figures/${cause}`, { cause })
  }
}
