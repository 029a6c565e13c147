import type { Scope } from '#modules/shared/tenancy/scope'

/** What the company's own runs used of a period's 2 %, by committee and period. */
export async function moderationUses({ trx }: Scope) {
  const { rows } = await trx.rawQuery(
    `select commission_paritaire as "commissionParitaire", period, day::text, used_before::float8 as "usedBefore",
       used_after::float8 as "usedAfter"
     from moderation_uses order by commission_paritaire, period, day, id`
  )
  return rows as {
    commissionParitaire: string
    period: string
    day: string
    usedBefore: number
    usedAfter: number
  }[]
}
