import { test } from '@japa/runner'
import {
  cashFlow,
  compute,
  EURO_PARTS,
  hasVariablePay,
  termsOf,
  whereTheEuroGoes,
  type ComputeRequest,
  type PackageFields,
} from '#modules/compute/pure'
import { cashFlowGrid } from '../../../frontend/lib/pay/cash-flow-grid.ts'
import { contentsOf } from '../../../frontend/lib/pay/contents.ts'
import { withoutVariablePay } from '../../../frontend/lib/pay/variable-pay.ts'

const REQUEST = {
  date: '2026-09-01',
  worker: { etatCivil: 'celibataire' },
  package: {
    computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    salaireBrut: 3600,
  },
}

const RICH = {
  hasVoitureSociete: true,
  descriptionVS: 'Tesla Model 3',
  energieVS: 'ELECTRIQUE',
  co2VS: 0,
  valeurVS: 42_000,
  tcoMensuelVS: 750,
  hasChequeRepas: true,
  chequeRepas: 8,
  hasTeletravail: true,
  teletravail: 100,
  hasBonusAnnuel: true,
  bonusAnnuel: 3000,
  hasAssuranceGroupe: true,
  assuranceGroupe: 4,
  assuranceGroupeInputType: 'PERCENT_BASE',
}

function answerOf(fields: object = {}, request: object = REQUEST) {
  const result = compute({
    ...request,
    package: { ...REQUEST.package, ...fields },
  } as ComputeRequest)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.answer.compute
}

const cents = (euros: number) => Math.round(euros * 100)

test.group('Where one euro of cost goes', () => {
  for (const [name, fields] of Object.entries({ plain: {}, rich: RICH }))
    test(`the parts of a ${name} package add up to its cost, to the cent`, ({ assert }) => {
      const figures = answerOf(fields)
      const parts = whereTheEuroGoes(figures)!
      assert.equal(
        Object.values(parts).reduce((sum, part) => sum + cents(part), 0),
        cents(figures.coutEmployeur.coutEmployeurAnnuel)
      )
      for (const part of EURO_PARTS)
        assert.equal(
          termsOf(part, figures).reduce((sum, { amount }) => sum + cents(amount), 0),
          cents(parts[part]),
          `the terms of ${part}`
        )
    })

  test('of a plain package the employer’s part is the contributions, insurance and reductions', ({
    assert,
  }) => {
    const figures = answerOf()
    const levies = figures.coutEmployeur.remunerationsFixes
      .filter(({ key }) => ['onssPatronal', 'reductionStructurelle', 'assuranceLoi'].includes(key))
      .reduce((sum, { amount }) => sum + cents(amount), 0)
    const parts = whereTheEuroGoes(figures)!
    assert.equal(cents(parts.employerLevies), levies)
    assert.equal(parts.inKind, 0)
    assert.equal(parts.worker, figures.remuneration.remunerationAnnuelle.remunerationAnnuelle)
  })

  test('a car is paid to others', ({ assert }) => {
    const figures = answerOf(RICH)
    const car = figures.coutEmployeur.avantages.find(({ key }) => key === 'voitureSociete')!
    assert.isAtLeast(whereTheEuroGoes(figures)!.inKind, car.amount)
  })
})

test.group('What a package holds, to read', () => {
  test('each thing with its value, description and yearly cost; nothing else', ({ assert }) => {
    const fields = { ...REQUEST.package, ...RICH, packageType: 'FIX' } as never
    const figures = answerOf(RICH)
    const benefits = contentsOf('avantages', fields, figures)
    assert.deepEqual(
      benefits.map(({ name, value }) => [name, value]),
      [
        ['voitureSociete', 750],
        ['assuranceGroupe', 4],
        ['chequeRepas', 8],
      ]
    )
    assert.equal(benefits[0].description, 'Tesla Model 3')
    assert.equal(benefits[0].cost, 9000)
    assert.equal(benefits[1].percentOf, 'PERCENT_BASE')
    assert.deepEqual(
      contentsOf('frais', fields, figures).map(({ name }) => name),
      ['teletravail']
    )
    assert.deepEqual(contentsOf('extras', fields, figures), [])
  })

  test('in a FLEX package also what is on offer, compulsory or not', ({ assert }) => {
    const fields = {
      ...REQUEST.package,
      packageType: 'FLEX',
      canVelo: true,
      canLaptop: true,
      mustHaveLaptop: true,
      hasLaptop: true,
      laptop: 30,
    } as never
    assert.deepEqual(
      contentsOf('avantages', fields, answerOf()).map(({ name, has, choice }) => [
        name,
        has,
        choice,
      ]),
      [
        ['velo', false, 'offered'],
        ['laptop', true, 'compulsory'],
      ]
    )
  })
})

test.group('The year without variable pay', () => {
  test('is what the engine gives when nothing variable is agreed', ({ assert }) => {
    const stored = { package: { ...REQUEST.package, ...RICH } } as never
    assert.isTrue(hasVariablePay((stored as { package: PackageFields }).package))
    const { package: without } = withoutVariablePay(stored as { package: object } as never)
    const { hasBonusAnnuel: _has, bonusAnnuel: _value, ...rest } = RICH
    assert.deepEqual(answerOf(without as object), answerOf(rest))
    assert.isFalse(hasVariablePay(without as PackageFields))
  })
})

test.group('The table of a cash flow', () => {
  test('has twelve months whose totals are the cost, and each kind its line of the year', ({
    assert,
  }) => {
    const flow = cashFlow({ ...REQUEST, package: { ...REQUEST.package, ...RICH } })
    if (!flow.ok) throw new Error(JSON.stringify(flow.errors))
    const figures = answerOf(RICH)
    const { dates, rows, totals, parts } = cashFlowGrid(flow.entries, figures.coutEmployeur)
    assert.lengthOf(dates, 12)
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + cents(amount), 0)
    assert.equal(sum(totals), cents(figures.coutEmployeur.coutEmployeurAnnuel))
    for (const { months, total } of rows) assert.equal(sum(months), cents(total))
    for (const part of [
      'remunerationsFixes',
      'frais',
      'remunerationsVariables',
      'avantages',
    ] as const)
      assert.equal(sum(parts[part]), cents(figures.coutEmployeur[`${part}Total`]))
  })
})
