import { test } from '@japa/runner'
import { BADGE_TONES } from '../../../frontend/components/ui/badge-tones.ts'
import { STATUS_TONES } from '../../../frontend/features/offers/status-tones.ts'

test.group('The colours of badges', () => {
  test('are the product’s own, whatever colour a company has, and each means one thing', ({
    assert,
  }) => {
    const classes = Object.values(BADGE_TONES)
    assert.lengthOf(new Set(classes), classes.length)
    for (const each of classes) assert.notInclude(each, 'accent')
  })

  test('tell an offer that was sent from one that was accepted', ({ assert }) => {
    assert.equal(STATUS_TONES.ACCEPTED, 'accept')
    assert.notEqual(STATUS_TONES.SENT, STATUS_TONES.ACCEPTED)
    assert.notEqual(STATUS_TONES.SENT, STATUS_TONES.DRAFT)
  })
})
