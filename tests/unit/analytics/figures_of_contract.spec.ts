import { test } from '@japa/runner'
import {
  figuresOfContract,
  type ContractPackage,
} from '#modules/analytics/domain/figures_of_contract'
import { lawDayOf, lawIntervals, lawOn } from '#modules/analytics/domain/law_day'

const PACKAGE: ContractPackage = {
  date: '2026-09-01',
  packageType: 'FIX',
  company: { effectif: 5 },
  worker: { etatCivil: 'celibataire' },
  package: {
    computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    salaireBrut: 3_000,
    regimeNumerateur: 38,
    regimeDenominateur: 38,
  } as ContractPackage['package'],
}

const withFields = (fields: object): ContractPackage => ({
  ...PACKAGE,
  package: { ...PACKAGE.package, ...fields },
})

function figuresOf(pack: ContractPackage, day: string) {
  const computed = figuresOfContract(pack, day)
  if ('failure' in computed) throw new Error(computed.failure)
  return computed.figures
}

const sum = (values: readonly number[]) => Math.round(values.reduce((a, b) => a + b, 0) * 100) / 100

test.group('What a version of a contract costs', () => {
  test('twelve months add up to the cost of the year, each group in its months', ({ assert }) => {
    const { months, employerCost, totalCash } = figuresOf(PACKAGE, '2026-11-26')
    const { remunerationsFixes, frais, remunerationsVariables, avantages } = months
    assert.equal(
      sum([remunerationsFixes, frais, remunerationsVariables, avantages].map(sum)),
      employerCost
    )
    assert.deepEqual(
      months.doublePeculeVacances.map((amount) => amount > 0),
      Array.from({ length: 12 }, (_, month) => month === 5)
    )
    assert.deepEqual(
      months.primeFinAnnee.map((amount) => amount > 0),
      Array.from({ length: 12 }, (_, month) => month === 11)
    )
    assert.isAbove(totalCash, 36_000)
  })

  test('part time is told at full time too', ({ assert }) => {
    const half = figuresOf(withFields({ salaireBrut: 1_500, regimeNumerateur: 19 }), '2026-11-26')
    assert.deepInclude(half, { gross: 1_500, fullTimeGross: 3_000, fraction: 0.5 })
  })

  test('the structural reduction stands in its quarters and has no end', ({ assert }) => {
    const { reductions } = figuresOf(PACKAGE, '2026-11-26')
    assert.deepEqual(
      reductions.map(({ kind, endDate, afterwards }) => [kind, endDate, afterwards]),
      [['reductionStructurelle', null, 0]]
    )
    assert.equal(sum(reductions[0]!.quarters), reductions[0]!.year)
  })

  test('a first hiring moves on with the quarters, and ends with its twelfth', ({ assert }) => {
    const hired = withFields({ rangEngagement: 3, trimestreEngagement: 1 })
    const of = (day: string) =>
      figuresOf(hired, day).reductions.find(({ kind }) => kind === 'reductionPremiersEngagements')
    // From the third quarter of 2026 on, twelve quarters: the second of 2029 is the last.
    const first = of('2026-09-01')!
    assert.equal(first.endDate, '2029-06-30')
    assert.equal(first.afterwards, first.year)
    assert.equal(of('2027-09-01')!.endDate, '2029-06-30')
    assert.isNull(
      figuresOf(withFields({ rangEngagement: 1 }), '2026-09-01').reductions.find(
        ({ kind }) => kind === 'reductionPremiersEngagements'
      )!.endDate
    )
  })

  test('a package that the law refuses says why', ({ assert }) => {
    assert.deepEqual(figuresOfContract(withFields({ salaireBrut: -1 }), '2026-11-26'), {
      failure: 'out_of_range: package.salaireBrut',
    })
  })

  test('the law of today counts while a version runs, of its first day before, of its last day after', ({
    assert,
  }) => {
    assert.equal(lawDayOf('2024-01-01', null, '2026-11-26'), '2026-11-26')
    assert.equal(lawDayOf('2027-01-01', null, '2026-11-26'), '2027-01-01')
    assert.equal(lawDayOf('2022-01-01', '2023-06-30', '2026-11-26'), '2023-06-30')
    assert.equal(lawDayOf('2019-01-01', '2020-06-30', '2026-11-26'), '2021-01-01')
    assert.equal(lawDayOf('2030-01-01', null, '2026-11-26'), '2027-12-31')
  })

  test('every day has one law set', ({ assert }) => {
    const laws = lawIntervals()
    assert.equal(lawOn('1999-01-01', laws), laws[0])
    assert.equal(lawOn('2099-01-01', laws), laws.at(-1))
    for (const law of laws) assert.equal(lawOn(law.until, laws), law)
  })
})
