import { dayInUtc } from '#modules/shared/values/days'
import type { Derived, Occupation } from './official_file.ts'

/** Of several occupations of a quarter the one that goes on, else the last that began. */
export function occupationIn(occupations: readonly Occupation[]): Occupation | null {
  const sorted = occupations.toSorted(
    (one, other) =>
      Number(one.until !== null) - Number(other.until !== null) ||
      (other.from ?? '').localeCompare(one.from ?? '') ||
      other.pay - one.pay
  )
  return sorted[0] ?? null
}

interface DerivedPay {
  field: 'salaireBrut' | 'salaireBrutHoraire'
  amount: number
  derived: Derived
}

const OUVRIER = '015'
const MONTHS = 3

/**
 * What a month or an hour is paid, from the pay of a quarter. A whole quarter of an employee without absences is three
 * months; of a part of it as many working days. Anything that may be more or less than that is a doubt.
 *
 * @param quarter `2026/3`
 */
export function payOf(
  all: readonly Occupation[],
  { workerCode, from, until, pay, premiums, hours, isAbsent }: Occupation,
  quarter: string
): DerivedPay | null {
  if (pay <= 0) return null
  const isSeveral = all.length > 1
  if (workerCode === OUVRIER && hours > 0)
    return {
      field: 'salaireBrutHoraire',
      amount: Math.round((pay / hours) * 10_000) / 10_000,
      derived: isSeveral
        ? { confidence: 'DOUBTFUL', code: 'several', params: { quarter, pay } }
        : { confidence: 'LIKELY', code: 'hour', params: { quarter, pay, hours } },
    }
  const { first, last } = daysOf(quarter)
  const [start, end] = [later(from ?? first, first), until !== null && until < last ? until : last]
  const whole = workingDays(first, last)
  const there = workingDays(start, end)
  if (there === 0) return null
  const isWhole = there === whole
  const told = { quarter, pay }
  const doubt: Derived | undefined = isSeveral
    ? { confidence: 'DOUBTFUL', code: 'several', params: told }
    : isAbsent
      ? { confidence: 'DOUBTFUL', code: 'absences', params: told }
      : !isWhole
        ? { confidence: 'DOUBTFUL', code: 'part', params: { ...told, days: there, all: whole } }
        : quarter.endsWith('4') && premiums === 0
          ? { confidence: 'DOUBTFUL', code: 'thirteenth', params: told }
          : undefined
  return {
    field: 'salaireBrut',
    amount: Math.round(((pay / MONTHS) * whole * 100) / there) / 100,
    derived: doubt ?? { confidence: 'LIKELY', code: 'third', params: told },
  }
}

const later = (one: string, other: string) => (one > other ? one : other)

/** First and last day of a quarter. */
function daysOf(quarter: string): { first: string; last: string } {
  const [year, number] = quarter.split('/').map(Number) as [number, number]
  return {
    first: dayInUtc(Date.UTC(year, (number - 1) * MONTHS, 1)),
    last: dayInUtc(Date.UTC(year, number * MONTHS, 0)),
  }
}

const DAY_MS = 86_400_000

/** Mondays to Fridays of a stretch of days, both ends among them. */
function workingDays(first: string, last: string): number {
  let days = 0
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS) {
    const day = new Date(at).getUTCDay()
    if (day > 0 && day < 6) days++
  }
  return days
}
