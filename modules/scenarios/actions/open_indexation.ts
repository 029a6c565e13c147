import { countCurrentContracts } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleIndexations } from '../queries/visible_indexations.ts'

/** Counts what the run will cover and marks it as running. Running it again counts again; a failed run is open again. */
export class OpenIndexation {
  static async handle(scope: Scope, indexationId: string): Promise<{ total: number }> {
    const run = await visibleIndexations(scope).where('id', indexationId).firstOrFail()
    const total = await countCurrentContracts(scope, {
      date: run.date.toISODate()!,
      commissionParitaire: run.commissionParitaire,
    })
    await run
      .merge(
        run.status === 'done'
          ? { total }
          : { status: 'running', failure: null, finishedAt: null, total }
      )
      .save()
    return { total }
  }
}
