import { test } from '@japa/runner'
import { prorata, share } from '#modules/compute/engine/money'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { base } from '#modules/compute/rules/employeur/lignes'
import { Sheet } from '#modules/compute/rules/sheet'
import cases from './cases/other_years.json' with { type: 'json' }
import { lines } from './requests.ts'

const { law } = lawSets.on('2026-09-01')!
const expectedOf = (id: string) =>
  cases.find((each) => each.id === id)!.expected as Partial<Record<string, number>>

/* Published cases without a date, or of before the law sets, whose figures did not change since. */
test.group('Published cases of other years', () => {
  test('securex-double-pecule: nine of twelve months of 92 % of 2,300', ({ assert }) => {
    const { doublePeculeBrut } = lines({ package: { salaireBrut: 2300 } })
    const months = prorata(Math.round(doublePeculeBrut * 100), 9, 12)
    assert.equal(months / 100, expectedOf('securex-double-pecule').double_holiday_pay)
  })

  test('e068: what a raise of 100 costs, and what is left of it', ({ assert }) => {
    const raise = 100_00
    const left = raise - share(raise, law.onss.tauxPersonnel)
    assert.deepEqual(
      {
        employer_cost: (raise + base(raise, new Sheet(), law)) / 100,
        after_employee_onss: left / 100,
        net_40pct_tax: share(left, 600_000) / 100,
      },
      expectedOf('e068')
    )
  })

  test('no case is left out', ({ assert }) => {
    assert.lengthOf(cases, 2)
  })
})
