import type { Scope } from '#modules/shared/tenancy/scope'
import type { DeclaredLine, DeclaredPay } from '../domain/declared.ts'

/** What a declaration says as it was written, with what stood there before; null where nothing did. */
export interface DeclaredWritten extends DeclaredPay {
  before: readonly DeclaredLine[] | null
}

/** So many are sent to the database at once. */
const BATCH = 500

/** Keeps what official files declared of people, each in the place of what was known of its period. */
export class WriteDeclared {
  static async handle({ trx }: Scope, declared: readonly DeclaredPay[]): Promise<void> {
    for (const batch of batchesOf(declared))
      await trx.rawQuery(
        `insert into declared_pay (worker_id, period, lines)
         select worker_id, period, lines
         from jsonb_to_recordset(cast(? as jsonb)) as told(worker_id uuid, period text, lines jsonb)
         on conflict (company_id, worker_id, period)
         do update set lines = excluded.lines, updated_at = now()`,
        [batch]
      )
  }
}

/** Puts back what was declared before; what says something else since stays as it is. @returns whose was put back */
export class UndoDeclared {
  static async handle({ trx }: Scope, written: readonly DeclaredWritten[]): Promise<Set<string>> {
    const restored = new Set<string>()
    for (const batch of batchesOf(written)) {
      const { rows } = await trx.rawQuery(
        `with told as (
           select worker_id, period, lines, before
           from jsonb_to_recordset(cast(? as jsonb)) as told(worker_id uuid, period text, lines jsonb, before jsonb)
         ), gone as (
           delete from declared_pay d using told t
           where d.worker_id = t.worker_id and d.period = t.period and d.lines = t.lines and t.before is null
           returning d.worker_id
         ), back as (
           update declared_pay d set lines = t.before, updated_at = now() from told t
           where d.worker_id = t.worker_id and d.period = t.period and d.lines = t.lines and t.before is not null
           returning d.worker_id
         )
         select worker_id as id from gone union select worker_id from back`,
        [batch]
      )
      for (const { id } of rows) restored.add(id)
    }
    return restored
  }
}

function* batchesOf(
  rows: readonly (DeclaredPay & { before?: DeclaredWritten['before'] })[]
): Generator<string> {
  for (let at = 0; at < rows.length; at += BATCH)
    yield JSON.stringify(
      rows.slice(at, at + BATCH).map(({ workerId, ...row }) => ({ worker_id: workerId, ...row }))
    )
}
