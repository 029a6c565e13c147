import { isDeepStrictEqual } from 'node:util'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { workersByExternalId } from '#modules/team/index'
import type { ExternalCar, HrRefusalKind } from '../domain/hr_system.ts'
import { asksOf, type PlannedCar } from '../domain/planned_car.ts'
import HrConnection from '../models/hr_connection.ts'
import SyncCar from '../models/sync_car.ts'
import type SyncRun from '../models/sync_run.ts'
import { lockRun } from '../queries/find_run.ts'
import { planCars } from '../queries/plan_cars.ts'

/** The cars that a run read, or why it could not. */
export type CarsRead = { cars: readonly ExternalCar[] } | { failure: HrRefusalKind }

/** Keeps the cars that a run read with what is asked of each. What was left as it is is not asked again while it stays the same. */
export class TakeCars {
  static async handle(scope: Scope, runId: string, read: CarsRead): Promise<void> {
    const run = unwrap(await lockRun(scope, runId))
    if (run.status !== 'RUNNING' || run.cars !== null || run.carsFailure !== null) return
    if ('failure' in read) {
      await run.merge({ carsFailure: read.failure }).save()
      return
    }
    const connection = await HrConnection.findOrFail(run.connectionId)
    const known = await workersByExternalId(scope, connection.system)
    // A system whose pages move may tell one twice.
    const cars = [...new Map(read.cars.map((car) => [car.id, car])).values()]
    const planned = await planCars(scope, cars, known)
    const left = await leftAsTheyAre(run)
    if (!run.isDry) await askAgain(scope, run)
    const rows = planned.map((car, nth) => ({ nth, ...rowOf(car, left.get(car.externalId)) }))
    if (rows.length > 0)
      await scope.trx
        .table('sync_cars')
        .multiInsert(rows.map((row) => ({ run_id: run.id, ...row })))
    const proposed = rows.filter(
      ({ catalogue_answer: catalogueAnswer, package_answer: packageAnswer, ...row }) =>
        asksOf({ ...row, catalogueAnswer, packageAnswer }).length > 0
    )
    await run.merge({ cars: rows.length, carsProposed: proposed.length }).save()
  }
}

function rowOf(car: PlannedCar, left: SyncCar | undefined) {
  const isAsItWas =
    left !== undefined &&
    left.workerId === car.workerId &&
    isDeepStrictEqual(left.told, car.told) &&
    isDeepStrictEqual(left.stood, car.stood)
  return {
    external_id: car.externalId,
    worker_id: car.workerId,
    label: car.label,
    told: JSON.stringify(car.told),
    stood: car.stood && JSON.stringify(car.stood),
    catalogue: car.catalogue,
    package: car.package,
    catalogue_answer:
      isAsItWas && car.catalogue === 'NEW' && left.catalogueAnswer === 'LEFT'
        ? ('LEFT' as const)
        : null,
    package_answer:
      isAsItWas && car.package === left.package && left.packageAnswer === 'LEFT'
        ? ('LEFT' as const)
        : null,
  }
}

/** The last row of each car that a written run of the connection left behind. */
async function leftAsTheyAre({ connectionId }: SyncRun): Promise<ReadonlyMap<string, SyncCar>> {
  const rows = await SyncCar.query().whereRaw(
    `id in (
       select distinct on (external_id) sync_cars.id from sync_cars
       join sync_runs on sync_runs.id = sync_cars.run_id
       where sync_runs.connection_id = ? and not sync_runs.is_dry
       order by external_id, sync_cars.created_at desc, sync_cars.id desc
     )`,
    [connectionId]
  )
  return new Map(rows.map((row) => [row.externalId, row]))
}

/** What earlier runs asked is asked anew, or no longer. */
async function askAgain({ trx }: Scope, { connectionId }: SyncRun): Promise<void> {
  for (const answer of ['catalogue_answer', 'package_answer'])
    await trx.rawQuery(
      `update sync_cars set ${answer} = 'ASKED_AGAIN', answered_at = now()
       from sync_runs where sync_runs.id = sync_cars.run_id and sync_runs.connection_id = ?
         and not sync_runs.is_dry and sync_cars.${answer} is null`,
      [connectionId]
    )
}
