import { test } from '@japa/runner'
import {
  changeOf,
  requestOf,
  sameContent,
  type Draft,
} from '../../../frontend/features/package-editor/draft.ts'
import { sliderRange } from '../../../frontend/features/package-editor/slider-range.ts'

const COMPANY = { effectif: 25, assuranceLoiTaux: 0.005 } as Parameters<typeof requestOf>[1]

function draft(change: Partial<Draft> = {}): Draft {
  return {
    nomFonction: 'Comptable',
    packageCategory: 'SIMULATION',
    date: '2026-09-01',
    worker: { enfantsACharge: 0 } as Draft['worker'],
    package: {
      packageType: 'FIX',
      computeModelConfig: { employmentType: 'EMPLOYE' },
      salaireBrut: 3000,
      regimeNumerateur: 38,
      regimeDenominateur: 38,
    },
    pin: { figure: 'gross', period: 'month', amount: 3000 },
    ...change,
  }
}

test.group('Draft of a package', () => {
  test('a pinned gross salary is given to the engine as it is', ({ assert }) => {
    const request = requestOf(draft(), COMPANY)
    assert.equal(request.package.salaireBrut, 3000)
    assert.isUndefined(request.solve)
  })

  test('any other pinned figure is solved for, a month of cost as twelve of them', ({ assert }) => {
    const request = requestOf(
      draft({ pin: { figure: 'cost', period: 'month', amount: 5000 } }),
      COMPANY
    )
    assert.notProperty(request.package, 'salaireBrut')
    assert.deepEqual(request.solve, { target: 'coutEmployeurAnnuel', amount: 60_000 })
  })

  test('a year of gross salary is twelve months of it', ({ assert }) => {
    assert.equal(
      requestOf(draft({ pin: { figure: 'gross', period: 'year', amount: 40_000 } }), COMPANY)
        .package.salaireBrut,
      3333.33
    )
  })

  test('content is the same whatever the order of its keys', ({ assert }) => {
    assert.isTrue(sameContent({ a: 1, b: { c: 2, d: [1, 2] } }, { b: { d: [1, 2], c: 2 }, a: 1 }))
    assert.isFalse(sameContent({ a: [1, 2] }, { a: [2, 1] }))
  })

  test('a change knows what it is about', ({ assert }) => {
    assert.equal(
      changeOf(draft(), draft({ pin: { figure: 'net', period: 'month', amount: 2000 } })),
      'pin.net'
    )
    assert.equal(changeOf(draft(), draft({ nomFonction: 'Comptable senior' })), 'nomFonction')
    assert.equal(
      changeOf(draft(), draft({ worker: { enfantsACharge: 2 } as Draft['worker'] })),
      'worker.enfantsACharge'
    )
  })

  test('a slider grows until its amount fits', ({ assert }) => {
    assert.equal(sliderRange('gross', 'month', 3000).max, 10_000)
    assert.equal(sliderRange('gross', 'month', 25_000).max, 40_000)
    assert.equal(sliderRange('gross', 'year', 36_000).max, 120_000)
  })
})
