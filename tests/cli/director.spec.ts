import { test } from '@japa/runner'
import { director } from '#modules/compute/pure'
import { plainSpaces } from '../engine/impossible.ts'
import { barema as run } from './barema.ts'

const asked = (args: readonly string[]) => run(['director', '--date', '2026-09-01', ...args])
const BASE = ['--gross', '15000', '--municipal-rate', '7']

test.group('barema director', () => {
  test('prints the year of the director and the company, in the reader’s language', async ({
    assert,
  }) => {
    for (const [language, title] of [
      ['fr', 'Le dirigeant et sa société'],
      ['nl', 'De bedrijfsleider en de vennootschap'],
      ['en', 'The director and the company'],
    ]) {
      const company = ['--profit', '300000', '--small', '--lang', language]
      const { code, out, err } = await asked([...BASE, ...company])
      assert.deepEqual([code, err], [0, ''])
      const text = plainSpaces(out)
      assert.include(text, title)
      assert.match(text, /5[ .,]103[.,]05/)
      assert.notMatch(text, /undefined|NaN/)
      for (const line of text.split('\n')) assert.isAtMost(line.length, 80)
    }
    const { out } = await asked([...BASE, '--lang', 'en'])
    assert.notInclude(out, 'VVPRbis')
    assert.match(out, /\nOf 100 EUR more for the director\n {2}As pay +\d\d\.\d\d\n/)
  })

  test('answers as the engine does with --json', async ({ assert }) => {
    const { code, out } = await asked([
      ...BASE,
      ...['--rent', '12000', '--cadastral', '1000', '--fund-costs', '3.95', '--json'],
    ])
    assert.equal(code, 0)
    const result = director({
      date: '2026-09-01',
      worker: { etatCivil: 'celibataire', enfantsACharge: 0, dirigeant: true },
      package: {
        computeModelConfig: { employmentType: 'EMPLOYE' },
        salaireBrut: 15_000,
        regimeNumerateur: 38,
        regimeDenominateur: 38,
      },
      menage: { tauxCommunal: 7 },
      dirigeant: { loyer: 12_000, revenuCadastral: 1000, fraisGestion: 3.95 },
    })
    if (!result.ok) throw new Error('refused')
    assert.deepEqual(JSON.parse(out).lignes, result.answer.lignes)
  })

  test('a refusal names the option', async ({ assert }) => {
    const untold = await asked(['--gross', '4000'])
    assert.equal(untold.code, 2)
    assert.match(untold.err, /--municipal-rate/)
    const rent = await asked([...BASE, '--rent', '5000'])
    assert.match(rent.err, /--cadastral/)
    const costs = await asked([...BASE, '--fund-costs', '40'])
    assert.match(costs.err, /--fund-costs/)
    assert.equal((await asked([...BASE, '--profit', 'much'])).code, 1)
  })
})
