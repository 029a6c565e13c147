import type { Scope } from '#modules/shared/tenancy/scope'

/**
 * Counts so many contracts more, or fewer, of a run. The last statement of a slice: until it is committed another one waits
 * here to count its own.
 *
 * @returns how many are done in all
 */
export async function countDone({ trx }: Scope, indexationId: string, more: number): Promise<number> {
  const { rows } = await trx.rawQuery(
    'update indexations set done = greatest(0, done + ?) where id = ? returning done',
    [more, indexationId]
  )
  return rows[0].done
}
