import type { InScope } from '#modules/shared/tenancy/scopes'
import { unwrap } from '#modules/shared/result'
import { HrRefusal } from '../domain/hr_system.ts'
import HrConnection from '../models/hr_connection.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { findRun } from '../queries/find_run.ts'
import { keeping } from './connect.ts'
import { TakePeople } from './take_people.ts'

/** People that are taken in one unit of work: each reads everybody of the company once, to know whom it means. */
export const SLICE = 500

export interface PageResult {
  /** False once all are read, or the run stopped. */
  goesOn: boolean
}

/**
 * Reads the next page of a run, with no unit of work open, and takes its people slice by slice. Cut anywhere it is done
 * again: the page is read once more, and the slices that were taken are passed over.
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
    if (run.status !== 'RUNNING' || run.isRead) return { goesOn: false }
    const key = connection.openedKey
    if (key === null) throw new HrRefusal('unauthorised', 'no key of the installation opens it')
    const source = sources.open(connection.system, key, {
      keepKey: keeping(inScope, connection.id),
      signal,
    })
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
      if (isLast) return { goesOn: next !== null }
    }
  }
}
