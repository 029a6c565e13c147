import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import RewardPublication from '../models/reward_publication.ts'

/** Ends a run, well or badly. Ending it twice changes nothing. */
export class ClosePublication {
  static async handle(scope: Scope, publicationId: string, failure: string | null): Promise<void> {
    const run = await RewardPublication.query().where('id', publicationId).forUpdate().firstOrFail()
    if (run.finishedAt) return
    const finishedAt = DateTime.now()
    await run.merge({ status: failure ? 'failed' : 'done', failure, finishedAt }).save()
    await record(
      scope,
      'reward_publication.finished',
      { type: 'reward_statement_group', id: run.groupId },
      { publication: run.id, published: run.published, done: run.done, failed: Boolean(failure) }
    )
  }
}
