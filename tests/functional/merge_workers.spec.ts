import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { candidateOf } from '#tests/helpers/offers'
import { packageBody } from '#tests/helpers/package_body'
import { BIC, IBAN, NISS, OTHER_IBAN } from '#tests/helpers/worker_form'

test.group('Two records of one person', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  /** With a contract of today. */
  let kept: string
  /** Added a second time. */
  let other: string

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    const first = await inTenant(acme.id, (trx) =>
      trx.from('contracts').orderBy('id').firstOrFail()
    )
    kept = first.worker_id
    other = await candidateOf(acme, { phone: '0470 12 34 56', employee_number: '77', level: 'C2' })
  })

  const path = (id = kept) => `/api/workers/${id}/merge`
  const row = (id: string) =>
    inTenant(acme.id, (trx) => trx.from('workers').where({ id }).firstOrFail())
  const preview = async (id = kept, otherId = other) =>
    (await hr.get(`${path(id)}?otherId=${otherId}`)).body
  const merge = async (take: string[] = [], changes: object = {}, client = hr) =>
    client.post(path(), { otherId: other, take, seen: (await preview()).seen, ...changes })
  /** A contract beside those of the demo, with the package of one of them. */
  const contractOf = (workerId: string, more: object) =>
    inTenant(acme.id, async (trx) => {
      const { package_id } = await trx.from('contracts').orderBy('id').firstOrFail()
      const id = randomUUID()
      const fields = { id, worker_id: workerId, package_id, signature: 'PAPER' }
      await trx.table('contracts').insert({ ...fields, ...more })
      return id
    })

  test('anonymous, viewer, manager and another company: refused; HR merges, and everything that named the one names the other', async ({
    assert,
  }) => {
    const contract = await contractOf(other, { start_date: '2015-01-01', end_date: '2016-12-31' })
    const pack = (await hr.post('/api/packages', packageBody({}, { simulationWorkerId: other })))
      .body
    await hr.put(`/api/packages/${pack.id}`, {
      ...packageBody({ nomFonction: 'Autre' }, { simulationWorkerId: other }),
      version: pack.version,
    })
    const offer = (await hr.post('/api/offers', { workerId: other, packageId: pack.id })).body
    const led = (
      await inTenant(acme.id, (trx) =>
        trx.from('workers').whereNotIn('id', [kept, other]).firstOrFail()
      )
    ).id
    await hr.put(`/api/workers/${led}`, { managerId: other })
    const details = (await hr.get(`/api/workers/${other}/details`)).body
    const ids = [{ system: 'HRIS', identifier: 'x-1' }]
    await hr.put(`/api/workers/${other}/details`, { version: details.version, externalIds: ids })

    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const before = await row(kept)
    const seen = { seen: (await preview()).seen }
    for (const [client, status] of [
      [await visitor(), 401],
      [await signedIn('viewer'), 403],
      [await signedIn('manager'), 403],
      [await signedIn('hr', 'globex'), 404],
    ] as const) {
      assert.equal((await client.get(`${path()}?otherId=${other}`)).status, status)
      assert.equal((await merge([], seen, client)).status, status)
    }
    assert.deepEqual(await row(kept), before)

    const { moves } = await preview()
    assert.deepInclude(moves, {
      'contracts.worker_id': 1,
      'offers.worker_id': 1,
      // The simulation, and the copy of the offer.
      'packages.worker_ids': 2,
      'workers.manager_id': 1,
    })
    const merged = await merge(['phone', 'employeeNumber'])
    assert.equal(merged.status, 200, merged.raw.toString())
    assert.deepInclude(merged.body, { id: kept, employeeNumber: '77', level: before.level })
    assert.deepInclude(await row(kept), { phone: '0470 12 34 56', first_name: before.first_name })
    await inTenant(acme.id, async (trx) => {
      assert.equal((await trx.from('contracts').where({ id: contract }).first()).worker_id, kept)
      assert.equal((await trx.from('offers').where({ id: offer.id }).first()).worker_id, kept)
      assert.equal((await trx.from('workers').where({ id: led }).first()).manager_id, kept)
      const named = await trx.from('worker_external_ids').where({ worker_id: kept })
      assert.deepInclude(named[0], ids[0])
      for (const table of ['packages', 'package_versions'])
        assert.isEmpty(
          await trx.from(table).whereRaw('package::text like ?', [`%${other}%`]),
          table
        )
      for (const table of ['team_changes', 'timeline_events', 'casefiles', 'worker_private'])
        assert.isEmpty(await trx.from(table).where('worker_id', other), table)
    })
    const changes = (await hr.get(`/api/team-changes?workerId=${kept}`)).body.data
    assert.isNotEmpty(changes)

    // What is left says where the person is, and nothing more of them.
    assert.deepInclude(await row(other), {
      merged_into_id: kept,
      email: null,
      phone: null,
      employee_number: null,
      level: null,
    })
    assert.equal((await hr.get(`/api/workers/${other}`)).body.id, kept)
    const listed = (await hr.get('/api/workers?perPage=100')).body.data
    assert.notInclude(
      listed.map(({ id }: { id: string }) => id),
      other
    )
    const [event] = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where({ event: 'worker.merged' })
    )
    assert.equal(event.subject_id, kept)
    assert.deepInclude(event.details, { other, take: ['phone', 'employeeNumber'] })
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('number and account are chosen, sealed for the record that stays; who is paid elsewhere is told', async ({
    assert,
  }) => {
    const tell = async (id: string, told: object) => {
      const { version } = (await hr.get(`/api/workers/${id}/details`)).body
      const saved = await hr.put(`/api/workers/${id}/details`, { version, ...told })
      assert.equal(saved.status, 200, saved.raw.toString())
    }
    await tell(kept, { iban: OTHER_IBAN })
    await tell(other, { niss: NISS, iban: IBAN, bic: BIC })
    const merged = await merge(['niss', 'account'])
    assert.equal(merged.status, 200, merged.raw.toString())
    for (const canary of [NISS, IBAN, '93.05.18-223.61'])
      assert.notInclude(String(merged.raw), canary)
    const fields = { fields: ['niss', 'iban', 'bic'] }
    assert.deepEqual((await hr.post(`/api/workers/${kept}/private/show`, fields)).body, {
      niss: '93.05.18-223.61',
      iban: 'BE68 5390 0754 7034',
      bic: BIC,
    })
    const told = await inTenant(acme.id, (trx) =>
      trx
        .from('timeline_events')
        .where({ worker_id: kept, kind: 'ACCOUNT_CHANGED' })
        .orderBy('id', 'desc')
    )
    assert.equal(told[0].details.account, 'CHANGED')
    // The number is this person's alone: nobody else may have it, and this one keeps it.
    const twin = await candidateOf(acme)
    const taken = await hr.put(`/api/workers/${twin}/details`, { version: 1, niss: NISS })
    assert.equal(taken.status, 422)
  })

  test('what is in the way is said, and nothing changes: itself, another company’s, one that was merged, days with two contracts, one who replaced the other, a circle', async ({
    assert,
  }) => {
    const third = await candidateOf(acme)
    const merged = await hr.post(path(third), {
      otherId: await candidateOf(acme),
      take: [],
      seen: 'x',
    })
    assert.deepEqual([merged.status, merged.body.code], [409, 'E_STALE_VERSION'])
    const gone = await candidateOf(acme)
    const { seen } = await preview(third, gone)
    assert.equal((await hr.post(path(third), { otherId: gone, take: [], seen })).status, 200)
    const [theirs] = await inTenant(globex.id, (trx) => trx.from('workers').select('id'))
    const refused = async (otherId: string, status: number, code: string) => {
      const before = await checksumOf(acme.id)
      for (const answer of [
        await hr.get(`${path()}?otherId=${otherId}`),
        await hr.post(path(), { otherId, take: [], seen: 'x' }),
      ])
        assert.deepEqual([answer.status, answer.body.code], [status, code], code)
      assert.equal(await checksumOf(acme.id), before, code)
    }
    await refused(kept, 422, 'E_MERGE_ITSELF')
    await refused(theirs.id, 404, 'E_NOT_FOUND')
    await refused(gone, 409, 'E_MERGE_DONE')
    const contract = await contractOf(other, { start_date: '2026-01-01' })
    await refused(other, 409, 'E_MERGE_CONTRACTS')
    await inTenant(acme.id, (trx) =>
      trx
        .from('contracts')
        .where('id', contract)
        .update({ start_date: '2010-01-01', end_date: '2010-12-31', replaced_worker_id: kept })
    )
    await refused(other, 409, 'E_MERGE_REPLACED')
    await inTenant(acme.id, (trx) => trx.from('contracts').where('id', contract).delete())

    // kept reports to third, third to other: as one person they would report to themselves.
    await hr.put(`/api/workers/${third}`, { managerId: other })
    await hr.put(`/api/workers/${kept}`, { managerId: third })
    const before = await checksumOf(acme.id)
    const circle = await merge()
    assert.deepEqual([circle.status, circle.body.code], [409, 'E_MERGE_CIRCLE'])
    assert.equal(await checksumOf(acme.id), before)
    await hr.put(`/api/workers/${third}`, { managerId: null })
    // Who led the other one leads nobody who is themselves.
    await hr.put(`/api/workers/${kept}`, { managerId: other })
    assert.isNull((await merge()).body.managerId)
  })

  test('a choice or a field that there is not is refused by name; what was seen must still be so', async ({
    assert,
  }) => {
    const named = async (take: string[], changes: object = {}) => {
      const { status, body } = await merge(take, changes)
      return [status, body.errors?.map(({ path: at }: { path: string }) => at)]
    }
    assert.deepEqual(await named(['shoeSize']), [422, ['take.0']])
    assert.deepEqual(await named([], { colour: 'red' }), [422, ['colour']])
    const { seen } = await preview()
    await hr.put(`/api/workers/${other}`, { level: 'C3' })
    const stale = await merge([], { seen })
    assert.deepEqual([stale.status, stale.body.code], [409, 'E_STALE_VERSION'])
  })

  test('below the calls too: what happened to a person is nobody else’s, but by a merge', async ({
    assert,
  }) => {
    await contractOf(other, { start_date: '2015-01-01', end_date: '2016-12-31' })
    const move = () =>
      inTenant(acme.id, (trx) =>
        trx.from('team_changes').where('worker_id', other).update({ worker_id: kept })
      )
    await assert.rejects(move, /follows a merge alone/)
  })
})
