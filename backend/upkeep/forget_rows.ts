import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RETENTION, type Retention } from '#database/retention'

/** Rows of one table in one statement: a transaction of the upkeep holds up others only shortly. */
const BATCH = 1_000

/** Opens a transaction, of one company or of none. */
export type Transact = <T>(work: (trx: TransactionClientContract) => Promise<T>) => Promise<T>

/** How many rows went, or would go, by table. */
export type Removed = Record<string, number>

type Rule = Retention & { past: string }

const rulesOf = (ofAll: boolean): Rule[] =>
  RETENTION.filter(
    (rule): rule is Rule => typeof rule.past === 'string' && (rule.ofAll ?? false) === ofAll
  )

/**
 * Removes what is past its time, batch by batch, each in a transaction of its own: of one company, or what belongs to none.
 *
 * @param rehearsal counts, and removes nothing
 */
export async function forgetRows(
  transact: Transact,
  { ofAll = false, rehearsal = false }: { ofAll?: boolean; rehearsal?: boolean }
): Promise<Removed> {
  const removed: Removed = {}
  let rules = rulesOf(ofAll)
  while (rules.length > 0) {
    const full: Rule[] = []
    await transact(async (trx) => {
      for (const rule of rules) {
        const n = await (rehearsal ? countOf(trx, rule) : removeBatch(trx, rule))
        removed[rule.table] = (removed[rule.table] ?? 0) + n
        if (!rehearsal && n === BATCH) full.push(rule)
      }
    })
    rules = full
  }
  return removed
}

async function countOf(trx: TransactionClientContract, { table, past }: Rule): Promise<number> {
  const { rows } = await trx.rawQuery(`select count(*)::int as n from ${table} where ${past}`)
  return rows[0].n
}

async function removeBatch(trx: TransactionClientContract, { table, past }: Rule): Promise<number> {
  const { rowCount } = await trx.rawQuery(
    `delete from ${table} where ctid = any(array(select ctid from ${table} where ${past} limit ${BATCH}))`
  )
  return rowCount
}

/** Empties the records of people who left, once their time is over. */
export async function forgetPeople(transact: Transact, rehearsal: boolean): Promise<Removed> {
  let people = 0
  for (const { past } of RETENTION) {
    if (typeof past === 'string' || !('people' in past)) continue
    const { term, untouched } = past.people
    let n: number
    do {
      n = await transact(async (trx) => {
        const { rows } = await trx.rawQuery(
          'select forget_people(?::interval, ?::interval, ?::boolean) as n',
          [term, untouched, rehearsal] as string[]
        )
        return rows[0].n
      })
      people += n
    } while (!rehearsal && n === BATCH)
  }
  return { 'people who left': people }
}
