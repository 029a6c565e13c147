import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { monthsAfter, today } from '#modules/shared/values/days'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { contractOf, FIRST_DAY_OF_WORK, seatOf, signedContract, toHire } from '#tests/helpers/hired'
import { packageBody } from '#tests/helpers/package_body'

test.group('What changed in the team', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  const changesOf = async (client: TestClient, query = '') =>
    (await client.get(`/api/team-changes?${query}`)).body.data as any[]
  const told = ({ facts }: any) =>
    Object.fromEntries(facts.map(({ field, before, after }: any) => [field, [before, after]]))

  /** A person with a signed contract. */
  async function hired(fields: Record<string, unknown> = {}) {
    const contractLocationId = await seatOf(acme)
    const { packageId, workerId } = await toHire(hr, acme, fields)
    const contract = await signedContract(hr, {
      packageId,
      workerId,
      kind: 'OPEN_ENDED',
      startDateStr: FIRST_DAY_OF_WORK,
      contractLocationId,
    })
    return { workerId, contract, packageId, contractLocationId }
  }

  test('a contract tells what it brings once it is signed, and not before', async ({ assert }) => {
    const contractLocationId = await seatOf(acme)
    const { packageId, workerId } = await toHire(hr, acme, { hasChequeRepas: true, chequeRepas: 8 })
    const { id, version } = await contractOf(hr, {
      packageId,
      workerId,
      kind: 'OPEN_ENDED',
      startDateStr: FIRST_DAY_OF_WORK,
      contractLocationId,
    })
    assert.isEmpty(await changesOf(hr, `workerId=${workerId}`))
    await hr.post(`/api/contracts/${id}/sign`, { version, signedOnStr: today() })
    const [change, ...others] = await changesOf(hr, `workerId=${workerId}`)
    assert.isEmpty(others)
    assert.deepInclude(change, {
      contractId: id,
      validFromStr: FIRST_DAY_OF_WORK,
      source: 'PERSON',
      isPending: true,
    })
    assert.equal(change.worker.displayName, 'Noor Maes')
    assert.equal(change.changedBy.displayName, 'Nadia Haddad')
    assert.deepInclude(told(change), {
      startDate: [null, FIRST_DAY_OF_WORK],
      contractKind: [null, 'OPEN_ENDED'],
      contractLocation: [null, 'Namur'],
      salaireBrut: [null, 3000],
      regimeNumerateur: [null, 38],
      commissionParitaire: [null, 'BECP200'],
      nomFonction: [null, 'Développeur senior'],
      hasChequeRepas: [null, true],
      chequeRepas: [null, 8],
    })
  })

  test('a version tells what differs from the one before, an end its day and kind', async ({
    assert,
  }) => {
    const { workerId, contract } = await hired()
    const raised = (await hr.post('/api/packages', packageBody({}, { salaireBrut: 3300 }))).body
    const from = `${monthsAfter(FIRST_DAY_OF_WORK, 3).slice(0, 7)}-01`
    const next = await signedContract(hr, {
      previousId: contract.id,
      packageId: raised.id,
      startDateStr: from,
    })
    const [change] = await changesOf(hr, `workerId=${workerId}`)
    assert.deepEqual(told(change), { salaireBrut: [3000, 3300] })
    assert.equal(change.validFromStr, from)

    const last = monthsAfter(from, 2)
    const body = { version: next.version, endDateStr: last, endKind: 'RESIGNATION' }
    const end = (await hr.post(`/api/contracts/${next.id}/end`, body)).body
    assert.lengthOf(await changesOf(hr, `workerId=${workerId}`), 2)
    await hr.post(`/api/contracts/${end.id}/sign`, { version: end.version, signedOnStr: today() })
    const [leaving] = await changesOf(hr, `workerId=${workerId}`)
    assert.deepEqual(told(leaving), { endDate: [null, last], endKind: [null, 'RESIGNATION'] })
    assert.lengthOf(await changesOf(hr, `workerId=${workerId}&kind=LEAVE`), 1)
    assert.lengthOf(await changesOf(hr, `workerId=${workerId}&kind=PAY`), 2)
  })

  test('versions that come with all their days end where the last one does', async ({ assert }) => {
    const { workerId, packageId } = await hired()
    await inTenant(acme.id, async (trx) => {
      await trx.from('contracts').where('worker_id', workerId).delete()
      const ours = { worker_id: workerId, package_id: packageId, signature: 'PAPER' }
      const first = { ...ours, start_date: '2022-01-01', end_date: '2022-12-31' }
      const [{ id }] = await trx.table('contracts').returning('id').insert(first)
      await trx.table('contracts').insert({
        ...ours,
        previous_id: id,
        change_type: 'CHANGE',
        start_date: '2023-01-01',
        end_date: '2023-06-30',
      })
    })
    const [last, before] = (await changesOf(hr, `workerId=${workerId}`)).sort((a, b) =>
      b.validFromStr.localeCompare(a.validFromStr)
    )
    assert.deepEqual(told(last), { endDate: [null, '2023-06-30'] })
    assert.notProperty(told(before), 'endDate')
  })

  test('what is changed of a worker is told once they have a contract; what can be erased without what it says', async ({
    assert,
  }) => {
    const added = await hr.post('/api/workers', { firstName: 'Ada', lastName: 'Byron' })
    await hr.put(`/api/workers/${added.body.id}`, { lastName: 'Lovelace' })
    assert.isEmpty(await changesOf(hr, `workerId=${added.body.id}`))

    const { workerId } = await hired()
    const [department] = await inTenant(acme.id, (trx) => trx.from('departments').orderBy('name'))
    await hr.put(`/api/workers/${workerId}`, { lastName: 'Peeters', etatCivil: 'celibataire' })
    await hr.put(`/api/workers/${workerId}/department`, { departmentId: department.id })
    await inTenant(acme.id, (trx) =>
      trx.from('workers').where('id', workerId).update({ phone: '+32470123456' })
    )
    const [phone, place, person] = await changesOf(hr, `workerId=${workerId}`)
    assert.deepEqual(phone.facts, [{ kind: 'DETAILS', field: 'phone', before: null, after: null }])
    assert.isNull(phone.changedBy)
    assert.deepEqual(told(place), { department: [null, department.name] })
    assert.deepEqual(told(person), {
      lastName: ['Maes', 'Peeters'],
      etatCivil: [null, 'celibataire'],
    })
    assert.equal(person.validFromStr, today())
    const kept = await inTenant(acme.id, (trx) => trx.from('team_changes'))
    assert.notInclude(JSON.stringify(kept), '470123456')
  })

  test('what another program or a file changes says so, and an index too', async ({ assert }) => {
    const { workerId } = await hired()
    for (const source of ['IMPORT', 'SYNCHRONISATION'])
      await inTenant(acme.id, async (trx) => {
        await trx.rawQuery("select set_config('app.change_source', ?, true)", [source])
        await trx.from('workers').where('id', workerId).update({ last_name: source })
      })
    assert.deepEqual(
      (await changesOf(hr, `workerId=${workerId}`)).map(({ source }) => source),
      ['SYNCHRONISATION', 'IMPORT', 'PERSON']
    )
    assert.lengthOf(await changesOf(hr, 'source=IMPORT'), 1)
    await inTenant(acme.id, async (trx) => {
      const row = await trx.from('contracts').where('worker_id', workerId).firstOrFail()
      await trx.table('contracts').insert({
        worker_id: workerId,
        package_id: row.package_id,
        contract_location_id: null,
        previous_id: row.id,
        change_type: 'INDEXATION',
        signature: 'PAPER',
        start_date: '2090-01-01',
        end_date: '2090-12-31',
        corrected_by_id: row.id,
      })
    })
    assert.deepEqual(
      (await changesOf(hr, 'source=INDEX')).map(({ validFromStr }) => validFromStr),
      ['2090-01-01']
    )
  })

  test('a rolled back deed tells nothing, and what is told stays as it was', async ({ assert }) => {
    const { workerId } = await hired()
    const before = await changesOf(hr)
    await assert.rejects(() =>
      inTenant(acme.id, async (trx) => {
        await trx.from('workers').where('id', workerId).update({ last_name: 'Nobody' })
        throw new Error('rolled back')
      })
    )
    for (const deed of [
      "update team_changes set facts = '[]'",
      'delete from team_changes',
      'truncate team_changes',
    ])
      await assert.rejects(
        () => inTenant(acme.id, (trx) => trx.rawQuery(deed)),
        /permission denied/
      )
    assert.deepEqual(await changesOf(hr), before)
  })

  test('a stranger sees none; a viewer no family; a manager those of their people, without what net pay is computed from', async ({
    assert,
  }) => {
    const { workerId } = await hired({ hasChequeRepas: true, chequeRepas: 8 })
    await hr.put(`/api/workers/${workerId}`, { etatCivil: 'marie', conjointTravaille: true })
    assert.equal((await (await visitor()).get('/api/team-changes')).status, 401)
    const kindsOf = async (client: TestClient) => [
      ...new Set(
        (await changesOf(client, `workerId=${workerId}`)).flatMap(({ facts }) =>
          facts.map(({ kind }: any) => kind)
        )
      ),
    ]
    assert.includeMembers(await kindsOf(hr), ['PAY', 'BENEFITS', 'FAMILY'])
    const viewer = await kindsOf(await signedIn('viewer'))
    assert.notInclude(viewer, 'FAMILY')
    assert.include(viewer, 'START')

    const manager = await signedIn('manager')
    assert.isEmpty(await kindsOf(manager))
    const [led] = await inTenant(acme.id, (trx) => trx.from('department_managers'))
    await hr.put(`/api/workers/${workerId}/department`, { departmentId: led.department_id })
    const kinds = await kindsOf(manager)
    assert.includeMembers(kinds, ['START', 'HOURS', 'PLACE'])
    for (const kind of ['BENEFITS', 'FAMILY']) assert.notInclude(kinds, kind)
  })

  test('another company sees none of it and stays as it was', async ({ assert }) => {
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const { workerId } = await hired()
    const theirs = await signedIn('hr', 'globex')
    assert.isEmpty(await changesOf(theirs, `workerId=${workerId}`))
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })
})
