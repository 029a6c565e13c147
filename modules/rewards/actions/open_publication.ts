import type { Scope } from '#modules/shared/tenancy/scope'
import RewardPublication from '../models/reward_publication.ts'

/** Marks a run as running. A failed run is open again; one that is done stays done. */
export class OpenPublication {
  static async handle(_scope: Scope, publicationId: string): Promise<{ total: number }> {
    const run = await RewardPublication.findOrFail(publicationId)
    if (run.status !== 'done')
      await run.merge({ status: 'running', failure: null, finishedAt: null }).save()
    return { total: run.total }
  }
}
