import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { today } from '#modules/shared/values/days'
import WorkerPrivate from '#modules/team/models/worker_private'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { postMails, queuedMails } from '#tests/helpers/mails'
import { candidateOf } from '#tests/helpers/offers'
import { PIXEL } from '#tests/helpers/pictures'
import { inPortal } from '#tests/helpers/portal'
import { IBAN, OTHER_IBAN } from '#tests/helpers/worker_form'

const EMAIL = 'zoe@example.test'
const ME = '/api/worker-portal/worker'

test.group('What workers change and ask in their portal', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let workerId: string
  let zoe: TestClient
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    workerId = await candidateOf(acme, { etat_civil: 'celibataire', enfants_a_charge: 0 })
    zoe = await inPortal(acme, EMAIL)
    hr = await signedIn('hr')
  })
  const row = (table = 'workers', where: object = { id: workerId }) =>
    inTenant(acme.id, (trx) => trx.from(table).where(where).orderBy('id', 'desc').first())
  const events = (event: string) =>
    inTenant(acme.id, (trx) => trx.from('audit_log').where({ event }))

  test('address, telephone and language change at once, and those who keep records are told', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const body = {
      phone: '0470 12 34 56',
      language: 'nl',
      addressLine1: 'Rue Haute 7',
      addressPostalCode: '1000',
      addressCity: 'Bruxelles',
      addressCountry: 'BE',
    }
    assert.equal((await (await visitor()).put(ME, body)).status, 401)
    assert.equal((await hr.put(ME, body)).status, 401)
    const saved = await zoe.put(ME, body)
    assert.equal(saved.status, 200, String(saved.raw))
    assert.deepInclude(saved.body, { ...body, phone: '+32470123456' })
    assert.deepInclude(await row(), { address_city: 'Bruxelles', language: 'nl' })
    assert.isNotEmpty(await queuedMails(acme, 'worker'))
    assert.lengthOf(await events('worker.details_updated'), 1)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('what is wrong is refused with its sentence and changes nothing', async ({ assert }) => {
    for (const [body, path] of [
      [{ addressPostalCode: '999999', addressCountry: 'BE' }, 'addressPostalCode'],
      [{ phone: 'call me' }, 'phone'],
      [{ iban: 'BE00 0000 0000 0000' }, 'iban'],
      [{ enfantsACharge: 1, enfantsHandicapes: 3 }, 'enfantsHandicapes'],
    ] as const) {
      const refused = await zoe.put(ME, body)
      assert.equal(refused.status, 422, String(refused.raw))
      assert.equal(refused.body.errors[0].path, path)
      assert.isNotEmpty(refused.body.errors[0].message)
    }
    assert.isUndefined((await row('portal_proposals', {})) ?? undefined)
  })

  test('pay, function, register number, employee number, name and address of mail are not theirs to change', async ({
    assert,
  }) => {
    const before = await row()
    for (const field of [
      ...['salaireBrut', 'nomFonction', 'niss', 'employeeNumber', 'firstName', 'email'],
      ...['departmentId', 'managerId', 'level', 'dateOfBirthStr'],
    ]) {
      const refused = await zoe.put(ME, { [field]: 'x' })
      assert.equal(refused.status, 422, field)
      assert.equal(refused.body.errors[0].path, field)
    }
    assert.deepEqual(await row(), before)
  })

  test('a household is proposed: nothing changes before it is accepted, and then the worker reads it', async ({
    assert,
  }) => {
    const proposed = await zoe.put(ME, {
      etatCivil: 'marie',
      conjointTravaille: true,
      enfantsACharge: 2,
    })
    assert.equal(proposed.status, 200, String(proposed.raw))
    assert.deepInclude(proposed.body.proposals[0], { kind: 'SITUATION', status: 'OPEN' })
    assert.deepInclude(await row(), { etat_civil: 'celibataire' })
    assert.isNotEmpty(await postMails(acme, 'portal'))

    const { body } = await hr.get(`/api/worker-proposals?workerId=${workerId}`)
    const [proposal] = body.data
    assert.deepInclude(proposal.changes, {
      field: 'etatCivil',
      before: 'celibataire',
      after: 'marie',
    })
    const path = `/api/worker-proposals/${proposal.id}/acceptance`
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    assert.equal((await (await visitor()).post(path)).status, 401)
    for (const role of ['viewer', 'manager'] as const)
      assert.equal((await (await signedIn(role)).post(path)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).post(path)).status, 404)
    assert.equal((await zoe.post(path)).status, 401)
    assert.deepInclude(await row(), { etat_civil: 'celibataire' })
    const accepted = await hr.post(path)
    assert.equal(accepted.status, 200, String(accepted.raw))
    assert.lengthOf(accepted.body.data, 0)
    assert.deepInclude(await row(), { etat_civil: 'marie', conjoint_travaille: true })
    assert.equal((await hr.post(path)).body.code, 'E_PORTAL_SETTLED')
    assert.equal((await zoe.get(ME)).body.proposals[0].status, 'ACCEPTED')
    const sent = await postMails(acme, 'portal')
    assert.deepEqual(sent.at(-1)!.to, [EMAIL] as never)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('an account is proposed sealed and shown masked; accepted it is paid to, refused it is forgotten', async ({
    assert,
  }) => {
    const kept = () => forSystem('test', acme.id, () => WorkerPrivate.of(workerId))
    const proposed = await zoe.put(ME, { iban: IBAN })
    assert.deepInclude(proposed.body.proposals[0].account, { iban: 'BE•• •••• •••• 7034' })
    assert.isNull(proposed.body.iban)
    const stored = await inTenant(acme.id, (trx) => trx.from('worker_private'))
    assert.notInclude(JSON.stringify([stored, await row('portal_proposals', {})]), IBAN)
    const [{ id }] = (await hr.get('/api/worker-proposals')).body.data
    const refused = await hr.post(`/api/worker-proposals/${id}/refusal`, { reason: 'Appelez-moi.' })
    assert.equal(refused.status, 200, String(refused.raw))
    assert.deepInclude((await zoe.get(ME)).body.proposals[0], {
      status: 'REFUSED',
      reason: 'Appelez-moi.',
    })
    assert.isNull((await kept())!.proposed.iban)

    await zoe.put(ME, { iban: OTHER_IBAN })
    const [other] = (await hr.get('/api/worker-proposals')).body.data
    assert.equal((await hr.post(`/api/worker-proposals/${other.id}/acceptance`)).status, 200)
    assert.equal((await kept())!.accountOn(today()).iban, OTHER_IBAN)
    assert.isNull((await kept())!.proposed.iban)
    for (const { text } of await postMails(acme, 'portal')) assert.notMatch(String(text), /BE\d\d/)
  })

  test('what was proposed is taken back by the worker alone, and replaced by a newer one', async ({
    assert,
  }) => {
    await zoe.put(ME, { enfantsACharge: 1 })
    const [first] = (await zoe.put(ME, { enfantsACharge: 2 })).body.proposals
    assert.lengthOf((await hr.get('/api/worker-proposals')).body.data, 1)
    await candidateOf(acme, { first_name: 'Léa', email: 'lea@example.test' })
    const lea = await inPortal(acme, 'lea@example.test', '192.0.2.20')
    const path = `/api/worker-portal/proposals/${first.id}`
    assert.equal((await lea.delete(path)).status, 404)
    assert.equal((await (await visitor()).delete(path)).status, 401)
    const taken = await zoe.delete(path)
    assert.equal(taken.status, 200, String(taken.raw))
    assert.lengthOf((await hr.get('/api/worker-proposals')).body.data, 0)
  })

  test('a photo is given and taken away; what is no picture is refused and the photo stays', async ({
    assert,
  }) => {
    const path = '/api/worker-portal/photo'
    const put = (client: TestClient, rawBody: Buffer) =>
      client.send('PUT', path, { rawBody, headers: { 'content-type': 'application/octet-stream' } })
    assert.equal((await put(await visitor(), PIXEL)).status, 401)
    assert.equal((await put(zoe, PIXEL)).status, 204)
    const { photoUrl } = (await zoe.get(ME)).body
    assert.equal((await zoe.get(photoUrl)).status, 200)
    const refused = await put(zoe, Buffer.from('no picture'))
    assert.equal(refused.body.code, 'E_PHOTO_REFUSED')
    assert.equal((await zoe.get(ME)).body.photoUrl, photoUrl)
    assert.equal((await zoe.delete(path)).status, 204)
    assert.isNull((await zoe.get(ME)).body.photoUrl)
  })

  test('a question waits with those who answer; the answer is read in the portal, and the mails hold neither', async ({
    assert,
  }) => {
    const body = { text: 'Pourquoi 95 933 € ?', about: 'Prime de fin d’année' }
    assert.equal((await (await visitor()).post('/api/worker-portal/questions', body)).status, 401)
    const asked = await zoe.post('/api/worker-portal/questions', body)
    assert.equal(asked.status, 201, String(asked.raw))
    assert.deepInclude(asked.body.data[0], { ...body, answer: null })
    for (const role of ['viewer', 'manager'] as const)
      assert.equal((await (await signedIn(role)).get('/api/worker-questions')).status, 403)
    const [question] = (await hr.get('/api/worker-questions?open=true')).body.data
    assert.deepInclude(question, body)
    const path = `/api/worker-questions/${question.id}/answer`
    const answer = { answer: 'Douze mois et le pécule : 95 933 €.' }
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    assert.equal((await (await visitor()).post(path, answer)).status, 401)
    assert.equal((await (await signedIn('manager')).post(path, answer)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).post(path, answer)).status, 404)
    assert.equal((await hr.post(path, { answer: ' ' })).status, 422)
    assert.equal((await hr.post(path, answer)).status, 200)
    assert.equal((await hr.post(path, answer)).body.code, 'E_PORTAL_SETTLED')
    assert.equal((await zoe.get(ME)).body.unreadAnswers, 1)
    const [read] = (await zoe.get('/api/worker-portal/questions')).body.data
    assert.deepInclude(read, { ...answer, isRead: false })
    assert.equal((await zoe.post('/api/worker-portal/questions/read')).status, 204)
    assert.equal((await zoe.get(ME)).body.unreadAnswers, 0)
    const sent = await postMails(acme, 'portal')
    assert.isNotEmpty(sent)
    for (const mail of sent) assert.notMatch(`${mail.subject}${mail.text}`, /95 933|Douze/)
    const lines = await inTenant(acme.id, (trx) =>
      trx.from('timeline_events').where({ worker_id: workerId }).orderBy('id')
    )
    assert.deepEqual(
      lines.map(({ kind, details }) => [kind, details]),
      [
        ['QUESTION_ASKED', { question: question.id }],
        ['QUESTION_ANSWERED', { question: question.id }],
      ]
    )
    assert.lengthOf(await events('portal.question_asked'), 1)
    assert.lengthOf(await events('portal.question_answered'), 1)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('after six questions in an hour one waits, with the time', async ({ assert }) => {
    for (let i = 0; i < 6; i++)
      assert.equal((await zoe.post('/api/worker-portal/questions', { text: `${i}` })).status, 201)
    const waits = await zoe.post('/api/worker-portal/questions', { text: 'again' })
    assert.equal(waits.body.code, 'E_PORTAL_WAITS')
    assert.isAbove(Number(waits.headers['retry-after']), 0)
  })

  test('the copy of one’s data is that of this person, noted in the log', async ({ assert }) => {
    const copy = await zoe.get('/api/worker-portal/data')
    assert.equal(copy.status, 200, String(copy.raw))
    assert.equal(copy.body.person.id, workerId)
    assert.equal((await (await visitor()).get('/api/worker-portal/data')).status, 401)
    assert.lengthOf(await events('worker.own_data_given'), 1)
  })

  test('settings are the administrator’s, and one version replaces another', async ({ assert }) => {
    const path = '/api/portal-settings'
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    assert.deepEqual((await hr.get(path)).body, { tellsViews: false, version: 0 })
    const body = { tellsViews: true, version: 0 }
    assert.equal((await (await visitor()).put(path, body)).status, 401)
    assert.equal((await hr.put(path, body)).status, 403)
    const admin = await signedIn('admin')
    assert.deepEqual((await admin.put(path, body)).body, { tellsViews: true, version: 1 })
    assert.equal((await admin.put(path, body)).body.code, 'E_STALE_VERSION')
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })
})
