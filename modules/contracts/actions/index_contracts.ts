import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'

/** One version that takes over from another because pay was indexed. */
export interface IndexedContract {
  /** The version that it takes over from. */
  contractId: string
  newId: string
  /** The package with the new pay, CONTRACTED already. */
  packageId: string
  /** Its first day, YYYY-MM-DD. */
  startDate: string
  /** The last day of the version before, which it takes over. */
  endDate: string | null
  /** It takes all days of the version before, which begins on that day or later. */
  takesAll: boolean
  /** A version that stood on the one before and stands on the new one from now on. */
  followerId: string | null
}

/** Who is about to write versions of many workers waits here for others that write theirs; in one order, by id. */
export async function lockWorkersOf(scope: Scope, contractIds: readonly string[]): Promise<void> {
  demandEverything(scope)
  // As a list: a subquery is planned as a pass over all workers of the company, for each slice of them.
  await scope.trx.rawQuery(
    `select w.id from workers w where w.id = any(array(select worker_id from contracts where id = any(?)))
     order by w.id for no key update`,
    [[...contractIds]]
  )
}

/**
 * Writes a slice of versions of the kind INDEXATION: a few statements for all of them, under the lock of their workers. An
 * index is due by law or agreement: it is not signed.
 */
export class IndexContracts {
  static async handle(scope: Scope, given: readonly IndexedContract[]): Promise<void> {
    if (given.length === 0) return
    demandEverything(scope)
    const rows = JSON.stringify(given)
    await scope.trx.rawQuery(
      `update contracts c set
         corrected_by_id = case when g."takesAll" then g."newId" end,
         end_date = case when g."takesAll" then c.end_date else g."startDate" - 1 end
       from ${GIVEN} where c.id = g."contractId"`,
      [rows]
    )
    await scope.trx.rawQuery(
      `insert into contracts (id, worker_id, package_id, change_type, kind, start_date, end_date, previous_id,
         previous_end_date, signature, contract_location_id, cost_center_id, schedule, is_variable_schedule, reason,
         work_description, replaced_worker_id)
       select g."newId", c.worker_id, g."packageId", 'INDEXATION', c.kind, g."startDate", g."endDate", c.id,
         g."endDate", 'PAPER', c.contract_location_id, c.cost_center_id, c.schedule, c.is_variable_schedule, c.reason,
         c.work_description, c.replaced_worker_id
       from ${GIVEN} join contracts c on c.id = g."contractId"`,
      [rows]
    )
    const followed = given.filter(({ followerId }) => followerId !== null)
    if (followed.length > 0)
      await scope.trx.rawQuery(
        `update contracts c set previous_id = g."newId" from ${GIVEN} where c.id = g."followerId"`,
        [JSON.stringify(followed)]
      )
  }
}

/** What the rows hold; the last day of a version before is read by who locked it. */
const GIVEN = `jsonb_to_recordset(?::jsonb) as g ("contractId" uuid, "newId" uuid, "packageId" uuid, "startDate" date,
  "endDate" date, "takesAll" boolean, "followerId" uuid)`
