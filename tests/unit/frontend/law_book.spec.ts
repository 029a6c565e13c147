import { test } from '@japa/runner'
import { readFigure } from '#modules/compute/pure'
import { lawFigure } from '../../../frontend/lib/law-figure.ts'
import {
  isAssumed,
  isCompared,
  PARAMETERS,
  valueOn,
} from '../../../frontend/features/law/law-book.ts'

const parameter = (id: string) => PARAMETERS.find((each) => each.id === id)!

test.group('The law browser', () => {
  test('an amount of the kilometre, a distance and a fraction are read as such', ({ assert }) => {
    const read = (id: string, day = '2026-09-01') =>
      readFigure({ id }, valueOn(parameter(id), day)!.value!)
    assert.deepEqual(read('transport.kilometre'), { value: 0.4571, measure: 'perKm' })
    assert.deepEqual(read('transport.veloKilometre'), { value: 0.37, measure: 'perKm' })
    assert.deepEqual(read('transport.cp200VoitureDistance'), { value: 3, measure: 'km' })
    assert.deepEqual(read('transport.cp200JoursMois'), { value: 21.67, measure: null })
    assert.deepEqual(read('voiture.fraction'), { value: [6, 7], measure: 'ratio' })
    assert.deepEqual(read('onss.tauxPersonnel'), { value: 13.07, measure: null })
  })

  test('a figure that was supposed is told from one that was read', ({ assert }) => {
    const on = (day: string) => valueOn(parameter('transport.kilometre'), day)!
    assert.isTrue(isAssumed(on('2026-09-01')))
    assert.isFalse(isAssumed(on('2026-06-01')))
  })

  test('a figure beside a field says how sure it is', ({ assert }) => {
    assert.deepInclude(lawFigure('budgetMobilite.minimum', '2026-09-01'), {
      value: 3233,
      source: 'Acerta, Mbrella, Practicali 2026',
      confidence: 'provider',
    })
  })

  test('between two days, a figure that did not change is left out, even the one that is open', ({
    assert,
  }) => {
    const same = parameter('onss.majorationOuvrier')
    assert.isFalse(isCompared(same, '2025-09-01', '2026-09-01'))
    assert.isTrue(isCompared(same, '2026-09-01', null))
    assert.isTrue(isCompared(parameter('transport.kilometre'), '2025-09-01', '2026-09-01'))
  })
})
