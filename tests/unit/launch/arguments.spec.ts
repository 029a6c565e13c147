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
    const expected = {
      steps: ['functional'],
      japa: ['--tests', 'signs in'],
      part: 'whole',
    }
    assert.deepEqual(parseArguments(['functional', '--tests', 'signs in']), expected)
    assert.deepEqual(parseArguments(['functional', '--', '--tests', 'signs in']), expected)
  })

  test('leaves the files of the night to the night, unless a suite is named or tests are chosen', ({
    assert,
  }) => {
    assert.equal(parseArguments([]).part, 'day')
    assert.equal(parseArguments(['e2e']).part, 'whole')
    assert.equal(parseArguments(['--tests', 'signs in']).part, 'whole')
    const day = { steps: ['e2e'], japa: [], part: 'day' }
    assert.deepEqual(parseArguments(['e2e', '--', '--day']), day)
    const whole = parseArguments(['--', '--whole'])
    assert.deepEqual(whole, { ...parseArguments([]), part: 'whole' })
    const night = parseArguments(['--', '--night'])
    assert.equal(night.part, 'night')
    assert.deepEqual(night.japa, [])
    assert.include(night.steps, 'e2e')
    for (const name of ['types', 'lint', 'components', 'firefox'])
      assert.notInclude(night.steps, name)
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
