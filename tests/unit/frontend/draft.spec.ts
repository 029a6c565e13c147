import { test } from '@japa/runner'
import { compute, type ComputeRequest } from '#modules/compute/pure'
import {
  changeOf,
  differencesOf,
  draftOf,
  grossOf,
  inputOf,
  requestOf,
  sameContent,
  type Draft,
} from '../../../frontend/features/package-editor/draft.ts'
import { differenceOf } from '../../../frontend/features/package-editor/figure-difference.ts'
import { sliderRange } from '../../../frontend/features/package-editor/slider-range.ts'
import { requestOfStored } from '../../../frontend/lib/pay/stored-request.ts'

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

  test('an hourly wage that is pinned is given with its four decimals, and kept', ({ assert }) => {
    const pinned = draft({
      package: {
        ...draft().package,
        computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' },
      },
      pin: { figure: 'hourly', period: 'month', amount: 17.2345 },
    })
    const request = requestOf(pinned, COMPANY)
    assert.equal(request.package.salaireBrutHoraire, 17.2345)
    assert.notProperty(request.package, 'salaireBrut')
    const result = compute(request)
    assert.isTrue(result.ok)
    if (!result.ok) return
    const saved = inputOf(pinned, grossOf(result.answer))
    assert.equal(saved.package.salaireBrutHoraire, 17.2345)
    assert.isTrue(compute({ date: saved.date, package: saved.package } as ComputeRequest).ok)
    const again = draftOf({ ...saved, id: 'x' } as unknown as Parameters<typeof draftOf>[0])
    assert.deepEqual(again.pin, { figure: 'hourly', period: 'month', amount: 17.2345 })
  })

  test('the wage after a training is given in place of gross pay, saved so, and read again', ({
    assert,
  }) => {
    const trainee = draft({
      package: {
        ...draft().package,
        computeModelConfig: {
          employmentType: 'INTERN',
          commissionParitaire: 'FPI/IBO E',
          stage: { region: 'BRUXELLES', revenuRemplacement: 1000, pourcentage: 100 },
        },
      },
      pin: { figure: 'engagement', period: 'month', amount: 2500 },
    })
    const request = requestOf(trainee, COMPANY)
    const result = compute(request)
    assert.isTrue(result.ok)
    if (!result.ok) return
    assert.equal(grossOf(result.answer), 1500)
    const saved = inputOf(trainee, grossOf(result.answer))
    assert.notProperty(saved.package, 'salaireBrut')
    // The API's package carries the gross pay of the answer; the engine is not asked with both.
    const stored = {
      ...saved,
      package: { ...saved.package, salaireBrut: 1500 },
    } as unknown as Parameters<typeof draftOf>[0]
    assert.isTrue(compute(requestOfStored(stored)).ok)
    const again = draftOf(stored)
    assert.deepEqual(again.pin, trainee.pin)
    assert.deepEqual(requestOf({ ...again, worker: trainee.worker }, COMPANY), request)
    const typed = { ...again, pin: { figure: 'gross', period: 'month', amount: 1200 } } as Draft
    assert.isTrue(compute(requestOf(typed, COMPANY)).ok)
    assert.notProperty(inputOf(typed, 1200).package.computeModelConfig.stage, 'salaireEngagement')
  })

  test('a FLEX package is saved with the gross before any choice', ({ assert }) => {
    const flex = draft({
      package: {
        ...draft().package,
        packageType: 'FLEX',
        canLaptop: true,
        hasLaptop: true,
        laptop: 40,
      },
    })
    const result = compute(requestOf(flex, COMPANY))
    assert.isTrue(result.ok)
    if (!result.ok) return
    assert.equal(grossOf(result.answer), 3000)
    assert.isBelow(result.answer.compute.remuneration.remunerationMensuelle.salaireBrut, 3000)
    assert.equal(inputOf(flex, grossOf(result.answer)).package.salaireBrut, 3000)
  })

  test('what says nothing is not saved, and a cost has one name', ({ assert }) => {
    const fields = {
      ...draft().package,
      hasVelo: false,
      descriptionVelo: '',
      carteEssence: null,
      velo: 80,
    }
    const saved = inputOf(draft({ package: fields }), 3000).package
    assert.notProperty(saved, 'hasVelo')
    assert.notProperty(saved, 'descriptionVelo')
    assert.notProperty(saved, 'carteEssence')
    assert.notProperty(saved, 'velo')
    assert.equal(saved.tcoMensuelVelo, 80)
  })

  test('two versions differ field by field', ({ assert }) => {
    const mine = inputOf(draft(), 3000)
    const theirs = inputOf(
      draft({
        nomFonction: 'Cheffe',
        package: { ...draft().package, hasLaptop: true, laptop: 20 },
      }),
      3200
    )
    assert.sameDeepMembers(differencesOf(mine, theirs), [
      { path: 'nomFonction', mine: 'Comptable', theirs: 'Cheffe' },
      { path: 'package.salaireBrut', mine: 3000, theirs: 3200 },
      { path: 'package.hasLaptop', mine: undefined, theirs: true },
      { path: 'package.laptop', mine: undefined, theirs: 20 },
    ])
    assert.deepEqual(differencesOf(mine, mine), [])
  })

  test('a pinned net is pinned again when the package is opened, and is told as what it is', ({
    assert,
  }) => {
    const pin = { figure: 'net', period: 'month', amount: 2600 } as const
    const saved = inputOf(draft({ pin }), 3888.33)
    assert.deepEqual(saved.pin, pin)
    const stored = { ...saved, compute: {} } as unknown as Parameters<typeof draftOf>[0]
    assert.deepEqual(draftOf(stored).pin, pin)
    assert.deepEqual(
      draftOf({ ...stored, pin: null }).pin,
      { figure: 'gross', period: 'month', amount: 3888.33 },
      'without a pin, the gross pay is what was decided'
    )
    for (const figure of ['gross', 'hourly', 'engagement'] as const)
      assert.isNull(inputOf(draft({ pin: { figure, period: 'month', amount: 15 } }), 3000).pin)
    assert.deepEqual(differencesOf(saved, inputOf(draft(), 3888.33)), [
      { path: 'pin.net.month', mine: 2600, theirs: undefined },
    ])
  })

  test('figures of the server that are others than these are told line by line, with their cause', ({
    assert,
  }) => {
    const answered = compute(requestOf(draft(), COMPANY))
    assert.isTrue(answered.ok)
    if (!answered.ok) return
    const { compute: figures, lawset } = answered.answer
    const saved = { compute: figures, lawset, company: COMPANY }
    assert.isNull(differenceOf(answered.answer, saved, COMPANY))

    const smaller = { ...COMPANY, effectif: 5 }
    const then = compute(requestOf(draft(), smaller))
    assert.isTrue(then.ok)
    if (!then.ok) return
    const older = { ...saved, compute: then.answer.compute, company: smaller }
    const difference = differenceOf(answered.answer, older, COMPANY)!
    assert.equal(difference.cause, 'company')
    assert.includeMembers(
      difference.lines.map(({ key }) => key),
      ['onssPatronal', 'coutEmployeurAnnuel']
    )
    assert.equal(
      differenceOf(answered.answer, { ...older, company: COMPANY }, COMPANY)!.cause,
      'engine'
    )
    const law = { ...lawset, hash: 'other' }
    assert.equal(
      differenceOf(answered.answer, { ...older, company: COMPANY, lawset: law }, COMPANY)!.cause,
      'law'
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
