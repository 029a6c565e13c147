import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import { computeBudget } from '#modules/budgets/jobs/compute_budget'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { monthsAfter, today } from '#modules/shared/values/days'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { computedSheets, sheetsOf } from '#tests/helpers/computed_sheets'

const PATH = '/api/budgets'
const SIGNED_IN = { except: LEFT_BY_SIGN_IN }
const THIS_MONTH = `${today().slice(0, 7)}-01`
/** From the next month on everybody of the demo works. */
const START = monthsAfter(THIS_MONTH, 1)
const NO_PLAN = { index: [], merit: [], hires: [], leavers: [], turnover: [], law: [] }
const ACCOUNTS = {
  pay: '620',
  holidayPay: '6203',
  yearEnd: '6204',
  costs: '6150',
  variable: '6202',
  benefits: '623',
  owed: '455',
}

let acme: TestCompany
let globex: TestCompany

async function made(admin: TestClient, body: object = {}) {
  const answer = await admin.post(PATH, {
    name: 'Budget',
    startDateStr: START,
    months: 12,
    ...body,
  })
  if (answer.status !== 201) throw new Error(answer.raw.toString())
  return answer.body
}

async function planned(admin: TestClient, id: string, plan: object) {
  const answer = await admin.put(`${PATH}/${id}`, { plan })
  if (answer.status !== 200) throw new Error(answer.raw.toString())
  return answer.body
}

const workers = () => inTenant(acme.id, (trx) => trx.from('workers').orderBy('last_name'))
const cents = (euros: number) => Math.round(euros * 100)
const sum = (values: readonly number[]) => values.reduce((all, each) => all + cents(each), 0)
const stepsOf = (bridge: Record<string, number>) => sum(Object.values(bridge))

test.group('Budgets', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('every call is closed to strangers and to all below administrators, and changes nothing there', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id } = await made(admin)
    const calls: [string, string, object?][] = [
      ['GET', PATH],
      ['POST', PATH, { name: 'X', startDateStr: START, months: 1 }],
      ['GET', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}`, {}],
      ['PUT', `${PATH}/${id}`, { name: 'X' }],
      ['DELETE', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}/archive`],
      ['POST', `${PATH}/${id}/archive/false`],
      ['POST', `${PATH}/${id}/lock`],
      ['POST', `${PATH}/${id}/lock/false`],
      ['POST', `${PATH}/${id}/reforecast`, {}],
      ['GET', `${PATH}/${id}/variance`],
      ['GET', `${PATH}/${id}/xlsx`],
      ['GET', `${PATH}/${id}/journal`],
    ]
    const [stranger, payroll] = [await visitor(), await signedIn('payroll')]
    const untouched = await checksumOf(acme.id, SIGNED_IN)
    for (const [method, path, body] of calls) {
      assert.equal((await stranger.send(method, path, { body })).status, 401, `${method} ${path}`)
      assert.equal((await payroll.send(method, path, { body })).status, 403, `${method} ${path}`)
    }
    assert.equal(await checksumOf(acme.id, SIGNED_IN), untouched)
    const locked = await (await signedIn('admin', 'globex')).get(PATH)
    assert.deepEqual([locked.status, locked.body.code], [403, 'E_FEATURE_LOCKED'])
    assert.equal((await admin.get(`${PATH}/${randomUUID()}`)).status, 404)
  })

  test('is made once under one id of what the contracts cost, as analytics tell it, and leaves the other company alone', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id, SIGNED_IN)
    const admin = await signedIn('admin')
    const id = randomUUID()
    const budget = await made(admin, { id, startDateStr: THIS_MONTH })
    assert.deepInclude(budget, { id, months: 12, isComputed: true, number: 1, isLocked: false })
    assert.equal((await made(admin, { id })).id, id)
    const flow = (await admin.get('/api/analytics/cash-flow?months=12')).body.data
    // Before the law of each month, which comes last, it is what the cash flow says.
    assert.deepEqual(
      budget.figures.months.map(({ month, people, expected, steps }: any) => ({
        month,
        people,
        total: cents(expected) - cents(steps.law),
      })),
      flow.map(({ month, people, total }: any) => ({ month, people, total: cents(total) }))
    )
    const { total, bridge, lines } = budget.figures
    assert.equal(stepsOf(bridge), cents(total.expected))
    assert.deepEqual([total.low, total.high], [total.expected, total.expected])
    assert.equal(sum(lines.map((line: any) => line.total)), cents(total.expected))
    assert.equal(await checksumOf(globex.id, SIGNED_IN), untouched)
  })

  test('index, raises, hires, leavers and law each move their step, and the steps sum to the cent', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const [leaver] = await workers()
    const { id, figures: base } = await made(admin, { months: 24 })
    const index = [
      { day: START, low: 2, expected: 3, high: 4, commissionParitaire: 'BECP200' },
      {
        day: monthsAfter(START, 12),
        low: 1,
        expected: 2,
        high: 3,
        commissionParitaire: null,
      },
    ]
    const hires = [
      {
        id: randomUUID(),
        nomFonction: 'Développeur',
        packageId: acme.packageIds[0],
        count: 2,
        startDate: monthsAfter(START, 3),
        departmentId: null,
        costCenterId: null,
      },
    ]
    const { figures } = await planned(admin, id, {
      index,
      merit: [{ day: monthsAfter(START, 6), percent: 1.5 }],
      hires,
      leavers: [{ workerId: leaver.id, lastDay: monthsAfter(START, 4) }],
      law: [{ day: START, figure: 'cotisations.base', value: 26 }],
    })
    assert.equal(cents(figures.bridge.base), cents(base.bridge.base))
    for (const step of ['index', 'merit', 'hires', 'law'])
      assert.isAbove(figures.bridge[step], 0, step)
    assert.isBelow(figures.bridge.leavers, 0)
    assert.equal(stepsOf(figures.bridge), cents(figures.total.expected))
    for (const month of figures.months) {
      assert.equal(stepsOf(month.steps), cents(month.expected), month.month)
      assert.equal(stepsOf(month.groups), cents(month.expected), month.month)
      assert.isAtMost(month.low, month.expected)
      assert.isAtMost(month.expected, month.high)
    }
    assert.isBelow(figures.total.low, figures.total.expected)
    assert.isAbove(figures.total.high, figures.total.expected)
    assert.equal(figures.months[3].people, base.months[3].people + 2)
    assert.equal(figures.months[6].people, base.months[6].people + 1)
    // Nobody who is to come has holiday pay in the year in which they come: the first year costs less than the second.
    const bare = await planned(admin, id, { ...NO_PLAN, hires })
    const year = (from: number) =>
      bare.figures.months
        .slice(from, from + 12)
        .reduce((all: number, { steps }: any) => all + steps.hires, 0)
    assert.isBelow(year(3), year(12))
    // Twelve months in a row set aside what a year pays once.
    const accrued = sum(base.months.slice(0, 12).map((month: any) => month.accrued.holidayPay))
    assert.equal(
      accrued,
      sum(base.months.slice(0, 12).map((month: any) => month.groups.holidayPay))
    )
  })

  test('bad input is refused by its sentence and changes nothing', async ({ assert }) => {
    const admin = await signedIn('admin')
    const { id } = await made(admin)
    const step = { day: START, low: 1, expected: 2, high: 3, commissionParitaire: null }
    const hire = {
      id: randomUUID(),
      nomFonction: 'X',
      packageId: acme.packageIds[0],
      count: 1,
      startDate: START,
      departmentId: null,
      costCenterId: null,
    }
    const refused: [object, number, string][] = [
      [{ months: 0 }, 422, 'E_VALIDATION'],
      [{ months: 37 }, 422, 'E_VALIDATION'],
      [{ colour: 'red' }, 422, 'E_VALIDATION'],
      [{ startDateStr: '2020-01-01' }, 422, 'E_BUDGET_OUTSIDE_LAW'],
      [{ departmentIds: [randomUUID()] }, 404, 'E_NOT_FOUND'],
      [{ plan: { index: [{ ...step, low: 5 }] } }, 422, 'E_BUDGET_INDEX_ORDER'],
      [{ plan: { index: [{ ...step, high: 21 }] } }, 422, 'E_VALIDATION'],
      [{ plan: { hires: [{ ...hire, packageId: globex.packageIds[0] }] } }, 404, 'E_NOT_FOUND'],
      [{ plan: { hires: [{ ...hire, departmentId: randomUUID() }] } }, 404, 'E_NOT_FOUND'],
      [{ plan: { leavers: [{ workerId: randomUUID(), lastDay: START }] } }, 404, 'E_NOT_FOUND'],
      [
        { plan: { law: [{ day: START, figure: 'no.figure', value: 1 }] } },
        422,
        'E_BUDGET_LAW_FIGURE',
      ],
      [{ plan: { turnover: [{ percent: 100.5 }] } }, 422, 'E_VALIDATION'],
      [{ plan: { turnover: [{ percent: -1 }] } }, 422, 'E_VALIDATION'],
      [{ plan: { turnover: [{ percent: 7.125 }] } }, 422, 'E_VALIDATION'],
      [{ plan: { turnover: [{ percent: 5, replacedPercent: 101 }] } }, 422, 'E_VALIDATION'],
      [{ plan: { turnover: [{ percent: 5, replacedAfterMonths: 37 }] } }, 422, 'E_VALIDATION'],
      [{ plan: { turnover: [{ percent: 5, replacedAfterMonths: 1.5 }] } }, 422, 'E_VALIDATION'],
      [{ plan: { turnover: [{ percent: 5, named: true }] } }, 422, 'E_VALIDATION'],
      [{ plan: { turnover: [{ percent: 5, departmentId: randomUUID() }] } }, 404, 'E_NOT_FOUND'],
      [{ plan: { turnover: [{ percent: 5, costCenterId: randomUUID() }] } }, 404, 'E_NOT_FOUND'],
      [{ plan: { turnover: [{ percent: 5 }, { percent: 6 }] } }, 422, 'E_BUDGET_TURNOVER_TWICE'],
      [{ accounts: { pay: '6 20;' } }, 422, 'E_VALIDATION'],
    ]
    const untouched = await checksumOf(acme.id, SIGNED_IN)
    for (const [body, status, code] of refused) {
      const answer = await admin.put(`${PATH}/${id}`, body)
      assert.deepEqual([answer.status, answer.body.code], [status, code], JSON.stringify(body))
      assert.isNotEmpty(answer.body.detail)
    }
    assert.equal(await checksumOf(acme.id, SIGNED_IN), untouched)
    const unknown = await admin.put(`${PATH}/${id}`, {
      plan: { turnover: [{ percent: 5, named: true }] },
    })
    assert.deepEqual(
      unknown.body.errors.map(({ path }: any) => path),
      ['plan.turnover.0.named']
    )
    for (const months of [0, 37]) {
      const answer = await admin.post(PATH, { name: 'X', startDateStr: START, months })
      assert.equal(answer.status, 422)
    }
    assert.equal((await made(admin, { months: 1 })).figures.months.length, 1)
    assert.equal((await made(admin, { months: 36 })).figures.months.length, 36)
  })

  test('a turnover is told by who may, and takes of the cost what its percent says, in leavers and as replacements in hires', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id, figures: base } = await made(admin)
    const turnover = [{ percent: 12 }]
    const untouched = await checksumOf(acme.id, SIGNED_IN)
    for (const [who, status] of [
      [await visitor(), 401],
      [await signedIn('payroll'), 403],
      [await signedIn('admin', 'globex'), 403],
    ] as const)
      assert.equal((await who.put(`${PATH}/${id}`, { plan: { turnover } })).status, status)
    assert.equal(await checksumOf(acme.id, SIGNED_IN), untouched)
    const other = await checksumOf(globex.id, SIGNED_IN)
    const { figures, plan } = await planned(admin, id, { turnover })
    assert.equal(await checksumOf(globex.id, SIGNED_IN), other)
    assert.deepEqual(plan.turnover, [
      {
        percent: 12,
        replacedPercent: 0,
        replacedAfterMonths: 0,
        departmentId: null,
        department: null,
        costCenterId: null,
        costCenter: null,
      },
    ])
    const there = base.months[0].people
    for (const [at, share] of [1, 0.99, 0.9801].entries()) {
      assert.equal(figures.months[at].people, Math.round(there * share * 100) / 100)
      // In millionths: rounded to hundredths few people would be nobody.
      assert.closeTo(figures.months[at].leaving, (there * share) / 100, there * 1e-6)
    }
    assert.equal(figures.bridge.base, base.bridge.base)
    assert.isBelow(figures.bridge.leavers, 0)
    assert.equal(figures.bridge.hires, 0)
    for (const [at, month] of figures.months.entries()) {
      assert.equal(stepsOf(month.steps), cents(month.expected), month.month)
      assert.equal(stepsOf(month.groups), cents(month.expected), month.month)
      assert.closeTo(month.expected, base.months[at].expected * 0.99 ** at, there * 0.1)
    }
    const replaced = await planned(admin, id, {
      turnover: [{ ...turnover[0], replacedPercent: 50 }],
    })
    assert.equal(replaced.figures.bridge.leavers, figures.bridge.leavers)
    assert.isAbove(replaced.figures.bridge.hires, 0)
    assert.equal(stepsOf(replaced.figures.bridge), cents(replaced.figures.total.expected))
    const joined = sum(replaced.figures.months.map(({ joining }: any) => joining))
    assert.isAbove(joined, 0)
    // Of one department only, and none of who has a name there: the others stay as they were.
    const [{ id: departmentId, name }] = await inTenant(acme.id, (trx) =>
      trx.from('departments').whereIn('id', trx.from('workers').select('department_id'))
    )
    const part = await planned(admin, id, { turnover: [{ percent: 100, departmentId }] })
    assert.equal(part.plan.turnover[0].department, name)
    const lineOf = (of: any, department: string | null) =>
      of.lines.find((line: any) => line.departmentId === department)
    for (const line of base.lines)
      if (line.departmentId !== departmentId)
        assert.deepEqual(lineOf(part.figures, line.departmentId), line)
    assert.isBelow(lineOf(part.figures, departmentId).total, lineOf(base, departmentId).total)
    const named = (await workers())
      .filter((row) => row.department_id === departmentId)
      .map((row) => ({ workerId: row.id, lastDay: monthsAfter(START, 24) }))
    const known = await planned(admin, id, { leavers: named })
    assert.deepEqual(known.figures.months, base.months)
    // A budget of before there was a turnover supposes none.
    await inTenant(acme.id, (trx) =>
      trx.rawQuery(
        `update budgets set plan = plan - 'turnover', figures = figures - 'leaving' - 'joining' where id = ?`,
        [id]
      )
    )
    const old = (await admin.get(`${PATH}/${id}`)).body
    assert.deepEqual([old.plan.turnover, old.figures.months[0].leaving], [[], 0])
    assert.deepEqual((await planned(admin, id, { leavers: [] })).figures.months, base.months)
  })

  test('lines and hires of a department that was removed since stay, and one that never was is refused', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const gone = (await admin.post('/api/departments', { name: 'Passing' })).body.id
    const [{ id: packageId }] = await inTenant(acme.id, (trx) => trx.from('packages').limit(1))
    const turnover = [{ percent: 5, departmentId: gone }]
    const hire = { id: randomUUID(), nomFonction: 'X', packageId, count: 1, startDate: START }
    const hires = [{ ...hire, departmentId: gone, costCenterId: null }]
    const { id } = await made(admin, { plan: { ...NO_PLAN, turnover, hires } })
    assert.equal((await admin.delete(`/api/departments/${gone}`)).status, 200)
    const more = [...turnover, { percent: 6 }]
    const { plan } = await planned(admin, id, {
      turnover: more,
      hires: [{ ...hires[0], count: 2 }],
    })
    assert.deepEqual(
      plan.turnover.map(({ departmentId, department }: any) => [departmentId, department]),
      [
        [gone, null],
        [null, null],
      ]
    )
    assert.equal(plan.hires[0].count, 2)
    const unknown = [...more, { percent: 7, departmentId: randomUUID() }]
    const refused = await admin.put(`${PATH}/${id}`, { plan: { turnover: unknown } })
    assert.deepEqual([refused.status, refused.body.code], [404, 'E_NOT_FOUND'])
  })

  test('a scope narrows whom it is for', async ({ assert }) => {
    const admin = await signedIn('admin')
    const whole = await made(admin)
    const [{ department_id: departmentId }] = await inTenant(acme.id, (trx) =>
      trx.from('workers').whereNotNull('department_id')
    )
    const part = await made(admin, { departmentIds: [departmentId] })
    assert.isBelow(part.figures.total.expected, whole.figures.total.expected)
    assert.deepEqual(
      part.figures.lines.map((line: any) => line.departmentId),
      [departmentId]
    )
    const back = (await admin.put(`${PATH}/${part.id}`, { departmentIds: null })).body
    assert.equal(back.figures.total.expected, whole.figures.total.expected)
    const center = randomUUID()
    await inTenant(acme.id, (trx) =>
      trx.table('cost_centers').insert({ id: center, name: 'Ventes' })
    )
    const none = await made(admin, { costCenterIds: [center] })
    assert.deepEqual([none.figures.total.expected, none.figures.lines], [0, []])
  })

  test('is signed off, duplicated, put aside, opened again and removed', async ({ assert }) => {
    const admin = await signedIn('admin')
    const { id, figures } = await made(admin, {
      plan: { ...NO_PLAN, merit: [{ day: START, percent: 2 }], turnover: [{ percent: 7.25 }] },
    })
    const locked = (await admin.post(`${PATH}/${id}/lock`)).body
    assert.isTrue(locked.isLocked)
    const moved = await admin.put(`${PATH}/${id}`, { months: 6 })
    assert.deepEqual([moved.status, moved.body.code], [409, 'E_BUDGET_LOCKED'])
    // What is signed off stays, whatever becomes of the contracts.
    await inTenant(acme.id, (trx) => trx.from('contract_figures').delete())
    assert.deepEqual((await admin.get(`${PATH}/${id}`)).body.figures, figures)
    const copyId = randomUUID()
    const copy = await admin.post(`${PATH}/${id}`, { id: copyId })
    assert.equal(copy.status, 201)
    assert.deepInclude(copy.body, { id: copyId, isLocked: false, number: 1 })
    assert.deepEqual(copy.body.plan.merit, [{ day: START, percent: 2 }])
    assert.equal(copy.body.plan.turnover[0].percent, 7.25)
    assert.deepEqual(copy.body.figures.months, figures.months)
    assert.equal((await admin.post(`${PATH}/${id}`, { id: copyId })).body.id, copyId)
    const archived = (await admin.post(`${PATH}/${id}/archive`)).body
    assert.isTrue(archived.isArchived)
    assert.equal((await admin.get(`${PATH}?archived=1`)).body.meta.total, 1)
    assert.equal((await admin.get(PATH)).body.meta.total, 1)
    assert.isFalse((await admin.post(`${PATH}/${id}/archive/false`)).body.isArchived)
    assert.isFalse((await admin.post(`${PATH}/${id}/lock/false`)).body.isLocked)
    assert.equal((await admin.put(`${PATH}/${id}`, { name: 'Autre' })).body.name, 'Autre')
    assert.deepEqual((await admin.delete(`${PATH}/${id}`)).body, { id })
    assert.equal((await admin.get(`${PATH}/${id}`)).status, 404)
    assert.equal(
      await inTenant(acme.id, (trx) =>
        trx
          .from('budget_people')
          .where('budget_id', id)
          .count('* as n')
          .then(([row]) => Number(row.n))
      ),
      0
    )
  })

  test('the variance of the months that are over sums to the cent, and a reforecast takes them as they came to', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const people = await workers()
    const start = monthsAfter(THIS_MONTH, -3)
    await inTenant(acme.id, async (trx) => {
      await trx.from('contracts').update({ start_date: monthsAfter(start, -6) })
    })
    const { id } = await made(admin, {
      startDateStr: start,
      plan: {
        ...NO_PLAN,
        index: [{ day: start, low: 1, expected: 2, high: 3, commissionParitaire: null }],
        merit: [{ day: monthsAfter(start, 1), percent: 1 }],
        turnover: [{ percent: 20, replacedPercent: 100 }],
        leavers: [{ workerId: people[0].id, lastDay: monthsAfter(start, 1) }],
        hires: [
          {
            id: randomUUID(),
            nomFonction: 'X',
            packageId: acme.packageIds[0],
            count: 1,
            startDate: start,
            departmentId: null,
            costCenterId: null,
          },
        ],
      },
    })
    const early = await admin.post(`${PATH}/${id}/reforecast`, {})
    assert.deepEqual([early.status, early.body.code], [409, 'E_BUDGET_OPEN'])
    await admin.post(`${PATH}/${id}/lock`)
    // One person went after the first month, and the figures of another are those of another law.
    await inTenant(acme.id, async (trx) => {
      await trx
        .from('contracts')
        .where({ worker_id: people[1].id })
        .update({ end_date: monthsAfter(start, 1) })
      await trx.rawQuery(
        `update contract_figures f set fixed = (select array_agg(each + 1000) from unnest(fixed) each)
         from contracts c where c.id = f.contract_id and c.worker_id = ?`,
        [people[2].id]
      )
    })
    const variance = (await admin.get(`${PATH}/${id}/variance`)).body
    assert.lengthOf(variance.months, 3)
    assert.equal(cents(variance.budget) + stepsOf(variance.bridge), cents(variance.actual))
    assert.equal(sum(variance.months.map((month: any) => month.actual)), cents(variance.actual))
    assert.equal(sum(variance.departments.map((each: any) => each.actual)), cents(variance.actual))
    assert.isBelow(variance.bridge.index, 0)
    assert.isBelow(variance.bridge.hires, 0)
    assert.isAbove(variance.bridge.law, 0)
    const nextId = randomUUID()
    const next = await admin.post(`${PATH}/${id}/reforecast`, { id: nextId })
    assert.equal(next.status, 201)
    assert.deepInclude(next.body, { id: nextId, number: 2, actualMonths: 3, isLocked: false })
    assert.lengthOf(next.body.versions, 2)
    assert.deepEqual(
      next.body.figures.months.map(({ isActual }: any) => isActual).indexOf(false),
      3
    )
    assert.equal(stepsOf(next.body.figures.bridge), cents(next.body.figures.total.expected))
    // Months that are over have whole people, and none who was only planned; the turnover begins after them.
    assert.deepEqual(
      next.body.figures.months
        .slice(0, 4)
        .map(({ people: there, leaving }: any) => [there, leaving > 0]),
      [
        [3, false],
        [3, false],
        [2, false],
        [2, true],
      ]
    )
    assert.equal((await admin.post(`${PATH}/${id}/reforecast`, { id: nextId })).body.id, nextId)
    const twice = await admin.post(`${PATH}/${id}/reforecast`, {})
    assert.deepEqual([twice.status, twice.body.code], [409, 'E_BUDGET_FOLLOWED'])
    const opened = await admin.post(`${PATH}/${id}/lock/false`)
    assert.deepEqual([opened.status, opened.body.code], [409, 'E_BUDGET_FOLLOWED'])
    const young = await made(admin)
    await admin.post(`${PATH}/${young.id}/lock`)
    const soon = await admin.post(`${PATH}/${young.id}/reforecast`, {})
    assert.deepEqual([soon.status, soon.body.code], [409, 'E_BUDGET_NOT_BEGUN'])
    assert.deepEqual((await admin.get(`${PATH}/${young.id}/variance`)).body.months, [])
  })

  test('imported payslips tell what was paid beside what was agreed, and a cost that is derived of it', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const [one, two, three] = await workers()
    const start = monthsAfter(THIS_MONTH, -2)
    const [first, second] = [start, monthsAfter(start, 1)].map((day) => day.slice(0, 7))
    await inTenant(acme.id, (trx) =>
      trx.from('contracts').update({ start_date: monthsAfter(start, -6) })
    )
    const { id } = await made(admin, { startDateStr: start })
    const variance = async () => (await admin.get(`${PATH}/${id}/variance`)).body
    const without = await variance()
    assert.isNull(without.paid)
    const figuresOf = (worker: { id: string }) =>
      inTenant(acme.id, (trx) =>
        trx
          .from('contract_figures as f')
          .join('contracts as c', 'c.id', 'f.contract_id')
          .where('c.worker_id', worker.id)
          .select('f.*')
          .firstOrFail()
      )
    const [his, hers, theirs] = await Promise.all([one, two, three].map(figuresOf))
    const payslip = (
      worker: { id: string },
      month: string,
      provider: string,
      code: string,
      amount: number
    ) => ({
      worker_id: worker.id,
      month: `${month}-01`,
      provider,
      lines: JSON.stringify([
        { code, label: '', cents: amount },
        { code: '9999', label: '', cents: 12_345 },
      ]),
    })
    const [a, b, c] = [his, hers, theirs].map(({ gross }) => cents(Number(gross)))
    await inTenant(acme.id, async (trx) => {
      await trx.table('payslip_codes').multiInsert([
        { provider: '', code: '1000', line: 'salaireBrut', is_reversed: false },
        { provider: 'other', code: '7', line: 'salaireBrut', is_reversed: true },
      ])
      await trx.table('payslips').multiInsert([
        // A tenth more than agreed, what was agreed with the other sign, and one that says nothing of gross pay.
        payslip(one, first!, '', '1000', Math.round(a! * 1.1)),
        payslip(two, second!, 'other', '7', -b!),
        payslip(three, second!, 'other', '1000', 1),
      ])
    })
    const { paid, ...rest } = await variance()
    assert.deepEqual({ ...rest, paid: null }, without, 'the steps follow the contracts')
    const at = Number(first!.slice(5)) - 1
    const pay = cents(his.fixed[at]) - cents(his.holiday_pay[at]) - cents(his.year_end[at])
    const more = Math.round((pay * (Math.round(a! * 1.1) - a!)) / a!)
    assert.deepEqual(
      paid.months.map(({ month, people, payslips }: any) => [month, people, payslips]),
      [
        [first, 3, 1],
        [second, 3, 1],
      ]
    )
    assert.equal(cents(paid.months[0].actual), cents(without.months[0].actual) + more)
    assert.equal(paid.months[1].actual, without.months[1].actual)
    assert.deepEqual([cents(paid.agreed), cents(paid.paid)], [a! + b!, Math.round(a! * 1.1) + b!])
    assert.equal(cents(paid.actual), cents(without.actual) + more)
    assert.isAbove(c!, 0)
    // A budget of some departments has the payslips of its people alone.
    const [{ department_id: departmentId }] = (await workers()).filter((row) => row.department_id)
    await inTenant(acme.id, async (trx) => {
      await trx.from('workers').update({ department_id: null })
      await trx.from('workers').where('id', one.id).update({ department_id: departmentId })
    })
    const part = await made(admin, { startDateStr: start, departmentIds: [departmentId] })
    const own = (await admin.get(`${PATH}/${part.id}/variance`)).body
    assert.deepInclude(own.paid, { people: 2, payslips: 1 })
    assert.equal(cents(own.paid.actual), cents(own.actual) + more)
  })

  test('a workbook’s formulas, computed by another program, give the figures of the budget', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id, figures } = await made(admin, {
      name: '=1+1 "Budget"',
      months: 14,
      plan: {
        ...NO_PLAN,
        index: [{ day: START, low: 2, expected: 3.58, high: 4, commissionParitaire: null }],
        turnover: [{ percent: 12, replacedPercent: 25, replacedAfterMonths: 2 }],
      },
    })
    const answer = await admin.get(`${PATH}/${id}/xlsx`)
    assert.equal(answer.status, 200)
    const files = unzipSync(answer.raw)
    const sheets = computedSheets(sheetsOf((path) => strFromU8(files[path]!)))
    // What each formula comes to stands beside it, for a preview that computes nothing.
    for (const [nth, rows] of sheets.entries()) {
      const xml = strFromU8(files[`xl/worksheets/sheet${nth + 1}.xml`]!)
      const kept = [...xml.matchAll(/<c r="([A-Z]+)(\d+)"[^>]*><f>[^<]*<\/f>(?:<v>([^<]*)<\/v>)?/g)]
      assert.isNotEmpty(kept)
      for (const [, letters, row, result] of kept) {
        const at = [...letters!].reduce((all, each) => all * 26 + each.charCodeAt(0) - 64, 0) - 1
        assert.closeTo(Number(result), Number(rows[Number(row) - 1]![at]), 0.005, letters! + row)
      }
    }
    const [lines, months, bridge, accruals] = sheets
    // The longest text of the first column is not cut by what stands beside it.
    const [, width] = /<col min="1" max="1" width="([\d.]+)"/.exec(
      strFromU8(files['xl/worksheets/sheet2.xml']!)
    )!
    assert.isAtLeast(Number(width), String(months!.at(-1)![0]).length)
    const value = (row: unknown[] | undefined, at: number) => Number(row?.[at])
    assert.equal(cents(value(lines!.at(-1), 3 + 14)), cents(figures.total.expected))
    const total = months!.at(-2)
    assert.equal(cents(value(total, 3)), cents(figures.total.expected))
    assert.equal(cents(value(total, 2)), cents(figures.total.low))
    assert.equal(cents(value(total, 4)), cents(figures.total.high))
    assert.equal(cents(value(total, 5)), cents(figures.total.high) - cents(figures.total.low))
    for (const [at, name] of [
      [6, 'leaving'],
      [7, 'joining'],
    ] as const)
      assert.closeTo(
        value(total, at),
        figures.months.reduce((all: number, month: any) => all + month[name], 0),
        1e-6
      )
    // Nobody of the demo is known to leave: leavers divided by the average headcount are the percent that was told.
    assert.closeTo(value(months!.at(-1), 1), 12, 0.001)
    for (const cell of bridge!.at(-1)!.slice(1)) assert.equal(Number(cell), 0)
    assert.equal(cents(value(bridge![2], 15)), cents(figures.bridge.index))
    const balance = figures.months.reduce(
      (all: number, { accrued, groups }: any) =>
        all + cents(accrued.yearEnd) - cents(groups.yearEnd),
      0
    )
    assert.equal(cents(value(accruals!.at(-1), 6)), balance)
  })

  test('a journal names the accounts that it misses, and is balanced to the cent', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id, figures } = await made(admin)
    const refused = await admin.get(`${PATH}/${id}/journal`)
    assert.deepEqual([refused.status, refused.body.code], [422, 'E_BUDGET_ACCOUNTS_MISSING'])
    const missing = refused.body.errors.map(({ path }: any) => path)
    assert.includeMembers(missing, ['accounts.pay', 'accounts.yearEnd', 'accounts.owed'])
    for (const { message } of refused.body.errors) assert.isNotEmpty(message)
    // The map may lack one group only: it is named, before any export too.
    const { yearEnd: _missing, ...others } = ACCOUNTS
    const most = await admin.put(`${PATH}/${id}`, { accounts: others })
    assert.deepEqual(most.body.missingAccounts, ['yearEnd'])
    const one = await admin.get(`${PATH}/${id}/journal`)
    assert.deepEqual(
      one.body.errors.map(({ path }: any) => path),
      ['accounts.yearEnd']
    )
    await admin.post(`${PATH}/${id}/lock`)
    // Accounts may be told of what is signed off.
    const told = await admin.put(`${PATH}/${id}`, { accounts: ACCOUNTS })
    assert.deepEqual([told.status, told.body.missingAccounts], [200, []])
    const { raw, status } = await admin.get(`${PATH}/${id}/journal`)
    assert.equal(status, 200)
    const [head, ...rows] = raw.toString().trim().split('\r\n')
    assert.equal(head, 'date,journal,account,analytic,debit,credit,text')
    const cells = rows.map((row) => row.split(','))
    const side = (at: number) => sum(cells.map((row) => Number(row[at])))
    assert.equal(side(4), side(5))
    assert.equal(
      sum(cells.filter((row) => row[2] === '455').map((row) => Number(row[5]))),
      cents(figures.total.expected)
    )
    // The next budget begins with the same accounts.
    assert.deepEqual((await made(admin)).accounts, ACCOUNTS)
  })

  test('a large budget is computed by its job, which may run twice', async ({ assert }) => {
    const admin = await signedIn('admin')
    const { id, figures } = await made(admin)
    await inTenant(acme.id, (trx) => trx.from('budgets').where({ id }).increment('version', 1))
    const waiting = (await admin.get(`${PATH}/${id}/variance`)).body
    assert.equal(waiting.code, 'E_BUDGET_COMPUTING')
    const input = { companyId: acme.id, requestId: 'test', budgetId: id }
    await computeBudget.handle(input)
    await computeBudget.handle(input)
    const after = (await admin.get(`${PATH}/${id}`)).body
    assert.isTrue(after.isComputed)
    assert.deepEqual(after.figures, figures)
  })
})
