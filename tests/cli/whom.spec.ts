import { test } from '@japa/runner'
import { hireForms } from '#modules/compute/pure'
import { plainSpaces } from '../engine/impossible.ts'
import { barema as run } from './barema.ts'

const whom = (args: readonly string[]) => run(['whom', '--date', '2026-09-01', ...args])

test.group('barema whom', () => {
  test('prints the forms of a job and why one is none, in the reader’s language', async ({
    assert,
  }) => {
    for (const [language, title, none] of [
      ['fr', 'Qui engagez-vous', 'ne permet pas les flexi-jobs'],
      ['nl', 'Wie neemt u aan', 'laat geen flexi-jobs toe'],
      ['en', 'Who do you hire', 'allows no flexi-jobs'],
    ]) {
      const job = ['--gross', '2470', '--committee', '124', '--statut', 'ouvrier', '--hours', '600']
      const { code, out, err } = await whom([...job, '--coefficient', '2.15', '--lang', language])
      assert.deepEqual([code, err], [0, ''])
      const text = plainSpaces(out)
      assert.include(text, title)
      assert.include(text.replace(/\s+/g, ' '), none)
      assert.match(text, /19[ .,]350[.,]00/)
      assert.notMatch(text, /undefined|NaN/)
    }
  })

  test('answers as the engine does with --json', async ({ assert }) => {
    const args = ['--gross', '2500', '--student', '--hours', '700', '--quota-left', '300', '--json']
    const { code, out } = await whom(args)
    assert.equal(code, 0)
    const result = hireForms({
      date: '2026-09-01',
      worker: { etatCivil: 'celibataire', enfantsACharge: 0 },
      package: {
        computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
        salaireBrut: 2500,
        regimeNumerateur: 38,
        regimeDenominateur: 38,
      },
      forme: { etudiant: true, heures: 700, heuresRestantes: 300 },
    })
    if (!result.ok) throw new Error('refused')
    assert.deepEqual(JSON.parse(out).formes, result.answer.formes)
  })

  test('a refusal names the option', async ({ assert }) => {
    const bound = await whom(['--gross', '3000', '--coefficient', '9'])
    assert.equal(bound.code, 2)
    assert.match(bound.err, /--coefficient/)
    const half = await whom(['--gross', '3000', '--apprentice', 'flanders', '--level', '1'])
    assert.match(half.err, /--age/)
    const unread = await whom(['--gross', '3000', '--hours', 'many'])
    assert.equal(unread.code, 1)
  })
})
