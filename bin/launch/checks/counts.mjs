/**
 * @typedef {{name: string, passed: number, failed: number, reason?: string}} Result
 */

/**
 * The numbers of one Japa run, from the last record of its ndjson reporter.
 *
 * @param {string} output
 * @returns {{total: number, passed: number, failed: number, skipped: number, todo: number, regression: number} | null} null
 * when the run did not come to its end
 */
export function aggregatesOf(output) {
  const records = output.match(/\{"aggregates":\{[^}]*\}/g)
  return records ? JSON.parse(`${records.at(-1)}}`).aggregates : null
}

/**
 * What a Japa run counts. A test that was skipped or left for later is a promise not kept: it counts as
 * failed. So does a run that breaks off, fails outside its tests, or finds none.
 *
 * @param {{code: number, output: string}} run
 * @param {{mayBeEmpty: boolean}} options true when a filter may have left nothing
 * @returns {{passed: number, failed: number, reason?: string}}
 */
export function countsOf({ code, output }, { mayBeEmpty }) {
  const found = aggregatesOf(output)
  if (!found)
    return {
      passed: 0,
      failed: 1,
      reason: code === 124 ? 'ran too long' : `broke off with code ${code}`,
    }

  const notRun = found.skipped + found.todo
  const counts = { passed: found.passed, failed: found.failed + found.regression + notRun }
  if (notRun)
    return { ...counts, reason: `${notRun} skipped or left for later, which counts as failed` }
  if (code !== 0 && !counts.failed)
    return { ...counts, failed: 1, reason: 'failed outside its tests' }
  if (!found.total && !mayBeEmpty) return { passed: 0, failed: 1, reason: 'has no tests' }
  return counts
}

/**
 * Tests that held only at a second try, which the browser tests have (plan.mjs): they pass, and are named.
 *
 * @param {string} output
 * @returns {string[]} their titles
 */
export const secondTriesOf = (output) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{"event":"test:end"'))
    .map((line) => JSON.parse(line))
    .filter(({ errors, retryAttempt }) => retryAttempt > 1 && errors.length === 0)
    .map(({ title }) => title.expanded)

/** @param {Result[]} results */
export function sumOf(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/** @param {string} output what a person wants to read: without the records for the launcher */
export const withoutRecords = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\{"(event|aggregates)"/.test(line))
    .join('\n')
