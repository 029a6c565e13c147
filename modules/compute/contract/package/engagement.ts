import { lastDayOfMonth, quarterOf, yearOf, type PlainDate } from '../../engine/dates.ts'
import type { Law } from '../../legislation/index.ts'
import { OUVERTURES } from '../../legislation/employeur/premiers_engagements/ouvertures.ts'
import type { Sheet } from '../../rules/index.ts'
import { lawSets } from '../../rules/law_sets/index.ts'
import { ANCIEN, DEGRESSIF, NOUVEAU } from '../../rules/units.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'
import { dateOf } from './shapes.ts'

/** Which hiring of the employer this is, for the target-group reduction of first hirings. */
export interface EngagementFields {
  /** 1 for the first worker, up to 6; 0 says that it is none of them. Without it there is no such reduction. */
  rangEngagement?: number
  /** The quarter of the reduction that the date lies in, 1 for the first; needed from the second worker on. */
  trimestreEngagement?: number
  /** The day the right opened; unless told, as many quarters before the date as were had without a break. */
  dateEngagement?: PlainDate
}

/** The last rank that the law ever had a reduction for. */
const MAX_RANG = 6
const MAX_TRIMESTRE = 20

export const ENGAGEMENT_SCHEMA: Readonly<Record<keyof EngagementFields & string, JsonSchema>> = {
  rangEngagement: { type: 'integer', minimum: 0, maximum: MAX_RANG },
  trimestreEngagement: { type: 'integer', minimum: 1, maximum: MAX_TRIMESTRE },
  dateEngagement: { type: 'string', format: 'date' },
}

export function readEngagement(fields: Fields, sheet: Sheet, reading: Reading): void {
  const { rangEngagement: rang, trimestreEngagement: trimestre, dateEngagement: date } = fields
  sheet.rangEngagement = isGiven(rang)
    ? reading.count(rang, 'package.rangEngagement', 0, MAX_RANG)
    : 0
  sheet.trimestreEngagement = isGiven(trimestre)
    ? reading.count(trimestre, 'package.trimestreEngagement', 1, MAX_TRIMESTRE)
    : 1
  sheet.droitEngagement = NOUVEAU
  if (sheet.rangEngagement === 0) return
  if (sheet.rangEngagement > 1 && !isGiven(trimestre)) {
    return reading.refuse('required', 'package.trimestreEngagement')
  }
  const { rangEngagement, effectif } = sheet
  // The headcount may or may not count the person of this package already.
  if (rangEngagement > effectif + 1) {
    const params = { expected: 'hiring_rank', rang: rangEngagement, effectif }
    reading.refuse('invalid_value', 'package.rangEngagement', params)
  }
  sheet.droitEngagement = droit(opened(date, sheet.trimestreEngagement, reading))
}

/**
 * True where so few people work that the reduction of first hirings may be due, and the package does not tell which
 * hiring it is.
 */
export function isHiringUntold(
  effectif: number,
  { rangEngagement }: { readonly rangEngagement?: unknown }
): boolean {
  return effectif < MAX_RANG && !isGiven(rangEngagement)
}

/**
 * The same hiring on a later day: as many quarters further as there are between, and none of them once the law has no
 * more.
 */
export function engagementOn(
  fields: EngagementFields,
  from: PlainDate,
  day: PlainDate
): EngagementFields {
  const { rangEngagement: rang = 0, trimestreEngagement: trimestre = 1 } = fields
  if (rang === 0) return {}
  const reached = trimestre + Math.max(0, quarterNumber(day) - quarterNumber(from))
  if (rang > 1 && reached > MAX_TRIMESTRE) return { rangEngagement: 0 }
  return { ...fields, trimestreEngagement: Math.min(reached, MAX_TRIMESTRE) }
}

/**
 * The last day of the last quarter that has the reduction of a first hiring, as the law of a day has it; null where it has
 * no end, undefined where there is none or none any more.
 */
export function endOfEngagement(
  fields: EngagementFields,
  date: PlainDate
): PlainDate | null | undefined {
  const { rangEngagement: rang = 0, trimestreEngagement: trimestre = 1, dateEngagement } = fields
  const law = lawSets.on(date)?.law.premiersEngagements
  if (rang === 0 || law === undefined) return undefined
  if (rang === 1) return null
  const now = quarterNumber(date)
  const since = dateEngagement ? quarterNumber(dateEngagement) : now - (trimestre - 1)
  const left = quartersOf(rang, droit(since), law) - trimestre
  if (left < 0) return undefined
  const last = now + left
  return lastDayOfMonth(Math.floor((last - 1) / 4), 3 * (((last - 1) % 4) + 1))
}

function quartersOf(rang: number, of: number, law: Law['premiersEngagements']): number {
  if (of === NOUVEAU) return rang <= law.dernierRang ? law.trimestres : 0
  if (rang === 2) return law.deuxiemeAncien.length
  return rang === 3 || of === ANCIEN ? law.troisiemeAncien.length : 0
}

/** The quarter in which the right opened, counted since year 0. */
function opened(date: unknown, trimestre: number, reading: Reading): number {
  if (reading.date === '') return 0
  const now = quarterNumber(reading.date)
  if (!isGiven(date)) return now - (trimestre - 1)
  const day = dateOf(date, 'dateEngagement', reading)
  if (day === undefined) return now
  if (quarterNumber(day) > now - (trimestre - 1)) {
    reading.refuse('conflict', 'package.dateEngagement', { with: 'package.trimestreEngagement' })
  }
  return quarterNumber(day)
}

function droit(quarter: number): number {
  if (quarter < quarterNumber(OUVERTURES.quatriemeASixieme)) return ANCIEN
  return quarter < quarterNumber(OUVERTURES.degressifs) ? DEGRESSIF : NOUVEAU
}

function quarterNumber(date: PlainDate): number {
  return 4 * yearOf(date) + quarterOf(date)
}
