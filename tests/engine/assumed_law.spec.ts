import { test } from '@japa/runner'
import { compute, listLawSets, type ComputeRequest } from '#modules/compute/pure'
import { answered, cost, month, refused, request, type Case } from './requests.ts'

type Set = NonNullable<NonNullable<ComputeRequest['law']>['set']>

const supposing = (set: Set, differs: Case = {}, base?: string): ComputeRequest => ({
  ...request(differs),
  law: { ...(base !== undefined && { base }), set },
})
const config = { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200', classe: 'A' } as const
const scaled: Case = { package: { computeModelConfig: config } }
const NEXT_YEAR = { ...scaled, date: '2027-01-01' }
const premium = (given: ComputeRequest) =>
  answered(given).compute.coutEmployeur.remunerationsFixes.find(
    ({ key }) => key === 'primeSectorielle'
  )!.amount

test.group('Assumed law', () => {
  test('a figure is supposed, the others stay', ({ assert }) => {
    const { compute: figures, lawset } = answered(supposing({ 'onss.tauxPersonnel': 14 }))
    assert.equal(figures.remuneration.remunerationMensuelle.onss, -420)
    assert.equal(month().onss, -392.1)
    assert.isTrue(lawset.assumed)
    assert.match(lawset.id, /^BE-2026-09-01\+[0-9a-f]{8}$/)
    assert.notInclude(
      listLawSets().map(({ hash }) => hash),
      lawset.hash
    )
    assert.notProperty(answered(request()).lawset, 'assumed')
  })

  test('id and hash follow what is supposed, not the order it stands in', ({ assert }) => {
    const hash = (set: Set) => answered(supposing(set)).lawset.hash
    const two = { 'onss.tauxPersonnel': 14, 'csss.isoleMaximum': 70 }
    assert.equal(hash(two), hash({ 'csss.isoleMaximum': 70, 'onss.tauxPersonnel': 14 }))
    assert.notEqual(hash(two), hash({ 'onss.tauxPersonnel': 14 }))
    assert.notEqual(hash({ 'onss.tauxPersonnel': 13.5 }), hash({ 'onss.tauxPersonnel': 14 }))
  })

  test('what is supposed of no figure gives the figures of the law', ({ assert }) => {
    assert.deepEqual(answered(supposing({})).compute, answered(request()).compute)
    assert.isTrue(answered(supposing({})).lawset.assumed)
    const figure = month().onss
    const same = supposing({ 'onss.tauxPersonnel': 13.07 })
    assert.equal(answered(same).compute.remuneration.remunerationMensuelle.onss, figure)
  })

  test('the base is another day: the law of 2024 on a package of 2026', ({ assert }) => {
    const { lawset, compute: figures } = answered(supposing({}, {}, '2024-06-01'))
    assert.match(lawset.id, /^BE-2024-\d\d-01\+/)
    const { salaireNet } = figures.remuneration.remunerationMensuelle
    assert.equal(salaireNet, month({ date: '2024-06-01' }).salaireNet)
  })

  test('next year: the index of 2027 moves the scales and the premium of CP 200', ({ assert }) => {
    const set = { 'indexation.CP200.2027': 2.5 }
    const next = supposing(set, NEXT_YEAR, '2026-09-01')
    // 2,242.80 and 330.84 × 1.025
    assert.equal(answered(next).bareme!.minimum, 2298.87)
    assert.equal(premium(next), 339.11)
    assert.deepInclude(answered(next).lawset, { assumed: true, extrapolated: true })
    const today = supposing(set, scaled)
    assert.equal(answered(today).bareme!.minimum, 2242.8)
    assert.equal(premium(today), 330.84)
  })

  test('an index without its year is that of the year computed', ({ assert }) => {
    const next = supposing({ 'indexation.CP200': 2.5 }, NEXT_YEAR, '2026-09-01')
    assert.equal(premium(next), 339.11)
    // 2026: 323.69 × 1.03, in place of 1.0221
    assert.equal(premium(supposing({ 'indexation.CP200': 3 })), 333.4)
    assert.equal(premium(supposing({ 'indexation.CP200': 2.21 })), 330.84)
  })

  test('an index of the past goes through the known ones after it', ({ assert }) => {
    // 312.50 × 1.04 = 325.00 in 2025, × 1.0221 in 2026
    assert.equal(premium(supposing({ 'indexation.CP200.2025': 4 })), 332.18)
  })

  test('two years, one after the other, and a premium that is given wins', ({ assert }) => {
    const both = { 'indexation.CP200.2026': 3, 'indexation.CP200.2027': 2 }
    // 323.69 × 1.03 = 333.40, × 1.02
    assert.equal(premium(supposing(both, NEXT_YEAR)), 340.07)
    const given = { ...both, 'commission200.primeSectorielle': 400 }
    assert.equal(premium(supposing(given, NEXT_YEAR)), 400)
    assert.equal(answered(supposing(given, NEXT_YEAR)).bareme!.minimum, 2305.35)
  })

  test('a figure of a later year is not in force before it', ({ assert }) => {
    const set = { 'onss.tauxPersonnel.2027': 14, 'onss.tauxPersonnel': 13.5 }
    const onss = (date: string) =>
      answered(supposing(set, { date })).compute.remuneration.remunerationMensuelle.onss
    assert.equal(onss('2026-12-31'), -405)
    assert.equal(onss('2027-01-01'), -420)
  })

  test('a gap of the law can be filled: its lines compute', ({ assert }) => {
    const date = '2024-06-01'
    assert.isDefined(answered(request({ date })).gaps)
    const filled = answered(supposing({ 'cotisations.fermetureSpeciale': 0.17 }, { date }))
    assert.notProperty(filled, 'gaps')
    const onss = filled.compute.coutEmployeur.remunerationsFixes.find(
      ({ key }) => key === 'onssPatronal'
    )!
    assert.isAbove(onss.amount, cost({ date }).onssPatronal)
  })

  test('a table is supposed whole', ({ assert }) => {
    const set = { 'precompte.tauxTranches': [26.75, 42.8, 48.15, 60] }
    const tax = (given: ComputeRequest) =>
      answered(given).compute.remuneration.remunerationMensuelle.precompteProfessionnel
    const rich: Case = { package: { salaireBrut: 9000 } }
    assert.isBelow(tax(supposing(set, rich)), tax(request(rich)))
  })

  test('the explanation shows it as assumed', ({ assert }) => {
    const { explanation } = answered(supposing({ 'onss.tauxPersonnel': 14 }, { explain: true }))
    const [parameter] = explanation!.find(({ rule }) => rule === 'onss')!.parameters
    assert.deepInclude(parameter, {
      id: 'onss.tauxPersonnel',
      value: 14,
      source: 'assumed',
      confidence: 'assumed',
    })
    const indexed = answered(
      supposing({ 'indexation.CP200.2027': 2.5 }, { ...NEXT_YEAR, explain: true })
    ).explanation!.find(({ rule }) => rule === 'primeSectorielleBrute')!
    assert.deepInclude(indexed.parameters[0], {
      value: 339.11,
      from: '2027-01-01',
      source: 'assumed: indexation.CP200',
      confidence: 'assumed',
    })
  })

  test('solving goes by the supposed law', ({ assert }) => {
    const set = { 'onss.tauxPersonnel': 14 }
    const net = answered(supposing(set)).compute.remuneration.remunerationMensuelle.salaireNet
    const { solved } = answered(supposing(set, { solve: { target: 'salaireNet', amount: net } }))
    assert.isTrue(solved!.exact)
    const again = answered(supposing(set, { package: { salaireBrut: solved!.amount } }))
    assert.equal(again.compute.remuneration.remunerationMensuelle.salaireNet, net)
    assert.isBelow(net, month().salaireNet)
  })

  test('what a request may say follows the supposed law: the bounds that no line reads', ({
    assert,
  }) => {
    const refusal = (set: Set, differs: Case) =>
      refused(supposing(set, differs)).map(({ code, path }) => `${code} ${path}`)
    const budget = { package: { hasBudgetMobilite: true, budgetMobilite: 6000 } }
    assert.deepEqual(refusal({ 'budgetMobilite.minimum': 7000 }, budget), [
      'out_of_range package.budgetMobilite',
    ])
    const rights = { package: { hasDroitsAuteur: true, droitsAuteur: 100, droitsAuteurIT: true } }
    assert.isNotEmpty(refusal({}, rights))
    assert.isTrue(compute(supposing({ 'droitsAuteur.informatique': 1 }, rights)).ok)
    const bonus = (cct90: number) =>
      supposing(
        { 'etudiants.cct90': cct90 },
        {
          package: {
            computeModelConfig: { employmentType: 'INTERN', commissionParitaire: 'ETUDIANT' },
            hasCct90: true,
            cct90: 100,
          },
        }
      )
    assert.isTrue(compute(bonus(1)).ok)
    assert.isFalse(compute(bonus(0)).ok)
    const shares = {
      'stages.pourcentageMinimumBruxelles': 'BRUXELLES',
      'stages.pourcentageMinimumWallonie': 'WALLONIE',
      'stages.pourcentageMinimumFlandre': 'FLANDRE',
    } as const
    for (const [id, region] of Object.entries(shares)) {
      const stage = {
        region,
        salaireEngagement: 2500,
        revenuRemplacement: 1000,
        pourcentage: 85,
      }
      const trainee = (share: number): ComputeRequest => ({
        date: '2026-09-01',
        law: { set: { [id]: share } },
        package: {
          computeModelConfig: {
            employmentType: 'INTERN',
            commissionParitaire: 'FPI/IBO E',
            stage,
          },
        },
      })
      assert.isTrue(compute(trainee(80)).ok, id)
      const [error] = refused(trainee(90))
      assert.deepInclude(error, {
        code: 'out_of_range',
        path: 'package.computeModelConfig.stage.pourcentage',
      })
    }
  })

  test('what is not a figure of the law is refused by its path, whole', ({ assert }) => {
    const cases: [Set, string][] = [
      [{ 'onss.taux': 1 }, 'unknown_field law.set.onss.taux'],
      [{ nothing: 1 }, 'unknown_field law.set.nothing'],
      [{ 'toString.name': 1 }, 'unknown_field law.set.toString.name'],
      [{ 'onss.constructor': 1 }, 'unknown_field law.set.onss.constructor'],
      [{ 'onss.tauxPersonnel.27': 1 }, 'unknown_field law.set.onss.tauxPersonnel.27'],
      [{ 'onss.tauxPersonnel': '13' as never }, 'invalid_value law.set.onss.tauxPersonnel'],
      [{ 'onss.tauxPersonnel': 13.07001 }, 'invalid_value law.set.onss.tauxPersonnel'],
      [{ 'onss.tauxPersonnel': [13.07] }, 'invalid_value law.set.onss.tauxPersonnel'],
      [{ 'csss.isoleMaximum': 1.234 }, 'invalid_value law.set.csss.isoleMaximum'],
      [{ 'csss.isoleMaximum': -1 }, 'out_of_range law.set.csss.isoleMaximum'],
      [
        { 'cotisations.seuilDixTravailleurs': 1.5 },
        'invalid_value law.set.cotisations.seuilDixTravailleurs',
      ],
      [{ 'precompte.tranches': 3 }, 'invalid_value law.set.precompte.tranches'],
      [{ 'precompte.tranches': [1, 2] }, 'invalid_value law.set.precompte.tranches'],
      [{ 'precompte.tranches': [3, 2, 1] }, 'invalid_value law.set.precompte.tranches'],
      [{ 'precompte.tranches': [1, 2, 'x'] as never }, 'invalid_value law.set.precompte.tranches'],
      [{ 'csss.isoleMaximum': Number.NaN }, 'invalid_value law.set.csss.isoleMaximum'],
    ]
    for (const [set, refusal] of cases) {
      const errors = refused(supposing(set))
      assert.deepEqual(
        errors.map(({ code, path }) => `${code} ${path}`),
        [refusal]
      )
    }
    const law = (fields: unknown) =>
      refused({ ...request(), law: fields }).map(({ code, path }) => `${code} ${path}`)
    assert.deepEqual(law({ base: 'x' }), ['invalid_value law.base'])
    assert.deepEqual(law({ base: '2019-01-01' }), ['no_law_set law.base'])
    assert.deepEqual(law({ colour: 1 }), ['unknown_field law.colour'])
    assert.deepEqual(law({ set: [] }), ['invalid_value law.set'])
  })

  test('null is the same as absent, and the law of others is untouched', ({ assert }) => {
    assert.deepEqual(
      answered(supposing({ 'onss.tauxPersonnel': null as never })).compute,
      answered(request()).compute
    )
    assert.isTrue(compute(supposing({ 'onss.tauxPersonnel': 50 })).ok)
    assert.equal(month().onss, -392.1)
  })

  test('many suppositions one after the other stay themselves', ({ assert }) => {
    const onss = (rate: number) =>
      answered(supposing({ 'onss.tauxPersonnel': rate })).compute.remuneration.remunerationMensuelle
        .onss
    for (let round = 0; round < 2; round++) {
      for (let rate = 1; rate <= 70; rate++) assert.equal(onss(rate), -30 * rate)
    }
  })
})
