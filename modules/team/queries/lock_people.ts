import type { Scope } from '#modules/shared/tenancy/scope'

/**
 * One at a time of a company writes what no two of its people may share, or who leads whom: the later one reads what the
 * earlier wrote. Taken before any worker is locked.
 */
export async function lockPeople({ trx, companyId }: Scope): Promise<void> {
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `people:${companyId}`,
  ])
}
