import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { sentOffer } from '#tests/helpers/offers'

/** More than one call takes, and more than two. */
const MANY = 230

test.group('All of a filter', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  /** Copies of the first package, named by their number. */
  const fill = (company: TestCompany, name: string) =>
    inTenant(company.id, (trx) =>
      trx.rawQuery(
        `insert into packages (nom_fonction, package_type, package_category, date, company, worker, package, compute, lawset, gaps)
         select ? || ' ' || n, package_type, 'SIMULATION', date, company, worker, package, compute, lawset, gaps
         from (select * from packages order by id limit 1) one, generate_series(1, ?) n`,
        [name, MANY]
      )
    )
  const packages = (where: object = {}) =>
    inTenant(acme.id, (trx) => trx.from('packages').where(where))
  const archived = async () =>
    (await packages()).filter(({ archived_at }) => archived_at !== null).length

  /** Calls until there is no more; answers what each call was about. */
  async function all(client: TestClient, path: string, body: object): Promise<string[][]> {
    const parts: string[][] = []
    let after: string | undefined
    do {
      const answer = await client.post(path, { ...body, ...(after && { after }) })
      if (answer.status >= 300) throw new Error(`${answer.status} ${answer.raw}`)
      parts.push(answer.body.ids ?? answer.body.done)
      after = answer.body.next ?? undefined
    } while (after)
    return parts
  }

  test('is archived and brought back a hundred in each call, whatever the filter leaves out stays', async ({
    assert,
  }) => {
    await fill(acme, 'Tailleur')
    await fill(globex, 'Tailleur')
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const parts = await all(hr, '/api/packages/archive', { filter: { search: 'tailleur' } })
    assert.deepEqual(
      parts.map(({ length }) => length),
      [100, 100, 30]
    )
    assert.lengthOf(new Set(parts.flat()), MANY)
    assert.equal(await archived(), MANY)
    assert.deepEqual(await all(hr, '/api/packages/archive', { filter: { search: 'tailleur' } }), [
      [],
    ])
    const back = await all(hr, '/api/packages/archive/false', { filter: { archived: true } })
    assert.sameMembers(back.flat(), parts.flat())
    assert.equal(await archived(), 0)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('is copied once under one key, and the copies are not copied in their turn', async ({
    assert,
  }) => {
    await fill(acme, 'Tailleur')
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const body = { filter: { search: 'tailleur' }, key: randomUUID() }
    const first = (await hr.post('/api/packages/duplicate', body)).body
    assert.lengthOf(first.ids, 100)
    const second = { ...body, after: first.next }
    assert.lengthOf((await hr.post('/api/packages/duplicate', second)).body.ids, 100)
    // Once more, as after an answer that was lost.
    const repeated = (await hr.post('/api/packages/duplicate', second)).body
    assert.deepEqual(repeated.ids, [])
    const third = { ...body, after: repeated.next }
    const last = (await hr.post('/api/packages/duplicate', third)).body
    assert.lengthOf(last.ids, MANY - 200)
    assert.isNull(last.next)
    assert.lengthOf(await packages({ package_category: 'SIMULATION' }), 2 * MANY)
    const none = { filter: { search: 'nothing is called so' }, key: randomUUID() }
    assert.deepEqual((await hr.post('/api/packages/duplicate', none)).body, { ids: [], next: null })
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('moves and copies nothing for strangers, viewers and another company, and of a manager only their own', async ({
    assert,
  }) => {
    const before = await packages()
    const filter = {}
    const calls: [string, object][] = [
      ['/api/packages/archive', { filter }],
      ['/api/packages/archive/false', { filter }],
      ['/api/packages/duplicate', { filter, key: randomUUID() }],
      ['/api/offers/bulk', { filter, action: 'retract' }],
    ]
    const [stranger, viewer] = [await visitor(), await signedIn('viewer')]
    const [manager, elsewhere] = [await signedIn('manager'), await signedIn('hr', 'globex')]
    for (const [path, body] of calls) {
      assert.equal((await stranger.post(path, body)).status, 401)
      assert.equal((await viewer.post(path, body)).status, 403)
      assert.isBelow((await elsewhere.post(path, body)).status, 300)
    }
    assert.deepEqual((await manager.post('/api/packages/archive', { filter })).body.ids, [])
    assert.deepEqual(await packages(), before)
  })

  test('of offers is deleted as far as it may be; what may not is named, in whichever call', async ({
    assert,
  }) => {
    await inTenant(acme.id, (trx) => trx.from('offers').delete())
    for (let made = 0; made < 3; made++) await hr.post('/api/offers', {})
    const { id: kept } = await sentOffer(hr, acme)
    const body = { filter: {}, action: 'delete' }
    const { done, refused, next } = (await hr.post('/api/offers/bulk', body)).body
    assert.lengthOf(done, 3)
    assert.deepEqual(
      refused.map(({ id }: { id: string }) => id),
      [kept]
    )
    assert.isNull(next)
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('offers')), 1)
    const drafts = { filter: { status: ['DRAFT'] }, action: 'delete' }
    assert.deepEqual((await hr.post('/api/offers/bulk', drafts)).body.refused, [])
  })

  test('of offers is deleted by who may write them; what reaches a candidate asks for more', async ({
    assert,
  }) => {
    const manager = await signedIn('manager')
    const bulk = (action: string) => manager.post('/api/offers/bulk', { filter: {}, action })
    assert.equal((await bulk('delete')).status, 200)
    for (const action of ['send', 'resend', 'retract'])
      assert.equal((await bulk(action)).status, 403, action)
    const nothing = { filter: { status: [] }, action: 'delete' }
    assert.equal((await hr.post('/api/offers/bulk', nothing)).status, 422)
  })

  test('is asked for by ids or by a filter; a page that is no page, a key that is missing and an unknown field are refused by name', async ({
    assert,
  }) => {
    const refused = async (path: string, body: object) => {
      const answer = await hr.post(`/api/packages/${path}`, body)
      return [answer.status, answer.body.errors?.map(({ path: at }: { path: string }) => at)]
    }
    assert.deepEqual(await refused('archive', {}), [422, ['ids']])
    assert.deepEqual(await refused('duplicate', {}), [422, ['copies']])
    assert.deepEqual(await refused('duplicate', { filter: {} }), [422, ['key']])
    assert.deepEqual(await refused('archive', { filter: { colour: 'red' } }), [
      422,
      ['filter.colour'],
    ])
    for (const after of ['1', "1_' or 1=1", `1_${'0'.repeat(36)}`])
      assert.deepEqual(await refused('archive', { filter: {}, after }), [422, ['after']])
    // Both together: those that are in both.
    const [one] = acme.packageIds
    const both = { ids: [one], filter: { search: 'nothing is called so' } }
    assert.deepEqual((await hr.post('/api/packages/archive', both)).body.ids, [])
    assert.deepEqual(
      (await hr.post('/api/packages/archive', { ids: [one], filter: {} })).body.ids,
      [one]
    )
    const [copy, key] = [randomUUID(), randomUUID()]
    const copies = { copies: [{ id: copy, of: one }], filter: { archived: true }, key }
    assert.deepEqual((await hr.post('/api/packages/duplicate', copies)).body.ids, [copy])
  })
})
