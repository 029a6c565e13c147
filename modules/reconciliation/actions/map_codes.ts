import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { CodeLine } from '../domain/payslip.ts'

/** What codes of one provider mean; of one whose line is null, nobody says it any more. */
export interface MapCodesInput {
  provider: string
  codes: readonly { code: string; line: CodeLine | null; isReversed: boolean }[]
}

/** Says what codes of a provider mean, for all months. */
export class MapCodes {
  static async handle(scope: Scope, { provider, codes }: MapCodesInput): Promise<void> {
    const { trx } = scope
    const [told, open] = [codes.filter(({ line }) => line !== null), codes.filter(({ line }) => line === null)]
    if (told.length > 0)
      await trx.rawQuery(
        `insert into payslip_codes (provider, code, line, is_reversed)
         select ?, code, line, "isReversed"
         from jsonb_to_recordset(cast(? as jsonb)) as told(code text, line text, "isReversed" boolean)
         order by code
         on conflict (company_id, provider, code)
         do update set line = excluded.line, is_reversed = excluded.is_reversed, updated_at = now()`,
        [provider, JSON.stringify(told)]
      )
    if (open.length > 0)
      await trx
        .from('payslip_codes')
        .where('provider', provider)
        .whereIn('code', open.map(({ code }) => code))
        .delete()
    await record(scope, 'payslip_codes.mapped', null, { mapped: told.length, opened: open.length })
  }
}
