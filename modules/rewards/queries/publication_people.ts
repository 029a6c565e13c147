import type { Scope } from '#modules/shared/tenancy/scope'
import type { PublicationKind } from '../models/reward_publication.ts'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import type RewardStatementGroup from '../models/reward_statement_group.ts'
import { audiencePeople } from './audience_people.ts'
import { visibleStatements } from './visible_statements.ts'

/** A run, or what one would be. */
export interface PublicationOf {
  id?: string
  kind: PublicationKind
  workerIds: string[] | null
}

/** A part of the people of a run: so many after an id. */
interface Part {
  after: string | null
  limit: number
}

/**
 * Whom a run is still for, in the order of their ids: of the audience those who have no statement of the group yet; of a reissue
 * those who have one that this run has not issued again.
 */
export async function publicationPeople(
  scope: Scope,
  group: RewardStatementGroup,
  { id, kind, workerIds }: PublicationOf,
  part?: Part
): Promise<string[]> {
  const having = visibleStatements(scope).where('group_id', group.id)
  if (kind === 'REISSUE') {
    if (workerIds) having.whereIn('worker_id', workerIds)
    if (id)
      having.whereNotIn(
        'id',
        RewardStatementVersion.query().where('publication_id', id).select('statement_id')
      )
    if (part?.after) having.where('worker_id', '>', part.after)
    if (part) having.limit(part.limit)
    const rows = await having.orderBy('worker_id').select('worker_id')
    return rows.map(({ workerId }) => workerId)
  }
  const people = audiencePeople(scope, group.audience ?? {}).whereNotIn(
    'workers.id',
    having.select('worker_id')
  )
  if (part?.after) people.where('workers.id', '>', part.after)
  if (part) people.limit(part.limit)
  const rows = await people.orderBy('workers.id').select('workers.id')
  return rows.map((row) => row.id)
}
