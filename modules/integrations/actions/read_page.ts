import type { InScope } from '#modules/shared/tenancy/scopes'
import { unwrap } from '#modules/shared/result'
import { HrRefusal, type HrSource } from '../domain/hr_system.ts'
import HrConnection from '../models/hr_connection.ts'
import type SyncRun from '../models/sync_run.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { findRun } from '../queries/find_run.ts'
import { keeping } from './connect.ts'
import { FailSync } from './fail_sync.ts'
import { learnAccount, whoseIs } from './learn_account.ts'
import { TakeCars } from './take_cars.ts'
import { TakePeople } from './take_people.ts'

/** People that are taken in one unit of work: each reads everybody of the company once, to know whom it means. */
export const SLICE = 500

export interface PageResult {
  /** False once all are read, or the run stopped. */
  goesOn: boolean
}

/**
 * Reads the next page of a run, with no unit of work open, and takes its people slice by slice. Cut anywhere it is done
 * again: the page is read once more, and the slices that were taken are passed over. Before the first person it is asked whose the
 * key is: of another account than the connection's nobody is read. Behind the last person come the cars of a run that reads
 * everybody, all at once.
 *
 * @throws HrRefusal
 */
export class ReadPage {
  static async handle(
    inScope: InScope,
    runId: string,
    sources: HrSources,
    { signal, sliceSize = SLICE }: { signal?: AbortSignal; sliceSize?: number } = {}
  ): Promise<PageResult> {
    const { run, connection } = await inScope(async (scope) => {
      const found = unwrap(await findRun(scope, runId))
      return { run: found, connection: await HrConnection.findOrFail(found.connectionId) }
    })
    const hasCars = wantsCars(run, connection)
    if (run.status !== 'RUNNING' || (run.isRead && !hasCars)) return { goesOn: false }
    const key = connection.openedKey
    if (key === null) throw new HrRefusal('unauthorised', 'no key of the installation opens it')
    const source = sources.open(connection.system, key, {
      keepKey: keeping(inScope, connection.id, key),
      signal,
    })
    if (run.cursor === null && run.taken === 0 && !run.isRead) {
      const whose = await whoseIs(source)
      if (!(await inScope((scope) => learnAccount(scope, connection.id, whose)))) {
        await inScope((scope) => FailSync.handle(scope, runId, 'account', whose.account))
        return { goesOn: false }
      }
    }
    if (run.isRead) {
      const read = await carsOf(source)
      await inScope((scope) => TakeCars.handle(scope, runId, read))
      return { goesOn: false }
    }
    const page = await source.people(run.cursor, run.since?.toUTC().toISO() ?? null)
    const { people, next, total } = page
    for (let from = run.taken; ; from += sliceSize) {
      const slice = people.slice(from, from + sliceSize)
      const isLast = from + slice.length >= people.length
      const taken = await inScope((scope) =>
        TakePeople.handle(scope, runId, {
          cursor: run.cursor,
          from,
          people: slice,
          isLast,
          next,
          total,
        })
      )
      if (!taken.goesOn) return taken
      if (isLast) return { goesOn: next !== null || hasCars }
    }
  }
}

/** Cars are read with everybody: no system tells which of them changed. */
function wantsCars({ since, cars, carsFailure }: SyncRun, { health }: HrConnection): boolean {
  return since === null && cars === null && carsFailure === null && health.mayRead.cars
}

/** A key that may not read cars any more is no reason to lose the people. */
async function carsOf(source: HrSource): Promise<Parameters<typeof TakeCars.handle>[2]> {
  try {
    return { cars: (await source.cars?.()) ?? [] }
  } catch (error) {
    const isPeopleStill =
      error instanceof HrRefusal && ['forbidden', 'not_found', 'invalid'].includes(error.kind)
    if (!isPeopleStill) throw error
    return { failure: error.kind }
  }
}
