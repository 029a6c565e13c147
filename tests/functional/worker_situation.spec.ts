import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { candidateOf } from '#tests/helpers/offers'
import { HEADLINE } from '#tests/helpers/package_body'

let acme: TestCompany
let globex: TestCompany
/** Married, the spouse works, two children. */
let amelie: { id: string; [column: string]: unknown }

const rowOf = (table: string, id: string) =>
  inTenant(acme.id, (trx) => trx.from(table).where({ id }).firstOrFail())
const eventsOf = (event: string) =>
  inTenant(acme.id, (trx) => trx.from('audit_log').where({ event }).orderBy('id'))

async function setup() {
  ;({ acme, globex } = await freshCompanies())
  amelie = await inTenant(acme.id, (trx) =>
    trx.from('workers').where('first_name', 'Amélie').firstOrFail()
  )
}

test.group('The civil situation of a worker', (group) => {
  group.each.setup(setup)

  test('anonymous, viewer, manager and another company: refused; HR corrects name, address, language and household', async ({
    assert,
  }) => {
    const path = `/api/workers/${amelie.id}`
    const body = {
      lastName: 'Lambert-Peeters',
      email: null,
      language: 'nl',
      etatCivil: 'divorce',
      conjointTravaille: null,
      enfantsACharge: 3,
      enfantsHandicapes: 1,
      parentIsole: true,
    }
    const untouched = await checksumOf(globex.id, {
      except: LEFT_BY_SIGN_IN,
    })
    assert.equal((await (await visitor()).put(path, body)).status, 401)
    assert.equal((await (await signedIn('viewer')).put(path, body)).status, 403)
    assert.equal((await (await signedIn('manager')).put(path, body)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).put(path, body)).status, 404)
    assert.equal((await rowOf('workers', amelie.id)).etat_civil, 'marie')

    const hr = await signedIn('hr')
    const saved = await hr.put(path, body)
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    assert.deepInclude(saved.body, { firstName: 'Amélie', ...body, handicape: null })
    assert.deepInclude(await rowOf('workers', amelie.id), {
      first_name: 'Amélie',
      last_name: 'Lambert-Peeters',
      email: null,
      language: 'nl',
      etat_civil: 'divorce',
      conjoint_travaille: null,
      enfants_a_charge: 3,
      enfants_handicapes: 1,
      parent_isole: true,
      handicape: null,
    })
    assert.equal((await hr.put(path, body)).status, 200)
    const [event, ...others] = await eventsOf('worker.updated')
    assert.lengthOf(others, 0, 'the same again changes nothing')
    assert.sameMembers(event.details.fields, [
      'lastName',
      'email',
      'language',
      'etatCivil',
      'conjointTravaille',
      'enfantsACharge',
      'enfantsHandicapes',
      'parentIsole',
    ])
    assert.notInclude(JSON.stringify(event.details), 'divorce')
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('what cannot be is refused field by field, and nothing is kept of it', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    for (const [body, field] of [
      [{ etatCivil: 'fiance' }, 'etatCivil'],
      [{ enfantsACharge: 31 }, 'enfantsACharge'],
      [{ conjointTravaille: 'oui' }, 'conjointTravaille'],
      [{ enfantsHandicapes: 3 }, 'enfantsHandicapes'],
      [{ parentIsole: true }, 'parentIsole'],
    ] as const) {
      const put = await hr.put(`/api/workers/${amelie.id}`, body)
      assert.equal(put.status, 422, field)
      assert.equal(put.body.errors[0].path, field)
    }
    const born = { firstName: 'Zoé', lastName: 'Aerts', enfantsACharge: 1, enfantsHandicapes: 2 }
    assert.equal((await hr.post('/api/workers', born)).body.errors[0].path, 'enfantsHandicapes')
    assert.lengthOf(await eventsOf('worker.updated'), 0)
    assert.lengthOf(await eventsOf('worker.created'), 0)
  })

  test('a contact is added with the situation that is known of them', async ({ assert }) => {
    const hr = await signedIn('hr')
    const situation = { etatCivil: 'veuf', enfantsACharge: 1, nonResident: false }
    const added = await hr.post('/api/workers', {
      firstName: 'Zoé',
      lastName: 'Aerts',
      ...situation,
    })
    assert.equal(added.status, 201)
    assert.deepInclude(added.body, { ...situation, conjointTravaille: null })
    assert.deepInclude(await rowOf('workers', added.body.id), {
      etat_civil: 'veuf',
      enfants_a_charge: 1,
      non_resident: false,
      conjoint_travaille: null,
    })
  })
})

test.group('The situation of the worker that a package is linked to', (group) => {
  group.each.setup(setup)

  test('stays out of the package unless it is asked for; then figures follow it, and restoring brings back what was', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const worker = { ...HEADLINE.worker, handicape: true, dirigeant: false }
    const { id } = (await hr.post('/api/packages', { ...HEADLINE, worker })).body
    const path = `/api/packages/${id}/simulation-worker`
    const link = { simulationWorkerId: amelie.id }

    const linked = await hr.put(path, link)
    assert.deepEqual(linked.body.worker, worker)
    const net = ({ compute }: any) => compute.remuneration.remunerationMensuelle.salaireNet
    const before = net(linked.body)

    const taken = await hr.put(path, { ...link, takeSituation: true })
    assert.equal(taken.status, 200, JSON.stringify(taken.body))
    const household = { etatCivil: 'marie', conjointTravaille: true, enfantsACharge: 2 }
    assert.deepEqual(taken.body.worker, { handicape: true, dirigeant: false, ...household })
    const row = await rowOf('packages', id)
    assert.deepEqual(row.worker, taken.body.worker)
    assert.equal(row.version, 3)
    const same = await hr.post('/api/packages', { ...HEADLINE, worker: row.worker })
    assert.equal(net(row), net(same.body))
    assert.isAbove(net(row), before)
    assert.deepEqual(
      (await eventsOf('package.worker_linked')).map(({ details }: any) => details.situation),
      [false, true]
    )

    const undone = await hr.post(`/api/packages/${id}/versions/1/restoration`, { version: 3 })
    assert.deepEqual(undone.body.worker, worker)
    assert.isNull(undone.body.simulationWorker)
  })

  test('a manager links a candidate to their own package, and takes no household over', async ({
    assert,
  }) => {
    const manager = await signedIn('manager')
    const { department_id: led } = await inTenant(acme.id, (trx) =>
      trx.from('department_managers').firstOrFail()
    )
    const candidate = await candidateOf(acme, { department_id: led, etat_civil: 'marie' })
    const { id, worker } = (await manager.post('/api/packages', HEADLINE)).body
    const path = `/api/packages/${id}/simulation-worker`
    const link = { simulationWorkerId: candidate }
    const refused = await manager.put(path, { ...link, takeSituation: true })
    assert.deepEqual([refused.status, refused.body.code], [403, 'E_FORBIDDEN'])
    assert.deepInclude(await rowOf('packages', id), { worker, version: 1 })
    const linked = await manager.put(path, link)
    assert.equal(linked.status, 200, linked.raw.toString())
    assert.deepEqual(linked.body.worker, worker)
  })

  test('a viewer, another company and an unknown worker take nothing over', async ({ assert }) => {
    const hr = await signedIn('hr')
    const { id } = (await hr.post('/api/packages', HEADLINE)).body
    const path = `/api/packages/${id}/simulation-worker`
    const body = { simulationWorkerId: amelie.id, takeSituation: true }
    assert.equal((await (await visitor()).put(path, body)).status, 401)
    assert.equal((await (await signedIn('viewer')).put(path, body)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).put(path, body)).status, 404)
    const invented = { ...body, simulationWorkerId: randomUUID() }
    assert.equal((await hr.put(path, invented)).status, 404)
    const row = await rowOf('packages', id)
    assert.deepEqual(row.worker, HEADLINE.worker)
    assert.equal(row.version, 1)
  })
})
