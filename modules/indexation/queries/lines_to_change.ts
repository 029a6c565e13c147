import { laneBindings, laneSql, type Lane } from '#modules/shared/tenancy/lane'
import type { Scope } from '#modules/shared/tenancy/scope'
import { INCLUDED_SQL } from '../domain/standing.ts'

/** Where a slice begins, by the keys of lines, and how many it takes; of one lane, or of all. */
export interface LineSlice {
  after: string
  limit: number
  lane?: Lane
}

/** A line of a run that is to be written into a contract. */
export interface LineToApply {
  id: string
  key: string
  contractId: string
  workerId: string
  stamp: string
  salaireBrut: number
  /** YYYY-MM-DD */
  startOn: string
  takesAll: boolean
}

/** A line whose contract was written. */
export interface AppliedLine {
  id: string
  key: string
  workerId: string
  contractId: string
  newId: string
  packageId: string
  followerId: string | null
}

/** A version that begins later comes after the one before it, which it stands on. */
const KEY = `(case when l.takes_all then '1' else '0' end || l.contract_id::text)`
const AFTER = `${laneSql('l.worker_id')}
  and (l.takes_all, l.contract_id) > (cast(:all as boolean), cast(:contract as uuid))
  order by l.takes_all, l.contract_id limit :limit`
/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** A key as the index has it; an empty one stands before all. */
const bindingsOf = (indexationId: string, { after, limit, lane }: LineSlice) => ({
  run: indexationId,
  all: after.startsWith('1'),
  contract: after.slice(1) || FIRST,
  limit,
  ...laneBindings(lane),
})

/** The lines that are indexed and not written yet. */
export async function linesToApply(
  { trx }: Scope,
  indexationId: string,
  slice: LineSlice
): Promise<LineToApply[]> {
  const { rows } = await trx.rawQuery(
    `select l.id, ${KEY} as key, l.contract_id as "contractId", l.worker_id as "workerId", l.stamp,
       l.salaire_brut_apres::float8 as "salaireBrut", l.start_on::text as "startOn", l.takes_all as "takesAll"
     from indexation_lines l
     where l.indexation_id = :run and ${INCLUDED_SQL} and l.state <> 'APPLIED' and ${AFTER}`,
    bindingsOf(indexationId, slice)
  )
  return rows
}

/** The lines whose contracts were written, and still are. */
export async function appliedLines(
  { trx }: Scope,
  indexationId: string,
  slice: LineSlice
): Promise<AppliedLine[]> {
  const { rows } = await trx.rawQuery(
    `select l.id, ${KEY} as key, l.worker_id as "workerId", l.contract_id as "contractId",
       l.new_contract_id as "newId", l.new_package_id as "packageId", l.follower_id as "followerId"
     from indexation_lines l
     where l.indexation_id = :run and l.state = 'APPLIED' and ${AFTER}`,
    bindingsOf(indexationId, slice)
  )
  return rows
}
