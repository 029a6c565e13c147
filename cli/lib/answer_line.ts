import {
  compute,
  errorText,
  yearTax,
  type ComputeAnswer,
  type ComputeError,
  type Language,
  type YearTaxAnswer,
} from '#modules/compute/pure'
import { payslip } from '#cli/lib/payslip'
import { why } from '#cli/lib/why'
import { yearTaxTable } from '#cli/lib/year_tax_table'

export interface AnswerOptions {
  readonly explain: boolean
  /** The income tax of the year in place of the figures; with a table, below the payslip. */
  readonly yearTax: boolean
  readonly language: Language
  /** A payslip to read instead of JSON. */
  readonly table: boolean
}

export interface AnsweredLines {
  readonly text: string
  readonly lines: number
  /** How many of them were refused. */
  readonly refused: number
  /** How many of those are no JSON at all. */
  readonly malformed: number
}

/** Answers every line of a text of JSON lines, in order; blank lines are left out. */
export function answerLines(text: string, options: AnswerOptions): AnsweredLines {
  let out = ''
  let lines = 0
  let refused = 0
  let malformed = 0
  let start = 0
  while (start < text.length) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(start, end).trim()
    start = end + 1
    if (line === '') continue
    const answered = answerLine(line, options)
    out += `${answered.text}\n`
    lines += 1
    if (!answered.ok) refused += 1
    if (answered.malformed) malformed += 1
  }
  return { text: out, lines, refused, malformed }
}

/** The answer or the error, as one line (or as a payslip). */
export interface AnsweredLine {
  readonly ok: boolean
  readonly text: string
  readonly malformed?: boolean
}

export function answerLine(line: string, options: AnswerOptions): AnsweredLine {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch {
    const text = refusal(null, [{ code: 'malformed_json', path: '' }], options)
    return { ok: false, text, malformed: true }
  }
  return answerRequest(request, options)
}

/** Answers a request that is read already; `indent` spreads the JSON over lines. */
export function answerRequest(
  request: unknown,
  options: AnswerOptions,
  indent?: number
): AnsweredLine {
  const asked = options.explain ? explaining(request) : request
  if (options.yearTax) return answerYearTax(asked, options, indent)
  const result = compute(asked)
  if (!result.ok) return { ok: false, text: refusal(result.id, result.errors, options, indent) }
  const text = options.table
    ? readable(result.answer, options)
    : JSON.stringify(result.answer, null, indent)
  return { ok: true, text }
}

function answerYearTax(request: unknown, options: AnswerOptions, indent?: number): AnsweredLine {
  const result = yearTax(request)
  if (!result.ok) return { ok: false, text: refusal(result.id, result.errors, options, indent) }
  const { answer } = result
  const text = options.table
    ? readableYear(request as { menage: unknown }, answer, options)
    : JSON.stringify(answer, null, indent)
  return { ok: true, text }
}

/** The payslip, and below it what the year is taxed. */
function readableYear(
  { menage: _, ...pay }: { menage: unknown },
  answer: YearTaxAnswer,
  { explain, language }: AnswerOptions
): string {
  const computed = compute(pay)
  const slip = computed.ok ? `${payslip(computed.answer, language)}\n` : ''
  const table = `${slip}${yearTaxTable(answer, language)}`
  return explain ? `${table}\n${why(answer, language)}` : table
}

/** A payslip, and why its lines are what they are. */
function readable(answer: ComputeAnswer, { explain, language }: AnswerOptions): string {
  const slip = payslip(answer, language)
  return explain ? `${slip}\n${why(answer, language)}` : slip
}

function explaining(request: unknown): unknown {
  const isObject = typeof request === 'object' && request !== null && !Array.isArray(request)
  return isObject ? { ...request, explain: true } : request
}

/** The first reason, and all of them when there are several. */
function refusal(
  id: unknown,
  errors: readonly ComputeError[],
  { language, table }: AnswerOptions,
  indent?: number
): string {
  const told = errors.map((error) => ({
    code: error.code,
    path: error.path,
    message: errorText(error, language),
  }))
  if (table) return told.map(({ path, message }) => `✗ ${named(id)}${path}: ${message}`).join('\n')
  const more = told.length > 1 ? { errors: told } : {}
  return JSON.stringify({ id: id ?? null, error: told[0], ...more }, null, indent)
}

function named(id: unknown): string {
  return id === undefined || id === null ? '' : `${JSON.stringify(id)} · `
}
