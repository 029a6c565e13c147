import { test } from '@japa/runner'
import { carEffect } from '../../../frontend/features/catalogue/car-effect.ts'
import { blank } from '../../../frontend/features/catalogue/kinds.ts'

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
})
