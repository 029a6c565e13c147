import type { Scope } from './scope.ts'

/**
 * Lets a unit of work that is about tens of thousands of rows at once take as long as it needs, up to five minutes, and
 * compute for a minute between two statements; what the others of its process may is in `config/database.ts`.
 */
export async function moreTime({ trx }: Pick<Scope, 'trx'>): Promise<void> {
  // PostgreSQL starts the clock of a transaction anew only where it was off.
  await trx.rawQuery(
    `select set_config('transaction_timeout', '0', true), set_config('transaction_timeout', '5min', true),
     set_config('statement_timeout', '1min', true), set_config('idle_in_transaction_session_timeout', '1min', true)`
  )
}
