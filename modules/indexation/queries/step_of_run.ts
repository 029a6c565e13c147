import { eventOn, moderationUsed, percentsOf, type IndexEvent } from '#modules/compute/pure'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { companyIndexData } from './company_index_data.ts'

/** The index that a person asks for: one that is published or expected for the committee, or a percent they assume. */
export interface AskedStep {
  commissionParitaire: string
  /** YYYY-MM-DD */
  date: string
  /** Percent; left out it is the index of the committee on that day. */
  percent?: number
  /** Percent of the period's 2 % that earlier steps used, where the person knows better. */
  used?: number
}

/** The same with its figures, as a run keeps them. */
export interface FoundStep {
  event: IndexEvent | null
  percent: number
  percentLow: number | null
  period: string | null
  usedBefore: number
  used: number
}

const PARTS = 10_000

/** Finds the figures of a step: of the index that is known here, and of what the company's own runs used before. */
export async function stepOfRun(scope: Scope, asked: AskedStep): Promise<Result<FoundStep>> {
  const { commissionParitaire, date } = asked
  const data = await companyIndexData(scope)
  const event = asked.percent === undefined ? eventOn(data, commissionParitaire, date) : null
  if (event === undefined) return fail('E_INDEX_UNKNOWN')
  const percents = event ? percentsOf(event) : { low: asked.percent!, high: asked.percent! }
  if (!percents) return fail('E_INDEX_NO_FIGURE')
  const { period, used: published } = moderationUsed(data, commissionParitaire, date)
  const usedBefore =
    asked.used ??
    Math.max(published, await usedByRuns(scope, commissionParitaire, period?.id, date))
  const left = period ? Math.max(0, inParts(period.percent) - inParts(usedBefore)) : 0
  return ok({
    event,
    percent: percents.high,
    percentLow: percents.low === percents.high ? null : percents.low,
    period: period?.id ?? null,
    usedBefore,
    used: Math.max(0, Math.min(inParts(percents.high), left)) / PARTS,
  })
}

/** What the company's own runs used of a period before a day. */
async function usedByRuns(
  { trx }: Scope,
  commissionParitaire: string,
  period: string | undefined,
  date: string
): Promise<number> {
  if (!period) return 0
  const row = await trx
    .from('moderation_uses')
    .where({ commission_paritaire: commissionParitaire, period })
    .where('day', '<', date)
    .max('used_after as used')
    .first()
  return Number(row?.used ?? 0)
}

function inParts(percent: number): number {
  return Math.round(percent * PARTS)
}
