import { test } from '@japa/runner'
import { pension } from '#modules/compute/pure'
import { plainSpaces } from '../engine/impossible.ts'
import { barema as run } from './barema.ts'

const asked = (args: readonly string[]) => run(['pension', '--date', '2026-09-01', ...args])
const BASE = ['--gross', '6000', '--premium', '9000', '--statut', 'dirigeant', '--age', '45']

test.group('barema pension', () => {
  test('prints the limit, what is built and the room, in the reader’s language', async ({
    assert,
  }) => {
    for (const [language, title] of [
      ['fr', 'Pension du deuxième pilier'],
      ['nl', 'Pensioen van de tweede pijler'],
      ['en', 'Pension of the second pillar'],
    ]) {
      const more = ['--years', '12', '--statutory', '20000', '--lang', language]
      const { code, out, err } = await asked([...BASE, ...more])
      assert.deepEqual([code, err], [0, ''])
      const text = plainSpaces(out)
      assert.include(text, title)
      assert.match(text, /484[ .,]300[.,]03/)
      assert.notMatch(text, /undefined|NaN/)
      for (const line of text.split('\n')) assert.isAtMost(line.length, 80)
    }
  })

  test('its examples can be typed as they stand', async ({ assert }) => {
    const { out } = await run(['pension', '--help'])
    const examples = [...out.matchAll(/^ {2}\$ barema (.+)$/gm)].map(([, line]) => line!)
    assert.isAbove(examples.length, 3)
    for (const example of examples) {
      const { code, err } = await run(example.split(' '))
      assert.deepEqual([code, err], [0, ''], example)
    }
  })

  test('answers as the engine does with --json', async ({ assert }) => {
    const { code, out } = await asked([...BASE, '--form', 'spouse', '--return', '1.5', '--json'])
    assert.equal(code, 0)
    const result = pension({
      date: '2026-09-01',
      worker: { etatCivil: 'celibataire', enfantsACharge: 0, dirigeant: true },
      package: {
        computeModelConfig: { employmentType: 'EMPLOYE' },
        salaireBrut: 6000,
        regimeNumerateur: 38,
        regimeDenominateur: 38,
        hasAssuranceGroupe: true,
        assuranceGroupe: 9000,
      },
      pension: { age: 45, formeRente: 'REVERSIBLE', rendement: 1.5 },
    })
    if (!result.ok) throw new Error('refused')
    assert.deepEqual(JSON.parse(out).lignes, result.answer.lignes)
  })

  test('a share of pay that moves with age', async ({ assert }) => {
    const plan = ['--gross', '3000', '--share', '3', '--born', '1982', '--age', '44']
    const { code, out } = await asked([...plan, '--by-age', '35:4,45:5.5', '--lang', 'en'])
    assert.equal(code, 0)
    const text = plainSpaces(out)
    assert.match(text, /from age 44 +1,440\.00\n +from age 45 +1,980\.00/)
    const refusal = async (...more: string[]) => (await asked([...plan, ...more])).err
    assert.match(await refusal('--by-age', '35'), /--by-age 35 is not/)
    assert.match(await refusal('--by-age', '35:4', '--premium', '1500'), /not both/)
    assert.match(await refusal('--by-age', '45:4,35:5'), /--by-age|assuranceGroupeTranches/)
    assert.match((await asked([...BASE, '--by-age', '35:4'])).err, /--by-age are of a plan/)
    assert.match((await asked([...BASE, '--born', '1982'])).err, /--share/)
  })

  test('a refusal names the option', async ({ assert }) => {
    const untold = await asked(BASE.slice(0, -2))
    assert.equal(untold.code, 2)
    assert.match(untold.err, /--age/)
    assert.match((await asked([...BASE, '--ends', '67'])).err, /--coefficient/)
    assert.equal((await asked([...BASE, '--reserves', 'much'])).code, 1)
  })
})
