import { test } from '@japa/runner'
import { reasonOf } from '#tests/records_reporter'
import { failure, tellFailures } from '../../../bin/launch/checks/failures.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n')

test.group('The end of a test run', () => {
  test('tells a failure with all of its reason where there is room', ({ assert }) => {
    const told = tellFailures([failure('a', lines(60))])
    assert.equal(told[0], '  ✗ a')
    assert.lengthOf(told, 61)
    assert.equal(told.at(-1), '      line 59')
  })

  test('never takes more than its lines: a long reason loses its middle, of many failures the last are counted', ({
    assert,
  }) => {
    const one = tellFailures([failure('a', lines(300))])
    assert.lengthOf(one, 79)
    assert.equal(one[1], '      line 0')
    assert.equal(one.at(-1), '      line 299')
    assert.include(one.join('\n'), 'lines, told above')

    const few = tellFailures([
      failure('a', lines(500)),
      failure('b', 'short'),
      failure('c', lines(9)),
    ])
    assert.isAtMost(few.length, 80)
    assert.deepEqual(few.slice(-12, -9), ['  ✗ b', '      short', '  ✗ c'])

    const many = tellFailures(Array.from({ length: 163 }, (_, at) => failure(`t${at}`, lines(9))))
    assert.isAtMost(many.length, 80)
    assert.deepEqual(many.slice(0, 2), ['  ✗ t0', '      line 0'])
    assert.match(many.at(-1)!, /^ {2}… and \d+ more, told above$/)
  })

  test('says what differs, and where in the test', ({ assert }) => {
    const error = Object.assign(new Error('expected [ Array(2) ] to deeply equal [ Array(2) ]'), {
      ...{ showDiff: true, actual: ['same', 'found'], expected: ['same', 'wanted'] },
      stack:
        'Error\n    at deep (/x/node_modules/chai.js:1:1)\n    at run (file:///x/tests/a.spec.ts:7:9)',
    })
    assert.equal(
      reasonOf(error),
      [
        error.message,
        "- [ 'same', 'wanted' ]",
        "+ [ 'same', 'found' ]",
        '    at run (file:///x/tests/a.spec.ts:7:9)',
      ].join('\n')
    )
    assert.equal(reasonOf('thrown as it is'), 'thrown as it is')
  })
})
