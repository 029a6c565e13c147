import { test } from '@japa/runner'
import {
  CONTRACT_STEPS,
  refusalOf,
  standingOn,
  stepsOf,
  type StandingFacts,
} from '#modules/contracts/domain/contract_standing'

const TODAY = '2026-11-23'
const SIGNED: StandingFacts = {
  changeType: 'NEW',
  signature: 'SIGNED',
  correctedById: null,
  startDate: '2026-09-01',
  endDate: null,
  isFollowed: false,
  isEntered: false,
}
const of = (changes: Partial<StandingFacts>): StandingFacts => ({ ...SIGNED, ...changes })

test.group('Where a version of a contract stands', () => {
  test('follows from its signature, its days and what corrects it', ({ assert }) => {
    assert.equal(standingOn(of({ signature: 'TO_SIGN' }), TODAY), 'TO_SIGN')
    assert.equal(standingOn(of({ startDate: '2026-11-24' }), TODAY), 'UPCOMING')
    assert.equal(standingOn(of({ startDate: TODAY, endDate: TODAY }), TODAY), 'CURRENT')
    assert.equal(standingOn(of({ endDate: '2026-11-22' }), TODAY), 'ENDED')
    assert.equal(standingOn(of({ correctedById: 'x', signature: 'TO_SIGN' }), TODAY), 'CORRECTED')
  })

  test('every step of every standing is allowed or has its refusal', ({ assert }) => {
    const table: [Partial<StandingFacts>, string[], string][] = [
      [{ signature: 'TO_SIGN' }, ['edit', 'sign', 'discard'], 'E_CONTRACT_TO_SIGN'],
      [{ startDate: '2027-01-01' }, ['correct', 'follow', 'end'], 'E_CONTRACT_SIGNED'],
      [{}, ['correct', 'follow', 'end'], 'E_CONTRACT_SIGNED'],
      [{ endDate: '2026-10-01' }, ['correct'], 'E_CONTRACT_ENDED'],
      [{ isEntered: true, endDate: '2026-10-01' }, ['correct', 'discard'], 'E_CONTRACT_ENDED'],
      [{ correctedById: 'x', isEntered: true }, [], 'E_CONTRACT_CORRECTED'],
      [{ correctedById: 'x' }, [], 'E_CONTRACT_CORRECTED'],
    ]
    for (const [changes, allowed, refusal] of table) {
      assert.sameMembers([...stepsOf(of(changes), TODAY)], allowed)
      for (const step of CONTRACT_STEPS)
        assert.equal(
          refusalOf(of(changes), step, TODAY),
          allowed.includes(step) ? null : (refusal as never)
        )
    }
  })

  test('what was followed is corrected, and goes on in what follows', ({ assert }) => {
    const followed = of({ isFollowed: true })
    assert.deepEqual(stepsOf(followed, TODAY), ['correct'])
    assert.deepEqual(stepsOf({ ...followed, isEntered: true }, TODAY), ['correct'])
    assert.equal(refusalOf(followed, 'end', TODAY), 'E_CONTRACT_FOLLOWED')
    const correction = of({ isFollowed: true, changeType: 'CORRECTION', signature: 'TO_SIGN' })
    assert.deepEqual(stepsOf(correction, TODAY), ['edit', 'sign', 'discard'])
  })

  test('nothing comes after an end but another one in its place; it is discarded before it is signed', ({
    assert,
  }) => {
    const end = of({ changeType: 'END', signature: 'TO_SIGN' })
    assert.deepEqual(stepsOf(end, TODAY), ['sign', 'discard'])
    const signed: StandingFacts = { ...end, signature: 'PAPER' }
    assert.deepEqual(stepsOf(signed, TODAY), ['end'])
    assert.deepEqual(stepsOf({ ...signed, endDate: '2026-10-01' }, TODAY), ['end'])
    assert.deepEqual(stepsOf({ ...signed, correctedById: 'x' }, TODAY), [])
    assert.equal(refusalOf({ ...end, signature: 'PAPER' }, 'follow', TODAY), 'E_CONTRACT_ENDED')
  })
})
