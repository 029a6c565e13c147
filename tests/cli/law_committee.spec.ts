import { test } from '@japa/runner'
import { barema } from './barema.ts'

const committee = (...args: string[]) => barema(['law', 'committee', ...args])

test.group('barema law committee', () => {
  test('says what is known of CP 302, from whom, and what is missing', async ({ assert }) => {
    const { code, out, err } = await committee('302', '--on', '2026-11-26')
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /^302 +Hospitality industry\n/)
    assert.match(out, /\nHours a week: 38 h\n {2}from 2026-01-01 {2}SPF Emploi/)
    assert.match(
      out,
      /\nWho pays the year-end premium: a third payer, at the cost of the employer\n/
    )
    assert.match(out, /\n017 EMPLOYE Contribution to the fund of the sector: 1\.4 %\n/)
    assert.match(out, /\n {2}Category I +15\.2097 … 17\.9181 \(0 to 45 years\)\n/)
    assert.match(out, /\nmissing: \d\n {2}a yearly premium of the sector/)
  })

  test('by code and in another language, and as JSON with the whole scale', async ({ assert }) => {
    assert.match((await committee('BECP14003', '--lang', 'nl')).out, /Rijdend personeel, klasse 1/)
    const { out } = await committee('140.03', '--json')
    const listed = JSON.parse(out)
    assert.equal(listed.bareme.values[0].echelles.REPOS_PAYE.ROULANT_2[0], 15.0525)
    assert.include(listed.missing, 'primeAnnuelle')
  })

  test('without a number, all of them; of one that is not known it says so', async ({ assert }) => {
    const { out } = await committee()
    assert.match(out, /\n200 +.+\n +missing: nothing\n/)
    assert.match(out, /\n311 +.+\n +missing: bareme, heuresSemaine, primeFinAnnee/)
    const unknown = await committee('999')
    assert.equal(unknown.code, 1)
    assert.include(unknown.err, 'nothing is known of committee 999')
  })
})
