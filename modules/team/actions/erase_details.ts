import { record } from '#modules/shared/audit/record'
import { closeLinks } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { keptUntil } from '../domain/kept_until.ts'
import WorkerCode from '../models/worker_code.ts'
import WorkerPrivate from '../models/worker_private.ts'
import type { WorkerContracts } from '../ports/worker_contracts.ts'
import { lockWorker } from '../queries/lock_worker.ts'

/** Why a person's details are kept, and until when; null while a contract has no end. */
export type ExplainKeptDetails = (day: string | null) => string

const NOTHING = {
  dateOfBirth: null,
  placeOfBirth: null,
  nationality: null,
  gender: null,
  phone: null,
  addressLine1: null,
  addressLine2: null,
  addressPostalCode: null,
  addressCity: null,
  addressCountry: null,
  photoFileKey: null,
  photoType: null,
} as const

/**
 * Erases what is known of a worker beside name, address for mail and civil situation, which their offers and packages say:
 * birth, home, photo, register number and account, with every way into their form. Refused with the reason and the day while
 * a contract asks for it; what was printed and signed stays as long as its casefile.
 */
export class EraseDetails {
  static async handle(
    scope: Scope,
    id: string,
    contracts: WorkerContracts,
    explain: ExplainKeptDetails
  ): Promise<Result<null>> {
    const found = await lockWorker(scope, id)
    if (!found.ok) return found
    const worker = found.value
    const lastDay = await contracts.lastDay(scope, id)
    const until = lastDay ? keptUntil(lastDay) : null
    if (lastDay !== undefined && (until === null || until > today()))
      return fail('E_WORKER_KEPT', [
        { path: 'keptUntilStr', code: until ?? 'no_end', message: explain(until) },
      ])
    await (await WorkerPrivate.of(id))?.delete()
    await WorkerCode.query().where('worker_id', id).delete()
    await closeLinks({ type: 'worker', id })
    await worker.merge({ ...NOTHING, detailsVersion: worker.detailsVersion + 1 }).save()
    await record(scope, 'worker.details_erased', { type: 'worker', id })
    return ok(null)
  }
}
