import type { Scope } from '#modules/shared/tenancy/scope'
import type { StandingElement } from '../queries/elements_of_months.ts'

/** An element as it is to be written, with what stood there before; null where nothing did. */
export interface PayElementWrite extends StandingElement {
  before: number | null
}

/** So many are sent to the database at once. */
const BATCH = 500
const TOLD = `select worker_id, cast(month || '-01' as date) as month, kind_id, value, before
  from jsonb_to_recordset(cast(? as jsonb)) as told(worker_id uuid, month text, kind_id uuid, value numeric, before numeric)`

/** Writes many elements at once, judged already and under `lockPayElements`. */
export class WritePayElements {
  static async handle({ trx, actor }: Scope, writes: readonly PayElementWrite[]): Promise<void> {
    const by = actor.kind === 'user' ? actor.id : null
    for (const batch of batchesOf(writes))
      await trx.rawQuery(
        `insert into pay_elements (worker_id, month, kind_id, value, created_by)
         select worker_id, month, kind_id, value, cast(? as uuid) from (${TOLD}) told
         on conflict (company_id, worker_id, slot)
         do update set value = excluded.value, version = pay_elements.version + 1, updated_at = now()`,
        [by, batch] as never
      )
  }
}

/** Puts back what stood there before; an element that says something else since stays as it is. */
export class UndoPayElements {
  static async handle(
    { trx }: Scope,
    written: readonly PayElementWrite[]
  ): Promise<{ restored: number; kept: number }> {
    let restored = 0
    for (const batch of batchesOf(written)) {
      const { rows } = await trx.rawQuery(
        `with told as (${TOLD}), gone as (
           delete from pay_elements e using told t
           where e.worker_id = t.worker_id and e.month = t.month and e.kind_id = t.kind_id and e.value = t.value
             and t.before is null
           returning 1
         ), back as (
           update pay_elements e set value = t.before, version = e.version + 1, updated_at = now() from told t
           where e.worker_id = t.worker_id and e.month = t.month and e.kind_id = t.kind_id and e.value = t.value
             and t.before is not null
           returning 1
         )
         select (select count(*) from gone)::int + (select count(*) from back)::int as restored`,
        [batch]
      )
      restored += rows[0].restored
    }
    return { restored, kept: written.length - restored }
  }
}

function batchesOf(writes: readonly PayElementWrite[]): string[] {
  return Array.from({ length: Math.ceil(writes.length / BATCH) }, (_, at) =>
    JSON.stringify(
      writes
        .slice(at * BATCH, (at + 1) * BATCH)
        .map(({ workerId, month, kindId, value, before }) => ({
          worker_id: workerId,
          month,
          kind_id: kindId,
          value,
          before,
        }))
    )
  )
}
