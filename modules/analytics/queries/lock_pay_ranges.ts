import type { Scope } from '#modules/shared/tenancy/scope'
import type { KeptRange } from '../domain/placed.ts'
import PayRange from '../models/pay_range.ts'

/** A range as it stands. */
export interface StandingRange extends KeptRange {
  id: string
}

/** All ranges of the company, which nobody else changes until the work is done. */
export async function lockPayRanges(_scope: Scope): Promise<StandingRange[]> {
  const rows = await PayRange.query().orderBy('id').forUpdate()
  return rows.map(({ id, nomFonction, level, minimum, midpoint, maximum }) => ({
    id,
    nomFonction,
    level,
    minimum: Number(minimum),
    midpoint: Number(midpoint),
    maximum: Number(maximum),
  }))
}
