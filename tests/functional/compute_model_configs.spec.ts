import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'

const CP200 = { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' }
const HALF = { ...CP200, primeFinAnneeMois: 0.5 }
const PATH = '/api/compute-model-configs'

let acme: TestCompany
let globex: TestCompany
let admin: TestClient
let hr: TestClient
let stranger: TestClient

const rows = (table: string) => inTenant(acme.id, async (trx) => trx.from(table).orderBy('id'))
const made = async (computeModelConfig: object, name = 'CP 200') =>
  (await admin.post(PATH, { name, computeModelConfig })).body
const newPackage = async (fields: object = {}, changes: object = {}) =>
  (await admin.post('/api/packages', packageBody({ ...changes }, { ...fields }))).body
const ofPackage = async (id: string) => (await rows('packages')).find((row) => row.id === id)

test.group('Settings of joint committees', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    ;[admin, hr, stranger] = await Promise.all([signedIn('admin'), signedIn('hr'), visitor()])
    await inTenant(acme.id, (trx) => trx.from('compute_model_configs').delete())
  })

  test('anonymous and HR: refused; an administrator adds, changes and removes, and the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const body = { name: ' CP 302 ', computeModelConfig: { ...CP200, heuresSemaine: 37.5 } }
    assert.equal((await stranger.post(PATH, body)).status, 401)
    assert.equal((await hr.post(PATH, body)).status, 403)
    const created = await admin.post(PATH, body)
    assert.equal(created.status, 201)
    assert.equal(created.body.packageCount, 0)
    assert.deepEqual((await hr.get(PATH)).body.data, [created.body])

    const one = `${PATH}/${created.body.id}`
    const change = { name: 'CP 302', version: 1, computeModelConfig: { ...HALF, fondsTaux: null } }
    assert.equal((await stranger.put(one, change)).status, 401)
    assert.equal((await hr.put(one, change)).status, 403)
    assert.equal((await admin.put(one, change)).body.version, 2)
    assert.deepEqual((await rows('compute_model_configs'))[0].compute_model_config, HALF)
    assert.equal((await admin.put(one, change)).body.code, 'E_STALE_VERSION')

    const effects = { computeModelConfig: CP200 }
    assert.equal((await stranger.post(`${one}/effects`, effects)).status, 401)
    assert.equal((await hr.post(`${one}/effects`, effects)).status, 403)

    assert.equal((await stranger.delete(one)).status, 401)
    assert.equal((await hr.delete(one)).status, 403)
    assert.deepEqual((await admin.delete(one)).body, { id: created.body.id })
    assert.lengthOf(await rows('compute_model_configs'), 0)
    const events = (await rows('audit_log')).map(({ event }) => event)
    assert.includeMembers(events, [
      'compute_model.created',
      'compute_model.updated',
      'compute_model.deleted',
    ])
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('the engine judges every parameter, in words and at its field', async ({ assert }) => {
    const refused = async (config: object) => {
      const { status, body } = await admin.post(PATH, { name: 'X', computeModelConfig: config })
      assert.equal(status, 422)
      const words = (message: string) => message.replace(/[\u00a0\u202f]/g, ' ')
      return body.errors.map(({ path, message }: any) => `${path}: ${words(message)}`)
    }
    assert.deepEqual(await refused({ ...CP200, heuresSemaine: 70 }), [
      'computeModelConfig.heuresSemaine: La valeur doit se situer entre 0,01 h et 60 h.',
    ])
    assert.deepEqual(await refused({ ...CP200, fondsTaux: 0.3 }), [
      'computeModelConfig.fondsTaux: La valeur doit se situer entre 0 et 0,2.',
    ])
    assert.deepEqual(await refused({ commissionParitaire: 'BECP999', employmentType: 'EMPLOYE' }), [
      'computeModelConfig.commissionParitaire: Cette commission paritaire n’est pas connue ici : BECP et son numéro sont attendus, par exemple BECP200 ou BECP14003 pour la 140.03.',
    ])
    assert.match((await refused({ ...CP200, classe: 'A' }))[0], /^computeModelConfig\.classe: /)
    assert.match(
      (await refused({ employmentType: 'CONTRACTOR', primeFinAnneeMois: 1 }))[0],
      /^computeModelConfig\.primeFinAnneeMois: /
    )
    assert.lengthOf(await rows('compute_model_configs'), 0)
  })

  test('a double click adds one; a name and a set of settings stand once', async ({ assert }) => {
    const body = { id: randomUUID(), name: 'CP 200', computeModelConfig: CP200 }
    assert.equal((await admin.post(PATH, body)).status, 201)
    assert.equal((await admin.post(PATH, body)).body.id, body.id)
    assert.lengthOf(await rows('compute_model_configs'), 1)
    assert.equal((await made(HALF, 'cp 200')).code, 'E_NAME_TAKEN')
    assert.equal((await made({ ...CP200, fondsTaux: null }, 'Autre')).code, 'E_SAME_SETTINGS')
  })

  test('a change says what it would do, then does exactly that: simulations follow, what is signed stays, another setting of a package stays its own', async ({
    assert,
  }) => {
    const { id, packageCount } = await made(CP200)
    assert.equal(packageCount, 3)
    const open = await newPackage({ computeModelConfig: { ...CP200, classe: 'C', anciennete: 3 } })
    const own = await newPackage({ computeModelConfig: { ...CP200, joursChequesRepas: 200 } })
    const before = await checksumOf(acme.id)
    const { body } = await admin.post(`${PATH}/${id}/effects`, { computeModelConfig: HALF })
    assert.equal(await checksumOf(acme.id), before)
    assert.equal(body.meta.total, 4)
    const outcomes = body.data.map(({ outcome }: any) => outcome).sort()
    assert.deepEqual(outcomes, ['changed', 'kept', 'kept', 'kept'])
    const effect = body.data.find((each: any) => each.id === open.id)
    assert.equal(effect.before.coutEmployeurAnnuel, open.compute.coutEmployeur.coutEmployeurAnnuel)
    assert.isBelow(effect.after.coutEmployeurAnnuel, effect.before.coutEmployeurAnnuel)

    const change = { name: 'CP 200', version: 1, computeModelConfig: HALF }
    assert.equal((await admin.put(`${PATH}/${id}`, change)).body.packageCount, 1)
    const changed = await ofPackage(open.id)
    assert.equal(changed.version, 2)
    assert.deepEqual(changed.package.computeModelConfig, { ...HALF, classe: 'C', anciennete: 3 })
    assert.equal(
      changed.compute.coutEmployeur.coutEmployeurAnnuel,
      effect.after.coutEmployeurAnnuel
    )
    const [kept] = await rows('package_versions')
    assert.equal(kept.package_id, open.id)
    assert.equal((await ofPackage(own.id)).version, 1)
    for (const signed of acme.packageIds) {
      const { version, package: content } = await ofPackage(signed)
      assert.equal(version, 1)
      assert.deepEqual(content.computeModelConfig, CP200)
    }
    const [event] = (await rows('audit_log')).filter((row) => row.event === 'compute_model.updated')
    assert.deepEqual(event.details, { before: CP200, after: HALF, packages: 1 })
  })

  test('a change under which a package cannot be computed is refused whole, with its name', async ({
    assert,
  }) => {
    const { id } = await made(CP200)
    const fine = await newPackage()
    const classed = await newPackage({ computeModelConfig: { ...CP200, classe: 'B' } })
    const other = { commissionParitaire: 'BECP302', employmentType: 'EMPLOYE' }
    const untouched = await ofPackage(fine.id)
    const { body } = await admin.post(`${PATH}/${id}/effects`, { computeModelConfig: other })
    const effect = body.data.find((each: any) => each.id === classed.id)
    assert.equal(effect.outcome, 'refused')
    assert.isNull(effect.after)
    const answer = await admin.put(`${PATH}/${id}`, {
      name: 'CP 302',
      version: 1,
      computeModelConfig: other,
    })
    assert.equal(answer.status, 422)
    assert.deepEqual(
      answer.body.errors.map(({ path, message }: any) => [path, message]),
      [[`packages.${classed.id}`, `${classed.nomFonction}\u00a0: ${effect.refusal}`]]
    )
    assert.deepEqual(await ofPackage(fine.id), untouched)
    assert.deepEqual((await rows('compute_model_configs'))[0].compute_model_config, CP200)
    assert.lengthOf(await rows('package_versions'), 0)
  })

  test('settings that packages follow are removed: these keep committee and status and fall back to the law, to the cent; what is signed or set otherwise stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const { id } = await made(HALF)
    const config = { ...HALF, classe: 'C', anciennete: 3 }
    const open = await newPackage({ computeModelConfig: config })
    const own = await newPackage({ computeModelConfig: { ...HALF, joursChequesRepas: 200 } })
    const lawful = await newPackage({
      computeModelConfig: { ...CP200, classe: 'C', anciennete: 3 },
    })
    await inTenant(acme.id, (trx) =>
      trx
        .from('packages')
        .where('id', acme.packageIds[0])
        .update({ package: JSON.stringify({ ...open.package, computeModelConfig: HALF }) })
    )
    const signed = await ofPackage(acme.packageIds[0])
    const said = await admin.post(`${PATH}/${id}/effects`, { computeModelConfig: CP200 })
    const effect = said.body.data.find((each: any) => each.id === open.id)
    assert.equal(effect.outcome, 'changed')
    assert.deepEqual((await admin.delete(`${PATH}/${id}`)).body, { id })

    const fallen = await ofPackage(open.id)
    assert.deepEqual(fallen.package.computeModelConfig, { ...CP200, classe: 'C', anciennete: 3 })
    assert.equal(fallen.version, 2)
    assert.deepEqual(fallen.compute, lawful.compute)
    const cost = fallen.compute.coutEmployeur.coutEmployeurAnnuel
    assert.equal(cost, effect.after.coutEmployeurAnnuel)
    assert.isAbove(cost, open.compute.coutEmployeur.coutEmployeurAnnuel)
    const [kept] = await rows('package_versions')
    assert.equal(kept.package_id, open.id)
    assert.deepEqual(await ofPackage(acme.packageIds[0]), signed)
    assert.equal((await ofPackage(own.id)).version, 1)
    assert.lengthOf(await rows('compute_model_configs'), 0)
    const [event] = (await rows('audit_log')).filter((row) => row.event === 'compute_model.deleted')
    assert.deepEqual(event.details, { name: 'CP 200', computeModelConfig: HALF, packages: 1 })
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('settings that say nothing beside the law are removed and change no package', async ({
    assert,
  }) => {
    const { id, packageCount } = await made(CP200)
    const open = await newPackage()
    const before = await rows('packages')
    assert.equal(packageCount, 3)
    assert.equal((await admin.delete(`${PATH}/${id}`)).status, 200)
    assert.equal((await admin.delete(`${PATH}/${id}`)).status, 404)
    assert.deepEqual(await rows('packages'), before)
    assert.equal((await ofPackage(open.id)).version, 1)
    assert.lengthOf(await rows('package_versions'), 0)
  })

  test('settings that a package cannot do without stay, and the package is named', async ({
    assert,
  }) => {
    const { id } = await made(HALF)
    const open = await newPackage({ computeModelConfig: HALF })
    await inTenant(acme.id, (trx) =>
      trx
        .from('packages')
        .where('id', open.id)
        .update({ package: JSON.stringify({ ...open.package, salaireBrut: -1 }) })
    )
    const answer = await admin.delete(`${PATH}/${id}`)
    assert.equal(answer.status, 422)
    assert.equal(answer.body.errors[0].path, `packages.${open.id}`)
    assert.lengthOf(await rows('compute_model_configs'), 1)
    assert.equal((await ofPackage(open.id)).version, 1)
  })

  test('another company’s settings are as unknown as invented ones, and its packages follow none of ours', async ({
    assert,
  }) => {
    const theirs = await signedIn('admin', 'globex')
    const foreign = (await theirs.post(PATH, { name: 'A', computeModelConfig: CP200 })).body
    assert.equal(foreign.packageCount, 3)
    const untouched = await checksumOf(globex.id)
    for (const id of [foreign.id, randomUUID()]) {
      const one = `${PATH}/${id}`
      const change = { name: 'B', version: 1, computeModelConfig: HALF }
      assert.equal((await admin.put(one, change)).status, 404)
      const effects = { computeModelConfig: HALF }
      assert.equal((await admin.post(`${one}/effects`, effects)).status, 404)
      assert.equal((await admin.delete(one)).status, 404)
    }
    const { id } = await made(CP200)
    await admin.put(`${PATH}/${id}`, { name: 'B', version: 1, computeModelConfig: HALF })
    assert.equal(await checksumOf(globex.id), untouched)
  })
})
