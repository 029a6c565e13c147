import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Figures } from '../domain/simulate.ts'
import type Scenario from '../models/scenario.ts'
import { LOSES } from './list_items.ts'
import { visibleScenarios } from './visible_scenarios.ts'

/** A person across scenarios. */
export interface ComparedPerson {
  workerId: string
  name: string
  of: Record<string, { before: Figures | null; after: Figures | null }>
}

/** Some scenarios in the order in which they were named. */
export async function scenariosOf(
  scope: Scope,
  ids: readonly string[]
): Promise<Result<Scenario[]>> {
  const rows = await visibleScenarios(scope).whereIn('id', [...ids])
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return found.length === ids.length ? ok(found) : fail('E_NOT_FOUND')
}

/** One page of all people who are in one of them, or of those who lose net in one, by name. */
export async function comparedPeople(
  scope: Scope,
  ids: readonly string[],
  { page = 1, perPage = 25, losers = false }: { page?: number; perPage?: number; losers?: boolean }
) {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select w.id as "workerId", w.first_name || ' ' || w.last_name as name, count(*) over ()::int as total,
       jsonb_object_agg(i.scenario_id, jsonb_build_object('before', i.before, 'after', i.after)) as of
     from scenario_items i join workers w on w.id = i.worker_id
     where i.scenario_id = any(?)
     group by w.id ${losers ? `having bool_or(${LOSES})` : ''} order by w.sort_name, w.id limit ? offset ?`,
    [[...ids], perPage, (page - 1) * perPage] as never
  )
  const total: number = rows[0]?.total ?? 0
  return {
    rows: rows.map(({ workerId, name, of }: ComparedPerson) => ({
      workerId,
      name,
      of,
    })) as ComparedPerson[],
    page,
    perPage,
    total,
    estimated: false,
  }
}
