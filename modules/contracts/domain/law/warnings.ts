import { isPartTime, type WeeklyHours } from '#modules/compute/pure'
import { daysAfter, daysBetween, monthsAfter } from '#modules/shared/values/days'
import type { LanguageRegime } from '#modules/team/index'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { ContractKind } from '../contract_kinds.ts'
import { bindingLanguages } from './binding_language.ts'
import { leastPartTimeOn, REPLACEMENT_MONTHS, STUDENT_MONTHS, SUCCESSIVE } from './law_figures.ts'
import type { LegalSource } from './sources.ts'
import { writtenAtStart } from './written_at_start.ts'

/** `warn`: it costs something if nothing is done; `info`: what holds. */
export type WarningLevel = 'warn' | 'info'

export type WarningCode =
  | 'LANGUAGE'
  | 'LANGUAGE_CHOICE'
  | 'LANGUAGE_GERMAN'
  | 'WRITING'
  | 'WRITING_LATE'
  | 'TELEWORK_WRITING'
  | 'PART_TIME_LEAST'
  | 'PART_TIME_FULL'
  | 'PART_TIME_SCHEDULE'
  | 'PART_TIME_VARIABLE'
  | 'PART_TIME_VARIES'
  | 'STUDENT_LONG'
  | 'REPLACEMENT_LONG'
  | 'REPLACEMENT_REASON'
  | 'SUCCESSIVE'
  | 'NO_TRIAL'
  | 'STUDENT_TRIAL'
  | 'NOTICE_WORDS'

export interface LawWarning {
  code: WarningCode
  level: WarningLevel
  source: LegalSource
  /** Of its sentence: days `YYYY-MM-DD`, numbers, languages. */
  params: Readonly<Record<string, string | number>>
}

/** What is judged; days `YYYY-MM-DD`. */
export interface JudgedContract {
  kind: ContractKind
  startDate: string
  endDate: string | null
  schedule: string
  /** Null where it is not known whether it varies. */
  isVariableSchedule: boolean | null
  reason: string
  regime: LanguageRegime | null
  worker: { language: string }
  hours: WeeklyHours
  /** The contracts for a fixed term that this one would continue without a break, this one left out, oldest first. */
  fixedTermsBefore: readonly { startDate: string; endDate: string }[]
  today: string
}

/** What the law says of a contract as it is about to be made, in the order of the screen. */
export function lawWarnings(contract: JudgedContract): LawWarning[] {
  return [
    ...writing(contract),
    ...language(contract),
    ...partTime(contract),
    ...lengths(contract),
    ...successive(contract),
    ...clausesThatAreNone(contract),
  ]
}

function warning(
  level: WarningLevel,
  code: WarningCode,
  source: LegalSource,
  params: LawWarning['params'] = {}
): LawWarning {
  return { code, level, source, params }
}

function writing({ kind, startDate, today, hours }: JudgedContract): LawWarning[] {
  const source = writtenAtStart(kind, hours)
  if (!source) return []
  if (kind === 'TELEWORK_ANNEX')
    return [warning('warn', 'TELEWORK_WRITING', source, { day: startDate })]
  return startDate < today
    ? [warning('warn', 'WRITING_LATE', source, { day: startDate })]
    : [warning('warn', 'WRITING', source, { day: startDate, days: daysBetween(today, startDate) })]
}

const LANGUAGE_SOURCE: Record<LanguageRegime, LegalSource> = {
  NL: 'DECREE_1973',
  FR: 'DECREE_1982',
  BRUSSELS: 'ACT_1966',
  DE: 'ACT_1966',
}

function language({ regime, worker }: JudgedContract): LawWarning[] {
  if (regime === null) return []
  const source = LANGUAGE_SOURCE[regime]
  const [first, ...others]: Locale[] = bindingLanguages(regime, worker)
  if (!first) return [warning('warn', 'LANGUAGE_GERMAN', source)]
  return others.length > 0
    ? [warning('warn', 'LANGUAGE_CHOICE', source)]
    : [warning('info', 'LANGUAGE', source, { language: first, regime })]
}

function partTime({
  kind,
  startDate,
  schedule,
  isVariableSchedule,
  hours,
}: JudgedContract): LawWarning[] {
  if (kind !== 'PART_TIME' && !isPartTime(hours)) return []
  if (!isPartTime(hours)) return [warning('warn', 'PART_TIME_FULL', 'ART_11BIS')]
  const divisor = leastPartTimeOn(startDate)
  return [
    ...(hours.worked * divisor < hours.full
      ? [
          warning('warn', 'PART_TIME_LEAST', 'PART_TIME_MINIMUM', {
            divisor,
            hours: Math.round((hours.full / divisor) * 100) / 100,
          }),
        ]
      : []),
    ...schedules(schedule, isVariableSchedule),
  ]
}

/** A schedule that varies has its frame in the work rules; any other one is written in the contract (art. 11bis). */
function schedules(schedule: string, isVariable: boolean | null): LawWarning[] {
  if (isVariable) return [warning('warn', 'PART_TIME_VARIABLE', 'ART_11BIS')]
  return [
    ...(schedule.trim() === '' ? [warning('warn', 'PART_TIME_SCHEDULE', 'ART_11BIS')] : []),
    ...(isVariable === null ? [warning('warn', 'PART_TIME_VARIES', 'ART_11BIS')] : []),
  ]
}

function lengths({ kind, startDate, endDate, reason }: JudgedContract): LawWarning[] {
  const isLonger = (months: number) => endDate !== null && endDate >= monthsAfter(startDate, months)
  if (kind === 'STUDENT' && isLonger(STUDENT_MONTHS))
    return [warning('warn', 'STUDENT_LONG', 'ART_123', { months: STUDENT_MONTHS })]
  if (kind !== 'REPLACEMENT') return []
  return [
    ...(isLonger(REPLACEMENT_MONTHS)
      ? [warning('warn', 'REPLACEMENT_LONG', 'ART_11TER', { months: REPLACEMENT_MONTHS })]
      : []),
    ...(reason.trim() === '' ? [warning('warn', 'REPLACEMENT_REASON', 'ART_11TER')] : []),
  ]
}

function successive({ kind, startDate, endDate, fixedTermsBefore }: JudgedContract): LawWarning[] {
  if (kind !== 'FIXED_TERM' || endDate === null || fixedTermsBefore.length === 0) return []
  const terms = [...fixedTermsBefore, { startDate, endDate }]
  const isShort = terms.some(
    (term) => daysAfter(term.endDate, 1) < monthsAfter(term.startDate, SUCCESSIVE.eachMonths)
  )
  const isLong = endDate >= monthsAfter(terms[0].startDate, SUCCESSIVE.togetherMonths)
  return terms.length > SUCCESSIVE.most || isShort || isLong
    ? [warning('warn', 'SUCCESSIVE', 'ART_10', { count: terms.length, ...SUCCESSIVE })]
    : []
}

function clausesThatAreNone({ kind }: JudgedContract): LawWarning[] {
  return [
    kind === 'STUDENT'
      ? warning('info', 'STUDENT_TRIAL', 'ART_123')
      : warning('info', 'NO_TRIAL', 'TRIAL'),
    warning('info', 'NOTICE_WORDS', 'NOTICE'),
  ]
}
