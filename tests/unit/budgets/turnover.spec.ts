import { test } from '@japa/runner'
import { monthsOfPeriod } from '#modules/budgets/domain/calendar'
import { decimalsOfPeople, expectsTurnover } from '#modules/budgets/domain/expected_people'
import { BudgetSums } from '#modules/budgets/domain/figures'
import { ofGroups, type Group } from '#modules/budgets/domain/groups'
import { planPerson, type Person, type Version } from '#modules/budgets/domain/person'
import { NO_PLAN, type Plan, type TurnoverStep } from '#modules/budgets/domain/plan'
import { STEPS, sumAt } from '#modules/budgets/domain/steps'
import { expectedOf, turnoverOf } from '#modules/budgets/domain/turnover'

/** After the last law that is known, so that no law moves anything. */
const START = '2030-01-01'
const MONTHS = monthsOfPeriod({ start: START, months: 12 })

const step = (fields: Partial<TurnoverStep> = {}): TurnoverStep => ({
  percent: 12,
  replacedPercent: 0,
  replacedAfterMonths: 0,
  departmentId: null,
  costCenterId: null,
  ...fields,
})
const plan = (...turnover: TurnoverStep[]): Plan => ({ ...NO_PLAN, turnover })

/** 4,000 a month, with 2,000 of holiday pay in May and 3,000 of premium in December. */
const YEAR = ofGroups((group: Group) =>
  MONTHS.map((_, month) => {
    if (group === 'pay') return 400_000
    if (group === 'holidayPay') return month === 4 ? 200_000 : 0
    return group === 'yearEnd' && month === 11 ? 300_000 : 0
  })
)

const version = (fields: Partial<Version> = {}): Version => ({
  contractId: 'c',
  start: '2020-01-01',
  end: null,
  step: 'mix',
  gross: 300_000,
  cost: YEAR,
  lawDay: START,
  commissionParitaire: 'BECP200',
  date: START,
  packageType: 'FIX',
  company: {},
  worker: {},
  package: { computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' } },
  ...fields,
})
const person = (fields: Partial<Person> = {}): Person => ({
  workerId: 'w',
  departmentId: 'sales',
  costCenterId: 'north',
  count: 1,
  versions: [version()],
  ...fields,
})

test.group('Turnover of a budget', () => {
  test('of 12 % a year one in a hundred has the last month in each, by hand', ({ assert }) => {
    const { own, replacing, leaving } = planPerson(person(), plan(step()), MONTHS)
    assert.isNull(replacing)
    // 1, 0.99, 0.9801, 0.970299 of 4,000.00.
    assert.deepEqual(own.groups.pay.slice(0, 4), [400_000, 396_000, 392_040, 388_120])
    assert.deepEqual(own.steps.base.slice(0, 4), [400_000, 400_000, 400_000, 400_000])
    assert.deepEqual(own.steps.leavers.slice(0, 4), [0, -4_000, -7_960, -11_880])
    // In May 0.96059601 is there: 1,921.19 of the holiday pay; in December 0.895338 of the premium.
    assert.equal(own.groups.holidayPay[4], 192_119)
    assert.equal(own.groups.yearEnd[11], 268_601)
    assert.deepEqual(
      leaving.slice(0, 3).map((each) => each.toFixed(6)),
      ['0.010000', '0.009900', '0.009801']
    )
    for (const [i] of MONTHS.entries())
      assert.equal(
        sumAt(own.steps, i),
        own.groups.pay[i]! + own.groups.holidayPay[i]! + own.groups.yearEnd[i]!
      )
  })

  test('half of them replaced after a month come two months later, as hires, and leave as others do, by hand', ({
    assert,
  }) => {
    const { own, replacing, leaving, joining } = planPerson(
      person(),
      plan(step({ replacedPercent: 50, replacedAfterMonths: 1 })),
      MONTHS
    )
    // 0.01 left after January: 0.005 come in March; in April 0.00495 are left of them and 0.00495 come.
    assert.deepEqual(
      joining.slice(0, 4).map((each) => each.toFixed(6)),
      ['0.000000', '0.000000', '0.005000', '0.004950']
    )
    assert.deepEqual(replacing!.groups.pay.slice(0, 4), [0, 0, 2_000, 3_960])
    assert.deepEqual(replacing!.steps.hires.slice(0, 4), [0, 0, 2_000, 3_960])
    assert.equal(leaving[2]!.toFixed(8), ((0.9801 + 0.005) / 100).toFixed(8))
    // Who came this year has no holiday pay in it, and of the premium so many twelfths as months.
    assert.equal(replacing!.groups.holidayPay[4], 0)
    const late = planPerson(
      person(),
      plan(step({ replacedPercent: 100, replacedAfterMonths: 10 })),
      MONTHS
    ).replacing!
    assert.equal(late.groups.yearEnd[11], Math.round(300_000 * 0.01 * (1 / 12)))
    // Nobody of the others is touched by that.
    assert.deepEqual(own.groups.pay, planPerson(person(), plan(step()), MONTHS).own.groups.pay)
  })

  test('leavers divided by the average headcount are the percent, whoever is replaced', ({
    assert,
  }) => {
    for (const percent of [0, 0.01, 7.25, 12, 50, 100])
      for (const replacedPercent of [0, 40, 100])
        for (const replacedAfterMonths of [0, 1, 5, 36]) {
          const of = step({ percent, replacedPercent, replacedAfterMonths })
          const { staying, replacing, leaving } = expectedOf(of, MONTHS, 0)
          const people = staying.map((each, i) => each + replacing[i]!.people)
          const sum = (values: number[]) => values.reduce((all, each) => all + each, 0)
          const told = `${percent} ${replacedPercent} ${replacedAfterMonths}`
          assert.closeTo((sum(leaving) / (sum(people) / 12)) * 100, percent, 1e-9, told)
          if (replacedPercent === 100 && replacedAfterMonths === 0)
            for (const each of people) assert.closeTo(each, 1, 1e-12, told)
          assert.isTrue(people.every((each) => each > 0 && each <= 1 + 1e-12))
        }
  })

  test('nobody stands for who never leaves, however many of them would be replaced', ({
    assert,
  }) => {
    const never = plan(step({ percent: 0, replacedPercent: 50 }))
    assert.deepEqual(planPerson(person(), never, MONTHS), planPerson(person(), NO_PLAN, MONTHS))
  })

  test('a turnover of few people is one, and is not shown as nobody', ({ assert }) => {
    const { leaving } = planPerson(person(), plan(step({ percent: 0.01 })), MONTHS)
    assert.isTrue(expectsTurnover(leaving.map((each) => ({ leaving: each }))))
    assert.isFalse(expectsTurnover([{ leaving: 0 }]))
    const shown = (people: number) => people.toFixed(decimalsOfPeople(people, 2))
    assert.deepEqual([0, 12, 0.994, 0.0051, 0.0049, 0.00043, 0.000001].map(shown), [
      '0.00',
      '12.00',
      '0.99',
      '0.01',
      '0.005',
      '0.0004',
      '0.000001',
    ])
  })

  test('who is known to leave by name, or by the end of their contract, is not counted twice', ({
    assert,
  }) => {
    const named = {
      ...plan(step({ percent: 100, replacedPercent: 100 })),
      leavers: [{ workerId: 'w', lastDay: '2030-06-30' }],
    }
    const without = { ...named, turnover: [] }
    assert.deepEqual(planPerson(person(), named, MONTHS), planPerson(person(), without, MONTHS))
    const ending = person({ versions: [version({ end: '2030-12-31' })] })
    assert.deepEqual(planPerson(ending, plan(step()), MONTHS), planPerson(ending, NO_PLAN, MONTHS))
    const later = person({ versions: [version({ end: '2031-01-01' })] })
    assert.isBelow(planPerson(later, plan(step()), MONTHS).own.people[11]!, 1)
  })

  test('hires without a name leave too, and months that are over are as they came to', ({
    assert,
  }) => {
    const hires = person({
      workerId: null,
      count: 10,
      versions: [version({ start: '2030-03-01' })],
    })
    const { own, leaving } = planPerson(hires, plan(step()), MONTHS)
    assert.deepEqual(
      own.people.slice(0, 5).map((each) => each.toFixed(4)),
      ['0.0000', '0.0000', '10.0000', '9.9000', '9.8010']
    )
    assert.equal(own.steps.hires[3], 4_000_000)
    assert.equal(own.steps.leavers[3], -40_000)
    assert.equal(leaving[2]!.toFixed(6), '0.100000')
    const reforecast = planPerson(person(), plan(step()), MONTHS, 3)
    assert.deepEqual(
      reforecast.own.people.slice(0, 5).map((each) => each.toFixed(2)),
      ['1.00', '1.00', '1.00', '1.00', '0.99']
    )
    assert.deepEqual(planPerson(hires, NO_PLAN, MONTHS, 4).own.people.slice(0, 5), [0, 0, 0, 0, 10])
  })

  test('the narrowest line counts: both places, the department, the cost centre, everybody', ({
    assert,
  }) => {
    const lines = [
      step({ percent: 1 }),
      step({ percent: 2, costCenterId: 'north' }),
      step({ percent: 3, departmentId: 'sales' }),
      step({ percent: 4, departmentId: 'sales', costCenterId: 'north' }),
    ]
    const of = (...some: TurnoverStep[]) => turnoverOf({ turnover: some }, person())?.percent
    assert.equal(of(...lines), 4)
    assert.equal(of(...lines.slice(0, 3)), 3)
    assert.equal(of(...lines.slice(0, 2)), 2)
    assert.equal(of(lines[0]!), 1)
    assert.isUndefined(of(step({ departmentId: 'production' })))
    assert.isUndefined(of())
  })

  test('sums of people are in millionths, and no order of them changes one', ({ assert }) => {
    const people = Array.from({ length: 40 }, (_, at) =>
      person({ workerId: String(at), departmentId: at % 3 === 0 ? 'sales' : null })
    )
    const supposed = plan(
      step({ percent: 9.37, replacedPercent: 33.33, replacedAfterMonths: 2 }),
      step({ percent: 0, departmentId: 'sales' })
    )
    const summed = (some: Person[]) => {
      const sums = new BudgetSums(MONTHS.length)
      for (const each of some) sums.add(each, planPerson(each, supposed, MONTHS))
      return sums.figures()
    }
    const [one, other] = [summed(people), summed(people.toReversed())]
    const { lines, ...rest } = one
    assert.deepEqual({ ...other, lines: [] }, { ...rest, lines: [] })
    assert.sameDeepMembers(other.lines, lines)
    const sales = lines.find(({ departmentId }) => departmentId === 'sales')!
    assert.deepEqual(sales.people, Array(12).fill(14))
    assert.isBelow(one.people[11]!, 40)
    assert.isAbove(one.people[11]!, 14 + 26 * 0.9)
    const total = (month: number) =>
      lines.reduce(
        (all, { groups }) =>
          all + Object.values(groups).reduce((sum, each) => sum + each[month]!, 0),
        0
      )
    for (const [i] of MONTHS.entries()) assert.equal(sumAt(one.steps, i), total(i))
    assert.sameMembers(Object.keys(one.steps), [...STEPS])
  })
})
