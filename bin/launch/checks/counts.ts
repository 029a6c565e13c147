import { existsSync, readFileSync } from 'node:fs'
import { failure, type Failure } from './failures.ts'

/** What came of a step. */
export interface Result {
  name: string
  passed: number
  failed: number
  reason?: string
  /** its slowest tests */
  slowest?: Timed[]
  /** what failed, with why */
  failures?: Failure[]
  /** its tests that held only at their second try, with why not at their first */
  secondTries?: Failure[]
}
export type Counts = Omit<Result, 'name' | 'slowest' | 'failures' | 'secondTries'>

/** A line that tests/records_reporter.ts writes. */
export type TestRecord = Started | Again | Ended | Done
interface Started {
  event: 'start'
  title: string
}
/** A try that failed, and is followed by another one. */
interface Again {
  event: 'again'
  title: string
  reasons: string[]
}
interface Ended {
  event: 'end'
  title: string
  retryAttempt?: number
  failed: boolean
  /** the messages of its errors, as they were printed */
  reasons?: string[]
  /** with what prepares it and puts back */
  ms: number
}
interface Done {
  event: 'done'
  total: number
  passed: number
  failed: number
  skipped: number
  todo: number
  regression: number
}

/** @returns none when nothing was written; a last line cut short is left out */
export function readRecords(file: string): TestRecord[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

/**
 * What a Japa run counts. A test that was skipped or left for later has proved nothing: it counts as
 * failed. So does a run that breaks off, fails outside its tests, or finds none.
 *
 * @param options true when a filter may have left nothing
 */
export function countsOf(
  { code, records }: { code: number; records: TestRecord[] },
  { mayBeEmpty }: { mayBeEmpty: boolean }
): Counts {
  const found = records.findLast((record) => record.event === 'done')
  if (!found) return { passed: 0, failed: 1, reason: whereItBroke(code, records) }

  const notRun = found.skipped + found.todo
  const counts = { passed: found.passed, failed: found.failed + found.regression + notRun }
  if (notRun)
    return { ...counts, reason: `${notRun} skipped or left for later, which counts as failed` }
  if (code !== 0 && !counts.failed)
    return { ...counts, failed: 1, reason: 'failed outside its tests' }
  if (!found.total && !mayBeEmpty) return { passed: 0, failed: 1, reason: 'has no tests' }
  return counts
}

/** A run without a record of its end: after which test it stopped, and in which. */
function whereItBroke(code: number, records: TestRecord[]): string {
  const how = code === 124 ? 'ran too long' : `broke off with code ${code}`
  const ended = records.filter(({ event }) => event === 'end').length
  const last = records.at(-1)
  if (!last) return `${how} before its first test`
  const where = last.event === 'start' ? 'in' : 'after'
  const title = 'title' in last ? last.title : ''
  return `${how} ${where} “${title}”, ${ended} tests done, without the record of its end`
}

/** Tests that held only at a second try, which the browser tests have (plan.ts): they pass, and are named. */
export const secondTriesOf = (records: TestRecord[]): Failure[] =>
  records
    .filter((record) => record.event === 'end')
    .filter(({ retryAttempt = 1, failed }) => retryAttempt > 1 && !failed)
    .map(({ title }) => failure(title, firstTryOf(title, records)))

function firstTryOf(title: string, records: TestRecord[]): string {
  const again = records.findLast((record) => record.event === 'again' && record.title === title)
  return again && 'reasons' in again ? (again.reasons ?? []).join('\n') : ''
}

/** Tests that failed for good, each once: a second try that held is none, one that failed again says why it did then. */
export function failuresOf(records: TestRecord[]): Failure[] {
  const last = new Map<string, Ended>()
  for (const record of records) if (record.event === 'end') last.set(record.title, record)
  return [...last.values()]
    .filter(({ failed }) => failed)
    .map(({ title, reasons = [] }) => failure(title, reasons.join('\n')))
}

/** A test and how long it took, in milliseconds. */
export type Timed = Pick<Ended, 'title' | 'ms'>

/** The slowest tests, the slowest first. */
export const slowestOf = (tests: readonly Timed[], count: number): Timed[] =>
  [...tests].sort((a, b) => b.ms - a.ms).slice(0, count)

/** Every test of a run that ended. */
export const endedOf = (records: TestRecord[]): Timed[] =>
  records.filter((record) => record.event === 'end')

export function sumOf(results: Counts[]): Omit<Counts, 'reason'> {
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}
