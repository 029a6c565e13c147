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
  test('a spouse who is new counts as working until the candidate answers: the lower net', ({
    assert,
  }) => {
    for (const etatCivil of ['marie', 'cohabitant'] as const) {
      const couple = withChange(SINGLE, { etatCivil })
      assert.deepInclude(couple, { conjointTravaille: true, assumed: true })
      const told = withChange(couple, { conjointTravaille: false })
      assert.deepInclude(told, { conjointTravaille: false, assumed: false })
      const others = withChange(told, { etatCivil: 'marie', enfantsACharge: 1 })
      assert.deepInclude(others, { conjointTravaille: false, assumed: false })
      assert.isTrue(withChange(couple, { enfantsACharge: 2 }).assumed, 'not answered yet')
    }
    assert.deepInclude(
      withChange(withChange(SINGLE, { etatCivil: 'marie' }), { etatCivil: 'veuf' }),
      {
        conjointTravaille: false,
        assumed: false,
      }
    )
  })

  test('nothing is kept while the answer about a spouse is missing', ({ assert }) => {
    const unknown = householdOf(offerOf({ etatCivil: 'marie' }))
    assert.isNull(unknown.conjointTravaille)
    assert.isNull(answeredOf(unknown))
    assert.deepEqual(answeredOf(withChange(unknown, { conjointTravaille: true })), {
      etatCivil: 'marie',
      conjointTravaille: true,
      enfantsACharge: 0,
    })
    const known = householdOf(offerOf({ etatCivil: 'marie', conjointTravaille: false }))
    assert.isNotNull(answeredOf(known))
    assert.isNotNull(
      answeredOf(householdOf(offerOf({ etatCivil: 'marie', revenusConjoint: 'AUCUN' })))
    )
  })

  test('children are whole, from none to thirty; another number is said and not kept', ({
    assert,
  }) => {
    const kept = (enfantsACharge: number | null) =>
      answeredOf(withChange(SINGLE, { enfantsACharge }))?.enfantsACharge ?? null
    assert.deepEqual([0, 30].map(kept), [0, 30])
    assert.deepEqual([99, 31, -1, 1.5, null].map(kept), [null, null, null, null, null])
  })
})
