import { test } from '@japa/runner'
import {
  answeredOf,
  householdOf,
  withChange,
} from '../../../frontend/features/offer-page/situation.ts'
import type { CandidateOffer } from '../../../frontend/features/offer-page/offer.ts'

const offerOf = (situation: object) =>
  ({
    worker: { etatCivil: 'celibataire', conjointTravaille: false, enfantsACharge: 0, ...situation },
    situation,
  }) as unknown as CandidateOffer
const SINGLE = householdOf(offerOf({}))

test.group('The household a candidate tells', () => {
  test('a spouse who is new is not known, whatever was said of another one; nothing is assumed', ({
    assert,
  }) => {
    for (const etatCivil of ['marie', 'cohabitant'] as const) {
      const couple = withChange(SINGLE, { etatCivil })
      assert.isNull(couple.spouse)
      const told = withChange(couple, { spouse: 'no' })
      assert.equal(told.spouse, 'no')
      assert.equal(withChange(told, { etatCivil: 'marie', enfantsACharge: 1 }).spouse, 'no')
      assert.isNull(withChange(couple, { enfantsACharge: 2 }).spouse, 'not answered yet')
      const alone = withChange(told, { etatCivil: 'veuf' })
      assert.isNull(alone.spouse)
      assert.isNull(withChange(alone, { etatCivil }).spouse)
    }
  })

  test('nothing is kept while the answer about a spouse is missing; limited income is told as such', ({
    assert,
  }) => {
    const unknown = householdOf(offerOf({ etatCivil: 'marie' }))
    assert.isNull(unknown.spouse)
    assert.isNull(answeredOf(unknown))
    const married = { etatCivil: 'marie' as const, enfantsACharge: 0 }
    assert.deepEqual(answeredOf(withChange(unknown, { spouse: 'yes' })), {
      ...married,
      conjointTravaille: true,
      revenusConjoint: 'PROFESSIONNELS',
    })
    const limited = {
      ...married,
      conjointTravaille: true,
      revenusConjoint: 'PROFESSIONNELS_LIMITES' as const,
    }
    assert.deepEqual(answeredOf(withChange(unknown, { spouse: 'limited' })), limited)
    assert.equal(householdOf(offerOf(limited)).spouse, 'limited')
    assert.deepEqual(answeredOf(withChange(unknown, { spouse: 'no' })), {
      ...married,
      conjointTravaille: false,
    })
    assert.equal(householdOf(offerOf({ ...married, conjointTravaille: false })).spouse, 'no')
    assert.equal(householdOf(offerOf({ ...married, revenusConjoint: 'AUCUN' })).spouse, 'no')
  })

  test('children are whole, from none to twenty; another number is said and not kept', ({
    assert,
  }) => {
    const kept = (enfantsACharge: number | null) =>
      answeredOf(withChange(SINGLE, { enfantsACharge }))?.enfantsACharge ?? null
    assert.deepEqual([0, 20].map(kept), [0, 20])
    assert.deepEqual([99, 21, -1, 1.5, null].map(kept), [null, null, null, null, null])
  })
})
