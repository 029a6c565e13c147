import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type Worker from '../models/worker.ts'
import { WorkerContracts, type ContractParts } from '../ports/worker_contracts.ts'
import { toWorker } from './transformers.ts'
import type { workerSchema } from './validators.ts'

/** Who reads, and through whose container. */
type Reader = Pick<HttpContext, 'containerResolver' | 'scope' | 'user'>

/** How each of these workers is answered: with its contracts, read at once for all of them. */
export async function showingContracts(
  { containerResolver, scope, user }: Reader,
  workers: readonly Worker[]
) {
  const port = await containerResolver.make(WorkerContracts)
  const ids = workers.map(({ id }) => id)
  const contracts = await port.of(scope, ids, partsRead(user))
  // Those who keep records know the household; who sees a part of the company sees no net, nor what gives it.
  const showsHousehold = holds(user, 'workers.details')
  return (worker: Worker) => ({
    ...toWorker(worker, showsHousehold),
    contracts: contracts.get(worker.id) ?? [],
  })
}

/** What of a contract an actor may read: their role says it, and the token that they came with. */
export function partsRead(user: Reader['user']): ContractParts {
  return { packages: holds(user, 'packages.read'), casefiles: holds(user, 'casefiles.read') }
}

/** One worker with its contracts. */
export async function shownWorker(
  reader: Reader,
  worker: Worker
): Promise<Answer<typeof workerSchema>> {
  return (await showingContracts(reader, [worker]))(worker)
}
