import type { Scope } from '#modules/shared/tenancy/scope'
import type { CodeMeaning, Meanings } from '../domain/payslip.ts'

/** What the codes of each provider of the company mean. */
export async function meaningsByProvider({ trx }: Scope): Promise<ReadonlyMap<string, Meanings>> {
  const rows: (CodeMeaning & { provider: string; code: string })[] = await trx
    .from('payslip_codes')
    .select('provider', 'code', 'line', 'is_reversed as isReversed')
  const providers = new Map<string, Map<string, CodeMeaning>>()
  for (const { provider, code, line, isReversed } of rows) {
    const own = providers.get(provider) ?? new Map<string, CodeMeaning>()
    providers.set(provider, own.set(code, { line, isReversed }))
  }
  return providers
}
