import { test } from '@japa/runner'
import { authorOf, detailsOf } from '../../../frontend/features/offers/event-details.ts'
import {
  changeOf,
  voidsLink,
  type OfferFields,
} from '../../../frontend/features/offers/offer-form.ts'
import { offerPath } from '../../../frontend/features/offers/offer-path.ts'
import { urls } from '../../../frontend/urls.ts'

const FIELDS: OfferFields = {
  worker: { id: 'w', displayName: 'Alix Martin' },
  language: 'fr',
  validityDateStr: '2026-12-05',
  includeVariableCompensation: true,
  signerId: null,
  body: [
    {
      kind: 'paragraph',
      lines: [[{ text: 'Bonjour', bold: false, italic: false, variable: null }]],
    },
  ],
  message: 'À bientôt',
}

test.group('The page of an offer', () => {
  test('sends only what was changed, under the names of the API', ({ assert }) => {
    assert.deepEqual(changeOf(FIELDS, ['worker', 'body']), {
      workerId: 'w',
      body: FIELDS.body,
    })
    assert.deepEqual(changeOf({ ...FIELDS, worker: null }, ['worker']), { workerId: null })
    assert.deepEqual(changeOf({ ...FIELDS, validityDateStr: '' }, ['validityDateStr']), {})
    assert.deepEqual(changeOf(FIELDS, []), {})
  })

  test('the words of the mail and a later last day leave the sent link as it is', ({ assert }) => {
    const sent = { validityDateStr: '2026-12-05' }
    assert.isFalse(voidsLink(FIELDS, ['message'], sent))
    assert.isFalse(
      voidsLink({ ...FIELDS, validityDateStr: '2026-12-31' }, ['validityDateStr'], sent)
    )
    assert.isTrue(
      voidsLink({ ...FIELDS, validityDateStr: '2026-12-01' }, ['validityDateStr'], sent)
    )
    for (const name of [
      'body',
      'signerId',
      'worker',
      'language',
      'includeVariableCompensation',
    ] as const)
      assert.isTrue(voidsLink(FIELDS, ['message', name], sent), name)
  })

  test('a click leads where the offer goes on', ({ assert }) => {
    const offer = { id: 'o', packageId: 'p', workerId: 'w' }
    assert.equal(offerPath({ ...offer, status: 'DRAFT' }), '/offers/o/edit-package')
    assert.equal(offerPath({ ...offer, status: 'ACCEPTED' }), '/contracts/new?offerId=o')
    for (const status of ['SENT', 'REJECTED', 'RETRACTED'] as const)
      assert.equal(offerPath({ ...offer, status }), '/offers/o')
    assert.equal(
      offerPath({ ...offer, packageId: null, status: 'DRAFT' }),
      '/offers/new?workerId=w&offerId=o'
    )
    assert.equal(urls.newOffer({ workerId: null }), '/offers/new')
  })

  test('the timeline says who: a colleague, the candidate, or the days that pass', ({ assert }) => {
    const nadia = { id: 'u', displayName: 'Nadia Haddad' }
    assert.deepEqual(authorOf({ kind: 'SENT', user: nadia }), { by: 'user', name: 'Nadia Haddad' })
    for (const kind of ['OPENED', 'CONFIGURED', 'ACCEPTED', 'DOWNLOADED'] as const)
      assert.deepEqual(authorOf({ kind, user: null }), { by: 'candidate' })
    for (const kind of ['REMINDED', 'EXPIRED'] as const)
      assert.deepEqual(authorOf({ kind, user: null }), { by: 'itself' })
    // Its sender is no longer there.
    assert.isNull(authorOf({ kind: 'SENT', user: null }))
  })

  test('and to whom, until when, what was changed and why', ({ assert }) => {
    const of = (kind: 'SENT' | 'EXTENDED' | 'CHANGED' | 'RETRACTED', details: object) =>
      detailsOf({ kind, details: { ...details } })
    assert.equal(of('SENT', { to: 'zoe@example.test' }).to, 'zoe@example.test')
    const extended = of('EXTENDED', { from: '2026-12-05', to: '2026-12-31' })
    assert.deepEqual([extended.to, extended.until], [undefined, '2026-12-31'])
    assert.deepEqual(of('CHANGED', { fields: ['packageId', 'package', 'signerId', 'x'] }).changed, [
      'package',
      'signer',
    ])
    assert.equal(of('RETRACTED', { reason: 'Poste pourvu' }).reason, 'Poste pourvu')
    assert.isUndefined(of('RETRACTED', {}).reason)
    const changes = [{ field: 'salaireNet', from: 2600, to: 3157 }]
    assert.deepEqual(of('SENT', { changes }).situation, changes as never)
    assert.deepEqual(of('SENT', {}).situation, [], 'what was noted before the product told it')
  })
})
