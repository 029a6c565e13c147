import type { Scope } from '#modules/shared/tenancy/scope'

/** Tokens of a month that a turn may take, put aside before a model is asked. */
export interface Reserved {
  /** First day of the month that they are of, "2026-11-01". */
  readonly month: string
  readonly tokens: number
}

/** What was put aside so long ago is of a turn that ended without being noted, as with its process: no turn lasts longer. */
const LONGEST_TURN = '2 minutes'
const ASIDE = 'case when ai_usage.reserved_until < now() then 0 else ai_usage.reserved end'

/**
 * Puts tokens of the month aside for one turn, so that turns at once do not pass together what each alone would not (ADR 75);
 * `noteTurn` settles them.
 *
 * @param tokens the most that the turn can take
 * @param most that the company's month has
 * @returns null where so many are not left
 */
export async function reserveTokens(
  { trx }: Scope,
  tokens: number,
  most: number
): Promise<Reserved | null> {
  if (tokens > most) return null
  const { rows } = await trx.rawQuery(
    `insert into ai_usage (month, reserved, reserved_until)
     values (date_trunc('month', now())::date, ?, now() + interval '${LONGEST_TURN}')
     on conflict (company_id, month) do update
       set reserved = ${ASIDE} + excluded.reserved, reserved_until = excluded.reserved_until
       where ai_usage.tokens + ${ASIDE} + excluded.reserved <= ?
     returning month::text`,
    [tokens, most]
  )
  return rows.length === 0 ? null : { month: rows[0].month, tokens }
}
