import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import WorkerPrivate from '../models/worker_private.ts'

/** By which code the register number of each person is found, where one is known; nothing is opened. */
export async function printsOfPeople(scope: Scope): Promise<Map<string, string>> {
  demandEverything(scope)
  const rows = await WorkerPrivate.query().whereNotNull('niss_print').select('worker_id', 'niss_print')
  return new Map(rows.map(({ workerId, nissPrint }) => [workerId, nissPrint!]))
}
