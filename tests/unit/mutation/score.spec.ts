import { test } from '@japa/runner'
import { figuresOf, notReported, scoreOf, type Report } from '#tests/mutation/score'

const file = (source: string, ...statuses: string[]): Report[string] => ({
  source,
  mutants: statuses.map((status) => ({ status })),
})
const REPORTS: Report[] = [
  { 'a.ts': file('a', 'Killed', 'Killed', 'Timeout', 'Survived', 'Ignored') },
  { 'b.ts': file('b', 'NoCoverage', 'CompileError') },
]

test.group('The mutation score of the formulas', () => {
  test('counts what was tried over all parts; what was not noticed or not reached counts against it', ({
    assert,
  }) => {
    assert.deepEqual(scoreOf(REPORTS), { tried: 5, noticed: 3, late: 1 })
    assert.deepInclude(figuresOf(REPORTS)[0], { value: 60, unit: '%', promise: 85 })
  })

  test('a file that no part holds, or that was written since, is named', ({ assert }) => {
    const now = new Map([
      ['a.ts', 'a'],
      ['b.ts', 'written since'],
      ['c.ts', 'c'],
    ])
    assert.deepEqual(notReported(REPORTS, now), ['b.ts', 'c.ts'])
  })
})
