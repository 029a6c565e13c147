import { tablesInOrder } from '#database/tables_in_order'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { DemoCompany } from './companies.ts'
import { accountsOf, companyColumns, seedAccounts } from './seed_demo_company.ts'

/** How a user proves who they are, beside their password. */
const PROOFS = ['second_factors', 'recovery_codes', 'sms_codes']

/** The company, who is signed in and how, what happened, and what is under way: none of it is demo data. */
const KEPT = [
  'companies',
  'users',
  'user_sessions',
  'auth_access_tokens',
  'partner_users',
  'partner_tickets',
  'audit_log',
  'audit_chain',
  'audit_heads',
  'outbox',
  'outbox_keys',
  'refusals',
  'demo_resets',
  ...PROOFS,
]

/** Only ever added: they go with the signers and the workers whose they are. */
const WITH_THEIR_OWNERS = ['signing_consents', 'team_changes']

/** What an administrator may have written about the company since. */
const UNWRITTEN = {
  numero_entreprise: '',
  street: '',
  postal_code: '',
  city: '',
  logo_url: null,
  logo_key: null,
  logo_type: null,
}

/**
 * Takes everything out of a demo company and gives it back its settings and accounts. These, the partner's people and
 * the user who asked stay signed in; other people who came since are gone. The demo accounts open with their password again.
 * Its files go after it (modules/accounts/jobs/reset_demo.ts).
 *
 * @throws when the company is no demo: nothing is deleted then
 */
export async function emptyDemoCompany(
  scope: Scope,
  company: DemoCompany,
  keptUserId: string
): Promise<void> {
  const { trx, companyId } = scope
  await trx.from('companies').where('id', companyId).where('is_demo', true).firstOrFail()
  // Row-level security keeps each deletion inside the company.
  for (const table of (await tablesInOrder(trx)).reverse())
    if (![...KEPT, ...WITH_THEIR_OWNERS].includes(table)) await trx.from(table).delete()
  const accounts = trx.from('users').whereIn('email', accountsOf(company)).select('id')
  for (const table of PROOFS) await trx.from(table).whereIn('user_id', accounts).delete()
  await trx
    .from('users')
    .whereNotIn('id', accounts)
    .whereNotIn('id', trx.from('partner_users').select('user_id'))
    .whereNot('id', keptUserId)
    .delete()
  await trx
    .from('companies')
    .where('id', companyId)
    .update({ ...companyColumns(company), ...UNWRITTEN, version: trx.raw('version + 1') })
  await seedAccounts(scope, company)
}
