import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import {
  PRIVATE_FIELDS,
  writtenValues,
  type PrivateField,
  type PrivateValues,
} from '../domain/private_details.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'

/** Opens sealed values of a worker for one who keeps records. The audit log says who saw which. */
export class ShowPrivate {
  static async handle(
    scope: Scope,
    id: string,
    fields: readonly PrivateField[]
  ): Promise<Result<PrivateValues>> {
    const worker = await visibleWorkers(scope).where('id', id).first()
    if (!worker) return fail('E_NOT_FOUND')
    const kept = await WorkerPrivate.of(id)
    await record(scope, 'worker.private_shown', { type: 'worker', id }, { fields })
    const [niss, iban, bic] = PRIVATE_FIELDS.map((field) =>
      fields.includes(field) ? (kept?.opened(field) ?? null) : null
    )
    return ok(writtenValues({ niss, iban, bic }))
  }
}
