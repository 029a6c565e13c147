import { test } from '@japa/runner'
import { parseArguments } from '../../../bin/launch/checks/arguments.ts'

test.group('The command line of npm test', () => {
  test('means every step when it names none', ({ assert }) => {
    const { steps } = parseArguments([])
    assert.includeMembers(steps, [
      'types',
      'lint',
      'engine',
      'unit',
      'components',
      'functional',
      'contracts',
      'cli',
      'architecture',
      'workflows',
      'screens',
      'e2e',
      'durable',
    ])
  })

  test('leaves what is too long for every day to who names it', ({ assert }) => {
    for (const name of ['firefox', 'webkit']) assert.notInclude(parseArguments([]).steps, name)
    assert.deepEqual(parseArguments(['firefox']).steps, ['firefox'])
  })

  test('passes Japa’s options on, with and without a double dash', ({ assert }) => {
    const expected = { steps: ['functional'], japa: ['--tests', 'signs in'] }
    assert.deepEqual(parseArguments(['functional', '--tests', 'signs in']), expected)
    assert.deepEqual(parseArguments(['functional', '--', '--tests', 'signs in']), expected)
  })

  test('leaves types and lint out when a filter is given', ({ assert }) => {
    const { steps } = parseArguments(['--tests', 'signs in'])
    assert.notInclude(steps, 'types')
    assert.notInclude(steps, 'lint')
  })

  test('refuses a step that does not exist and names those that do', ({ assert }) => {
    assert.throws(() => parseArguments(['enginee']), /no test step "enginee".*engine/)
  })
})
