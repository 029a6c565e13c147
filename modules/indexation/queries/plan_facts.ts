import { stampsOfContracts } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { contractsOf } from '../domain/contracts_of.ts'
import { INCLUDED_SQL } from '../domain/standing.ts'
import type Indexation from '../models/indexation.ts'

/** Contracts of which a plan tells no more what is so. */
export interface ChangedSincePlan {
  /** Changed, ended, corrected or signed since. */
  changed: number
  /** Signed or begun since, so that the plan does not have them. */
  added: number
  /** The first of those people, by name. */
  workerIds: string[]
}

/** As many as a refusal names. */
const NAMED = 20

/** Compares a plan with its contracts as they are now. */
export async function changedSincePlan(scope: Scope, run: Indexation): Promise<ChangedSincePlan> {
  const now = stampsOfContracts(contractsOf(run))
  const { rows } = await scope.trx.rawQuery(
    `with now as (${now.sql}),
       differing as (
         select coalesce(l.contract_id, now.id) as id, l.id is null as is_added
         from (select * from indexation_lines where indexation_id = :run) l
         full join now on now.id = l.contract_id
         where now.id is null or l.id is null or now.stamp is distinct from l.stamp)
     select count(*) filter (where not is_added)::int as changed, count(*) filter (where is_added)::int as added,
       (select array(select distinct c.worker_id from differing d join contracts c on c.id = d.id limit ${NAMED})) as workers
     from differing`,
    { ...now.bindings, run: run.id }
  )
  const [{ changed, added, workers }] = rows
  return { changed, added, workerIds: workers }
}

/** What a plan says, as one short text: who approves, approves that and nothing else. */
export async function fingerprintOf({ trx }: Scope, run: Indexation): Promise<string> {
  const { rows } = await trx.rawQuery(
    `select md5(coalesce(string_agg(md5(concat_ws('|', l.contract_id, l.stamp, l.state, l.answer,
       l.salaire_brut_apres)), '' order by l.contract_id), '')) as print
     from indexation_lines l where l.indexation_id = ?`,
    [run.id]
  )
  return `${Number(run.percent)}-${rows[0].print}`
}

/** Whether a plan indexes any contract: another run of the same event may have indexed them all. */
export async function indexesAnybody({ trx }: Scope, runId: string): Promise<boolean> {
  const row = await trx
    .from('indexation_lines as l')
    .where('l.indexation_id', runId)
    .whereRaw(INCLUDED_SQL)
    .first()
  return row !== null && row !== undefined
}

/** Whether a question of a run was answered that is indexed because of it. */
export async function hasAnswered({ trx }: Scope, runId: string, userId: string): Promise<boolean> {
  const row = await trx
    .from('indexation_lines as l')
    .where({ 'l.indexation_id': runId, 'l.answered_by': userId, 'l.state': 'QUESTION' })
    .whereRaw(INCLUDED_SQL)
    .first()
  return row !== null && row !== undefined
}
