import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  countsOf,
  endedOf,
  failuresOf,
  readRecords,
  secondTriesOf,
  slowestOf,
  sumOf,
  type TestRecord,
} from '../../../bin/launch/checks/counts.ts'

const done = (numbers: object): TestRecord => ({
  event: 'done',
  ...{ total: 0, failed: 0, passed: 0, regression: 0, skipped: 0, todo: 0 },
  ...numbers,
})
const all = { mayBeEmpty: false }

test.group('What a test run counts', () => {
  test('takes the numbers from the record of the end', ({ assert }) => {
    const records: TestRecord[] = [
      { event: 'start', title: 'a' },
      done({ total: 3, passed: 2, failed: 1 }),
    ]
    assert.deepEqual(countsOf({ code: 1, records }, all), { passed: 2, failed: 1 })
  })

  test('a run that breaks off counts as one failure, and says in which test and what is missing', ({
    assert,
  }) => {
    const records: TestRecord[] = [
      { event: 'start', title: 'a' },
      { event: 'end', title: 'a', failed: false, ms: 1 },
      { event: 'start', title: 'b' },
    ]
    assert.deepEqual(countsOf({ code: 0, records }, all), {
      passed: 0,
      failed: 1,
      reason: 'broke off with code 0 in “b”, 1 tests done, without the record of its end',
    })
    assert.equal(
      countsOf({ code: 124, records: [] }, all).reason,
      'ran too long before its first test'
    )
  })

  test('skipped tests and tests left for later count as failed', ({ assert }) => {
    const counts = countsOf(
      { code: 0, records: [done({ total: 4, passed: 2, skipped: 1, todo: 1 })] },
      all
    )
    assert.include(counts, { passed: 2, failed: 2 })
  })

  test('a failure outside the tests is not lost', ({ assert }) => {
    const records = [done({ total: 2, passed: 2 })]
    assert.include(countsOf({ code: 1, records }, all), { passed: 2, failed: 1 })
  })

  test('a suite without tests fails, unless a filter emptied it', ({ assert }) => {
    assert.include(countsOf({ code: 0, records: [done({})] }, all), { failed: 1 })
    assert.include(countsOf({ code: 0, records: [done({})] }, { mayBeEmpty: true }), {
      passed: 0,
      failed: 0,
    })
  })

  test('a test that failed is repeated at the end of the run with the words of its error, without colours', ({
    assert,
  }) => {
    const end = (title: string, failed: boolean, ...reasons: string[]): TestRecord => ({
      event: 'end',
      ...{ title, failed, reasons, ms: 1 },
    })
    assert.deepEqual(
      failuresOf([
        end('a', true, 'The page complained:\n\u001b[31m404\u001b[39m GET /api/x'),
        end('b', true, 'too late'),
        end('b', false),
        end('c', true, 'x'.repeat(9_000)),
      ]),
      [
        { title: 'a', reason: 'The page complained:\n404 GET /api/x' },
        { title: 'c', reason: 'x'.repeat(4_000) },
      ]
    )
  })

  test('a test that held only at its second try is named with why not at its first, one that failed twice is not', ({
    assert,
  }) => {
    const end = (title: string, retryAttempt: number | undefined, failed = false): TestRecord => ({
      event: 'end',
      title,
      retryAttempt,
      failed,
      ms: 1,
    })
    const again: TestRecord = { event: 'again', title: 'slow', reasons: ['Test timeout', '401 x'] }
    const records = [
      ...[end('quick', 1), again, end('slow', 2), end('never', 2, true)],
      end('pure', undefined),
    ]
    assert.deepEqual(secondTriesOf(records), [{ title: 'slow', reason: 'Test timeout\n401 x' }])
  })

  test('names the slowest tests, the slowest first', ({ assert }) => {
    const records: TestRecord[] = [
      { event: 'start', title: 'quick' },
      { event: 'end', title: 'quick', failed: false, ms: 5 },
      { event: 'end', title: 'slowest', failed: true, ms: 900 },
      { event: 'end', title: 'slow', failed: false, ms: 40 },
    ]
    const slowest = slowestOf(endedOf(records), 2)
    assert.deepEqual(
      slowest.map(({ title }) => title),
      ['slowest', 'slow']
    )
  })

  test('adds the steps up', ({ assert }) => {
    assert.deepEqual(
      sumOf([
        { passed: 1, failed: 0 },
        { passed: 40, failed: 2 },
      ]),
      { passed: 41, failed: 2 }
    )
  })

  test('reads the records from the file, without a line that was cut short', ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'barema-records-'))
    const file = join(folder, 'records')
    assert.deepEqual(readRecords(file), [])
    appendFileSync(file, '{"event":"start","title":"a"}\n{"event":"en')
    assert.deepEqual(readRecords(file), [{ event: 'start', title: 'a' }])
    rmSync(folder, { recursive: true })
  })
})
