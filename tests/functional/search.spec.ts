import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { contractToSign } from '#tests/helpers/casefiles'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'

test.group('Searching', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const find = async (client: TestClient, query: string) => {
    const answer = await client.get(`/api/search?${query}`)
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.raw}`)
    return answer.body.data as { kind: string; id: string; title: string; detail: string | null }[]
  }
  const workersOf = (company: TestCompany) =>
    inTenant(company.id, (trx) => trx.from('workers').orderBy('id'))

  test('finds workers by part of their full name or address, whatever case and accents, and packages by job title', async ({
    assert,
  }) => {
    const reader = await signedIn('hr')
    const [amelie] = await workersOf(acme)
    const byName = await find(reader, 'search=ELIE%20lamb')
    assert.deepEqual(byName, [
      { kind: 'worker', id: amelie.id, title: 'Amélie Lambert', detail: amelie.email },
    ])
    assert.deepEqual(await find(reader, 'search=amelie.lambert%40'), byName)
    const [found, ...others] = await find(reader, 'search=developp')
    assert.deepInclude(found, {
      kind: 'package',
      title: 'Développeuse senior',
      detail: 'CONTRACTED',
    })
    assert.include(acme.packageIds, found.id)
    assert.lengthOf(others, 0)
    // What is paid is not a viewer's to find.
    const viewer = await signedIn('viewer')
    assert.deepEqual(await find(viewer, 'search=developp'), [])
    assert.deepEqual(await find(viewer, 'search=ELIE%20lamb'), byName)
  })

  test('takes what is typed as it is: a percent sign finds nothing, and no words find nothing', async ({
    assert,
  }) => {
    const viewer = await signedIn('viewer')
    assert.deepEqual(await find(viewer, 'search=%25'), [])
    assert.deepEqual(await find(viewer, 'search=_'), [])
    assert.deepEqual(await find(viewer, ''), [])
    assert.equal((await viewer.get(`/api/search?search=${'x'.repeat(101)}`)).status, 422)
    assert.equal((await viewer.get('/api/search?ids=1%27%20or%20true')).status, 422)
  })

  test('a manager finds their own departments and their own work only, at once when that changes', async ({
    assert,
  }) => {
    const manager = await signedIn('manager')
    const workers = await workersOf(acme)
    const all = workers.map(({ id }) => id)
    assert.deepEqual(
      (await find(manager, 'search=example.test')).map(({ id }) => id),
      [workers[0].id]
    )
    assert.deepEqual(
      (await find(manager, `ids=${all}`)).map(({ id }) => id),
      [workers[0].id]
    )
    assert.deepEqual(await find(manager, 'search=Comptable'), [])
    const own = await manager.post('/api/packages', packageBody({ nomFonction: 'Comptable' }))
    assert.deepEqual(
      (await find(manager, 'search=comptable')).map(({ id }) => id),
      [own.body.id]
    )
    await inTenant(acme.id, (trx) => trx.from('department_managers').delete())
    assert.deepEqual(await find(manager, `ids=${all}`), [])
  })

  test('things seen before are named as they are called today; those of another company are unknown', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const [mine] = await workersOf(acme)
    const [theirs] = await workersOf(globex)
    await inTenant(acme.id, (trx) =>
      trx.from('workers').where('id', mine.id).update({ last_name: 'Lambert-Roy' })
    )
    const seen = [mine.id, acme.packageIds[0], theirs.id, globex.packageIds[0]]
    assert.deepEqual(
      (await find(hr, `ids=${seen}`)).map(({ kind, title }) => [kind, title]),
      [
        ['worker', 'Amélie Lambert-Roy'],
        ['package', 'Développeuse senior'],
      ]
    )
    assert.deepEqual(await find(hr, `search=${encodeURIComponent(theirs.last_name)}`), [])
  })

  test('casefiles are found by whom they are for, and a manager finds those of their own people', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const { id: contractId } = await contractToSign(acme, {}, { email: 'dossier@example.test' })
    const { id } = (await hr.post('/api/casefile', { contractId })).body
    const found = [{ kind: 'casefile', id, title: 'Zoé Candidat', detail: 'DRAFT' }]
    const casefiles = async (client: TestClient, query: string) =>
      (await find(client, query)).filter(({ kind }) => kind === 'casefile')
    assert.deepEqual(await casefiles(hr, 'search=dossier%40'), found)
    assert.deepEqual(await casefiles(hr, `ids=${id}`), found)
    assert.deepEqual(await casefiles(hr, 'search=Lambert'), [])
    assert.deepEqual(await casefiles(await signedIn('manager'), `ids=${id}`), [])
    const made = await hr.post('/api/users/tokens', {
      ...{ name: 'search', scopes: ['account.read', 'team.read'], days: 30 },
    })
    const program = new TestClient('acme', { authorization: `Bearer ${made.body.token}` })
    assert.deepEqual(await casefiles(program, `ids=${id}`), [])
  })

  test('strangers find nothing, and a token what it was made for', async ({ assert }) => {
    assert.equal((await (await visitor()).get('/api/search?search=a')).status, 401)
    const hr = await signedIn('hr')
    const made = await hr.post('/api/users/tokens', {
      name: 'search',
      scopes: ['account.read', 'team.read'],
      days: 30,
    })
    const program = new TestClient('acme', { authorization: `Bearer ${made.body.token}` })
    const answer = await program.get('/api/search?search=e')
    assert.equal(answer.status, 200)
    assert.isNotEmpty(answer.body.data)
    assert.isTrue(answer.body.data.every(({ kind }: { kind: string }) => kind === 'worker'))
  })
})
