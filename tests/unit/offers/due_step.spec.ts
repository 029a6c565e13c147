import { test } from '@japa/runner'
import { dueStep, type OfferDates } from '#modules/offers/domain/due_step'

const at = (moment: string) => Date.parse(moment)
const SENT: OfferDates = {
  status: 'SENT',
  validityDate: '2026-12-05',
  reminderDays: [3, 1],
  lastWordAt: at('2026-11-21T10:00:00+01:00'),
}
const EXPIRY = at('2026-12-06T00:00:00+01:00')

test.group('What happens to an offer by itself', () => {
  test('first the earlier reminder, at nine in Belgium; then the later; then midnight', ({
    assert,
  }) => {
    const first = at('2026-12-02T09:00:00+01:00')
    assert.deepEqual(dueStep(SENT, SENT.lastWordAt), { step: 'remind', at: first })
    const second = at('2026-12-04T09:00:00+01:00')
    assert.deepEqual(dueStep({ ...SENT, lastWordAt: first }, first), { step: 'remind', at: second })
    assert.deepEqual(dueStep({ ...SENT, lastWordAt: second }, second), {
      step: 'expire',
      at: EXPIRY,
    })
  })

  test('reminders that were missed are one, and none comes after the last day', ({ assert }) => {
    const late = at('2026-12-04T15:00:00+01:00')
    assert.deepEqual(dueStep(SENT, late), { step: 'remind', at: at('2026-12-02T09:00:00+01:00') })
    assert.deepEqual(dueStep({ ...SENT, lastWordAt: late }, late), { step: 'expire', at: EXPIRY })
    assert.deepEqual(dueStep(SENT, EXPIRY), { step: 'expire', at: EXPIRY })
  })

  test('there is no reminder the morning after the mail, nor without an address', ({ assert }) => {
    const evening = at('2026-12-03T18:00:00+01:00')
    assert.equal(dueStep({ ...SENT, lastWordAt: evening }, evening)?.step, 'expire')
    assert.equal(dueStep({ ...SENT, reminderDays: [] }, SENT.lastWordAt)?.step, 'expire')
  })

  test('midnight is Belgium’s, in summer too', ({ assert }) => {
    const summer = { ...SENT, validityDate: '2026-07-14', reminderDays: [] }
    assert.equal(dueStep(summer, 0)?.at, at('2026-07-15T00:00:00+02:00'))
  })

  test('nothing comes by itself to what was never sent, or is over', ({ assert }) => {
    for (const status of [
      'DRAFT',
      'ACCEPTED',
      'REJECTED',
      'RETRACTED',
      'EXPIRED',
      'CONTRACTED',
    ] as const)
      assert.isNull(dueStep({ ...SENT, status }, EXPIRY))
  })
})
