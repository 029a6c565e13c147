import { test } from '@japa/runner'
import { lawText } from '#modules/compute/pure'
import { answered, cost, lines, month, refused, request, year } from './requests.ts'

const employee = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const
const director = (salaireBrut: number, date?: string) =>
  ({ date, worker: { dirigeant: true }, package: { ...employee, salaireBrut } }) as const

test.group('A company director', () => {
  test('owes no contributions, and 3 % of pay are flat expenses', ({ assert }) => {
    const computed = lines(director(5000))
    assert.equal(computed.onss, 0)
    assert.equal(computed.csss, 0)
    assert.equal(computed.bonusEmploi, 0)
    assert.equal(computed.fraisProfessionnels, 1800)
    // 58,200: 20,320.38 + 53.50 % of 7,150 = 24,145.63; less 2,987.98; ÷ 12
    assert.equal(computed.precompteProfessionnel, -1763.14)
  })

  const MAXIMA: [date: string, maximum: number][] = [
    ['2021-06-01', 2600],
    ['2022-06-01', 2660],
    ['2023-06-01', 2910],
    ['2024-06-01', 3030],
    ['2025-06-01', 3130],
    ['2026-06-01', 3200],
  ]
  for (const [date, maximum] of MAXIMA) {
    test(`${date}: at most ${maximum}`, ({ assert }) => {
      assert.equal(lines(director(20_000, date)).fraisProfessionnels, maximum)
    })
  }

  test('costs twelve months: no contributions, insurance, holiday pay or premium', ({ assert }) => {
    const annual = cost(director(5000))
    assert.equal(annual.salaireBrutAnnuel, 60_000)
    for (const [key, amount] of Object.entries(annual)) {
      if (key !== 'salaireBrutAnnuel') assert.equal(amount, 0, key)
    }
    assert.equal(year(director(5000)).doublePeculeVacances, 0)
  })

  test('has the everyday benefits, with the tax they bear and no contributions', ({ assert }) => {
    const everyday = {
      hasCommissions: true,
      commissions: 500,
      hasBonusAnnuel: true,
      bonusAnnuel: 6000,
      hasWarrants: true,
      warrants: 3000,
      hasAssuranceGroupe: true,
      assuranceGroupe: 1200,
      hasCotisationAG: true,
      cotisationAG: 50,
      hasFraisTransport: true,
      typeFraisTransport: 'VELO',
      fraisTransport: 60,
      distanceDomicileTravail: 10,
      hasTeletravail: true,
      teletravail: 100,
      hasChequeRepas: true,
      chequeRepas: 8,
      hasEcoCheques: true,
      ecoCheques: 250,
    }
    const given = request({
      date: '2026-06-01',
      worker: { dirigeant: true },
      package: { ...employee, salaireBrut: 5000, ...everyday } as never,
    })
    const { compute, nonCalcule } = answered(given)
    assert.deepEqual(nonCalcule, ['cotisationsIndependant'])
    const { remunerationMensuelle, remunerationAnnuelle } = compute.remuneration
    assert.deepInclude(remunerationMensuelle, { commissionsBrutes: 500, onss: 0, csss: 0 })
    const plain = month(director(5000, '2026-06-01'))
    assert.isBelow(remunerationMensuelle.precompteProfessionnel, plain.precompteProfessionnel)
    // The bonus and the warrants are taxed at the last rate of other exceptional pay, 53.50 %.
    assert.equal(remunerationAnnuelle.bonusAnnuel, 2790)
    assert.equal(remunerationAnnuelle.warrants, 1384.5)
    const lists = [
      ...compute.coutEmployeur.remunerationsFixes,
      ...compute.coutEmployeur.remunerationsVariables,
      ...compute.coutEmployeur.avantages,
    ]
    const amounts = Object.fromEntries(lists.map(({ key, amount }) => [key, amount]))
    assert.equal(amounts.assuranceGroupe, 1200)
    // Nor holiday pay on the commissions.
    const none = ['onssPatronal', 'bonusAnnuelOnss', 'cotisationAssuranceGroupe']
    for (const key of [...none, 'doublePeculeVariable']) assert.equal(amounts[key] ?? 0, 0, key)
  })

  test('only a director is told which contributions are not computed', ({ assert }) => {
    assert.notProperty(answered(request()), 'nonCalcule')
    for (const language of ['fr', 'nl', 'en'] as const)
      assert.isNotEmpty(lawText('cotisationsIndependant', language))
  })

  test('is no manual worker, intern or contractor, and has no holiday of an employee', ({
    assert,
  }) => {
    const of = (fields: Record<string, unknown>) =>
      refused(request({ worker: { dirigeant: true }, package: { ...employee, ...fields } })).map(
        ({ code, path, params }) => `${code} ${path} ${params?.with}`
      )
    assert.include(
      of({ computeModelConfig: { employmentType: 'OUVRIER' } }),
      'conflict package.computeModelConfig.employmentType worker.dirigeant'
    )
    assert.include(
      of({ hasJoursConge: true, joursConge: 2 }),
      'conflict package.hasJoursConge worker.dirigeant'
    )
  })
})

test.group('A non-resident', () => {
  const abroad = (worker = {}) => ({ worker: { nonResident: true, ...worker }, package: employee })

  test('is taxed by scale III: no exempt amount, whatever the family', ({ assert }) => {
    const computed = lines(abroad({ enfantsACharge: 3 }))
    assert.equal(computed.bareme, 3)
    assert.equal(computed.impotQuotiteExemptee, 0)
    assert.equal(computed.reductionsFamiliales, 0)
    const couple = lines(abroad({ etatCivil: 'marie' }))
    assert.equal(couple.quotientConjugal, 0)
    assert.equal(couple.impotMensuel, computed.impotMensuel)
  })

  test('pays the twelfth of the tax on the exempt amount more', ({ assert }) => {
    const more = lines(abroad()).impotMensuel - lines({ package: employee }).impotMensuel
    assert.equal(Math.round(more * 100), 249_00)
  })

  test('owes the contributions that all owe', ({ assert }) => {
    const { onss, csss } = month({ package: employee })
    const other = month(abroad())
    assert.deepEqual([other.onss, other.csss], [onss, csss])
  })
})
