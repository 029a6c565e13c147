import { test } from '@japa/runner'
import { hiringAid } from '#modules/compute/pure'
import { plainSpaces } from '../engine/impossible.ts'
import { barema as run } from './barema.ts'

const hire = (args: readonly string[]) => run(['hire', '--date', '2026-09-01', ...args])

test.group('barema hire', () => {
  test('prints what is given in the first year, in the reader’s language', async ({ assert }) => {
    for (const [language, title] of [
      ['fr', 'Aides à l’engagement'],
      ['nl', 'Steun bij aanwerving'],
      ['en', 'Aid for hiring'],
    ]) {
      const older = ['--gross', '2600', '--work', 'brussels', '--age', '62', '--lang', language]
      const { code, out, err } = await hire(older)
      assert.deepEqual([code, err], [0, ''])
      const text = plainSpaces(out)
      assert.include(text, title)
      assert.match(text, /4[ .,]000[.,]00/)
      assert.notMatch(text, /undefined|NaN/)
    }
  })

  test('answers as the engine does with --json', async ({ assert }) => {
    const args = ['--gross', '2500', '--home', 'brussels', '--out-of-work', '14', '--json']
    const { code, out } = await hire(args)
    assert.equal(code, 0)
    const result = hiringAid({
      date: '2026-09-01',
      worker: { etatCivil: 'celibataire', enfantsACharge: 0 },
      package: {
        computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
        salaireBrut: 2500,
        regimeNumerateur: 38,
        regimeDenominateur: 38,
      },
      embauche: { regionDomicile: 'BRUXELLES', moisSansEmploi: 14 },
    })
    if (!result.ok) throw new Error('refused')
    assert.deepEqual(JSON.parse(out).lignes, result.answer.lignes)
  })

  test('a refusal names the option', async ({ assert }) => {
    const both = await hire(['--gross', '3000', '--research', '--starter', 'small'])
    assert.equal(both.code, 2)
    assert.match(both.err, /--starter/)
    const young = await hire(['--gross', '3000', '--work', 'brussels', '--age', '12'])
    assert.match(young.err, /--age/)
    const unread = await hire(['--gross', '3000', '--age', 'old'])
    assert.equal(unread.code, 1)
  })
})
