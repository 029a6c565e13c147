import { test } from '@japa/runner'
import { carCost } from '#modules/compute/pure'
import { plainSpaces } from '../engine/impossible.ts'
import { barema as run } from './barema.ts'

const CAR = [
  ...['--gross', '4000', '--energy', 'electric', '--value', '45000', '--lease', '700'],
  ...['--ordered', '2026-05-01', '--date', '2026-09-01'],
]
const car = (args: readonly string[]) => run(['car', ...args])

test.group('barema car', () => {
  test('prints five years and three choices, in the reader’s language', async ({ assert }) => {
    for (const [language, title] of [
      ['fr', 'Voiture, budget mobilité ou salaire'],
      ['nl', 'Wagen, mobiliteitsbudget of loon'],
      ['en', 'Car, mobility budget or pay'],
    ]) {
      const { code, out, err } = await car([...CAR, '--card', '100', '--lang', language])
      assert.deepEqual([code, err], [0, ''])
      const text = plainSpaces(out)
      assert.include(text, title)
      assert.match(text, /2026 +2027 +2028 +2029 +2030/)
      assert.match(text, /10[ .,]277[.,]08/)
      assert.match(text, /41[ .,]641[.,]\d\d|41[ .,]\d{3}[.,]\d\d/)
      assert.notMatch(text, /undefined|NaN/)
    }
  })

  test('answers as the engine does with --json, and why with --explain', async ({ assert }) => {
    const more = ['--home', '150', '--rate', '32,5', '--vat', 'flat', '--sme', '--pillar2', '300']
    const { code, out } = await car([...CAR, ...more, '--json'])
    assert.equal(code, 0)
    const { annees, choix } = JSON.parse(out)
    const result = carCost({
      date: '2026-09-01',
      worker: { etatCivil: 'celibataire', enfantsACharge: 0 },
      package: {
        computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
        salaireBrut: 4000,
        regimeNumerateur: 38,
        regimeDenominateur: 38,
        hasVoitureSociete: true,
        energieVS: 'ELECTRIQUE',
        valeurVS: 45_000,
        tcoMensuelVS: 700,
        dateCommandeVS: '2026-05-01',
      },
      voiture: {
        tva: 'FORFAIT',
        kwhDomicile: 150,
        tarifRecharge: 32.5,
        impot: 'REDUIT',
        budgetPilier2: 300,
      },
    })
    if (!result.ok) throw new Error('refused')
    assert.deepEqual(
      [annees, choix],
      [result.answer.annees, JSON.parse(JSON.stringify(result.answer.choix))]
    )
    const explained = await car([...CAR, '--explain', '--lang', 'en'])
    assert.match(plainSpaces(explained.out), /ITC 92, art\. 66/)
  })

  test('a refusal names the option, an option that cannot be read too', async ({ assert }) => {
    const refused = await car([...CAR, '--vat', 'use'])
    assert.equal(refused.code, 2)
    assert.match(refused.err, /--use/)
    assert.equal(refused.out, '')
    const unread = await car([...CAR, '--other', 'much'])
    assert.equal(unread.code, 1)
    assert.match(unread.err, /--other much is not an amount/)
    const missing = await car(['--gross', '4000', '--energy', 'petrol', '--lease', '600'])
    assert.match(missing.err, /--value/)
    assert.match(missing.err, /--co2/)
  })

  test('a budget below the least of the law is told', async ({ assert }) => {
    const { code, out } = await car([
      ...CAR.map((each) => (each === '700' ? '100' : each)),
      '--lang',
      'en',
    ])
    assert.equal(code, 0)
    assert.match(plainSpaces(out), /Less than the least that the law allows a mobility budget/)
  })
})
