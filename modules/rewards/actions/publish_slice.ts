import { mail } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import { makeStatement } from '../domain/make_statement.ts'
import type { Omission } from '../domain/omission.ts'
import type { StatementSays } from '../domain/statement_says.ts'
import RewardOmission from '../models/reward_omission.ts'
import RewardPublication from '../models/reward_publication.ts'
import type RewardStatement from '../models/reward_statement.ts'
import RewardStatementGroup from '../models/reward_statement_group.ts'
import { groupTerms } from '../queries/group_terms.ts'
import { publicationPeople } from '../queries/publication_people.ts'
import { statementPeople, type StatementPerson } from '../queries/statement_people.ts'
import { visibleStatements } from '../queries/visible_statements.ts'

/** Where the next slice starts (null at the end), and how many people were gone through in all. */
export interface PublishedSlice {
  next: string | null
  done: number
}

/**
 * Publishes one slice of a run (its mails too, unless told not to): freezes the statements, notes who is left out, enqueues the mails. All in one unit of work, so
 * that a slice that runs twice finds what was done: who has their statement of this run is not among its people any more.
 */
export class PublishSlice {
  static async handle(
    scope: Scope,
    publicationId: string,
    { after, limit, tells = true }: { after: string | null; limit: number; tells?: boolean }
  ): Promise<PublishedSlice> {
    const run = await RewardPublication.query().where('id', publicationId).forUpdate().firstOrFail()
    // Who withdraws waits for this slice, and no other follows.
    const group = await RewardStatementGroup.query()
      .where('id', run.groupId)
      .forShare()
      .firstOrFail()
    if (group.status !== 'PUBLISHED') return { next: null, done: run.done }
    const ids = await publicationPeople(scope, group, run, { after, limit: limit + 1 })
    const slice = ids.slice(0, limit)
    const terms = await groupTerms(scope, group)
    const made = (await statementPeople(scope, slice)).map((person) => ({
      person,
      ...makeStatement(terms, person.worker, person.versions),
    }))
    const ready = made.filter((each) => 'says' in each)
    const left = made.filter((each) => 'omission' in each)
    const statements = await freeze(scope, run, ready)
    if (tells) await enqueueMails(scope, statements)
    await saveOmissions(scope, run, left)
    const published = run.published + ready.length
    await run.merge({ published, done: published + (await countOmissions(run)) }).save()
    return { next: ids.length > limit ? slice.at(-1)! : null, done: run.done }
  }
}

interface Ready {
  person: StatementPerson
  says: StatementSays
}

async function freeze(
  scope: Scope,
  run: RewardPublication,
  ready: readonly Ready[]
): Promise<RewardStatement[]> {
  if (ready.length === 0) return []
  const ids = ready.map(({ person }) => person.id)
  if (run.kind === 'REISSUE')
    await visibleStatements(scope)
      .where('group_id', run.groupId)
      .whereIn('worker_id', ids)
      .update({
        version: scope.trx.raw('version + 1'),
        opened_at: null,
        mailed_at: null,
        updated_at: new Date(),
      })
  else
    await scope.trx
      .insertQuery()
      .table('reward_statements')
      .multiInsert(ids.map((worker_id) => ({ group_id: run.groupId, worker_id })))
  const statements = await visibleStatements(scope)
    .where('group_id', run.groupId)
    .whereIn('worker_id', ids)
  const byWorker = new Map(statements.map((statement) => [statement.workerId, statement]))
  await scope.trx
    .insertQuery()
    .table('reward_statement_versions')
    .multiInsert(
      ready.map(({ person, says }) => {
        const { id, version } = byWorker.get(person.id)!
        return {
          statement_id: id,
          worker_id: person.id,
          version,
          language: person.worker.language,
          says: JSON.stringify(says),
          because: run.because,
          publication_id: run.id,
        }
      })
    )
  return statements
}

async function enqueueMails(scope: Scope, statements: readonly RewardStatement[]): Promise<void> {
  for (const { id: statementId, version } of statements)
    await mail(scope, 'reward-statement', `reward-statement/${statementId}/${version}`, {
      statementId,
      version,
    })
}

async function countOmissions({ id: publicationId }: RewardPublication): Promise<number> {
  const [{ $extras }] = await RewardOmission.query().where({ publicationId }).count('* as total')
  return Number($extras.total)
}

async function saveOmissions(
  scope: Scope,
  { id: publicationId }: RewardPublication,
  left: readonly { person: StatementPerson; omission: Omission }[]
): Promise<void> {
  if (left.length === 0) return
  await scope.trx
    .insertQuery()
    .table('reward_omissions')
    .knexQuery.insert(
      left.map(({ person, omission: { reason, details } }) => ({
        publication_id: publicationId,
        worker_id: person.id,
        reason,
        details: JSON.stringify(details),
      }))
    )
    .onConflict(['company_id', 'publication_id', 'worker_id'])
    .merge()
}
