import { test } from '@japa/runner'
import { compute, yearTax } from '#modules/compute/pure'
import {
  CHECK_CAUSES,
  checkDeclared,
  type KnownMonth,
} from '#modules/reconciliation/domain/check_declared'
import { CheckSum } from '#modules/reconciliation/domain/check_totals'
import { COMPARED, type MonthCents } from '#modules/reconciliation/domain/compared_lines'
import { monthsOfPeriod, type DeclaredLine } from '#modules/reconciliation/domain/declared'
import type { CodeMeaning, PayslipLine } from '#modules/reconciliation/domain/payslip'
import { monthOf, type Situation } from '#modules/reconciliation/domain/trials'

const situationOn = (month: string): Situation => ({
  date: `${month}-01`,
  company: {},
  worker: { etatCivil: 'celibataire' },
  package: {
    packageType: 'FIX',
    computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    salaireBrut: 3250,
    regimeNumerateur: 38,
    regimeDenominateur: 38,
  } as Situation['package'],
})
const computed = (month: string) => monthOf(situationOn(month))!
const MEANINGS = new Map<string, CodeMeaning>([
  ...COMPARED.map(({ key }) => [key, { line: key, isReversed: false }] as const),
  ['premium', { line: 'OTHER', isReversed: false }],
])
const payslipOf = (cents: MonthCents, changes: Record<string, number> = {}): PayslipLine[] =>
  Object.entries({ ...cents, ...changes }).map(([code, amount]) => ({
    code,
    label: '',
    cents: amount,
  }))

/** A month that was paid as it is computed. */
const paid = (month: string, changes: Record<string, number> = {}): KnownMonth => ({
  month,
  payslip: { lines: payslipOf(computed(month), changes), meanings: MEANINGS },
  covered: { situation: situationOn(month), cover: 'WHOLE' },
})
const unpaid = (month: string): KnownMonth => ({ ...paid(month), payslip: null })
const gross = (cents: number): DeclaredLine[] => [{ code: '1', cents }]
const QUARTER = monthsOfPeriod('2026/3')
const YEAR = monthsOfPeriod('2025')
const check = (
  lines: readonly DeclaredLine[],
  months = QUARTER.map((month) => paid(month)),
  period = '2026/3'
) => checkDeclared({ period, lines }, months)
const causes = (person: ReturnType<typeof check>, side: 'payslips' | 'ours', at = 0) =>
  person.lines[at]![side]!.parts.map(({ cause, cents }) => [cause, cents])

test.group('What was declared beside payslips and computed months', () => {
  test('a period is its months, and the same gross of a quarter is exact on both sides', ({
    assert,
  }) => {
    assert.deepEqual(QUARTER, ['2026-07', '2026-08', '2026-09'])
    assert.deepEqual([YEAR.length, YEAR[0], YEAR[11]], [12, '2025-01', '2025-12'])
    const same = check(gross(975_000))
    assert.equal(same.verdict, 'EXACT')
    assert.deepEqual(same.lines, [
      {
        key: 'gross',
        declared: 975_000,
        payslips: { cents: 975_000, difference: 0, parts: [] },
        ours: { cents: 975_000, difference: 0, parts: [] },
      },
    ])
  })

  test('codes that bear contributions are the gross pay; a company car stands beside it', ({
    assert,
  }) => {
    const person = check([
      ...gross(975_000),
      { code: '2', cents: 10_000 },
      { code: '10', cents: 45_000 },
      { code: '11', cents: 900 },
    ])
    assert.equal(person.lines[0]!.declared, 985_000)
    assert.deepEqual(person.beside, [
      { code: '10', cents: 45_000 },
      { code: '11', cents: 900 },
    ])
    assert.equal(person.verdict, 'UNEXPLAINED')
    assert.deepEqual(causes(person, 'payslips'), [['UNEXPLAINED', 10_000]])
  })

  test('each cause: missing months, other pay, what is paid once a year, rounding, and what keeps a sum from being one', ({
    assert,
  }) => {
    const [july = '', ...rest] = QUARTER
    const missing = [unpaid(july), ...rest.map((month) => paid(month))]
    assert.deepEqual(causes(check(gross(975_000), missing), 'payslips'), [
      ['MISSING_MONTHS', 325_000],
    ])
    assert.equal(check(gross(975_000), missing).verdict, 'EXPLAINED')
    const other = check(gross(975_000), missing)
    assert.deepEqual(other.months, { all: 3, paid: 2, covered: 3 })
    assert.deepEqual(causes(check(gross(980_000), missing), 'payslips'), [['NO_PAYSLIP', 330_000]])
    assert.equal(check(gross(980_000), missing).verdict, 'INCOMPLETE')

    const premium = [paid(july, { premium: 50_000 }), ...rest.map((month) => paid(month))]
    assert.deepEqual(causes(check(gross(1_025_000), premium), 'payslips'), [['OTHER_PAY', 50_000]])

    const answer = compute(situationOn('2026-09'))
    const thirteenth = answer.ok
      ? Math.round(
          answer.answer.compute.remuneration.totalCashAnnuel.remunerationsFixes.find(
            ({ key }) => key === 'primeFinAnnee'
          )!.amount * 100
        )
      : 0
    assert.isAbove(thirteenth, 300_000)
    const once = check(gross(975_000 + thirteenth))
    assert.deepEqual(
      [causes(once, 'payslips'), causes(once, 'ours')],
      Array(2).fill([['ONCE_A_YEAR', thirteenth]])
    )
    assert.deepEqual(causes(check(gross(975_002)), 'payslips'), [['ROUNDING', 2]])

    const raised = QUARTER.map((month) =>
      paid(month, { salaireBrut: 340_000, sousTotalBrut: 340_000 })
    )
    const asPaid = check(gross(1_020_000), raised)
    assert.deepEqual(
      [causes(asPaid, 'payslips'), causes(asPaid, 'ours'), asPaid.verdict],
      [[], [['AS_PAID', 45_000]], 'EXACT']
    )

    const unmapped = QUARTER.map((month) => ({
      ...paid(month),
      payslip: { lines: payslipOf(computed(month)), meanings: new Map() },
    }))
    assert.deepEqual(causes(check(gross(975_000), unmapped), 'payslips'), [['NOT_MAPPED', 975_000]])
    const without = [{ ...paid(july), covered: null }, ...rest.map((month) => paid(month))]
    assert.deepEqual(causes(check(gross(990_000), without), 'ours'), [['NO_CONTRACT', 340_000]])
    const none = check(
      gross(975_000),
      QUARTER.map((month) => ({ ...unpaid(month), covered: null }))
    )
    assert.deepEqual(
      [none.lines[0]!.payslips, none.lines[0]!.ours, none.verdict],
      [null, null, 'INCOMPLETE']
    )
  })

  test('a year: taxable pay and what was withheld, holiday pay and premiums found by the year’s own computation', ({
    assert,
  }) => {
    const months = YEAR.map((month) => paid(month))
    const sum = (key: keyof MonthCents) =>
      YEAR.reduce((total, month) => total + computed(month)[key], 0)
    const taxed = yearTax({ ...situationOn('2025-12'), menage: { tauxCommunal: 0 } })
    const line = (key: 'imposablePecules' | 'imposablePrimes' | 'precompteExceptionnel') =>
      taxed.ok ? Math.round(taxed.answer.lignes[key]! * 100) : 0
    const once = line('imposablePecules') + line('imposablePrimes')
    const person = check(
      [
        { code: 'taxable', cents: sum('imposable') + once },
        { code: 'withheld', cents: line('precompteExceptionnel') - sum('precompteProfessionnel') },
        { code: 'special', cents: 0 - sum('csss') },
      ],
      months,
      '2025'
    )
    assert.deepEqual(
      person.lines.map(({ key }) => key),
      ['taxable', 'withheld', 'special']
    )
    assert.isAbove(once, 100_000)
    assert.deepEqual(causes(person, 'ours', 0), [['ONCE_A_YEAR', once]])
    assert.deepEqual(causes(person, 'ours', 1), [['ONCE_A_YEAR', line('precompteExceptionnel')]])
    assert.deepEqual(causes(person, 'ours', 2), [])
    assert.deepEqual(
      person.lines.map(({ payslips, ours }) => payslips!.difference - ours!.difference),
      [0, 0, 0]
    )
    assert.deepEqual(check([{ code: 'taxable', cents: 1 }], months, '2025').untold, [
      'withheld',
      'special',
    ])
  })

  test('sums are those of the people, and causes sum to each difference', ({ assert }) => {
    const people = [
      check(gross(975_000)),
      check(gross(1_234_567)),
      check(gross(990_000), [unpaid('2026-07'), paid('2026-08'), paid('2026-09')]),
      check(
        gross(500),
        QUARTER.map((month) => ({ ...unpaid(month), covered: null }))
      ),
      check([{ code: '10', cents: 45_000 }]),
    ]
    const sum = new CheckSum()
    for (const person of people) sum.add(person)
    const [total] = sum.lines
    assert.equal(sum.people, 5)
    assert.equal(
      Object.values(sum.verdicts).reduce((all, each) => all + each, 0),
      5
    )
    for (const name of ['payslips', 'ours'] as const) {
      const side = total![name]
      const caused = CHECK_CAUSES.reduce((all, cause) => all + side.causes[cause].cents, 0)
      assert.deepEqual(
        [side.declared - side.cents, caused, side.people],
        [side.difference, side.difference, 4],
        name
      )
    }
    assert.deepEqual([...sum.beside], [['10', { cents: 45_000, people: 1 }]])
  })
})
