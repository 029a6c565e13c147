import type { Scope } from '#modules/shared/tenancy/scope'
import type Indexation from '../models/indexation.ts'

/** Another run of the same committee and day; mostly there is none, and no line is looked for. */
const OF_THE_SAME = 'i.id <> :run and i.commission_paritaire = :commission and i.date = :date'

/** Those of the contracts that another run has indexed for the same committee and day: before or after it. */
export async function indexedAlready(
  { trx }: Scope,
  run: Pick<Indexation, 'id' | 'commissionParitaire' | 'date'>,
  contractIds: readonly string[]
): Promise<Set<string>> {
  const { rows } = await trx.rawQuery(
    `select c.id from unnest(cast(:ids as uuid[])) as c (id)
     where (select exists (select from indexations i where ${OF_THE_SAME}))
       and exists (
         select from indexation_lines l join indexations i on i.id = l.indexation_id
         where (l.contract_id = c.id or l.new_contract_id = c.id) and l.state = 'APPLIED' and ${OF_THE_SAME})`,
    {
      ids: [...contractIds],
      run: run.id,
      commission: run.commissionParitaire,
      date: run.date.toISODate()!,
    }
  )
  return new Set(rows.map((row: { id: string }) => row.id))
}
