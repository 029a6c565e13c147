import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { forgetEntitlements } from '#modules/billing/index'
import { upcomingIndexation } from '#modules/indexation/queries/upcoming_indexation'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'

const monthFromNow = (months: number) =>
  DateTime.now().setZone('Europe/Brussels').startOf('month').plus({ months })

test.group('What the dashboard shows of the payroll', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    await inTenant(acme.id, (trx) =>
      trx.from('contracts').update({ start_date: monthFromNow(-2).toISODate() })
    )
  })

  const months = async (as: 'hr' | 'manager' = 'hr') => {
    const answer = await (await signedIn(as)).get('/api/payroll-cost')
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.raw}`)
    return answer.body.data as Record<string, any>[]
  }

  test('twelve months, each with what is paid in it by group, and together the cost of the year', async ({
    assert,
  }) => {
    const shown = await months()
    assert.deepEqual(
      shown.map(({ month }) => month),
      Array.from({ length: 12 }, (_, at) => monthFromNow(at - 6).toFormat('yyyy-MM'))
    )
    assert.deepEqual(
      shown.map(({ contracts }) => contracts),
      [0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3]
    )
    const costs = await inTenant(acme.id, async (trx) =>
      (await trx.from('packages')).map(({ compute }) => compute.coutEmployeur)
    )
    const yearly = (name: string) => costs.reduce((sum, cost) => sum + cost[name], 0)
    const running = shown.slice(4)
    const { total, remunerationsFixes, frais, remunerationsVariables, avantages } = shown[6]
    assert.closeTo(remunerationsFixes + frais + remunerationsVariables + avantages, total, 0.02)
    assert.equal(shown[0].total, 0)
    // Over a whole year each cent is paid once.
    await inTenant(acme.id, (trx) => trx.from('contracts').update({ start_date: '2025-01-01' }))
    const year = await months()
    for (const [name, sum] of [
      ['total', 'coutEmployeurAnnuel'],
      ['remunerationsFixes', 'remunerationsFixesTotal'],
      ['avantages', 'avantagesTotal'],
    ])
      assert.closeTo(
        year.reduce((of, month) => of + month[name], 0),
        yearly(sum),
        0.05
      )
    const dear = (month: string) => year.find((each) => each.month.endsWith(month))!
    assert.equal(dear('-12').peak, 'primeFinAnnee')
    assert.equal(dear('-06').peak, 'doublePeculeVacances')
    assert.isNull(dear('-10').peak)
    assert.isAbove(dear('-12').total, dear('-10').total)
    assert.isAbove(running.length, 0)
  })

  test('a package that the law of today computes otherwise is a twelfth of its kept year each month', async ({
    assert,
  }) => {
    await inTenant(acme.id, async (trx) => {
      await trx.from('contracts').update({ start_date: '2025-01-01' })
      await trx.rawQuery(
        `update packages set compute = jsonb_set(compute, '{coutEmployeur,coutEmployeurAnnuel}', '120000')`
      )
    })
    const shown = await months()
    assert.lengthOf([...new Set(shown.map(({ total }) => total))], 1)
    assert.isTrue(shown.every(({ peak }) => peak === null))
  })

  test('a contract counts in the month it ends in, and not after', async ({ assert }) => {
    await inTenant(acme.id, (trx) =>
      trx
        .from('contracts')
        .where('id', acme.contractIds[0])
        .update({ end_date: monthFromNow(1).toISODate() })
    )
    assert.deepEqual((await months()).map(({ contracts }) => contracts).slice(5, 9), [3, 3, 3, 2])
  })

  test('a manager sees what their own people cost, and nothing of the others', async ({
    assert,
  }) => {
    const all = (await months())[6]
    const own = (await months('manager'))[6]
    assert.deepEqual([all.contracts, own.contracts], [3, 1])
    assert.isAbove(own.total, 0)
    assert.isBelow(own.total, all.total)
  })

  test('strangers and viewers are refused, and a plan without the team has no such figures', async ({
    assert,
  }) => {
    assert.equal((await (await visitor()).get('/api/payroll-cost')).status, 401)
    assert.equal((await (await signedIn('viewer')).get('/api/payroll-cost')).status, 403)
    const hr = await signedIn('hr')
    await inTenant(acme.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'ESSENTIAL', extras: [] })
    )
    forgetEntitlements(acme.id)
    const answer = await hr.get('/api/payroll-cost')
    assert.deepEqual([answer.status, answer.body.code], [403, 'E_FEATURE_LOCKED'])
  })
})

test.group('The coming indexation', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
  })

  const noticeOn = (today: string) =>
    forSystem('test', acme.id, (scope) => upcomingIndexation(scope, today))

  test('names how many current contracts of CP 200 it concerns, and is silent without any', async ({
    assert,
  }) => {
    await inTenant(acme.id, (trx) => trx.from('contracts').update({ start_date: '2024-01-01' }))
    assert.deepInclude(await noticeOn('2025-01-31'), {
      percent: 3.58,
      contracts: 3,
      scenario: 'Indexation 2025 (CP200)',
    })
    assert.isNull(await noticeOn('2025-02-01'))
    assert.isNull(await noticeOn('2023-12-31'), 'before the contracts began')
    await inTenant(acme.id, (trx) =>
      trx.rawQuery(
        `update packages set package = jsonb_set(package, '{computeModelConfig,commissionParitaire}', '"BECP218"')`
      )
    )
    assert.isNull(await noticeOn('2025-01-31'))
  })

  test('is for those who may run it: strangers and HR are refused', async ({ assert }) => {
    assert.equal((await (await visitor()).get('/api/indexation-notice')).status, 401)
    assert.equal((await (await signedIn('hr')).get('/api/indexation-notice')).status, 403)
    const { status, body } = await (await signedIn('payroll')).get('/api/indexation-notice')
    assert.equal(status, 200)
    assert.property(body, 'notice')
  })
})
