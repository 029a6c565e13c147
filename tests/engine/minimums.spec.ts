import { test } from '@japa/runner'
import type { PackageFields } from '#modules/compute/pure'
import { answered, request, type Case } from './requests.ts'

const told = (fields: Partial<PackageFields>, differs: Case = {}) =>
  answered(request({ ...differs, package: fields })).sousMinimum

const NO_COMMITTEE = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const

test.group('Pay below a minimum of the law', () => {
  test('1,500 € at full time in CP 200: the guaranteed income and the scale, with their sources', ({
    assert,
  }) => {
    const found = told({ salaireBrut: 1500 })!
    assert.deepEqual(
      found.map(({ code, minimum, remuneration }) => [code, minimum, remuneration]),
      [
        // 1,500 + (1,500 of year-end premium + 330.84) ÷ 12
        ['rmmmg', 2233.61, 1652.57],
        ['bareme', 2242.8, 1500],
      ]
    )
    assert.deepInclude(found[0].parameter, {
      id: 'stages.revenuMinimum',
      from: '2026-07-01',
      confidence: 'official_quoted',
      checked: '2026-11-22',
    })
    assert.deepInclude(found[1].parameter, {
      id: 'bareme200.echelle1ClasseA',
      from: '2026-01-01',
      confidence: 'official_quoted',
    })
    for (const { parameter } of found) assert.match(parameter.source, /SPF Emploi/)
  })

  test('nothing is blocked: the figures are those of any pay', ({ assert }) => {
    const { compute } = answered(request({ package: { salaireBrut: 1500 } }))
    assert.isAbove(compute.remuneration.remunerationMensuelle.salaireNet, 1000)
  })

  test('the guaranteed income counts premiums in, and goes by the hours', ({ assert }) => {
    assert.deepEqual(
      told({ ...NO_COMMITTEE, salaireBrut: 2233.6 })!.map(({ code }) => code),
      ['rmmmg']
    )
    assert.isUndefined(told({ ...NO_COMMITTEE, salaireBrut: 2233.61 }))
    const half = { ...NO_COMMITTEE, regimeNumerateur: 19, regimeDenominateur: 38 }
    assert.isUndefined(told({ ...half, salaireBrut: 1116.81 }))
    assert.deepInclude(told({ ...half, salaireBrut: 1116.8 })![0], { minimum: 1116.81 })
    const premium = {
      computeModelConfig: { employmentType: 'EMPLOYE', hasPrimeFinAnnee: true },
    } as const
    // 2,100 + 2,100 ÷ 12 = 2,275
    assert.isUndefined(told({ ...premium, salaireBrut: 2100 }))
  })

  test('the scale is that of the class that is told, three cents below it are none', ({
    assert,
  }) => {
    const config = {
      employmentType: 'EMPLOYE',
      commissionParitaire: 'BECP200',
      classe: 'D',
      anciennete: 2,
      echelle: 'I',
    } as const
    const at = (salaireBrut: number) => told({ computeModelConfig: config, salaireBrut })
    assert.isUndefined(at(2589.21))
    assert.deepEqual(
      at(2589.2)!.map(({ code, minimum, parameter }) => [code, minimum, parameter.id]),
      [['bareme', 2589.24, 'bareme200.echelle1ClasseD']]
    )
    assert.isUndefined(told({ salaireBrut: 2242.8 }))
  })

  test('what is not known on a day is not compared', ({ assert }) => {
    assert.isUndefined(told({ salaireBrut: 1500 }, { date: '2021-06-01' }))
    assert.deepEqual(
      told({ salaireBrut: 1500 }, { date: '2022-02-01' })!.map(({ code }) => code),
      ['bareme']
    )
  })

  test('manual workers have the guaranteed income alone; directors, contractors and students neither', ({
    assert,
  }) => {
    const manual = { computeModelConfig: { employmentType: 'OUVRIER' }, salaireBrut: 1500 } as const
    assert.deepEqual(
      told(manual)!.map(({ code }) => code),
      ['rmmmg']
    )
    const student = { employmentType: 'INTERN', commissionParitaire: 'ETUDIANT' } as const
    assert.isUndefined(told({ computeModelConfig: student, salaireBrut: 1500 }))
    const contractor = { employmentType: 'CONTRACTOR' } as const
    assert.isUndefined(told({ computeModelConfig: contractor, salaireBrut: 1500 }))
    const director = {
      computeModelConfig: { employmentType: 'EMPLOYE' },
      salaireBrut: 1500,
    } as const
    assert.isUndefined(told(director, { worker: { dirigeant: true } }))
  })

  test('a pay that was solved is the one compared', ({ assert }) => {
    const { sousMinimum } = answered(
      request({
        package: { salaireBrut: undefined },
        solve: { target: 'salaireNet', amount: 1500 },
      })
    )
    assert.isNotEmpty(sousMinimum)
  })
})
