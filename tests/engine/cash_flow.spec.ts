import { test } from '@japa/runner'
import {
  cashFlow,
  headline,
  headlineByMonth,
  lineText,
  type CashFlowEntry,
  type CashFlowOptions,
} from '#modules/compute/pure'
import { answered, request, type Case } from './requests.ts'

function flowOf(differs: Case = {}, options?: CashFlowOptions) {
  const result = cashFlow(request(differs), options)
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result
}

const inCents = (entries: readonly CashFlowEntry[]) =>
  entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)

const months = (entries: readonly CashFlowEntry[], kind: string) =>
  entries.filter((entry) => entry.kind === kind).map(({ date }) => date)

const benefits = {
  hasCommissions: true,
  commissions: 200,
  hasBonusAnnuel: true,
  bonusAnnuel: 2500,
  hasChequeRepas: true,
  chequeRepas: 8,
  hasEcoCheques: true,
  ecoCheques: 250,
  hasVoitureSociete: true,
  energieVS: 'ESSENCE',
  co2VS: 110,
  valeurVS: 35_000,
  tcoMensuelVS: 633.33,
} as const

test.group('The cash flow', () => {
  test('sums to the cost of the year, to the cent', ({ assert }) => {
    const cases: Case[] = [
      {},
      { date: '2024-02-29' },
      { date: '2021-06-30', effectif: 5 },
      { package: benefits },
      { package: { ...benefits, salaireBrut: 2123.45 }, date: '2025-12-31' },
      {
        package: {
          computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' },
          salaireBrut: undefined,
          salaireBrutHoraire: 17.1234,
        },
      },
      {
        package: { packageType: 'FLEX', canVoitureSociete: true, ...benefits },
      },
    ]
    for (const differs of cases) {
      const { entries, total } = flowOf(differs)
      const { months: byMonth, bareme, ...amounts } = headlineByMonth(request(differs)) as any
      const summed = Array.from({ length: 12 }, () => 0)
      for (const { date, amount } of entries)
        summed[Number(date.slice(5, 7)) - 1]! += Math.round(amount * 100)
      assert.deepEqual(
        byMonth.map((amount: number) => Math.round(amount * 100)),
        summed
      )
      assert.deepEqual(amounts, headline(request(differs)))
      assert.deepEqual(bareme, answered(request(differs)).bareme)
      const { coutEmployeurAnnuel } = answered(request(differs)).compute.coutEmployeur
      assert.equal(total, coutEmployeurAnnuel)
      assert.equal(inCents(entries), Math.round(total * 100))
      assert.isTrue(entries.every(({ amount, side }) => amount !== 0 && side === 'employer'))
    }
  })

  test('sums to each line of the cost', ({ assert }) => {
    const { entries } = flowOf({ package: benefits })
    const { coutEmployeur } = answered(request({ package: benefits })).compute
    const lists = ['remunerationsFixes', 'frais', 'remunerationsVariables', 'avantages'] as const
    for (const { key, amount } of lists.flatMap((list) => coutEmployeur[list])) {
      const flow = inCents(entries.filter(({ kind }) => kind === key))
      assert.equal(flow, Math.round(amount * 100), key)
    }
  })

  test('goes from the month of the date on, by month, on its last day', ({ assert }) => {
    const { entries } = flowOf({ date: '2027-09-15' })
    const pay = months(entries, 'salaireBrutAnnuel')
    assert.lengthOf(pay, 12)
    assert.equal(pay[0], '2027-09-30')
    assert.equal(pay[5], '2028-02-29')
    assert.equal(pay[11], '2028-08-31')
    const dates = entries.map(({ date }) => date)
    assert.deepEqual(dates, dates.toSorted())
  })

  test('what falls once a year falls in its month', ({ assert }) => {
    const { entries } = flowOf({ package: benefits })
    assert.deepEqual(months(entries, 'primeFinAnnee'), ['2026-12-31'])
    assert.deepEqual(months(entries, 'primeSectorielle'), ['2027-06-30'])
    assert.deepEqual(months(entries, 'doublePeculeVacances'), ['2027-06-30'])
    assert.deepEqual(months(entries, 'bonusAnnuel'), ['2027-03-31'])
    assert.deepEqual(months(entries, 'ecoCheques'), ['2027-06-30'])
    const onss = entries.filter(({ kind }) => kind === 'onssPatronal')
    const december = onss.find(({ date }) => date === '2026-12-31')!
    const october = onss.find(({ date }) => date === '2026-10-31')!
    assert.isAbove(december.amount, october.amount)
  })

  test('what no text fixes may be told', ({ assert }) => {
    const { entries } = flowOf({ package: benefits }, { moisPeculeVacances: 5, moisBonus: 12 })
    assert.deepEqual(months(entries, 'doublePeculeVacances'), ['2027-05-31'])
    assert.deepEqual(months(entries, 'bonusAnnuel'), ['2026-12-31'])
    assert.deepEqual(months(entries, 'bonusAnnuelOnss'), ['2026-12-31'])
  })

  test('every kind has a name, and a refusal is a refusal', ({ assert }) => {
    for (const { kind } of flowOf({ package: benefits }).entries) {
      assert.notEqual(lineText(kind, 'fr'), kind)
    }
    const result = cashFlow({ ...request(), date: 'x', id: 7 })
    assert.deepInclude(result, { ok: false, id: 7 })
  })
})
