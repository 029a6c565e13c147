import type { Knex } from 'knex'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { patience, poolSize } from '#config/database'
import { beginWith, type Settings } from './begin_with.ts'
import { timeFor } from './more_time.ts'
import { whileOpen } from './outside.ts'
import { Places } from './places.ts'
import { tenantStorage } from './tenant_storage.ts'

/**
 * Who may have a transaction open. Two connections of the pool are left to what knows no company yet: counters of
 * attempts, health. One company alone has half of an idle pool, and never the whole.
 */
const transactions = new Places({
  all: Math.max(1, poolSize - 2),
  each: Math.max(1, Math.ceil(poolSize / 2)),
  waitMs: patience.acquire,
})

/**
 * One transaction for one company. The company is a transaction-local setting, so nothing of it
 * survives on the pooled connection. Throwing rolls back. Nothing in it waits for the world (`reachingOut`).
 *
 * @throws Error when a unit of work is already open: the inner one would commit separately.
 * @throws Problem E_BUSY when the company has too many open already, or all companies together
 */
export async function inTenant<T>(
  companyId: string,
  work: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  if (tenantStorage.getStore())
    throw new Error('A unit of work is already open; pass its scope on instead')
  return transactions.use(companyId, () =>
    transaction({ 'app.company_id': companyId }, (trx) =>
      tenantStorage.run({ trx }, () => work(trx))
    )
  )
}

/**
 * What one company looked like at one moment, for as long as it takes to read it: a transaction that writes nothing,
 * sees nothing of what is committed after its first query, and has an end of its own.
 */
export async function inTenantSnapshot<T>(
  companyId: string,
  minutes: number,
  read: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  if (tenantStorage.getStore())
    throw new Error('A unit of work is already open; pass its scope on instead')
  return transactions.use(companyId, () =>
    transaction(
      { 'app.company_id': companyId, 'transaction_read_only': 'on' },
      async (trx) => {
        await timeFor(trx, minutes)
        return tenantStorage.run({ trx }, () => read(trx))
      },
      { isolationLevel: 'repeatable read' }
    )
  )
}

/**
 * A transaction that succeeds when the database says that it is committed. Knex's own `commit()` succeeds also when
 * COMMIT failed because the connection was lost, and tells that by `executionPromise` alone.
 */
async function transaction<T>(
  settings: Settings,
  work: (trx: TransactionClientContract) => Promise<T>,
  options: { isolationLevel?: 'repeatable read' } = {}
): Promise<T> {
  let committed: Promise<unknown> | undefined
  const result = await db.transaction(
    async (trx) => {
      committed = (trx.knexClient as Knex.Transaction).executionPromise
      // Failed work is told by its own error.
      committed.catch(() => {})
      // Knex hands over also what could not begin.
      if (trx.isCompleted) await committed
      return whileOpen(() => work(trx))
    },
    { ...options, ...beginWith(db.connection(), settings) }
  )
  await committed
  return result
}

/** Why the product itself may look over company borders; the policies of six tables know these words. */
export type SystemReason =
  'resolve-company' | 'dispatch-outbox' | 'find-payer' | 'late-mails' | 'due-webhooks'

/**
 * A transaction with a reason instead of a company. There are two other ways past the tenant: the companies of a partner
 * (`DANGEROUSLY_amongCompaniesOf`), and operators' commands, which connect as the tables' owner. Row-level
 * security opens just the rows that the reason needs (`companies` to find a company by its
 * subdomain, `outbox` to deliver, `billing_accounts` to find who pays, `mails` to find whose are late,
 * `webhook_addresses` and `webhook_deliveries` to find what is due). Everything else
 * stays invisible.
 */
export async function DANGEROUSLY_acrossCompanies<T>(
  reason: SystemReason,
  work: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return transactions.use(reason, () => transaction({ 'app.system_reason': reason }, work))
}

/**
 * Lets a query read, besides the rows of the scope's company, which companies a partner owns and who of the partner
 * is a user there (`companies`, `partner_users`). Nothing of them can be written, and no other table opens. A query
 * that fails ends the transaction, and the setting with it.
 */
export async function DANGEROUSLY_amongCompaniesOf<T>(
  { trx }: { trx: TransactionClientContract },
  partnerId: string,
  read: () => Promise<T>
): Promise<T> {
  await trx.rawQuery("select set_config('app.partner_id', ?, true)", [partnerId])
  const found = await read()
  await trx.rawQuery("select set_config('app.partner_id', '', true)")
  return found
}
