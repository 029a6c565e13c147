import app from '@adonisjs/core/services/app'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { ContractCasefiles } from '../ports/contract_casefiles.ts'
import type { IndexedContract } from './index_contracts.ts'

/** Why a version of an index cannot be taken back: what stands on it. */
export const UNINDEX_REFUSALS = ['CORRECTED', 'FOLLOWED', 'ENDED', 'PAPERS'] as const
export type UnindexRefusal = (typeof UNINDEX_REFUSALS)[number]

type Written = Pick<IndexedContract, 'contractId' | 'newId' | 'packageId' | 'followerId'>

/** Takes versions of an index back, as if they had not been written: the ones before have their days again. */
export class UnindexContracts {
  /** What stands on them, by the id of the version; empty where all can be taken back. */
  static async refusals(
    scope: Scope,
    given: readonly Pick<Written, 'newId' | 'followerId'>[]
  ): Promise<Map<string, UnindexRefusal>> {
    demandEverything(scope)
    const { rows } = await scope.trx.rawQuery(
      `select c.id, case
         when c.corrected_by_id is not null then 'CORRECTED'
         when exists (select from contracts f where f.company_id = c.company_id and f.previous_id = c.id
           and f.id is distinct from g."followerId" and f.change_type = 'END') then 'ENDED'
         when exists (select from contracts f where f.company_id = c.company_id and f.previous_id = c.id
           and f.id is distinct from g."followerId") then 'FOLLOWED' end as reason
       from jsonb_to_recordset(?::jsonb) as g ("newId" uuid, "followerId" uuid)
       join contracts c on c.id = g."newId"`,
      [JSON.stringify(given)]
    )
    const found = new Map<string, UnindexRefusal>(
      rows
        .filter((row: { reason: string | null }) => row.reason !== null)
        .map((row: { id: string; reason: UnindexRefusal }) => [row.id, row.reason])
    )
    const casefiles = await (
      await app.container.make(ContractCasefiles)
    ).of(
      scope,
      given.map(({ newId }) => newId)
    )
    for (const [id, of] of casefiles) if (of.length > 0 && !found.has(id)) found.set(id, 'PAPERS')
    return found
  }

  /** Under the lock of their workers, and where nothing refuses. */
  static async handle(scope: Scope, given: readonly Written[]): Promise<void> {
    if (given.length === 0) return
    demandEverything(scope)
    const ids = given.map(({ newId }) => newId)
    const rows = JSON.stringify(given)
    await scope.trx.rawQuery(
      `update contracts c set previous_id = g."contractId"
       from jsonb_to_recordset(?::jsonb) as g ("contractId" uuid, "followerId" uuid) where c.id = g."followerId"`,
      [rows]
    )
    const { rows: before } = await scope.trx.rawQuery(
      `select previous_id as id, previous_end_date::text as end from contracts where id = any(?)`,
      [ids]
    )
    await scope.trx.rawQuery(`delete from contracts where id = any(?)`, [ids])
    await scope.trx.rawQuery(
      `update contracts c set corrected_by_id = null, end_date = b."end"
       from jsonb_to_recordset(?::jsonb) as b (id uuid, "end" date) where c.id = b.id`,
      [JSON.stringify(before)]
    )
  }
}
