import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Scope } from './scope.ts'

/**
 * Lets a unit of work that is about tens of thousands of rows at once take as long as it needs, up to five minutes; what the
 * others of its process may is in `config/database.ts`.
 */
export async function moreTime({ trx }: Pick<Scope, 'trx'>): Promise<void> {
  await timeFor(trx, 5)
}

/** Gives a transaction so many minutes from now on, a minute for a statement, and one to compute between two. */
export async function timeFor(trx: TransactionClientContract, minutes: number): Promise<void> {
  // PostgreSQL starts the clock of a transaction anew only where it was off.
  await trx.rawQuery(
    `select set_config('transaction_timeout', '0', true), set_config('transaction_timeout', ?, true),
     set_config('statement_timeout', '1min', true), set_config('idle_in_transaction_session_timeout', '1min', true)`,
    [`${minutes}min`]
  )
}
