import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { leavesAt } from '#modules/offers/domain/leaves_at'
import { promisedAndLacking } from '#modules/offers/domain/promised_benefits'
import { sendingDoubts, type Doubtful } from '#modules/offers/domain/sending_doubts'
import { run } from '#tests/helpers/template_run'

const SURE: Doubtful = {
  signer: { name: 'Camille Renard', hasSignature: true },
  promised: [],
  below: [],
  message: 'Au plaisir de vous lire.',
}
const doubts = (changes: Partial<Doubtful>) =>
  sendingDoubts({ ...SURE, ...changes }).map(({ path, code }) => `${path} ${code}`)

test.group('What is worth a second look before an offer leaves', () => {
  test('nothing, when it is signed, keeps to its package and opens with personal words', ({
    assert,
  }) => {
    assert.deepEqual(doubts({}), [])
  })

  test('each doubt, the gravest first', ({ assert }) => {
    assert.deepEqual(
      doubts({
        signer: null,
        promised: [{ benefit: 'formation', words: 'budget de formation' }],
        below: [{ code: 'bareme', minimum: 2336.25, remuneration: 2200 }],
        message: ' \n',
      }),
      ['packageId bareme', 'body promise', 'signerId no_signer', 'message no_message']
    )
    assert.deepEqual(doubts({ signer: { name: 'Camille Renard', hasSignature: false } }), [
      'signerId no_signature',
    ])
  })

  const lacking = (words: string, fields: object = {}) =>
    promisedAndLacking([{ kind: 'paragraph', lines: [[run(words) as never]] }], fields).map(
      ({ benefit, words: found }) => `${benefit}: ${found}`
    )

  test('a text promises what its package lacks, in three languages', ({ assert }) => {
    assert.deepEqual(
      lacking('Deux jours de télétravail par semaine et un budget de formation vous attendent.'),
      ['teletravail: télétravail', 'formation: budget de formation']
    )
    assert.deepEqual(lacking('U krijgt een bedrijfswagen met tankkaart en maaltijdcheques.'), [
      'voitureSociete: bedrijfswagen',
      'carteEssence: tankkaart',
      'chequeRepas: maaltijdcheques',
    ])
    assert.deepEqual(lacking('A company car, group insurance and working from home.'), [
      'voitureSociete: company car',
      'assuranceGroupe: group insurance',
      'teletravail: working from home',
    ])
  })

  test('what the package holds, or lets one choose, is no empty promise; nor are words that only look alike', ({
    assert,
  }) => {
    assert.deepEqual(lacking('Une voiture de société', { hasVoitureSociete: true }), [])
    assert.deepEqual(lacking('Une voiture de société', { canVoitureSociete: true }), [])
    assert.deepEqual(lacking('Une fonction formatrice, à vélo ou en voiture, par téléphone.'), [])
  })
})

test.group('When the mail of an offer leaves', () => {
  const sentAt = DateTime.fromMillis(Date.parse('2026-12-01T10:00:00Z'))
  const at = (time: string, status: 'SENT' | 'DRAFT' | 'ACCEPTED' = 'SENT') =>
    leavesAt(
      { status, sentAt },
      30,
      DateTime.fromMillis(Date.parse(`2026-12-01T${time}Z`))
    )?.toMillis()

  test('thirty seconds after it was sent; from then on it may have left', ({ assert }) => {
    assert.equal(at('10:00:00'), sentAt.toMillis() + 30_000)
    assert.equal(at('10:00:29.999'), sentAt.toMillis() + 30_000)
    assert.isUndefined(at('10:00:30'))
    assert.isUndefined(at('10:00:05', 'ACCEPTED'))
    assert.isNull(leavesAt({ status: 'SENT', sentAt: null }, 30))
    assert.isNull(leavesAt({ status: 'SENT', sentAt }, 0, sentAt))
  })
})
