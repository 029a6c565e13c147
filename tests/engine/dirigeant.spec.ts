import { test } from '@japa/runner'
import { cost, lines, month, refused, request, year } from './requests.ts'

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

  test('is no manual worker, intern or contractor, and has no meal vouchers', ({ assert }) => {
    const of = (fields: Record<string, unknown>) =>
      refused(request({ worker: { dirigeant: true }, package: { ...employee, ...fields } })).map(
        ({ code, path, params }) => `${code} ${path} ${params?.with}`
      )
    assert.include(
      of({ computeModelConfig: { employmentType: 'OUVRIER' } }),
      'conflict package.computeModelConfig.employmentType worker.dirigeant'
    )
    assert.include(
      of({ hasChequeRepas: true, chequeRepas: 8 }),
      'conflict package.hasChequeRepas worker.dirigeant'
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

  test('owes the contributions of everybody', ({ assert }) => {
    const { onss, csss } = month({ package: employee })
    const other = month(abroad())
    assert.deepEqual([other.onss, other.csss], [onss, csss])
  })
})
