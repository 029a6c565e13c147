import { test } from '@japa/runner'
import { launcher } from './launcher.ts'

const { countsOf, secondTriesOf, sumOf, withoutRecords } = await launcher('checks/counts.mjs')

const record = (numbers: object) =>
  `{"aggregates":${JSON.stringify({ total: 0, failed: 0, passed: 0, regression: 0, skipped: 0, todo: 0, ...numbers })},"duration":5,"hasError":false}`
const all = { mayBeEmpty: false }

test.group('What a test run counts', () => {
  test('takes the numbers from the last record, whatever stands around it', ({ assert }) => {
    const output = `noise\n${record({ total: 9, passed: 9 })}\nlast words${record({ total: 3, passed: 2, failed: 1 })}\n PASSED`
    assert.deepEqual(countsOf({ code: 1, output }, all), { passed: 2, failed: 1 })
  })

  test('a run that breaks off counts as one failure', ({ assert }) => {
    assert.deepEqual(countsOf({ code: 7, output: 'Segmentation fault' }, all), {
      passed: 0,
      failed: 1,
      reason: 'broke off with code 7',
    })
    assert.equal(countsOf({ code: 124, output: '' }, all).reason, 'ran too long')
  })

  test('skipped tests and tests left for later count as failed', ({ assert }) => {
    const counts = countsOf(
      { code: 0, output: record({ total: 4, passed: 2, skipped: 1, todo: 1 }) },
      all
    )
    assert.include(counts, { passed: 2, failed: 2 })
  })

  test('a failure outside the tests is not lost', ({ assert }) => {
    assert.include(countsOf({ code: 1, output: record({ total: 2, passed: 2 }) }, all), {
      passed: 2,
      failed: 1,
    })
  })

  test('a suite without tests fails, unless a filter emptied it', ({ assert }) => {
    assert.include(countsOf({ code: 0, output: record({}) }, all), { failed: 1 })
    assert.include(countsOf({ code: 0, output: record({}) }, { mayBeEmpty: true }), {
      passed: 0,
      failed: 0,
    })
  })

  test('a test that held only at its second try is named, one that failed twice is not', ({
    assert,
  }) => {
    const end = (expanded: string, retryAttempt: number | undefined, errors: object[] = []) =>
      JSON.stringify({ event: 'test:end', title: { expanded }, retryAttempt, errors })
    const output = [end('quick', 1), end('slow', 2), end('never', 2, [{}]), end('pure', undefined)]
    assert.deepEqual(secondTriesOf(['noise', ...output].join('\n')), ['slow'])
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

  test('hides the records from people', ({ assert }) => {
    assert.equal(withoutRecords(`a\n{"event":"test:end"}\n${record({})}\nb`), 'a\nb')
  })
})
