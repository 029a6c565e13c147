import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'

test.group('Contracts, and workers with theirs', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
  })

  /** A worker's contracts: one that ended, one that runs, one that is still to begin. */
  async function threeContracts() {
    return inTenant(acme.id, async (trx) => {
      const [{ worker_id: workerId, package_id: packageId }] = await trx
        .from('contracts')
        .orderBy('id')
      await trx.from('contracts').where('worker_id', workerId).delete()
      const days = [
        { start_date: '2020-01-01', end_date: '2020-12-31' },
        { start_date: '2021-01-01', end_date: '2998-12-31' },
        { start_date: '2999-01-01', end_date: null },
      ]
      const ours = { company_id: acme.id, worker_id: workerId, package_id: packageId }
      await trx.table('contracts').multiInsert(days.map((each) => ({ ...ours, ...each })))
      return { workerId, packageId }
    })
  }

  test('say whether they run and which package they have, beside the worker and by themselves', async ({
    assert,
  }) => {
    const { workerId, packageId } = await threeContracts()
    const hr = await signedIn('hr')
    const { data } = (await hr.get(`/api/contracts?workerId=${workerId}`)).body
    assert.deepEqual(
      data.map(({ startDateStr, endDateStr, isCurrent }: any) => [
        startDateStr,
        endDateStr,
        isCurrent,
      ]),
      [
        ['2999-01-01', null, false],
        ['2021-01-01', '2998-12-31', true],
        ['2020-01-01', '2020-12-31', false],
      ]
    )
    const pack = (await hr.get(`/api/packages/${packageId}`)).body
    assert.deepEqual(data[0].package, {
      id: packageId,
      nomFonction: pack.nomFonction,
      packageType: pack.packageType,
      packageCategory: 'CONTRACTED',
      commissionParitaire: 'BECP200',
      salaireBrut: pack.package.salaireBrut,
      salaireNet: pack.compute.remuneration.remunerationMensuelle.salaireNet,
      coutEmployeurAnnuel: pack.compute.coutEmployeur.coutEmployeurAnnuel,
    })

    const contracts = data.map((listed: any) => {
      const { workerId: whose, worker, endKind, enteredBecause, ...made } = listed
      const { createdBy, createdAt, ...contract } = made
      assert.equal(whose, workerId)
      assert.equal(enteredBecause, '')
      return contract
    })
    const listed = (await hr.get('/api/workers')).body.data
    const one = listed.find(({ id }: any) => id === workerId)
    assert.deepEqual(one.contracts, contracts)
    assert.deepEqual((await hr.get(`/api/workers/${workerId}`)).body, one)
    const [choice] = (await hr.get('/api/worker-choices?active=true')).body.data.filter(
      ({ id }: any) => id === workerId
    )
    assert.deepEqual(choice, one)
    const added = await hr.post('/api/workers', { firstName: 'Ada', lastName: 'Byron' })
    assert.deepEqual(added.body.contracts, [])
    assert.equal((await (await visitor()).get('/api/contracts')).status, 401)
  })

  test('their packages are for readers of packages only: not for a token of the team or a viewer; a manager sees gross and cost of their people, and no net', async ({
    assert,
  }) => {
    const { workerId } = await threeContracts()
    const hr = await signedIn('hr')
    const token = await hr.post('/api/users/tokens', {
      name: 'Directory',
      scopes: ['team.read', 'contracts.read'],
      days: 1,
    })
    const program = new TestClient('acme', { authorization: `Bearer ${token.body.token}` })
    const seen = (await program.get(`/api/contracts?workerId=${workerId}`)).body.data
    assert.lengthOf(seen, 3)
    const beside = (await program.get(`/api/workers/${workerId}`)).body.contracts
    for (const contract of [...seen, ...beside]) assert.isNull(contract.package)

    const manager = await signedIn('manager')
    await inTenant(acme.id, (trx) => trx.from('packages').update({ created_by: null }))
    for (const worker of (await manager.get('/api/workers')).body.data)
      for (const contract of worker.contracts) {
        // Gross pay and cost of their people, whoever made the package; no net, and no household that gives it.
        assert.isAbove(contract.package.salaireBrut, 0)
        assert.isAbove(contract.package.coutEmployeurAnnuel, 0)
        assert.isNull(contract.package.salaireNet)
        assert.isNull(worker.etatCivil)
        assert.isNull(worker.enfantsACharge)
        const one = (await manager.get(`/api/contracts/${contract.id}`)).body
        assert.isNull(one.package.salaireNet)
        assert.equal((await manager.get(`/api/packages/${contract.packageId}`)).status, 404)
      }
    const viewer = await signedIn('viewer')
    for (const worker of (await viewer.get('/api/workers')).body.data) {
      assert.isNull(worker.etatCivil)
      for (const contract of worker.contracts) assert.isNull(contract.package)
    }
    assert.equal((await viewer.get('/api/payroll-cost')).status, 403)
  })

  test('another company sees none of them', async ({ assert }) => {
    const { workerId } = await threeContracts()
    const theirs = await signedIn('hr', 'globex')
    assert.equal((await theirs.get(`/api/workers/${workerId}`)).status, 404)
    assert.isEmpty((await theirs.get(`/api/contracts?workerId=${workerId}`)).body.data)
  })
})
