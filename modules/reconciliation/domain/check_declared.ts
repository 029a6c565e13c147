import { computedCents, otherCents, paidCents } from './checked_months.ts'
import {
  besideOf,
  declaredCents,
  declarationOf,
  TOLD,
  type CheckedKey,
  type DeclaredLine,
  type DeclaredPay,
} from './declared.ts'
import type { Meanings, PayslipLine } from './payslip.ts'
import type { Covered } from './reconcile.ts'
import { monthOf, type Situation } from './trials.ts'
import { yearlyOf } from './yearly.ts'

/**
 * Why a declaration says something else, in the order in which it is asked. To the cent: the computed pay of months without a
 * payslip, pay that is none of our lines, what is paid once a year, the payslips themselves; rounding of a cent a month. Then
 * what keeps a sum from being one: months without a payslip or without a contract, contracts of a part of a month, lines that no
 * code is said to be.
 */
export const CHECK_CAUSES = [
  'MISSING_MONTHS',
  'OTHER_PAY',
  'ONCE_A_YEAR',
  'AS_PAID',
  'ROUNDING',
  'NO_PAYSLIP',
  'NO_CONTRACT',
  'PART_MONTHS',
  'NOT_MAPPED',
  'UNEXPLAINED',
] as const
export type CheckCause = (typeof CHECK_CAUSES)[number]

/** How far a declaration is explained, the best first. */
export const CHECK_VERDICTS = ['EXACT', 'EXPLAINED', 'INCOMPLETE', 'UNEXPLAINED'] as const
export type CheckVerdict = (typeof CHECK_VERDICTS)[number]

/** A sum of months beside what was declared, in cents. The parts of the difference sum to it. */
export interface CheckedSide {
  cents: number
  /** What was declared, less that. */
  difference: number
  parts: readonly { cause: CheckCause; cents: number }[]
}

export interface CheckedLine {
  key: CheckedKey
  declared: number
  /** Null where there is no payslip of the period. */
  payslips: CheckedSide | null
  /** Null where no contract holds in the period. */
  ours: CheckedSide | null
}

/** What was declared of a person beside the sum of their payslips and of their computed months. */
export interface CheckedPerson {
  lines: readonly CheckedLine[]
  /** What the file does not tell of them. */
  untold: readonly CheckedKey[]
  /** What it tells that is not compared. */
  beside: readonly DeclaredLine[]
  verdict: CheckVerdict
  /** How many months of the period have a payslip, and how many a contract. */
  months: { all: number; paid: number; covered: number }
}

/** A month of a person as it is here. */
export interface KnownMonth {
  month: string
  payslip: { lines: readonly PayslipLine[]; meanings: Meanings } | null
  covered: Covered
}

const IS_OPEN: readonly CheckCause[] = ['NO_PAYSLIP', 'NO_CONTRACT', 'PART_MONTHS', 'NOT_MAPPED']

/** Puts what was declared of a person beside the months of its period. */
export function checkDeclared(
  declared: Pick<DeclaredPay, 'period' | 'lines'>,
  months: readonly KnownMonth[]
): CheckedPerson {
  const asked = TOLD[declarationOf(declared.period)]
  const computed = months.map(({ covered }) => covered && monthOf(covered.situation))
  const paid = months.filter(({ payslip }) => payslip !== null).length
  const covered = computed.filter((month) => month !== null).length
  const lines = asked.flatMap((key): CheckedLine[] => {
    const told = declaredCents(declared, key)
    if (told === null) return []
    const ours = computed.map((month) => month && computedCents(month, key))
    const payslips = paid === 0 ? null : ofPayslips(told, key, { months, ours })
    return [
      {
        key,
        declared: told,
        payslips,
        ours: covered === 0 ? null : ofOurs(told, key, { months, ours, payslips }),
      },
    ]
  })
  return {
    lines,
    untold: asked.filter((key) => !lines.some((line) => line.key === key)),
    beside: besideOf(declared),
    verdict: verdictOf(lines),
    months: { all: months.length, paid, covered },
  }
}

interface Known {
  months: readonly KnownMonth[]
  /** Of each month; null where nothing was computed. */
  ours: readonly (number | null)[]
}

function ofPayslips(declared: number, key: CheckedKey, { months, ours }: Known): CheckedSide {
  const said = months.map(
    ({ payslip }) => payslip && paidCents(payslip.lines, payslip.meanings, key)
  )
  const cents = sum(said)
  const isMissing = months.map(({ payslip }) => payslip === null)
  const missing = sum(ours.filter((_, at) => isMissing[at]))
  const difference = declared - cents
  const missed = part('MISSING_MONTHS', missing)
  const parts =
    explained(difference, trials(months, key, missed), months.length) ??
    whole(
      difference,
      isMissing.includes(true) ? 'NO_PAYSLIP' : said.includes(null) ? 'NOT_MAPPED' : 'UNEXPLAINED'
    )
  return { cents, difference, parts }
}

function ofOurs(
  declared: number,
  key: CheckedKey,
  { months, ours, payslips }: Known & { payslips: CheckedSide | null }
): CheckedSide {
  const cents = sum(ours)
  const difference = declared - cents
  const isAsPaid =
    payslips !== null &&
    payslips.parts.every(({ cause }) => cause !== 'UNEXPLAINED' && !IS_OPEN.includes(cause))
  const isPart = months.some(({ covered }) => covered?.cover === 'PART')
  const parts =
    explained(difference, trials(months, key), months.length) ??
    whole(
      difference,
      isAsPaid
        ? 'AS_PAID'
        : ours.includes(null)
          ? 'NO_CONTRACT'
          : isPart
            ? 'PART_MONTHS'
            : 'UNEXPLAINED'
    )
  return { cents, difference, parts }
}

type Part = CheckedSide['parts'][number]

const part = (cause: CheckCause, cents: number): Part => ({ cause, cents })
const whole = (difference: number, cause: CheckCause): Part[] => [part(cause, difference)]

/** What a difference may be made of, the likeliest first; each is reckoned when it is asked for. */
function* trials(
  months: readonly KnownMonth[],
  key: CheckedKey,
  missed?: Part
): Generator<readonly Part[]> {
  const other = part('OTHER_PAY', otherOf(months))
  if (missed) yield [missed]
  yield [other]
  if (missed) yield [missed, other]
  for (const once of yearly(months, key)) {
    yield [once]
    if (missed) yield [missed, once]
  }
}

/** The first trial that comes to the cent, a cent a month allowed; null where none does. */
function explained(
  difference: number,
  tried: Iterable<readonly Part[]>,
  tolerance: number
): Part[] | null {
  if (difference === 0) return []
  if (Math.abs(difference) <= tolerance) return whole(difference, 'ROUNDING')
  for (const trial of tried) {
    if (trial.some(({ cents }) => cents === 0)) continue
    const rest = difference - sum(trial.map(({ cents }) => cents))
    if (Math.abs(rest) <= tolerance)
      return rest === 0 ? [...trial] : [...trial, part('ROUNDING', rest)]
  }
  return null
}

/** What the last contract of the period pays once a year. */
function yearly(months: readonly KnownMonth[], key: CheckedKey): Part[] {
  const last: Situation | undefined = months.findLast(({ covered }) => covered !== null)?.covered
    ?.situation
  return last ? yearlyOf(last, key).map((cents) => part('ONCE_A_YEAR', cents)) : []
}

const otherOf = (months: readonly KnownMonth[]) =>
  sum(months.map(({ payslip }) => payslip && otherCents(payslip.lines, payslip.meanings)))

/** The worst of what there is to compare with: payslips, and where there are none our months. */
function verdictOf(lines: readonly CheckedLine[]): CheckVerdict {
  const sides = lines.map(({ payslips, ours }) => payslips ?? ours)
  const causes = sides.flatMap((side) => side?.parts.map(({ cause }) => cause) ?? [])
  if (causes.includes('UNEXPLAINED')) return 'UNEXPLAINED'
  if (sides.length === 0 || sides.includes(null) || causes.some((cause) => IS_OPEN.includes(cause)))
    return 'INCOMPLETE'
  return causes.length > 0 ? 'EXPLAINED' : 'EXACT'
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce((total: number, cents) => total + (cents ?? 0), 0)
