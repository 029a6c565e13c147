import { test } from '@japa/runner'
import { forgetEntitlements } from '#modules/billing/index'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter } from '#modules/shared/values/days'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import {
  applied,
  changed,
  computed,
  INDEX_DAY,
  indexedVersions,
  PLAN,
  planned,
} from '#tests/helpers/indexations'
import { queuedMails } from '#tests/helpers/mails'
import * as change from '#workflows/indexation_change/activities'
import * as planning from '#workflows/indexation/activities'

/** What a run leaves of itself, whatever became of contracts. */
const LEFT_BY_RUNS = ['indexations', 'indexation_lines', 'outbox', ...LEFT_BY_SIGN_IN]

test.group('A run of an indexation', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let payroll: TestClient
  let admin: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    // Runs are of the feature scenarios.
    for (const { id } of [acme, globex])
      await inTenant(id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))
    payroll = await signedIn('payroll')
    admin = await signedIn('admin')
  })

  const lines = async (id: string, show: string) =>
    (await payroll.get(`/api/indexations/${id}/lines?show=${show}`)).body.data
  /** Gives the contracts this pay, in their order. */
  const paid = (...pays: object[]) =>
    inTenant(acme.id, async (trx) => {
      for (const [at, pay] of pays.entries()) {
        const row = await trx.from('contracts').where('id', acme.contractIds[at]).firstOrFail()
        await trx
          .from('packages')
          .where('id', row.package_id)
          .update({ package: trx.raw('package || ?', [JSON.stringify(pay)]) })
      }
    })
  const contracts = (sql: object = {}) =>
    inTenant(acme.id, (trx) => trx.from('contracts').where(sql).orderBy('id'))
  const events = () =>
    inTenant(acme.id, async (trx) =>
      (await trx.from('audit_log').whereLike('event', 'indexation.%').orderBy('id')).map(
        ({ event }) => event
      )
    )

  test('is planned, approved by a second person, written as versions, told to payroll and undone to the byte', async ({
    assert,
  }) => {
    const theirs = await checksumOf(globex.id)
    const before = await checksumOf(acme.id, { except: LEFT_BY_RUNS })
    const run = await planned(payroll, acme)
    assert.containsSubset(run, {
      status: 'planned',
      percent: 3,
      event: null,
      isMine: true,
      moderation: { period: '1', usedBefore: 0, used: 2 },
      since: { changed: 0, added: 0 },
      totals: { counts: { taken: 3, excluded: 0, questions: 0 } },
    })
    assert.lengthOf(run.totals.months, 12)
    assert.equal(run.totals.months[0].month, '2026-10')
    const sum = run.totals.departments.reduce((all: number, { gross }: any) => all + gross, 0)
    assert.closeTo(sum, run.totals.all.gross, 0.005)

    assert.equal(
      await checksumOf(acme.id, { except: LEFT_BY_RUNS }),
      before,
      'a plan changes nothing'
    )
    const done = await applied(payroll, admin, acme, {})
    assert.containsSubset(done, {
      status: 'applied',
      fourEyes: true,
      approvedBy: { displayName: 'Camille Renard' },
    })
    const versions = await indexedVersions(acme)
    assert.lengthOf(versions, 3)
    for (const version of versions) {
      const [previous] = await contracts({ id: version.previous_id })
      assert.equal(previous.end_date.toISOString().slice(0, 10) < INDEX_DAY, true)
      const [old, now] = await inTenant(acme.id, async (trx) => [
        await trx.from('packages').where('id', previous.package_id).firstOrFail(),
        await trx.from('packages').where('id', version.package_id).firstOrFail(),
      ])
      assert.isAbove(now.package.salaireBrut, old.package.salaireBrut)
      assert.equal(
        now.compute.remuneration.remunerationMensuelle.salaireBrut,
        now.package.salaireBrut
      )
    }
    const told = await inTenant(acme.id, (trx) => trx.from('team_changes').where('source', 'INDEX'))
    assert.lengthOf(told, 3)
    assert.deepEqual(
      told[0].facts.map(({ field }: { field: string }) => field),
      ['salaireBrut']
    )
    const uses = (await payroll.get('/api/index-data')).body.uses
    assert.containsSubset(uses, [{ commissionParitaire: 'BECP200', period: '1', usedAfter: 2 }])
    const differences = await (
      await signedIn('hr')
    ).get('/api/payroll-exports/preview?mode=DIFFERENCES')
    assert.isAtLeast(differences.body.total, 3)

    assert.equal((await admin.post(`/api/indexations/${done.id}/undoing`)).status, 202)
    await changed(acme, done.id, 'undo')
    assert.equal((await admin.get(`/api/indexations/${done.id}`)).body.status, 'undone')
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_RUNS }), before)
    assert.equal(await checksumOf(globex.id), theirs)
    assert.includeMembers(await events(), [
      'indexation.requested',
      'indexation.finished',
      'indexation.approved',
      'indexation.applied',
      'indexation.undone',
    ])
  })

  test('a version has the package of the one before but for its pay, and what differs is told', async ({
    assert,
  }) => {
    await paid({ salaireBrut: 3000 })
    await applied(payroll, admin, acme, {})
    const [version] = await contracts({ previous_id: acme.contractIds[0] })
    const [previous] = await contracts({ id: acme.contractIds[0] })
    const [old, now, told] = await inTenant(acme.id, async (trx) => [
      await trx.from('packages').where('id', previous.package_id).firstOrFail(),
      await trx.from('packages').where('id', version.package_id).firstOrFail(),
      await trx.from('team_changes').where('contract_id', version.id).firstOrFail(),
    ])
    assert.deepEqual(now.package, {
      ...old.package,
      salaireBrut: 3090,
      contractWorkerId: version.worker_id,
    })
    for (const column of ['nom_fonction', 'package_type', 'worker'])
      assert.deepEqual(now[column], old[column], column)
    assert.equal(now.package_category, 'CONTRACTED')
    assert.isNull(now.pin)
    assert.deepEqual(told.facts, [{ kind: 'PAY', field: 'salaireBrut', before: 3000, after: 3090 }])
    assert.deepEqual(told.kinds, ['PAY'])
  })

  test('the worked examples of the law pages, to the cent, on the lines', async ({ assert }) => {
    await paid(
      { salaireBrut: 6000 },
      { salaireBrut: 5000 },
      { salaireBrut: 2600, regimeNumerateur: 19, regimeDenominateur: 38 }
    )
    const { id } = await planned(payroll, acme, { percent: 3.76 })
    const found = await lines(id, 'INCLUDED')
    const by = (at: number) =>
      found.find(({ contractId }: any) => contractId === acme.contractIds[at])
    assert.deepInclude(by(0), {
      salaireBrutApres: 6185.6,
      retenuPlafond: 40,
      cotisationModeration: 25.44,
    })
    assert.deepInclude(by(1), {
      salaireBrutApres: 5168,
      retenuPlafond: 20,
      cotisationModeration: 12.72,
    })
    assert.deepInclude(by(2), {
      salaireBrutApres: 2685.76,
      salaireReference: 5200,
      hours: 0.5,
      retenuPlafond: 12,
      cotisationModeration: 7.63,
    })
  })

  test('the special contribution of the published examples, to the cent, and not the reading that indexes nothing above 4,000', async ({
    assert,
  }) => {
    await paid({ salaireBrut: 5000 }, { salaireBrut: 6000 }, { salaireBrut: 8000 })
    const lineOf = async (percent: number, at: number) =>
      (await lines((await planned(payroll, acme, { percent })).id, 'INCLUDED')).find(
        ({ contractId }: any) => contractId === acme.contractIds[at]
      )
    // Percent, whom, pay after the step and the employer's contribution of a month.
    for (const [percent, at, salaireBrutApres, cotisationModeration] of [
      [2, 0, 5080, 12.5],
      [3, 1, 6140, 25.25],
      [4, 2, 8240, 51],
    ] as const)
      assert.deepInclude(await lineOf(percent, at), { salaireBrutApres, cotisationModeration })
    await paid({ salaireBrut: 5200 })
    const { salaireBrutApres } = await lineOf(3.76, 0)
    assert.equal(salaireBrutApres, 5371.52)
    assert.notEqual(salaireBrutApres, 5350.4)
  })

  test('strangers, HR and payroll cannot approve; another company’s run is as unknown as none', async ({
    assert,
  }) => {
    const { id, fingerprint } = await planned(payroll, acme)
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const as = async (client: TestClient, path: string, body: object = {}) =>
      (await client.post(`/api/indexations/${id}/${path}`, body)).status
    for (const [path, body] of [
      ['approval', { fingerprint }],
      ['refusal', { because: 'no' }],
      ['undoing', {}],
    ] as const) {
      assert.equal(await as(await visitor(), path, body), 401, path)
      assert.equal(await as(await signedIn('hr'), path, body), 403, path)
      assert.equal(await as(payroll, path, body), 403, path)
      assert.equal(await as(await signedIn('admin', 'globex'), path, body), 404, path)
    }
    for (const path of ['plan', 'application', 'letters']) {
      assert.equal(await as(await visitor(), path), 401, path)
      assert.equal(await as(await signedIn('hr'), path), 403, path)
      assert.equal(await as(await signedIn('payroll', 'globex'), path), 404, path)
    }
    assert.equal(await as(payroll, 'application'), 409, 'not approved yet')
    assert.equal((await admin.get(`/api/indexations/${id}`)).body.status, 'planned')
    assert.lengthOf(await indexedVersions(acme), 0)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('without the feature every call of a run refuses, and what is known of the index stays', async ({
    assert,
  }) => {
    const { id } = await planned(payroll, acme)
    await inTenant(acme.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'ESSENTIAL' })
    )
    forgetEntitlements(acme.id)
    const untouched = await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN })
    const line = '00000000-0000-4000-8000-000000000000'
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['POST', '', PLAN],
      ['GET', `/${id}`],
      ['DELETE', `/${id}`],
      ['GET', `/${id}/lines`],
      ['GET', `/${id}/csv`],
      ['GET', `/${id}/lines/${line}/letter`],
      ['PUT', `/${id}/lines/${line}/answer`, { answer: 'INDEX' }],
      ['POST', `/${id}/plan`],
      ['POST', `/${id}/approval`, { fingerprint: 'x' }],
      ['POST', `/${id}/refusal`, { because: 'no' }],
      ['POST', `/${id}/application`],
      ['POST', `/${id}/undoing`],
      ['POST', `/${id}/letters`],
    ]
    for (const [method, path, body] of calls) {
      const answer = await admin.send(method, `/api/indexations${path}`, { body })
      assert.deepEqual([answer.status, answer.body.code], [403, 'E_FEATURE_LOCKED'], method + path)
    }
    for (const path of ['/api/indexation-notice', '/api/index-data'])
      assert.equal((await payroll.get(path)).status, 200, path)
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('who planned it cannot approve it: not in another browser, not by a token', async ({
    assert,
  }) => {
    const { id, fingerprint } = await planned(admin, acme)
    const approve = (client: TestClient) =>
      client.post(`/api/indexations/${id}/approval`, { fingerprint })
    const other = await signedIn('admin')
    assert.equal((await approve(other)).body.code, 'E_INDEXATION_FOUR_EYES')
    const token = await admin.post('/api/users/tokens', {
      name: 'program',
      scopes: ['indexations.run', 'indexations.approve'],
      days: 1,
    })
    const program = new TestClient('acme', { authorization: `Bearer ${token.body.token}` })
    assert.equal((await approve(program)).body.code, 'E_INDEXATION_FOUR_EYES')
    // Nor does planning again by a token hide who planned.
    assert.equal((await program.post(`/api/indexations/${id}/plan`)).status, 202)
    await computed(acme, id)
    const again = (await admin.get(`/api/indexations/${id}`)).body
    assert.isTrue(again.isMine)
    assert.equal(
      (await admin.post(`/api/indexations/${id}/approval`, { fingerprint: again.fingerprint }))
        .status,
      403
    )
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'hr@acme.test').update({ role: 'ADMINISTRATOR' })
    )
    const second = await signedIn('hr')
    assert.equal(
      (await second.post(`/api/indexations/${id}/approval`, { fingerprint: again.fingerprint }))
        .status,
      200
    )
  })

  test('a company of one administrator may do without a second person: it is logged, and said in the run', async ({
    assert,
  }) => {
    const { id, fingerprint } = await planned(admin, acme)
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'hr@acme.test').update({ role: 'ADMINISTRATOR' })
    )
    const alone = () => admin.post(`/api/indexations/${id}/approval`, { fingerprint, alone: true })
    assert.equal((await alone()).body.code, 'E_INDEXATION_NOT_ALONE')
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'hr@acme.test').update({ role: 'HR' })
    )
    assert.isTrue((await admin.get(`/api/indexations/${id}`)).body.mayBeAlone)
    assert.equal((await alone()).status, 200)
    assert.isFalse((await admin.get(`/api/indexations/${id}`)).body.fourEyes)
    assert.include(await events(), 'indexation.approved_alone')
  })

  test('an approval is of the plan that was seen, and a refusal says why', async ({ assert }) => {
    const { id } = await planned(payroll, acme)
    const other = await admin.post(`/api/indexations/${id}/approval`, { fingerprint: '3-other' })
    assert.equal(other.body.code, 'E_INDEXATION_OTHER_PLAN')
    const empty = await admin.post(`/api/indexations/${id}/refusal`, { because: ' ' })
    assert.equal(empty.status, 422)
    await admin.post(`/api/indexations/${id}/refusal`, { because: 'Wrong percent' })
    const refused = (await payroll.get(`/api/indexations/${id}`)).body
    assert.containsSubset(refused, { status: 'refused', refusedBecause: 'Wrong percent' })
    assert.equal((await payroll.post(`/api/indexations/${id}/application`)).status, 409)
    assert.equal((await payroll.post(`/api/indexations/${id}/plan`)).status, 202)
  })

  test('a contract that changed, ended or was signed since the plan is asked again, by name', async ({
    assert,
  }) => {
    const { id, fingerprint } = await planned(payroll, acme)
    const [contractId] = acme.contractIds
    await inTenant(acme.id, (trx) =>
      trx.from('contracts').where('id', contractId).update({ end_date: '2026-12-31' })
    )
    assert.deepEqual((await admin.get(`/api/indexations/${id}`)).body.since, {
      changed: 1,
      added: 0,
    })
    const refused = await admin.post(`/api/indexations/${id}/approval`, { fingerprint })
    assert.equal(refused.body.code, 'E_INDEXATION_CHANGED')
    assert.lengthOf(refused.body.errors, 1)
    assert.isNotEmpty(refused.body.errors[0].message)
    await payroll.post(`/api/indexations/${id}/plan`)
    await computed(acme, id)
    const again = (await admin.get(`/api/indexations/${id}`)).body
    assert.equal(
      (await admin.post(`/api/indexations/${id}/approval`, { fingerprint: again.fingerprint }))
        .status,
      200
    )
    await payroll.post(`/api/indexations/${id}/application`)
    await changed(acme, id, 'apply')
    const ending = (await indexedVersions(acme)).find(({ previous_id: of }) => of === contractId)!
    assert.equal(ending.end_date.toISOString().slice(0, 10) <= '2026-12-31', true)
  })

  test('one that changes between approval and application is left as it is, and named', async ({
    assert,
  }) => {
    const { id, fingerprint } = await planned(payroll, acme)
    await admin.post(`/api/indexations/${id}/approval`, { fingerprint })
    await inTenant(acme.id, (trx) =>
      trx.from('contracts').where('id', acme.contractIds[1]).increment('version', 1)
    )
    await payroll.post(`/api/indexations/${id}/application`)
    await changed(acme, id, 'apply')
    const run = (await payroll.get(`/api/indexations/${id}`)).body
    assert.containsSubset(run, {
      status: 'applied',
      totals: { counts: { applied: 2, changed: 1 } },
    })
    assert.equal((await lines(id, 'CHANGED'))[0].contractId, acme.contractIds[1])
    assert.lengthOf(await indexedVersions(acme), 2)

    // Another plan of the same index takes that one alone.
    const next = await planned(payroll, acme)
    assert.containsSubset(next.totals.counts, { taken: 1, excluded: 2 })
    const excluded = await lines(next.id, 'EXCLUDED')
    assert.deepEqual(
      excluded.map(({ reason }: { reason: string }) => reason),
      ['ALREADY_INDEXED', 'ALREADY_INDEXED']
    )
  })

  test('a second run over the same event names every contract as indexed, and is refused an approval', async ({
    assert,
  }) => {
    await applied(payroll, admin, acme)
    const versions = await indexedVersions(acme)
    const second = await planned(payroll, acme)
    assert.containsSubset(second.totals.counts, { taken: 0, excluded: 3 })
    for (const { reason } of await lines(second.id, 'EXCLUDED'))
      assert.equal(reason, 'ALREADY_INDEXED')
    const { fingerprint } = second
    const refused = await admin.post(`/api/indexations/${second.id}/approval`, { fingerprint })
    assert.deepEqual([refused.status, refused.body.code], [409, 'E_INDEXATION_NOBODY'])
    assert.equal((await payroll.post(`/api/indexations/${second.id}/application`)).status, 409)
    assert.deepEqual(await indexedVersions(acme), versions)
  })

  test('two runs of one index that are approved at the same time write each contract once', async ({
    assert,
  }) => {
    const one = await planned(payroll, acme)
    const two = await planned(payroll, acme)
    for (const { id, fingerprint } of [one, two]) {
      await admin.post(`/api/indexations/${id}/approval`, { fingerprint })
      await payroll.post(`/api/indexations/${id}/application`)
    }
    await Promise.all([one, two].map(({ id }) => changed(acme, id, 'apply')))
    const versions = await indexedVersions(acme)
    assert.lengthOf(versions, 3)
    assert.lengthOf(new Set(versions.map(({ previous_id: of }) => of)), 3)
  })

  test('a slice that runs twice writes once, and without an approval nothing', async ({
    assert,
  }) => {
    const { id, fingerprint } = await planned(payroll, acme)
    const slice = {
      companyId: acme.id,
      requestId: 'test',
      indexationId: id,
      direction: 'apply' as const,
      after: '',
      limit: 10,
    }
    await change.changeSlice(slice)
    assert.lengthOf(await indexedVersions(acme), 0)
    await admin.post(`/api/indexations/${id}/approval`, { fingerprint })
    await change.changeSlice(slice)
    assert.lengthOf(await indexedVersions(acme), 0, 'approved, and not asked for')
    await payroll.post(`/api/indexations/${id}/application`)
    await change.changeSlice(slice)
    const rows = await contracts()
    await change.changeSlice(slice)
    assert.deepEqual(await contracts(), rows)
    assert.lengthOf(await indexedVersions(acme), 3)
  })

  test('slices of two lanes at once write each contract once and count them all; so it is when they are given back', async ({
    assert,
  }) => {
    const { id, fingerprint } = await planned(payroll, acme)
    await admin.post(`/api/indexations/${id}/approval`, { fingerprint })
    const before = await checksumOf(acme.id, { except: LEFT_BY_RUNS })
    const inLanes = (direction: 'apply' | 'undo') =>
      Promise.all(
        [0, 1].map((nth) =>
          change.changeSlice({
            companyId: acme.id,
            requestId: 'test',
            indexationId: id,
            direction,
            after: '',
            limit: 10,
            lane: { nth, of: 2 },
          })
        )
      )
    const done = async () =>
      (await inTenant(acme.id, (trx) => trx.from('indexations').where({ id }).firstOrFail())).done
    await payroll.post(`/api/indexations/${id}/application`)
    const input = { companyId: acme.id, requestId: 'test', indexationId: id, failure: null }
    await change.openChange({ ...input, direction: 'apply' })
    assert.deepEqual(
      (await inLanes('apply')).map(({ next }) => next),
      [null, null]
    )
    assert.lengthOf(await indexedVersions(acme), 3)
    assert.equal(await done(), 3)
    await change.closeChange({ ...input, direction: 'apply' })
    await admin.post(`/api/indexations/${id}/undoing`)
    await inLanes('undo')
    assert.equal(await done(), 0)
    await change.closeChange({ ...input, direction: 'undo' })
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_RUNS }), before)
  })

  test('a step of the plan whose answer was lost, taken again while contracts are written, changes nothing of the run', async ({
    assert,
  }) => {
    const { id, fingerprint } = await planned(payroll, acme)
    await admin.post(`/api/indexations/${id}/approval`, { fingerprint })
    await payroll.post(`/api/indexations/${id}/application`)
    const input = { companyId: acme.id, requestId: 'test', indexationId: id }
    const row = () =>
      inTenant(acme.id, (trx) => trx.from('indexations').where({ id }).firstOrFail())
    const before = await row()
    await planning.openIndexation(input)
    await planning.recomputeSlice({ ...input, after: null, limit: 10, done: 0 })
    await planning.closeIndexation({ ...input, failure: null })
    assert.deepEqual(await row(), before)
    await changed(acme, id, 'apply')
    assert.lengthOf(await indexedVersions(acme), 3)
  })

  test('signed before and starting on the day is a question: unanswered left out, answered with all its days', async ({
    assert,
  }) => {
    await inTenant(acme.id, (trx) =>
      trx
        .from('contracts')
        .whereIn('id', acme.contractIds.slice(0, 2))
        .update({ start_date: INDEX_DAY, signed_on: '2026-09-15' })
    )
    const before = await checksumOf(acme.id, { except: LEFT_BY_RUNS })
    const run = await planned(payroll, acme)
    assert.containsSubset(run.totals.counts, { taken: 1, questions: 2, unanswered: 2 })
    const [asked, left] = await lines(run.id, 'QUESTIONS')
    const answer = (client: TestClient, line: string, value: unknown) =>
      client.put(`/api/indexations/${run.id}/lines/${line}/answer`, { answer: value })
    assert.equal((await answer(await visitor(), asked.id, 'INDEX')).status, 401)
    assert.equal((await answer(await signedIn('hr'), asked.id, 'INDEX')).status, 403)
    assert.equal((await answer(await signedIn('payroll', 'globex'), asked.id, 'INDEX')).status, 404)
    assert.equal((await answer(payroll, asked.id, 'PERHAPS')).status, 422)
    // Who answers has made a part of the plan.
    assert.equal((await answer(admin, asked.id, 'INDEX')).status, 200)
    const seen = (await admin.get(`/api/indexations/${run.id}`)).body
    assert.isTrue(seen.isMine)
    assert.equal(
      (await admin.post(`/api/indexations/${run.id}/approval`, { fingerprint: seen.fingerprint }))
        .body.code,
      'E_INDEXATION_FOUR_EYES'
    )
    await answer(payroll, asked.id, 'INDEX')
    const { fingerprint } = (await admin.get(`/api/indexations/${run.id}`)).body
    assert.equal(
      (await admin.post(`/api/indexations/${run.id}/approval`, { fingerprint })).status,
      200
    )
    await payroll.post(`/api/indexations/${run.id}/application`)
    await changed(acme, run.id, 'apply')
    const versions = await indexedVersions(acme)
    assert.lengthOf(versions, 2)
    const whole = versions.find(({ previous_id: of }) => of === asked.contractId)!
    const [previous] = await contracts({ id: asked.contractId })
    assert.equal(previous.corrected_by_id, whole.id)
    assert.isUndefined(versions.find(({ previous_id: of }) => of === left.contractId))

    await admin.post(`/api/indexations/${run.id}/undoing`)
    await changed(acme, run.id, 'undo')
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_RUNS }), before)
  })

  test('a version that begins later follows the indexed one, and stands where it stood once it is undone', async ({
    assert,
  }) => {
    const [contractId] = acme.contractIds
    const later = await inTenant(acme.id, async (trx) => {
      const row = await trx.from('contracts').where('id', contractId).firstOrFail()
      const start = '2027-02-01'
      await trx
        .from('contracts')
        .where('id', contractId)
        .update({ end_date: daysAfter(start, -1) })
      const [made] = await trx
        .insertQuery()
        .table('contracts')
        .insert({
          worker_id: row.worker_id,
          package_id: row.package_id,
          change_type: 'CHANGE',
          kind: 'AMENDMENT',
          signature: 'SIGNED',
          signed_on: '2026-09-20',
          start_date: start,
          previous_id: contractId,
        })
        .returning('id')
      return (made.id ?? made) as string
    })
    const before = await checksumOf(acme.id, { except: LEFT_BY_RUNS })
    const { id } = await planned(payroll, acme)
    const [question] = await lines(id, 'QUESTIONS')
    assert.equal(question.contractId, later)
    await payroll.put(`/api/indexations/${id}/lines/${question.id}/answer`, { answer: 'INDEX' })
    const { fingerprint } = (await admin.get(`/api/indexations/${id}`)).body
    await admin.post(`/api/indexations/${id}/approval`, { fingerprint })
    await payroll.post(`/api/indexations/${id}/application`)
    await changed(acme, id, 'apply')
    const versions = await indexedVersions(acme)
    assert.lengthOf(versions, 4)
    const now = versions.find(({ previous_id: of }) => of === contractId)!
    const [moved] = await contracts({ id: later })
    assert.equal(moved.previous_id, now.id)
    const [told] = await inTenant(acme.id, (trx) =>
      trx.from('team_changes').where('contract_id', now.id)
    )
    assert.deepEqual(
      told.facts.map(({ field }: { field: string }) => field),
      ['salaireBrut'],
      'an index moves no end'
    )
    await admin.post(`/api/indexations/${id}/undoing`)
    await changed(acme, id, 'undo')
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_RUNS }), before)
  })

  test('cannot be undone once something stands on it: payroll was told, or a later version follows; with the names', async ({
    assert,
  }) => {
    const run = await applied(payroll, admin, acme)
    const hr = await signedIn('hr')
    const file = await hr.post('/api/payroll-exports', { mode: 'DIFFERENCES' })
    assert.equal(file.status, 201)
    const undo = () => admin.post(`/api/indexations/${run.id}/undoing`)
    const told = await undo()
    assert.equal(told.body.code, 'E_INDEXATION_STANDS')
    assert.lengthOf(told.body.errors, 3)
    assert.equal(told.body.errors[0].code, 'PAYROLL_TOLD')
    await hr.delete(`/api/payroll-exports/${file.body.id}`)
    const [version] = await indexedVersions(acme)
    await inTenant(acme.id, async (trx) => {
      await trx.from('contracts').where('id', version.id).update({ end_date: '2027-05-31' })
      await trx.table('contracts').insert({
        worker_id: version.worker_id,
        package_id: version.package_id,
        change_type: 'CHANGE',
        kind: 'AMENDMENT',
        start_date: '2027-06-01',
        previous_id: version.id,
      })
    })
    const followed = await undo()
    assert.deepEqual(
      followed.body.errors.map(({ code }: { code: string }) => code),
      ['FOLLOWED']
    )
    assert.lengthOf(await indexedVersions(acme), 3)
    assert.equal((await admin.get(`/api/indexations/${run.id}`)).body.status, 'applied')
  })

  test('a range is planned with both ends and cannot be approved before it is final', async ({
    assert,
  }) => {
    await inTenant(acme.id, (trx) => trx.from('contracts').update({ start_date: '2026-01-05' }))
    const { percent: _assumed, ...published } = PLAN
    const asked = { ...published, date: '2027-01-01' }
    const plan = await payroll.post('/api/indexations', asked)
    await computed(acme, plan.body.id)
    const run = (await admin.get(`/api/indexations/${plan.body.id}`)).body
    assert.containsSubset(run, { percent: 4, percentLow: 3.7, event: { status: 'RANGE' } })
    assert.isBelow(run.totals.lowest.cost, run.totals.all.cost)
    const approve = (fingerprint: string) =>
      admin.post(`/api/indexations/${run.id}/approval`, { fingerprint })
    assert.equal((await approve(run.fingerprint)).body.code, 'E_INDEXATION_RANGE')
    const figure = {
      commissionParitaire: 'BECP200',
      day: '2027-01-01',
      status: 'FINAL',
      percent: 3.76,
      low: null,
      high: null,
      source: 'Statbel, 30 December 2026',
      confidence: 'official',
      checked: '2026-12-30',
    }
    assert.equal((await admin.post('/api/index-data', { events: [figure] })).status, 200)
    await payroll.post(`/api/indexations/${run.id}/plan`)
    await computed(acme, run.id)
    const final = (await admin.get(`/api/indexations/${run.id}`)).body
    assert.containsSubset(final, { percent: 3.76, percentLow: null, event: { status: 'FINAL' } })
    assert.equal((await approve(final.fingerprint)).status, 200)
  })

  test('an index that is not known, or has no figure yet, is refused in a sentence', async ({
    assert,
  }) => {
    const { percent: _assumed, ...published } = PLAN
    const ask = (differs: object) => payroll.post('/api/indexations', { ...published, ...differs })
    assert.equal((await ask({})).body.code, 'E_INDEX_UNKNOWN')
    assert.equal(
      (await ask({ commissionParitaire: 'BECP119', date: '2027-01-01' })).body.code,
      'E_INDEX_NO_FIGURE'
    )
    assert.equal((await ask({ percent: -0.5 })).status, 422, 'below 0 only as a published index')
  })

  test('letters leave once, and tell nothing of a run that was undone', async ({ assert }) => {
    const run = await applied(payroll, admin, acme)
    const [line] = await lines(run.id, 'INCLUDED')
    const letter = `/api/indexations/${run.id}/lines/${line.id}/letter`
    assert.equal((await (await visitor()).get(letter)).status, 401)
    assert.equal((await (await signedIn('hr')).get(letter)).status, 403)
    assert.equal((await (await signedIn('payroll', 'globex')).get(letter)).status, 404)
    const pdf = await payroll.get(letter)
    assert.equal(pdf.status, 200, String(pdf.raw).slice(0, 200))
    assert.equal(pdf.raw.subarray(0, 5).toString(), '%PDF-')
    assert.deepEqual((await payroll.post(`/api/indexations/${run.id}/letters`)).body, {
      letters: 3,
      withoutAddress: 0,
    })
    const { indexLetters } = await import('#modules/indexation/jobs/index_letters')
    const job = { companyId: acme.id, requestId: 'test', indexationId: run.id, part: 0 }
    await indexLetters.handle(job as never)
    await indexLetters.handle(job as never)
    assert.lengthOf(await queuedMails(acme, 'index-letter'), 3)
    assert.equal((await payroll.post(`/api/indexations/${run.id}/letters`)).body.letters, 0)
  })

  test('what was not applied is removed; what was is not', async ({ assert }) => {
    const plan = await planned(payroll, acme)
    assert.equal((await (await visitor()).delete(`/api/indexations/${plan.id}`)).status, 401)
    assert.equal((await (await signedIn('hr')).delete(`/api/indexations/${plan.id}`)).status, 403)
    assert.equal(
      (await (await signedIn('payroll', 'globex')).delete(`/api/indexations/${plan.id}`)).status,
      404
    )
    assert.equal((await payroll.delete(`/api/indexations/${plan.id}`)).status, 200)
    assert.equal((await payroll.get(`/api/indexations/${plan.id}`)).status, 404)
    const run = await applied(payroll, admin, acme)
    assert.equal((await payroll.delete(`/api/indexations/${run.id}`)).status, 409)
  })

  test('contractors and what is not signed are left out, each with why', async ({ assert }) => {
    await inTenant(acme.id, async (trx) => {
      await trx
        .from('contracts')
        .where('id', acme.contractIds[0])
        .update({ signature: 'TO_SIGN', signed_on: null })
      const { package_id: id } = await trx
        .from('contracts')
        .where('id', acme.contractIds[1])
        .firstOrFail()
      await trx.rawQuery(
        `update packages set package = jsonb_set(package, '{computeModelConfig,employmentType}', '"CONTRACTOR"') where id = ?`,
        [id]
      )
    })
    const { id, totals } = await planned(payroll, acme)
    assert.containsSubset(totals.counts, { taken: 1, excluded: 2 })
    const reasons = (await lines(id, 'EXCLUDED')).map(({ reason }: { reason: string }) => reason)
    assert.sameMembers(reasons, ['TO_SIGN', 'NOT_EMPLOYED'])
  })
})

test.group('Figures of the index', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const figure = {
    commissionParitaire: 'BECP124',
    day: '2026-10-01',
    status: 'FINAL',
    percent: 0.7,
    low: null,
    high: null,
    source: 'the committee',
    confidence: 'provider',
    checked: '2026-11-26',
  }

  test('are loaded by an administrator, for their own company alone', async ({ assert }) => {
    const theirs = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const body = { events: [figure] }
    assert.equal((await (await visitor()).post('/api/index-data', body)).status, 401)
    assert.equal((await (await signedIn('payroll')).post('/api/index-data', body)).status, 403)
    const rows = () => inTenant(acme.id, (trx) => trx.from('index_figures'))
    assert.lengthOf(await rows(), 0)
    const admin = await signedIn('admin')
    assert.deepEqual((await admin.post('/api/index-data', body)).body, { loaded: 1 })
    assert.deepEqual((await admin.post('/api/index-data', body)).body, { loaded: 1 })
    assert.lengthOf(await rows(), 1)
    const known = (await admin.get('/api/index-data')).body.events
    assert.deepInclude(known, figure)
    const other = (await (await signedIn('admin', 'globex')).get('/api/index-data')).body.events
    assert.notDeepInclude(other, figure)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), theirs)
  })

  test('all of them or none: what is wrong is named with its place', async ({ assert }) => {
    const admin = await signedIn('admin')
    const wrong = { ...figure, commissionParitaire: 'BECP999' }
    const { status, body } = await admin.post('/api/index-data', { events: [figure, wrong] })
    assert.equal(status, 422)
    assert.equal(body.code, 'E_INDEX_FIGURES')
    assert.equal(body.errors[0].path, 'events.1.commissionParitaire')
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('index_figures')), 0)
    const unknown = await admin.post('/api/index-data', { events: [{ ...figure, nonsense: 1 }] })
    assert.equal(unknown.status, 422)
  })
})
