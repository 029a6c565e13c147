import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { monthsAfter } from '#modules/shared/values/days'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedContract, FIRST_DAY_OF_WORK, knownWorker, seatOf } from '#tests/helpers/hired'
import { packageBody } from '#tests/helpers/package_body'

/** 5.5 % for who was born in 1981, else the first 3 %, of 36,000 a year. */
const BY_AGE = {
  hasAssuranceGroupe: true,
  assuranceGroupe: 3,
  assuranceGroupeInputType: 'PERCENT_BASE',
  assuranceGroupeNaissance: 1981,
  assuranceGroupeTranches: [{ age: 40, taux: 5.5 }],
}
const THEIRS = [1981, 1980]
const NOBODYS = [null, 1080]

let acme: TestCompany
let hr: TestClient
let anna: string
let bart: string

/** The year of birth that a package tells, and the premium that it comes to. */
function told({ package: fields, compute }: any) {
  const { avantages } = compute.coutEmployeur
  const premium = avantages.find(({ key }: { key: string }) => key === 'assuranceGroupe').amount
  return [fields.assuranceGroupeNaissance ?? null, premium]
}

async function make(fields: object = {}, changes: Record<string, unknown> = {}) {
  const answer = await hr.post('/api/packages', packageBody(changes, { ...BY_AGE, ...fields }))
  if (answer.status !== 201) throw new Error(String(answer.raw))
  return answer.body
}
const stored = async (id: string) => (await hr.get(`/api/packages/${id}`)).body
const link = async (id: string, simulationWorkerId: string | null) =>
  (await hr.put(`/api/packages/${id}/simulation-worker`, { simulationWorkerId })).body
const offered = async (body: object) => {
  const answer = await hr.post('/api/offers', body)
  if (answer.status !== 201) throw new Error(String(answer.raw))
  return answer.body
}

test.group('The year of birth of a group insurance by age', (group) => {
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    hr = await signedIn('hr')
    anna = await knownWorker(acme)
    bart = await knownWorker(acme)
  })

  test('a copy is nobody’s: its first share counts, and the original stays', async ({ assert }) => {
    const { id: of } = await make({}, { pin: { figure: 'net', period: 'month', amount: 2261.33 } })
    const id = randomUUID()
    assert.deepEqual(
      (await hr.post('/api/packages/duplicate', { copies: [{ id, of }] })).body.ids,
      [id]
    )
    const copy = await stored(id)
    assert.deepEqual(told(copy), NOBODYS)
    assert.deepEqual(copy.package.assuranceGroupeTranches, BY_AGE.assuranceGroupeTranches)
    assert.equal(copy.nomFonction, 'Développeur senior (copie)')
    assert.isNotNull(copy.pin)
    assert.deepEqual(told(await stored(of)), THEIRS)
    // B is another try for the same person.
    const variant = randomUUID()
    assert.equal((await hr.post(`/api/packages/${of}/variants`, { id: variant })).status, 201)
    assert.deepEqual(told(await stored(variant)), THEIRS)
  })

  test('it stays with the person whom a package is given, and goes with the next one', async ({
    assert,
  }) => {
    const { id } = await make()
    assert.deepEqual(told(await link(id, anna)), THEIRS)
    assert.deepEqual(told(await link(id, anna)), THEIRS)
    assert.deepEqual(told(await link(id, bart)), NOBODYS)
    const other = (await make()).id
    await link(other, anna)
    assert.deepEqual(told(await link(other, null)), NOBODYS)
  })

  test('an offer to the same person has it, to another or of nobody’s package it is asked', async ({
    assert,
  }) => {
    const { id: packageId } = await make()
    await link(packageId, anna)
    const toAnna = await offered({ workerId: anna, packageId })
    assert.deepEqual(told(toAnna.fullPackage), THEIRS)
    for (const workerId of [bart, null])
      assert.deepEqual(told((await offered({ workerId, packageId })).fullPackage), NOBODYS)
    const nobodys = (await make({}, { packageCategory: 'REFERENCE' })).id
    const toBart = await offered({ workerId: bart, packageId: nobodys })
    assert.deepEqual(told(toBart.fullPackage), NOBODYS)
    // An offer like another one, and one that is turned to another person.
    assert.deepEqual(told((await offered({ offerId: toAnna.id })).fullPackage), THEIRS)
    assert.deepEqual(
      told((await offered({ offerId: toAnna.id, workerId: bart })).fullPackage),
      NOBODYS
    )
    const { version } = toAnna
    const turned = await hr.put(`/api/offers/${toAnna.id}`, { version, workerId: bart })
    assert.deepEqual(told(turned.body.fullPackage), NOBODYS)
  })

  test('what is told in a draft for nobody yet is told of whom it is for', async ({ assert }) => {
    const draft = await offered({ packageId: (await make()).id })
    const { fullPackage: pack } = draft
    const content = { ...pack.package, assuranceGroupeNaissance: 1981 }
    const { nomFonction, packageType, packageCategory, date, worker, version } = pack
    const saved = await hr.put(`/api/packages/${pack.id}`, {
      ...{ nomFonction, packageType, packageCategory, date, worker, version },
      package: content,
    })
    assert.equal(saved.status, 200, String(saved.raw))
    const named = await hr.put(`/api/offers/${draft.id}`, {
      version: draft.version,
      workerId: anna,
    })
    assert.deepEqual(told(named.body.fullPackage), THEIRS)
  })

  test('a contract has it of the same person only, and scenarios carry it on', async ({
    assert,
  }) => {
    const contractLocationId = await seatOf(acme)
    const terms = { contractLocationId, startDateStr: FIRST_DAY_OF_WORK }
    const { id: packageId } = await make()
    await link(packageId, anna)
    const ofAnna = await signedContract(hr, { ...terms, packageId, workerId: anna })
    const ofBart = await signedContract(hr, { ...terms, packageId, workerId: bart })
    assert.deepEqual(told(await stored(ofAnna.package.id)), THEIRS)
    assert.deepEqual(told(await stored(ofBart.package.id)), NOBODYS)

    const admin = await signedIn('admin')
    const dateStr = `${monthsAfter(FIRST_DAY_OF_WORK, 2).slice(0, 7)}-01`
    const scenario = await admin.post('/api/scenarios', {
      name: 'Essai',
      workerIds: [anna, bart],
      dateStr,
    })
    assert.equal(scenario.status, 201, String(scenario.raw))
    const path = `/api/scenarios/${scenario.body.id}`
    const change = (type: string, data: object) =>
      admin.post(`${path}/apply-change`, { type, data })
    // Another package for both: of whom the year of birth is known, it stays known.
    const better = (await make({ assuranceGroupeNaissance: 1960, salaireBrut: 4000 })).id
    assert.equal((await change('APPLY_PACKAGE', { packageId: better })).status, 200)
    assert.equal((await change('HIRE', { packageId: better, start: dateStr })).status, 200)
    const done = (await admin.post(`${path}/apply/contract`, {})).body.data
    const statuses = done.map(({ status }: { status: string }) => status)
    assert.deepEqual(statuses.toSorted(), ['done', 'done', 'skipped'], JSON.stringify(done))
    const made = await inTenant(acme.id, (trx) =>
      trx
        .from('contracts as c')
        .join('packages as p', 'p.id', 'c.package_id')
        .whereIn(
          'c.id',
          done.flatMap(({ madeId }: { madeId: string | null }) => madeId ?? [])
        )
        .select('c.worker_id', 'p.package', 'p.compute')
    )
    assert.deepEqual(
      new Map(made.map((row: any) => [row.worker_id, told(row)])),
      new Map([
        [anna, [1981, 2640]],
        [bart, [null, 1440]],
      ])
    )
    const { snapshot } = await inTenant(acme.id, (trx) =>
      trx
        .from('scenario_items')
        .where('scenario_id', scenario.body.id)
        .whereNull('worker_id')
        .first()
    )
    assert.notProperty(snapshot.package, 'assuranceGroupeNaissance')
  })
})
