import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import RewardPublication, { type PublicationKind } from '../models/reward_publication.ts'
import { lockGroup } from '../queries/find_group.ts'
import { publicationPeople } from '../queries/publication_people.ts'
import { readiness } from '../queries/readiness.ts'

export interface PublicationInput {
  /** Chosen by the client, so that asking twice publishes once. */
  id?: string
  /** Of the group, as the person saw it. */
  version: number
  kind: PublicationKind
  /** Of a reissue; all who have a statement where they are left out. */
  workerIds?: string[]
  /** Of a reissue: why, as its readers are told. */
  because?: string
}

/**
 * Has a group published, or statements of it issued again; the workflow `publication` carries it out in slices. From now on the
 * group is published.
 */
export class RequestPublication {
  static async handle(
    scope: Scope,
    groupId: string,
    { id, version, kind, workerIds, because = '' }: PublicationInput
  ): Promise<Result<RewardPublication>> {
    const twin = id && (await RewardPublication.query().where({ id, groupId }).first())
    if (twin) return ok(twin)
    const found = await lockGroup(
      scope,
      groupId,
      kind === 'PUBLISH' ? 'publish' : 'reissue',
      version
    )
    if (!found.ok) return found
    const group = found.value
    if (!group.audience) return fail('E_REWARD_WITHOUT_AUDIENCE')
    if (await isUnderWay(groupId)) return fail('E_REWARD_UNDER_WAY')
    const run = { kind, workerIds: kind === 'REISSUE' ? (workerIds ?? null) : null }
    const people = await publicationPeople(scope, group, run)
    if (people.length === 0) return fail('E_REWARD_NOBODY')
    if (!(await readiness(scope, group, people)).some(({ omission }) => omission === null))
      return fail('E_REWARD_NOBODY_READY')
    const newId = await insertOnce(scope, 'reward_publications', {
      id,
      group_id: groupId,
      kind,
      worker_ids: run.workerIds,
      because,
      total: people.length,
      requested_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) return fail('E_CONFLICT')
    await group
      .merge({
        status: 'PUBLISHED',
        publishedAt: group.publishedAt ?? DateTime.now(),
        version: version + 1,
      })
      .save()
    await enqueue(scope, 'workflow', 'publication', `publication/${newId}`, {
      publicationId: newId,
    })
    await record(
      scope,
      kind === 'PUBLISH' ? 'reward_group.published' : 'reward_group.reissued',
      { type: 'reward_statement_group', id: groupId },
      { publication: newId, people: people.length }
    )
    return ok(await RewardPublication.findOrFail(newId))
  }
}

async function isUnderWay(groupId: string): Promise<boolean> {
  const run = await RewardPublication.query()
    .where({ groupId })
    .whereIn('status', ['waiting', 'running'])
    .first()
  return run !== null
}
