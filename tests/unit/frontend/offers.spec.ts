import { test } from '@japa/runner'
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
  text: 'Bonjour',
  message: 'À bientôt',
}

test.group('The page of an offer', () => {
  test('sends only what was changed, under the names of the API', ({ assert }) => {
    assert.deepEqual(changeOf(FIELDS, ['worker', 'text']), {
      workerId: 'w',
      body: [
        {
          kind: 'paragraph',
          lines: [[{ text: 'Bonjour', bold: false, italic: false, variable: null }]],
        },
      ],
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
      'text',
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
})
