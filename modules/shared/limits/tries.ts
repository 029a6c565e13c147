import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

/** So many tries at once; each comes back after a pause. */
export interface Allowance {
  burst: number
  pauseS: number
}

/** A try of one allowance: what it counts by is hashed, so that no address and no e-mail stands in the table. */
export interface Try extends Allowance {
  limit: string
  by: string
  value: string
}

/**
 * Takes one try of every allowance in one statement, or of none: of a thousand who ask in the same moment as many are
 * let through as there are tries. Outside any transaction, so that a refused request counts too. Narrow ones come first.
 *
 * @returns 0, or the seconds to wait
 */
export async function takeTries(tries: Try[]): Promise<number> {
  const { rows } = await db.rawQuery(
    'select take_tries(?::text[], ?::integer[], ?::bigint[]) as ms',
    [tries.map(keyOf), tries.map(({ burst }) => burst), tries.map(pauseMs)]
  )
  return Math.ceil(Number(rows[0].ms) / 1000)
}

/** For a try that was no wrong guess. */
export async function giveTriesBack(tries: Try[]): Promise<void> {
  await db.rawQuery('select give_tries_back(?::text[], ?::bigint[])', [
    tries.map(keyOf),
    tries.map(pauseMs),
  ])
}

function keyOf({ limit, by, value }: Try): string {
  return `${limit}:${by}:${createHash('sha256').update(value).digest('base64url')}`
}

function pauseMs({ pauseS }: Try): number {
  return pauseS * 1000
}
