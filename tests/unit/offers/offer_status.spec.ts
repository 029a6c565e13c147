import { test } from '@japa/runner'
import {
  isFinal,
  isOpenToCandidate,
  OFFER_STATUSES,
  OFFER_STEPS,
  statusAfter,
  statusOn,
  type OfferStatus,
  type OfferStep,
} from '#modules/offers/domain/offer_status'

/** Every pair that is allowed; all others are refused. */
const ALLOWED: Partial<Record<`${OfferStatus} ${OfferStep}`, OfferStatus>> = {
  'DRAFT send': 'SENT',
  'DRAFT change': 'DRAFT',
  'DRAFT delete': 'DRAFT',
  'SENT unsend': 'DRAFT',
  'SENT resend': 'SENT',
  'SENT remind': 'SENT',
  'SENT link': 'SENT',
  'SENT extend': 'SENT',
  'SENT change': 'DRAFT',
  'SENT configure': 'SENT',
  'SENT accept': 'ACCEPTED',
  'SENT reject': 'REJECTED',
  'SENT retract': 'RETRACTED',
  'SENT expire': 'EXPIRED',
  'EXPIRED extend': 'SENT',
  'EXPIRED change': 'DRAFT',
  'ACCEPTED link': 'ACCEPTED',
  'ACCEPTED contract': 'CONTRACTED',
  'CONTRACTED release': 'ACCEPTED',
  'CONTRACTED link': 'CONTRACTED',
}

test.group('The status of an offer', () => {
  for (const status of OFFER_STATUSES)
    for (const step of OFFER_STEPS) {
      const next = ALLOWED[`${status} ${step}`]
      test(`${status} -${step}-> ${next ?? 'refused'}`, ({ assert }) => {
        assert.deepEqual(
          statusAfter(status, step),
          next ? { ok: true, status: next } : { ok: false, problem: `E_OFFER_${status}` as never }
        )
      })
    }

  test('one that was sent is good through its last day and expired from the next one on', ({
    assert,
  }) => {
    assert.equal(statusOn('SENT', '2026-11-21', '2026-11-20'), 'SENT')
    assert.equal(statusOn('SENT', '2026-11-21', '2026-11-21'), 'SENT')
    assert.equal(statusOn('SENT', '2026-11-21', '2026-11-22'), 'EXPIRED')
  })

  test('no date changes any other status', ({ assert }) => {
    for (const status of OFFER_STATUSES.filter((each) => each !== 'SENT'))
      assert.equal(statusOn(status, '2020-01-01', '2026-11-22'), status)
    assert.equal(statusOn('DRAFT', null, '2026-11-22'), 'DRAFT')
  })

  test('its candidate sees what is sent in time or accepted, and nothing else', ({ assert }) => {
    assert.deepEqual(OFFER_STATUSES.filter(isOpenToCandidate), ['SENT', 'ACCEPTED', 'CONTRACTED'])
  })

  test('time has no more to do with what is no longer sent', ({ assert }) => {
    assert.deepEqual(
      OFFER_STATUSES.filter((status) => !isFinal(status)),
      ['DRAFT', 'SENT']
    )
  })
})
