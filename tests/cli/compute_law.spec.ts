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
})
