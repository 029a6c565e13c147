import type { Scope } from '#modules/shared/tenancy/scope'
import type { Payslip, PayslipLine } from '../domain/payslip.ts'

/** A payslip as it was written, with what it said before; null where there was none. */
export interface PayslipWritten extends Payslip {
  before: readonly PayslipLine[] | null
}

/** So many are sent to the database at once. */
const BATCH = 500

/** Writes payslips, each in the place of the one that its person had of the month. */
export class WritePayslips {
  static async handle({ trx }: Scope, payslips: readonly Payslip[]): Promise<void> {
    for (let at = 0; at < payslips.length; at += BATCH)
      await trx.rawQuery(
        `insert into payslips (worker_id, month, provider, lines)
         select worker_id, cast(month || '-01' as date), provider, lines
         from jsonb_to_recordset(cast(? as jsonb)) as told(worker_id uuid, month text, provider text, lines jsonb)
         on conflict (company_id, worker_id, month)
         do update set provider = excluded.provider, lines = excluded.lines, updated_at = now()`,
        [JSON.stringify(payslips.slice(at, at + BATCH).map(rowOf))]
      )
  }
}

/** Puts back what payslips said before; one that says something else since stays as it is. */
export class UndoPayslips {
  static async handle(
    { trx }: Scope,
    written: readonly PayslipWritten[]
  ): Promise<{ restored: number; kept: number }> {
    let restored = 0
    for (let at = 0; at < written.length; at += BATCH) {
      const batch = written.slice(at, at + BATCH).map((each) => ({ ...rowOf(each), before: each.before }))
      const { rows } = await trx.rawQuery(
        `with told as (
           select worker_id, cast(month || '-01' as date) as month, provider, lines, before
           from jsonb_to_recordset(cast(? as jsonb))
             as told(worker_id uuid, month text, provider text, lines jsonb, before jsonb)
         ), gone as (
           delete from payslips p using told t
           where p.worker_id = t.worker_id and p.month = t.month and p.provider = t.provider and p.lines = t.lines
             and t.before is null
           returning 1
         ), back as (
           update payslips p set lines = t.before, updated_at = now() from told t
           where p.worker_id = t.worker_id and p.month = t.month and p.provider = t.provider and p.lines = t.lines
             and t.before is not null
           returning 1
         )
         select (select count(*) from gone)::int + (select count(*) from back)::int as restored`,
        [JSON.stringify(batch)]
      )
      restored += rows[0].restored
    }
    return { restored, kept: written.length - restored }
  }
}

const rowOf = ({ workerId, month, provider, lines }: Payslip) => ({ worker_id: workerId, month, provider, lines })
