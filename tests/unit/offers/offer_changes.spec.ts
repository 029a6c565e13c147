import { test } from '@japa/runner'
import { changesOf, type OfferContent } from '#modules/offers/domain/offer_changes'

const BEFORE: OfferContent = {
  workerId: 'w',
  packageId: 'p',
  language: 'fr',
  validityDateStr: '2026-12-15',
  includeVariableCompensation: true,
  signerId: null,
  body: [{ kind: 'title', lines: [[{ text: 'Offre', bold: false }]] }],
  message: '',
}
const change = (after: Partial<OfferContent>) => changesOf(BEFORE, { ...BEFORE, ...after })

test.group('What a change of an offer changes', () => {
  test('nothing, when everything is as it was', ({ assert }) => {
    assert.deepEqual(change({}), { fields: [], matters: false })
  })

  test('whom, what, in which words and under whose name matters to what was sent', ({ assert }) => {
    const all: Partial<OfferContent> = {
      workerId: 'x',
      packageId: 'x',
      language: 'nl',
      includeVariableCompensation: false,
      signerId: 's',
      body: [],
    }
    for (const [field, value] of Object.entries(all))
      assert.deepEqual(change({ [field]: value }), {
        fields: [field as keyof OfferContent],
        matters: true,
      })
  })

  test('the words of the mail do not, and a later last day neither; an earlier one takes back what was offered', ({
    assert,
  }) => {
    assert.isFalse(change({ message: 'Bonjour' }).matters)
    assert.deepEqual(change({ validityDateStr: '2026-12-16' }), {
      fields: ['validityDateStr'],
      matters: false,
    })
    assert.isTrue(change({ validityDateStr: '2026-12-14' }).matters)
    assert.isTrue(change({ validityDateStr: null }).matters)
    assert.isTrue(change({ message: 'Bonjour', signerId: 's' }).matters)
  })

  test('the same text with its keys in another order is the same', ({ assert }) => {
    const body = [{ lines: [[{ bold: false, text: 'Offre' }]], kind: 'title' }]
    assert.deepEqual(change({ body }).fields, [])
  })
})
