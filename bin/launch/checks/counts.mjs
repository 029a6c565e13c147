import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{name: string, passed: number, failed: number, reason?: string}} Result
 * @typedef {{event: 'start', title: string}
 *   | {event: 'end', title: string, retryAttempt?: number, failed: boolean}
 *   | {event: 'done', total: number, passed: number, failed: number, skipped: number, todo: number, regression: number}} TestRecord
 * what tests/records_reporter.ts writes
 */

/**
 * @param {string} file
 * @returns {TestRecord[]} none when nothing was written; a last line cut short is left out
 */
export function readRecords(file) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

/**
 * What a Japa run counts. A test that was skipped or left for later is a promise not kept: it counts as
 * failed. So does a run that breaks off, fails outside its tests, or finds none.
 *
 * @param {{code: number, records: TestRecord[]}} run
 * @param {{mayBeEmpty: boolean}} options true when a filter may have left nothing
 * @returns {{passed: number, failed: number, reason?: string}}
 */
export function countsOf({ code, records }, { mayBeEmpty }) {
  const found = records.findLast(({ event }) => event === 'done')
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
function whereItBroke(code, records) {
  const how = code === 124 ? 'ran too long' : `broke off with code ${code}`
  const ended = records.filter(({ event }) => event === 'end').length
  const last = records.at(-1)
  if (!last) return `${how} before its first test`
  const where = last.event === 'start' ? `in “${last.title}”` : `after “${last.title}”`
  return `${how} ${where}, ${ended} tests done, without the record of its end`
}

/**
 * Tests that held only at a second try, which the browser tests have (plan.mjs): they pass, and are named.
 *
 * @param {TestRecord[]} records
 * @returns {string[]} their titles
 */
export const secondTriesOf = (records) =>
  records
    .filter(({ event, retryAttempt, failed }) => event === 'end' && retryAttempt > 1 && !failed)
    .map(({ title }) => title)

/** @param {Result[]} results */
export function sumOf(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}
