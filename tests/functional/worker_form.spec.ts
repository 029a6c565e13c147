import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { issueLink } from '#modules/shared/links/issue_link'
import { SmsSender, type TextMessage } from '#modules/shared/sms/sms_sender'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today } from '#modules/shared/values/days'
import WorkerPrivate from '#modules/team/models/worker_private'
import { SaveWorkerForm, shownWorkerForm } from '#modules/team/index'
import { signedIn, visitor, type TestResponse } from '#tests/helpers/client'
import { checksumOf, LEFT_BY_SIGN_IN } from '#tests/helpers/companies'
import { postMails, queuedMails, sendAsWorker } from '#tests/helpers/mails'
import { PIXEL, pngHeader } from '#tests/helpers/pictures'
import {
  BIC,
  formPath,
  IBAN,
  NISS,
  OTHER_IBAN,
  PERSON,
  SECTIONS,
  workerForms,
} from '#tests/helpers/worker_form'

const BANK = { niss: NISS, iban: IBAN, bic: BIC }

test.group('The form of a worker’s own details', (group) => {
  const story = workerForms(group)
  const { worker, opened, mailed, row, events } = story
  const bankOf = (workerId: string) =>
    forSystem('test', story.acme.id, async () => {
      const kept = await WorkerPrivate.of(workerId)
      return (
        kept && { ...kept.told, today: kept.accountOn(today()), from: kept.validFrom?.toISODate() }
      )
    })

  test('anonymous, viewer, manager and another company mail no form; HR does, and it opens from the mail', async ({
    assert,
  }) => {
    const id = await worker()
    const path = `/api/workers/${id}/form-link`
    const body = { sections: ['ADMINISTRATIVE', 'SITUATION'] }
    const untouched = await checksumOf(story.globex.id, { except: LEFT_BY_SIGN_IN })
    assert.equal((await (await visitor()).post(path, body)).status, 401)
    for (const role of ['viewer', 'manager'] as const)
      assert.equal((await (await signedIn(role)).post(path, body)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).post(path, body)).status, 404)
    assert.lengthOf(await events('worker.form_sent'), 0)

    const { mail, secret } = await mailed(id, body.sections)
    assert.deepEqual(mail.to, ['zoe@example.test'])
    assert.include(String(mail.subject), 'vos coordonnées')
    const client = await visitor()
    const answer = await client.post(formPath(id, '/open'), { secret })
    assert.equal(answer.status, 200, String(answer.raw))
    assert.deepInclude(answer.body, {
      firstName: 'Zoé',
      sections: body.sections,
      niss: null,
      confirmBy: [],
    })
    assert.equal(answer.body.company.name, 'Acme Belgium')
    assert.equal((await client.get(formPath(id))).status, 200)
    assert.equal((await (await visitor()).get(formPath(id))).status, 404)
    const details = (await story.hr.get(`/api/workers/${id}/details`)).body
    assert.deepInclude(details.form, { state: 'OPENED', mailedTo: 'zoe@example.test' })
    assert.equal(await checksumOf(story.globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('what is told is kept: plain columns, civil situation, and the sealed ones in a table of their own', async ({
    assert,
  }) => {
    const id = await worker()
    const form = await opened(id)
    const untouched = await checksumOf(story.globex.id)
    const saved = await form.save({
      ...PERSON,
      ...BANK,
      niss: '93.05.18-223.61',
      iban: 'be68 5390 0754 7034',
    })
    assert.equal(saved.status, 200, String(saved.raw))
    assert.deepInclude(saved.body, {
      ...PERSON,
      phone: '+32470123456',
      niss: '••.••.••-•••.61',
      iban: 'BE•• •••• •••• 7034',
      bic: 'KRED••••',
      accountFromStr: null,
      warnings: ['NISS_GENDER'],
    })
    assert.deepInclude(await row('workers', { id }), {
      place_of_birth: 'Namur',
      address_city: 'Bruxelles',
      etat_civil: 'marie',
      enfants_handicapes: 1,
      details_version: 2,
    })
    const stored = await row('worker_private', { worker_id: id })
    for (const value of Object.values(stored)) {
      assert.notInclude(String(value), NISS)
      assert.notInclude(String(value), IBAN)
    }
    assert.deepEqual(await bankOf(id), {
      ...BANK,
      today: { iban: IBAN, bic: BIC },
      from: today(),
    })
    const [log] = await events('worker.form_saved')
    assert.includeMembers(log.details.fields, ['addressCity', 'niss', 'iban'])
    assert.equal(await checksumOf(story.globex.id), untouched)
    const details = (await story.hr.get(`/api/workers/${id}/details`)).body
    assert.equal(details.form.state, 'FILLED')
  })

  test('who asked is told of a form that is filled in again and again once an hour', async ({
    assert,
  }) => {
    const id = await worker()
    const { save } = await opened(id, ['ADMINISTRATIVE'])
    for (const addressCity of ['Bruxelles', 'Ixelles', 'Uccle']) {
      const { etatCivil: _1, conjointTravaille: _2, ...rest } = PERSON
      const { enfantsACharge: _3, enfantsHandicapes: _4, ...person } = rest
      assert.equal((await save({ ...person, addressCity })).status, 200)
    }
    const told = () => queuedMails(story.acme, 'worker').then((all) => all.filter(isFilled))
    const isFilled = ({ about }: { about: string }) => about.includes('/FILLED/')
    assert.lengthOf(await told(), 1)
    await inTenant(story.acme.id, (trx) =>
      trx.from('mails').update({ created_at: trx.raw(`created_at - interval '61 minutes'`) })
    )
    assert.equal((await save({ addressCity: 'Forest' })).status, 200)
    assert.lengthOf(await told(), 2)
  })

  test('a sealed value opens for its worker and its field alone', async ({ assert }) => {
    const [one, other] = [await worker(), await worker()]
    const bank = { ...BANK, niss: '85073003328' }
    assert.equal((await (await opened(one)).save({ ...PERSON, ...bank })).status, 200)
    const theirs = { ...PERSON, ...BANK, email: 'other@example.test' }
    assert.equal((await (await opened(other)).save(theirs)).status, 200)
    await inTenant(story.acme.id, async (trx) => {
      const { niss } = await trx.from('worker_private').where('worker_id', one).first()
      await trx.from('worker_private').where('worker_id', other).update({ niss })
    })
    const read = () =>
      forSystem('test', story.acme.id, async () => (await WorkerPrivate.of(other))!.told)
    await assert.rejects(read, /sealed by a key that is not there/)
  })

  test('a part that the link does not open is neither shown nor taken; what is needed is asked', async ({
    assert,
  }) => {
    const id = await worker({ email: 'zoe@example.test', place_of_birth: 'Mons' })
    const form = await opened(id, ['BANK'])
    assert.isNull(form.opened.body.placeOfBirth)
    assert.isNull(form.opened.body.email)
    const closed = await form.save({ ...BANK, placeOfBirth: 'Namur' })
    assert.equal(closed.status, 422)
    assert.deepInclude(closed.body.errors[0], { path: 'placeOfBirth', code: 'closed' })
    const missing = await form.save({ niss: NISS })
    assert.deepInclude(missing.body.errors[0], { path: 'iban', code: 'required' })
    assert.isNull(await row('worker_private', { worker_id: id }))
    assert.equal((await row('workers', { id })).place_of_birth, 'Mons')
    assert.equal((await form.save(BANK)).status, 200)
  })

  test('each wrong field is refused by its name, and its words are not repeated', async ({
    assert,
  }) => {
    const form = await opened(await worker())
    for (const [field, value, code] of [
      ['niss', '93051822360', 'niss'],
      ['iban', 'BE68539007547035', 'iban'],
      ['bic', 'KREDXXBB', 'bic'],
      ['email', 'nobody', 'email'],
      ['phone', 'call me', 'phone'],
      ['nationality', 'XX', 'country'],
      ['dateOfBirthStr', '2999-01-01', 'past'],
      ['dateOfBirthStr', '1993-02-31', 'date'],
      ['addressPostalCode', '0999', 'postalCode'],
      ['enfantsHandicapes', 3, null],
    ] as const) {
      const answer = await form.save({ ...PERSON, ...BANK, [field]: value })
      assert.equal(answer.status, 422, field)
      const [error] = answer.body.errors
      assert.equal(error.path, field)
      if (code === null) continue
      assert.equal(error.code, code, field)
      assert.notInclude(String(answer.raw), String(value), field)
    }
    const [niss, iban, bic] = ['niss', 'iban', 'bic'].map((field) => ({ ...BANK, [field]: 'x' }))
    for (const [body, message] of [
      [niss, 'NISS invalide'],
      [iban, 'IBAN invalide'],
      [bic, 'BIC invalide'],
    ] as const)
      assert.equal((await form.save({ ...PERSON, ...body })).body.errors[0].message, message)
  })

  test('a single person has no spouse at work, whatever was told before', async ({ assert }) => {
    const id = await worker({ etat_civil: 'marie', conjoint_travaille: true })
    const form = await opened(id)
    const told = { ...PERSON, ...BANK, etatCivil: 'celibataire', enfantsACharge: 0 }
    assert.equal((await form.save({ ...told, enfantsHandicapes: null })).status, 200)
    assert.deepInclude(await row('workers', { id }), {
      conjoint_travaille: null,
      enfants_a_charge: 0,
      enfants_handicapes: null,
    })
  })

  test('links that are unknown, foreign, old, revoked or of another worker answer byte for byte alike', async ({
    assert,
  }) => {
    const shapeOf = ({ status, headers, body }: TestResponse) => {
      const {
        date,
        'x-request-id': id,
        'set-cookie': cookies,
        'content-length': size,
        ...rest
      } = headers
      return { status, rest, body: { ...body, requestId: null } }
    }
    const [alive, old, revoked] = [await worker(), await worker(), await worker()]
    const secrets = [
      (await mailed(alive)).secret,
      (await mailed(old)).secret,
      (await mailed(revoked)).secret,
    ] as const
    await inTenant(story.acme.id, (trx) =>
      trx
        .from('private_links')
        .where('worker_id', old)
        .update({ created_at: new Date(Date.now() - 31 * 24 * 3600_000) })
    )
    const closing = await story.hr.delete(`/api/workers/${revoked}/form-link`)
    assert.equal(closing.body.form.state, 'REVOKED')
    const foreign = await inTenant(story.globex.id, (trx) => trx.from('workers').firstOrFail())
    const theirs = await forSystem('test', story.globex.id, (scope) =>
      issueLink(scope, { type: 'worker', id: foreign.id, version: 1, sections: ['BANK'] })
    )
    const client = await visitor()
    const answers = []
    for (const [id, secret] of [
      [randomUUID(), 'x'.repeat(43)],
      ['no-id-at-all', 'x'.repeat(43)],
      [alive, 'x'.repeat(43)],
      [foreign.id, theirs.secret],
      [alive, theirs.secret],
      [alive, secrets[1]],
      [old, secrets[1]],
      [revoked, secrets[2]],
    ] as const)
      answers.push(shapeOf(await client.post(formPath(id, '/open'), { secret })))
    assert.equal(answers[0].status, 404)
    for (const answer of answers) assert.deepEqual(answer, answers[0])
    assert.equal((await client.post(formPath(alive, '/open'), { secret: secrets[0] })).status, 200)
  })

  test('a browser that opened it loses it once HR revokes it, whatever it asks for', async ({
    assert,
  }) => {
    const id = await worker()
    const { client, save } = await opened(id)
    const path = `/api/workers/${id}/form-link`
    assert.equal((await (await visitor()).delete(path)).status, 401)
    assert.equal((await (await signedIn('viewer')).delete(path)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).delete(path)).status, 404)
    assert.equal((await story.hr.delete(path)).status, 200)
    for (const answer of [
      await client.get(formPath(id)),
      await save({ ...PERSON, ...BANK }),
      await client.post(formPath(id, '/code'), { by: 'EMAIL' }),
    ])
      assert.deepEqual([answer.status, answer.body.code], [404, 'E_NOT_FOUND'])
  })

  test('a form is mailed once a minute; a worker without an address gets none', async ({
    assert,
  }) => {
    const id = await worker()
    await mailed(id)
    const again = await story.hr.post(`/api/workers/${id}/form-link`, { sections: SECTIONS })
    assert.equal(again.body.code, 'E_TOO_MANY_REQUESTS')
    await mailed(id)
    assert.lengthOf(await events('worker.form_sent'), 2)
    const nowhere = await worker({ email: null })
    const refused = await story.hr.post(`/api/workers/${nowhere}/form-link`, { sections: SECTIONS })
    assert.equal(refused.body.code, 'E_WORKER_WITHOUT_ADDRESS')
  })

  test('before there is a contract only a company that says why asks for number and account', async ({
    assert,
  }) => {
    const id = await worker()
    await inTenant(story.acme.id, (trx) =>
      trx.from('worker_form_settings').update({ all_at_once_because: null })
    )
    const ask = (workerId: string, sections: readonly string[]) =>
      story.hr.post(`/api/workers/${workerId}/form-link`, { sections })
    assert.equal((await ask(id, ['BANK'])).body.code, 'E_WORKER_NOT_SIGNED')
    assert.equal((await ask(id, ['ADMINISTRATIVE', 'SITUATION'])).status, 200)
    const contracted = await inTenant(story.acme.id, (trx) =>
      trx.from('contracts').whereNull('end_date').firstOrFail()
    )
    await inTenant(story.acme.id, (trx) =>
      trx.from('workers').where('id', contracted.worker_id).update({ email: 'a@example.test' })
    )
    assert.equal((await ask(contracted.worker_id, ['BANK'])).status, 200)
  })

  test('another account, address or telephone needs a code to the known ones, holds from the next day, and is told', async ({
    assert,
  }) => {
    const id = await worker()
    const { client, save } = await opened(id)
    assert.equal((await save({ ...PERSON, ...BANK })).status, 200)
    await postMails(story.acme, 'worker')
    const change = { iban: OTHER_IBAN }
    for (const body of [
      change,
      { bic: 'GEBABEBB' },
      { email: 'thief@example.test' },
      { phone: '0471000000' },
    ])
      assert.equal((await save(body)).body.code, 'E_WORKER_UNCONFIRMED', JSON.stringify(body))
    assert.equal((await save({ addressCity: 'Ixelles' })).status, 200)
    await postMails(story.acme, 'worker')

    const asked = await client.post(formPath(id, '/code'), { by: 'EMAIL' })
    assert.equal(asked.status, 202)
    assert.deepEqual(asked.body, { by: 'EMAIL', to: 'z••@example.test' })
    const [letter] = await postMails(story.acme, 'worker-code')
    assert.deepEqual(letter.to, ['zoe@example.test'])
    const code = /\d{6}/.exec(String(letter.text))![0]
    const wrong = code === '000000' ? '111111' : '000000'
    assert.equal((await save({ ...change, code: wrong })).body.code, 'E_INVALID_CODE')
    const changed = await save({ ...change, code })
    assert.equal(changed.status, 200, String(changed.raw))
    assert.equal(changed.body.accountFromStr, daysAfter(today(), 1))
    assert.isNull(changed.body.bic)
    assert.equal((await save({ iban: IBAN, code })).body.code, 'E_INVALID_CODE', 'once')
    assert.deepEqual(await bankOf(id), {
      niss: NISS,
      iban: OTHER_IBAN,
      bic: null,
      today: { iban: IBAN, bic: BIC },
      from: daysAfter(today(), 1),
    })
    const told = await postMails(story.acme, 'worker')
    const addresses = told.flatMap(({ to }) => to as string[])
    assert.include(addresses, 'zoe@example.test')
    assert.includeMembers(addresses, ['hr@acme.test', 'admin@acme.test'])
    const [first, second] = await events('worker.account_changed')
    assert.deepEqual(
      [first.details, second.details],
      [{ account: 'FIRST' }, { account: 'CHANGED' }]
    )
  })

  test('the code goes by text message where that is chosen', async ({ assert, cleanup }) => {
    const messages: TextMessage[] = []
    class Pocket extends SmsSender {
      available = true
      async send(message: TextMessage) {
        messages.push(message)
      }
      async hasArrived() {
        return false
      }
    }
    const pocket = new Pocket()
    app.container.swap(SmsSender, () => pocket)
    cleanup(() => app.container.restore(SmsSender))
    const id = await worker()
    const { client, save } = await opened(id)
    assert.equal((await client.post(formPath(id, '/code'), { by: 'PHONE' })).status, 404)
    await save({ ...PERSON, ...BANK })
    const asked = await client.post(formPath(id, '/code'), { by: 'PHONE' })
    assert.deepEqual(asked.body, { by: 'PHONE', to: '•••• 56' })
    for (const mail of await queuedMails(story.acme, 'worker-code-text'))
      await sendAsWorker(story.acme, mail.id)
    assert.lengthOf(messages, 1)
    assert.equal(messages[0].to, '+32470123456')
    const code = /^\d{6}/.exec(messages[0].text)![0]
    assert.equal((await save({ iban: OTHER_IBAN, code })).status, 200)
    pocket.available = false
    const { confirmBy } = (await client.get(formPath(id))).body
    assert.deepEqual(confirmBy, [{ by: 'EMAIL', to: 'z••@example.test' }])
  })

  test('a code is void after five guesses, and five a day are sent', async ({ assert }) => {
    const id = await worker()
    const { client, save } = await opened(id)
    await save({ ...PERSON, ...BANK })
    const ask = () => client.post(formPath(id, '/code'), { by: 'EMAIL' })
    assert.equal((await ask()).status, 202)
    assert.equal((await ask()).body.code, 'E_TOO_MANY_REQUESTS')
    const [letter] = await postMails(story.acme, 'worker-code')
    const code = /\d{6}/.exec(String(letter.text))![0]
    const wrong = code === '000000' ? '111111' : '000000'
    for (let nth = 0; nth < 5; nth++)
      assert.equal((await save({ iban: OTHER_IBAN, code: wrong })).status, 401)
    assert.equal((await save({ iban: OTHER_IBAN, code })).status, 401, 'the right one too')
    assert.equal((await row('worker_codes', { worker_id: id })).tries, 5)
    for (let nth = 0; nth < 4; nth++) {
      await inTenant(story.acme.id, (trx) =>
        trx
          .from('worker_codes')
          .update({ created_at: trx.raw(`created_at - interval '61 seconds'`) })
      )
      assert.equal((await ask()).status, 202)
    }
    await inTenant(story.acme.id, (trx) =>
      trx.from('worker_codes').update({ created_at: trx.raw(`created_at - interval '61 seconds'`) })
    )
    const refused = await ask()
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers['retry-after']), 3600)
  })

  test('a photo is judged by its bytes, shown to its worker and those who keep records, and taken away again', async ({
    assert,
  }) => {
    const id = await worker()
    const { client } = await opened(id)
    const put = (rawBody: Buffer, from = client) =>
      from.send('PUT', formPath(id, '/photo'), {
        rawBody,
        headers: { 'content-type': 'image/png' },
      })
    assert.equal((await put(Buffer.from('%PDF-1.7'))).body.code, 'E_PHOTO_REFUSED')
    assert.equal((await put(pngHeader(5000))).body.code, 'E_PICTURE_TOO_LARGE')
    assert.equal((await put(PIXEL, await visitor())).status, 404)
    assert.isNull((await row('workers', { id })).photo_file_key)
    assert.equal((await put(PIXEL)).status, 204)
    const own = (await client.get(formPath(id))).body.photoUrl
    assert.deepEqual((await client.get(own)).raw, PIXEL)
    assert.equal((await (await visitor()).get(own)).status, 404)
    const { photoUrl } = (await story.hr.get(`/api/workers/${id}/details`)).body
    assert.deepEqual((await story.hr.get(photoUrl)).raw, PIXEL)
    for (const [who, status] of [
      [await visitor(), 401],
      [await signedIn('viewer'), 403],
      [await signedIn('hr', 'globex'), 404],
    ] as const)
      assert.equal((await who.get(photoUrl)).status, status)
    assert.equal((await (await visitor()).delete(formPath(id, '/photo'))).status, 404)
    assert.equal((await client.delete(formPath(id, '/photo'))).status, 204)
    assert.equal((await client.get(own)).status, 404)
    assert.lengthOf(await events('worker.photo_changed'), 2)
    const closed = await opened(id, ['BANK'])
    assert.equal((await put(PIXEL, closed.client)).status, 404)
  })

  test('who holds a form sees and tells a worker’s details through the exported parts alike', async ({
    assert,
  }) => {
    const id = await worker()
    await forSystem('test', story.acme.id, async (scope) => {
      const asVisitor = {
        ...scope,
        actor: { kind: 'visitor' as const },
        visibility: 'nothing' as const,
      }
      const saved = await SaveWorkerForm.handle(asVisitor, id, ['SITUATION'], {
        etatCivil: 'veuf',
        enfantsACharge: 1,
      })
      assert.isTrue(saved.ok)
      const shown = await shownWorkerForm(asVisitor, id, ['SITUATION'])
      assert.deepInclude(shown, { etatCivil: 'veuf', enfantsACharge: 1, email: null, iban: null })
    })
  })
})
