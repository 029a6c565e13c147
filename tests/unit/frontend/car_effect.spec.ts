import { test } from '@japa/runner'
import { carEffect } from '../../../frontend/features/catalogue/car-effect.ts'
import { blank, fieldsAsked } from '../../../frontend/features/catalogue/kinds.ts'

const CASE = { salaireBrut: 3500, commissionParitaire: 'BECP200', date: '2026-11-21' }
const electric = { ...blank('voitureSociete'), valeur: 45_000, tcoMensuel: 890 }
const cents = (amount: number) => Math.round(amount * 100) / 100

test.group('What a car does to a month', () => {
  test('is what the engine says with the car and without: benefit in kind, CO₂ contribution, net', ({
    assert,
  }) => {
    const effect = carEffect(electric, CASE)!
    // The least benefit of 2026 is 1,690 € a year; the least contribution 42.34 € a month.
    assert.equal(effect.atn, 140.83)
    assert.equal(cents(effect.co2), 42.34)
    assert.equal(cents(effect.net), -47.74)
  })

  test('an older car has a lower benefit, and one that cannot be computed yet has no effect', ({
    assert,
  }) => {
    const petrol = { ...electric, energie: 'ESSENCE' as const, co2: 150 }
    const older = { ...petrol, dateImmatriculation: '2020-01-01' }
    assert.isBelow(carEffect(older, CASE)!.atn, carEffect(petrol, CASE)!.atn)
    assert.isNull(carEffect({ ...petrol, co2: null }, CASE))
    assert.isNull(carEffect(blank('voitureSociete'), CASE))
  })

  test('a false hybrid has a higher benefit, and what a hybrid does not tell is asked', ({
    assert,
  }) => {
    const hybrid = { ...electric, energie: 'HYBRIDE_ESSENCE' as const, co2: 45 }
    const asks = (car: typeof hybrid) => carEffect(car, CASE)!.questions.map(({ code }) => code)
    const atn = (car: typeof hybrid) => carEffect(car, CASE)!.atn
    assert.deepEqual(asks(hybrid), ['hybrideSansDonnees'])
    assert.deepEqual(asks({ ...hybrid, co2Equivalent: 150 }), ['hybrideSansBatterie'])
    assert.deepEqual(asks({ ...hybrid, batterie: 0.4 }), ['fauxHybrideSansEquivalent'])
    assert.deepEqual(asks({ ...hybrid, batterie: 0.9 }), [])
    assert.deepEqual(asks({ ...hybrid, nonRechargeable: true }), [])
    assert.isAbove(atn({ ...hybrid, batterie: 0.4, co2Equivalent: 150 }), atn(hybrid))
    const newer = { ...hybrid, co2: 60, batterie: 0.9, co2Equivalent: 150 }
    assert.isBelow(atn({ ...newer, euro6eBis: true }), atn(newer))
  })

  test('what was told of a hybrid counts no more once the draft has another engine', ({
    assert,
  }) => {
    const diesel = { ...electric, energie: 'DIESEL' as const, co2: 120 }
    const left = { batterie: 900, co2Equivalent: 150, euro6eBis: true, nonRechargeable: true }
    assert.deepEqual(carEffect({ ...diesel, ...left }, CASE), carEffect(diesel, CASE))
  })

  test('an electric car is asked no emission, a diesel no battery, a hybrid without a plug only whether it has one', ({
    assert,
  }) => {
    const OF_ENGINES = ['co2', 'nonRechargeable', 'batterie', 'co2Equivalent', 'euro6eBis']
    const asked = (energie: typeof electric.energie, nonRechargeable = false) =>
      fieldsAsked('voitureSociete', { energie, nonRechargeable }).filter((field) =>
        OF_ENGINES.includes(field)
      )
    assert.deepEqual(asked('ELECTRIQUE'), [])
    assert.deepEqual(asked('DIESEL'), ['co2'])
    assert.deepEqual(asked('HYBRIDE_DIESEL'), OF_ENGINES)
    assert.deepEqual(asked('HYBRIDE_ESSENCE', true), ['co2', 'nonRechargeable'])
  })
})
