import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { toWorker, visibleWorkers, workersByName } from '#modules/team/index'
import type { SacrificeStatus } from '../domain/sacrifice/status.ts'
import type SalarySacrifice from '../models/salary_sacrifice.ts'
import { visibleSacrifices } from './visible_sacrifices.ts'

export interface SacrificeFilter {
  /** Looks in the worker's name and address, in what comes in return, and in the job title. */
  search?: string
  status?: SacrificeStatus
  workerId?: string
  page?: number
  perPage?: number
}

/** One page of them, last changed first. */
export function listSacrifices(
  scope: Scope,
  { search, status, workerId, page = 1, perPage = 25 }: SacrificeFilter
) {
  const query = visibleSacrifices(scope)
  if (status) query.where('status', status)
  if (workerId) query.where('worker_id', workerId)
  if (search) {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    query.where((either) =>
      either
        .whereIn('worker_id', workersByName(scope, search).clearOrder().select('id'))
        .orWhereRaw(`unaccent(benefit ->> 'description') ilike unaccent(?)`, [part])
        .orWhereRaw(
          `exists (select from jsonb_each_text(benefit -> 'translations') where unaccent(value) ilike unaccent(?))`,
          [part]
        )
        .orWhereRaw(`unaccent(current_package ->> 'nomFonction') ilike unaccent(?)`, [part])
    )
  }
  return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').paginate(page, perPage)
}

/** One exchange; another company's id is as unknown as one that never was. */
export async function findSacrifice(scope: Scope, id: string): Promise<Result<SalarySacrifice>> {
  const row = await visibleSacrifices(scope).where('id', id).first()
  return row ? ok(row) : fail('E_NOT_FOUND')
}

/** A worker as the team shows one. */
export type SacrificeWorker = ReturnType<typeof toWorker>

/** The workers of these exchanges by id. */
export async function workersOf(
  scope: Scope,
  rows: readonly SalarySacrifice[]
): Promise<ReadonlyMap<string, SacrificeWorker>> {
  const ids = rows.map(({ workerId }) => workerId)
  const workers = await visibleWorkers(scope).whereIn('id', ids)
  return new Map(
    workers.map((worker) => [worker.id, toWorker(worker, scope.visibility === 'everything')])
  )
}
