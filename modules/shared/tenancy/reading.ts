import { readerRole } from '#config/database'
import type { Scope } from './scope.ts'

/**
 * Reads and computes as the database's role that writes nothing: whatever is called meanwhile, an INSERT, UPDATE or DELETE
 * is refused by PostgreSQL itself (R9). Row-level security holds for it as for the application.
 *
 * @param work what a simulation does; an error in it ends the simulation, and the role with it
 */
export async function reading<T>({ trx }: Pick<Scope, 'trx'>, work: () => Promise<T>): Promise<T> {
  await trx.rawQuery(`set local role ${readerRole}`)
  try {
    return await work()
  } finally {
    // In a transaction that failed there is nothing left to give back.
    await trx.rawQuery('reset role').catch(() => {})
  }
}
