import { test } from '@japa/runner'
import { withCivilSituation } from '#modules/compute/pure'
import { asWorker } from '../../../frontend/api/types.ts'
import { settledSituation, takenOver } from '../../../frontend/lib/pay/civil-situation.ts'

test.group('A civil situation', () => {
  test('replaces what the package said of it and leaves what was not told', ({ assert }) => {
    const worker = {
      etatCivil: 'marie',
      conjointTravaille: false,
      revenusConjoint: 'PENSION_LIMITEE',
      conjointHandicape: true,
      enfantsACharge: 2,
      enfantsHandicapes: 2,
      handicape: true,
      dirigeant: true,
    } as const
    assert.deepEqual(withCivilSituation(worker, {}), worker)
    assert.deepEqual(withCivilSituation(worker, { etatCivil: 'divorce', enfantsACharge: null }), {
      etatCivil: 'divorce',
      enfantsACharge: 2,
      enfantsHandicapes: 2,
      handicape: true,
      dirigeant: true,
    })
    assert.deepEqual(withCivilSituation(worker, { enfantsACharge: 1, handicape: false }), {
      etatCivil: 'marie',
      conjointTravaille: false,
      revenusConjoint: 'PENSION_LIMITEE',
      conjointHandicape: true,
      enfantsACharge: 1,
      handicape: false,
      dirigeant: true,
    })
    assert.equal(withCivilSituation(worker, { conjointTravaille: true }).revenusConjoint, undefined)
  })

  test('what was said empties what it makes meaningless', ({ assert }) => {
    const alone = settledSituation({
      etatCivil: 'veuf',
      conjointTravaille: true,
      revenusConjoint: 'PROFESSIONNELS',
    })
    assert.isNull(alone.conjointTravaille)
    assert.isNull(alone.revenusConjoint)
    const childless = settledSituation({
      etatCivil: 'veuf',
      enfantsACharge: 0,
      enfantsHandicapes: 1,
      parentIsole: true,
    })
    assert.isNull(childless.enfantsHandicapes)
    assert.isNull(childless.parentIsole)
  })

  test('tells each field that differs, and none where it is the same', ({ assert }) => {
    const worker = asWorker({ etatCivil: 'celibataire', enfantsACharge: 0 })
    assert.deepEqual(takenOver(worker, { etatCivil: 'celibataire', enfantsACharge: 0 }).changes, [])
    assert.deepEqual(takenOver(worker, { etatCivil: 'marie', conjointTravaille: true }).changes, [
      { path: 'worker.etatCivil', before: 'celibataire', after: 'marie' },
      { path: 'worker.conjointTravaille', before: false, after: true },
      { path: 'worker.revenusConjoint', before: 'AUCUN', after: 'PROFESSIONNELS' },
    ])
  })
})
