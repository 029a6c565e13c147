import { test } from '@japa/runner'
import { isIncluded, standingIn } from '#modules/indexation/domain/standing'

const DAY = '2027-01-01'

function contract(differs: object = {}, employmentType = 'EMPLOYE') {
  return {
    changeType: 'NEW',
    signature: 'SIGNED',
    signedOn: '2026-01-10',
    startDate: '2026-02-01',
    input: { package: { computeModelConfig: { employmentType } } },
    ...differs,
  } as never
}

const stands = (differs: object, isIndexed = false, type = 'EMPLOYE') => {
  const { state, reason } = standingIn(contract(differs, type), DAY, isIndexed)
  return reason ?? state
}

test.group('How a run takes a contract', () => {
  test('one that runs on the day is taken from the day on', ({ assert }) => {
    assert.deepEqual(standingIn(contract(), DAY, false), {
      state: 'TAKEN',
      reason: null,
      startOn: DAY,
      takesAll: false,
    })
  })

  test('signed before and starting on the day or after it is a question, with all its days', ({
    assert,
  }) => {
    for (const startDate of [DAY, '2027-03-01'])
      assert.deepEqual(standingIn(contract({ startDate, signedOn: '2026-12-15' }), DAY, false), {
        state: 'QUESTION',
        reason: 'SIGNED_BEFORE',
        startOn: startDate,
        takesAll: true,
      })
    assert.equal(stands({ startDate: DAY, signedOn: null, signature: 'PAPER' }), 'SIGNED_BEFORE')
  })

  test('what is left out says why', ({ assert }) => {
    assert.equal(stands({ startDate: '2027-02-01', signedOn: DAY }), 'AGREED_AFTER')
    assert.equal(stands({ signature: 'TO_SIGN' }), 'TO_SIGN')
    assert.equal(stands({ changeType: 'END' }), 'LAST_DAY')
    assert.equal(stands({}, true), 'ALREADY_INDEXED')
    assert.equal(stands({}, false, 'CONTRACTOR'), 'NOT_EMPLOYED')
    assert.equal(stands({ changeType: 'INDEXATION', startDate: '2027-07-01' }), 'LATER_INDEX')
  })

  test('a question without an answer is left out', ({ assert }) => {
    assert.isFalse(isIncluded({ state: 'QUESTION', answer: null }))
    assert.isFalse(isIncluded({ state: 'QUESTION', answer: 'LEAVE' }))
    assert.isTrue(isIncluded({ state: 'QUESTION', answer: 'INDEX' }))
    assert.isTrue(isIncluded({ state: 'TAKEN', answer: null }))
    assert.isFalse(isIncluded({ state: 'CHANGED', answer: null }))
  })
})
