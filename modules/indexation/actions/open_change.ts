import type { Scope } from '#modules/shared/tenancy/scope'
import { INCLUDED_SQL } from '../domain/standing.ts'
import type { ChangeDirection } from '../domain/run_steps.ts'
import { visibleIndexations } from '../queries/visible_indexations.ts'

/** Counts the contracts that are written, and those that are to be. */
export class OpenChange {
  static async handle(
    scope: Scope,
    indexationId: string,
    direction: ChangeDirection
  ): Promise<{ total: number }> {
    const run = await visibleIndexations(scope).where('id', indexationId).forUpdate().firstOrFail()
    const { rows } = await scope.trx.rawQuery(
      `select count(*) filter (where l.state = 'APPLIED')::int as written,
         count(*) filter (where ${INCLUDED_SQL})::int as all
       from indexation_lines l where l.indexation_id = ?`,
      [indexationId]
    )
    const [{ written, all }] = rows
    await run.merge({ done: written }).save()
    return { total: direction === 'apply' ? all : written }
  }
}
