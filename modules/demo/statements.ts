import { ClosePublication, CreateGroup, PublishSlice } from '#modules/rewards/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'

/** More than work there: one slice is all. */
const ALL_AT_ONCE = 200

/**
 * The statements of last year, published and read by two of three, and a draft for this year: what is missing in it, and
 * what changed, is there to be seen. No mail leaves, and what is read on paper is drawn when it is asked for.
 */
export async function seedStatements(scope: Scope): Promise<void> {
  const year = Number(today().slice(0, 'YYYY'.length))
  await published(scope, year - 1)
  unwrap(
    await CreateGroup.handle(scope, {
      name: `Relevés ${year}`,
      statementDateStr: `${year}-12-31`,
      audience: {},
    })
  )
}

async function published(scope: Scope, year: number): Promise<void> {
  const { trx } = scope
  const { id } = unwrap(
    await CreateGroup.handle(scope, {
      name: `Relevés ${year}`,
      statementDateStr: `${year}-12-31`,
      audience: { standing: 'ACTIVE' },
    })
  )
  const at = `${year + 1}-01-20 09:00:00+01`
  await trx
    .from('reward_statement_groups')
    .where({ id })
    .update({ status: 'PUBLISHED', published_at: at, version: 2 })
  const [run] = await trx
    .insertQuery()
    .table('reward_publications')
    .insert({ group_id: id, kind: 'PUBLISH', status: 'running', created_at: at })
    .returning('id')
  const runId: string = run.id ?? run
  const slice = { after: null, limit: ALL_AT_ONCE, tells: false }
  const { done } = await PublishSlice.handle(scope, runId, slice)
  await trx.from('reward_publications').where('id', runId).update({ total: done })
  await ClosePublication.handle(scope, runId, null)
  await trx
    .from('reward_statement_versions')
    .where('publication_id', runId)
    .update({ created_at: at })
  await trx.rawQuery(
    `with read as (select id, row_number() over (order by id) as place from reward_statements where group_id = ?)
     update reward_statements s set mailed_at = ?, opened_at = case when read.place % 3 = 0 then null else ?::timestamptz end
     from read where read.id = s.id`,
    [id, at, `${year + 1}-01-21 18:30:00+01`]
  )
}
