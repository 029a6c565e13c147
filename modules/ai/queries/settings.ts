import type { Scope } from '#modules/shared/tenancy/scope'
import Setting from '../models/setting.ts'
import type { AssistantModel } from '../ports/assistant_model.ts'
import type { MonthsOfYear } from '../pure.ts'

/** The language model of the installation as people are told of it, or none. */
export type ToldModel = AssistantModel['told']

const MONTHS = { '12': 12, '13': 13, '13.92': 13.92 } as const
export const RETENTION_DAYS = 30
const MONTHLY_TOKENS = 200_000

export interface AssistantSettings {
  /** Words may go to the language model that the installation has now; to another one the company has not said yes. */
  modelOn: boolean
  /** By what a gross pay of a year is divided; null: it is asked. */
  monthsOfYear: MonthsOfYear | null
  retentionDays: number
  monthlyTokens: number
  version: number
}

/** What the company settled; until it says so no words go to a language model. */
export async function findSettings(_scope: Scope, told: ToldModel): Promise<AssistantSettings> {
  const row = await Setting.first()
  return {
    modelOn: told !== null && row?.modelHost === told.host,
    monthsOfYear: row?.monthsOfYear ? MONTHS[row.monthsOfYear as keyof typeof MONTHS] : null,
    retentionDays: row?.retentionDays ?? RETENTION_DAYS,
    monthlyTokens: row?.monthlyTokens ?? MONTHLY_TOKENS,
    version: row?.version ?? 0,
  }
}

/** Whether the person who acts agreed that their words go to this language model; undefined where they were not asked. */
export async function ownModelChoice(
  { trx, actor }: Scope,
  told: ToldModel
): Promise<boolean | undefined> {
  if (actor.kind !== 'user' || told === null) return false
  const own = { user_id: actor.id, host: told.host }
  const row = await trx.from('ai_model_choices').where(own).select('agreed').first()
  return row?.agreed
}

export interface MonthOfUsage {
  month: string
  turns: number
  modelTurns: number
  tokens: number
}

/** Months of use, the last one first. */
export async function usageByMonth({ trx }: Scope): Promise<MonthOfUsage[]> {
  const rows = await trx
    .from('ai_usage')
    .select(trx.raw("to_char(month, 'YYYY-MM') as month"), 'turns', 'model_turns', 'tokens')
    .orderBy('month', 'desc')
    .limit(24)
  return rows.map((row) => ({
    month: row.month,
    turns: row.turns,
    modelTurns: row.model_turns,
    tokens: Number(row.tokens),
  }))
}

/** People whom the company knows among the words of a request, folded: no provider reads their names. */
export async function namesAmong({ trx }: Scope, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const { rows } = await trx.rawQuery(
    `select distinct part from (
       select unnest(regexp_split_to_array(lower(first_name || ' ' || last_name), '[^[:alpha:]]+')) as part from workers
       union select unnest(regexp_split_to_array(lower(display_name), '[^[:alpha:]]+')) from users
     ) names where part = any(?)`,
    [[...words]]
  )
  return new Set(rows.map(({ part }: { part: string }) => part))
}
