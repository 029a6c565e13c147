import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const BAREMA = fileURLToPath(new URL('../../bin/barema.mjs', import.meta.url))

const law = (...args: string[]) =>
  spawnSync(process.execPath, [BAREMA, 'law', ...args], { encoding: 'utf8' })

test.group('barema law', () => {
  test('lists law sets and parameters', ({ assert }) => {
    const { status, stdout } = law('list')
    assert.equal(status, 0)
    assert.match(stdout, /^BE-2021-01-01 {2}[0-9a-f]{64}\n/)
    assert.match(stdout, /onss\.tauxPersonnel +13\.07 %/)
  })

  test('shows a parameter with its history and sources', ({ assert }) => {
    const { stdout } = law('show', 'bonusEmploi.voletAPlafond')
    assert.match(stdout, /from 2026-01-01 {2}3271\.48 EUR/)
    assert.match(stdout, /from 2026-09-01 {2}3403\.62 EUR\n +ONSS instructions 2026\/3/)
  })

  test('shows the figures of a law set', ({ assert }) => {
    assert.match(law('show', 'BE-2026-03-01').stdout, /bonusEmploi\.voletACoefficient +24\.42 %/)
  })

  test('an unknown name is told with exit code 1', ({ assert }) => {
    const { status, stderr } = law('show', 'nothing')
    assert.equal(status, 1)
    assert.match(stderr, /^barema: nothing is neither/)
  })

  test('shows a parameter in words, and a gap as one', ({ assert }) => {
    const { stdout } = law('show', 'exceptionnel.bornes')
    assert.match(stdout, /^exceptionnel\.bornes\n {2}Exceptional pay: brackets\. /)
    assert.match(stdout, /from 2023-01-01 {2}not known\n/)
  })

  test('lists the figures of a day', ({ assert }) => {
    const { status, stdout } = law('list', '--on', '2026-03-15')
    assert.equal(status, 0)
    assert.match(stdout, /bonusEmploi\.voletAPlafond +3336\.98 EUR/)
    assert.equal(law('list', '--on', '2019-01-01').status, 1)
  })

  test('tells what changed between two days, and nothing else', ({ assert }) => {
    const { status, stdout } = law('diff', '2026-03-01', '2026-09-01')
    assert.equal(status, 0)
    assert.match(stdout, /^BE-2026-03-01 → BE-2026-09-01\n/)
    assert.match(stdout, /bonusEmploi\.voletACoefficient +24\.42 % → 27\.39 %/)
    assert.notMatch(stdout, /onss\.tauxPersonnel/)
    assert.match(stdout, /\n\d+ changed\n$/)
    assert.match(law('diff', '2026-09-01', '2026-09-02').stdout, /nothing changed\n$/)
  })

  test('a gap that ends is a change', ({ assert }) => {
    assert.match(
      law('diff', '2023-06-01', '2024-06-01').stdout,
      /exceptionnel\.reductionLimites +not known → 27410 · /
    )
  })

  test('a day without law, or no day, is told with exit code 1', ({ assert }) => {
    for (const day of ['2019-01-01', '2031-01-01', 'yesterday']) {
      const { status, stderr } = law('diff', day, '2026-09-01')
      assert.equal(status, 1)
      assert.include(stderr, `no law is known on ${day}`)
    }
  })

  test('checks a year that has not begun: lists, and does not fail', ({ assert }) => {
    const { status, stdout } = law('check', '--year', '2027', '--today', '2026-12-31')
    assert.equal(status, 0)
    assert.match(stdout, /^no value for 2027 yet, an earlier year's goes on: \d+\n/)
    assert.match(stdout, /\n {2}precompte\.tranches\n/)
    assert.notMatch(stdout, /onss\.tauxPersonnel/)
  })

  test('fails on 1 January when a yearly figure has no value', ({ assert }) => {
    const { status, stderr } = law('check', '--year', '2027', '--today', '2027-01-01')
    assert.equal(status, 1)
    assert.match(stderr, /^barema: 2027 has begun, and \d+ yearly figures have no value/)
    assert.equal(law('check', '--today', '2027-01-01').status, 1)
  })

  test('the year of the law in force is whole; what is not sure is named', ({ assert }) => {
    const { status, stdout } = law('check', '--year', '2026', '--today', '2026-11-21')
    assert.equal(status, 0)
    assert.notMatch(stdout, /no value for/)
    assert.match(stdout, /not known: \d+\n(.*\n)* {2}indexation\.CP226\n/)
    assert.match(
      stdout,
      /to confirm: \d+\n(.*\n)* +reductionStructurelle\.beta +118 % \(recalled\)/
    )
    assert.equal(law('check', '--year', 'soon').status, 1)
    assert.equal(law('check', '--today', 'now').status, 1)
  })
})
