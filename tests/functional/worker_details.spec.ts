import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { test } from '@japa/runner'
import RequestLogMiddleware from '#backend/http/middleware/request_log_middleware'
import { TEMPLATE_VARIABLES } from '#modules/templates/index'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { today } from '#modules/shared/values/days'
import WorkerPrivate from '#modules/team/models/worker_private'
import { signedIn, visitor } from '#tests/helpers/client'
import { checksumOf, LEFT_BY_SIGN_IN, tenantTables } from '#tests/helpers/companies'
import { postMails } from '#tests/helpers/mails'
import { rotateKeys } from '#tests/helpers/rotate_keys'
import {
  BIC,
  formPath,
  IBAN,
  NISS,
  OTHER_IBAN,
  PERSON,
  workerForms,
} from '#tests/helpers/worker_form'

const BANK = { niss: NISS, iban: IBAN, bic: BIC }

test.group('The details of a worker, for those who keep records', (group) => {
  const story = workerForms(group)
  const { worker, opened, row, events } = story

  test('anonymous, viewer, manager and another company neither read nor change them; HR does', async ({
    assert,
  }) => {
    const id = await worker()
    const path = `/api/workers/${id}/details`
    const body = { version: 1, addressCity: 'Gent', ...BANK }
    const untouched = await checksumOf(story.globex.id, { except: LEFT_BY_SIGN_IN })
    for (const [who, status] of [
      [await visitor(), 401],
      [await signedIn('viewer'), 403],
      [await signedIn('manager'), 403],
      [await signedIn('hr', 'globex'), 404],
    ] as const) {
      assert.equal((await who.get(path)).status, status)
      assert.equal((await who.put(path, body)).status, status)
    }
    assert.isNull((await row('workers', { id })).address_city)
    const saved = await story.hr.put(path, body)
    assert.equal(saved.status, 200, String(saved.raw))
    assert.deepInclude(saved.body, {
      addressCity: 'Gent',
      niss: '••.••.••-•••.61',
      iban: 'BE•• •••• •••• 7034',
      version: 2,
    })
    assert.equal((await story.hr.put(path, body)).body.code, 'E_STALE_VERSION')
    assert.equal((await story.hr.put(path, { ...body, version: 2 })).body.version, 2)
    const [log, ...others] = await events('worker.details_updated')
    assert.lengthOf(others, 0, 'the same again changes nothing')
    assert.sameMembers(log.details.fields, ['addressCity', 'niss', 'iban', 'bic'])
    assert.equal(await checksumOf(story.globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('an account that HR changes is used at once, and its worker is told', async ({ assert }) => {
    const id = await worker()
    const path = `/api/workers/${id}/details`
    await story.hr.put(path, { version: 1, ...BANK })
    await postMails(story.acme, 'worker')
    const changed = await story.hr.put(path, { version: 2, iban: OTHER_IBAN })
    assert.isNull(changed.body.accountFromStr)
    await forSystem('test', story.acme.id, async () => {
      const kept = (await WorkerPrivate.of(id))!
      assert.deepEqual(kept.accountOn(today()), { iban: OTHER_IBAN, bic: null })
    })
    const to = (await postMails(story.acme, 'worker')).flatMap((mail) => mail.to as string[])
    assert.include(to, 'zoe@example.test')
  })

  test('a request to erase them answers with the reason and the day, and erases what nothing keeps', async ({
    assert,
  }) => {
    const id = await worker()
    const path = `/api/workers/${id}/details`
    await story.hr.put(path, {
      version: 1,
      addressCity: 'Gent',
      dateOfBirthStr: '1993-05-18',
      ...BANK,
    })
    const untouched = await checksumOf(story.globex.id, { except: LEFT_BY_SIGN_IN })
    for (const [who, status] of [
      [await visitor(), 401],
      [await signedIn('viewer'), 403],
      [await signedIn('manager'), 403],
      [await signedIn('hr', 'globex'), 404],
    ] as const)
      assert.equal((await who.delete(path)).status, status)
    const contract = {
      worker_id: id,
      package_id: story.acme.packageIds[0],
      start_date: '2021-01-01',
    }
    await inTenant(story.acme.id, (trx) => trx.table('contracts').insert(contract))
    const refused = async () => {
      const { body } = await story.hr.delete(path)
      return [body.code, body.errors[0].code]
    }
    assert.deepEqual(await refused(), ['E_WORKER_KEPT', 'no_end'])
    const ends = (end_date: string) =>
      inTenant(story.acme.id, (trx) =>
        trx.from('contracts').where('worker_id', id).update({ end_date })
      )
    await ends('2099-12-31')
    assert.deepEqual(await refused(), ['E_WORKER_KEPT', '2104-12-31'])
    assert.equal((await story.hr.get(path)).body.addressCity, 'Gent')
    await ends('2021-06-30')
    assert.deepEqual((await story.hr.delete(path)).body, { id })
    assert.deepInclude((await story.hr.get(path)).body, {
      addressCity: null,
      dateOfBirthStr: null,
      niss: null,
      iban: null,
    })
    assert.isNull(await row('worker_private', { worker_id: id }))
    assert.lengthOf(await events('worker.details_erased'), 1)
    assert.equal(await checksumOf(story.globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('each change of an account is told by its name, its worker where and in the language they were reached before', async ({
    assert,
  }) => {
    const id = await worker({ language: 'fr' })
    let version = 1
    /** Who is told of a change, and how its subject ends. */
    const toldOf = async (changes: object) => {
      const path = `/api/workers/${id}/details`
      const saved = await story.hr.put(path, { version, ...changes })
      assert.equal(saved.status, 200, String(saved.raw))
      version = saved.body.version
      const mails = await postMails(story.acme, 'worker')
      const subjectTo = (person: string) =>
        mails
          .filter(({ to }) => (to as string[]).includes(person))
          .map(({ subject }) => String(subject).split(/\s?: /)[1])
      return [subjectTo('hr@acme.test'), subjectTo('zoe@example.test'), subjectTo('a@b.test')]
    }
    assert.deepEqual(await toldOf({ bic: BIC }), [[], [], []], 'a BIC alone is no account')
    assert.deepEqual(await toldOf({ iban: IBAN, bic: BIC }), [['compte bancaire indiqué'], [], []])
    assert.deepEqual(await toldOf({ bic: 'GEBABEBB' }), [
      ['autre BIC'],
      ['le BIC de votre compte a changé'],
      [],
    ])
    const moved = { iban: OTHER_IBAN, language: 'nl', email: 'a@b.test' }
    assert.deepEqual(await toldOf(moved), [
      ['autre compte bancaire'],
      ['votre compte bancaire a changé'],
      [],
    ])
    assert.deepEqual(await toldOf({ iban: null, bic: null }), [
      ['compte bancaire retiré'],
      [],
      ['uw bankrekening is verwijderd'],
    ])
    assert.deepEqual(
      (await events('worker.account_changed')).map(({ details }) => details.account),
      ['FIRST', 'BIC', 'CHANGED', 'REMOVED']
    )
  })

  test('sealed values are opened for those who keep records, each time with a line in the audit log', async ({
    assert,
  }) => {
    const id = await worker()
    await story.hr.put(`/api/workers/${id}/details`, { version: 1, ...BANK })
    const path = `/api/workers/${id}/private/show`
    const body = { fields: ['niss', 'iban'] }
    for (const [who, status] of [
      [await visitor(), 401],
      [await signedIn('viewer'), 403],
      [await signedIn('manager'), 403],
      [await signedIn('hr', 'globex'), 404],
    ] as const)
      assert.equal((await who.post(path, body)).status, status)
    assert.lengthOf(await events('worker.private_shown'), 0)
    const shown = await story.hr.post(path, body)
    assert.deepEqual(shown.body, {
      niss: '93.05.18-223.61',
      iban: 'BE68 5390 0754 7034',
      bic: null,
    })
    assert.equal(shown.headers['cache-control'], 'no-store')
    await story.hr.post(path, { fields: ['bic'] })
    const lines = await events('worker.private_shown')
    const user = await row('users', { email: 'hr@acme.test' })
    assert.deepEqual(
      lines.map(({ actor_id: who, subject_id: whose, details }) => [who, whose, details]),
      [
        [user.id, id, { fields: ['niss', 'iban'] }],
        [user.id, id, { fields: ['bic'] }],
      ]
    )
  })

  test('administrators decide whether everything is asked at once, and say why', async ({
    assert,
  }) => {
    const path = '/api/worker-form-settings'
    const body = { allAtOnceBecause: 'Paie en fin de mois', version: 0 }
    const untouched = await checksumOf(story.globex.id, { except: LEFT_BY_SIGN_IN })
    assert.equal((await (await visitor()).put(path, body)).status, 401)
    assert.equal((await story.hr.put(path, body)).status, 403)
    assert.deepEqual((await story.hr.get(path)).body, { allAtOnceBecause: null, version: 0 })
    const admin = await signedIn('admin')
    assert.deepEqual((await admin.put(path, body)).body, { ...body, version: 1 })
    assert.equal((await admin.put(path, body)).body.code, 'E_STALE_VERSION')
    assert.lengthOf(await events('worker.form_settings_changed'), 1)
    assert.equal(await checksumOf(story.globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('the command that rotates keys seals them anew, by a key of their own', async ({
    assert,
  }) => {
    const id = await worker()
    await story.hr.put(`/api/workers/${id}/details`, { version: 1, ...BANK })
    const [key, tomorrow] = [process.env.APP_KEY!, randomBytes(32).toString('base64')]
    const told = () =>
      forSystem('test', story.acme.id, async () => (await WorkerPrivate.of(id))!.told)
    assert.deepEqual(await told(), BANK)
    const longAgo = new Date('2025-01-01')
    await inTenant(story.acme.id, (trx) =>
      trx.from('worker_private').where('worker_id', id).update({ updated_at: longAgo })
    )
    const there = await rotateKeys({ APP_KEY: tomorrow, APP_KEYS_READ: key })
    assert.equal(there.code, 0, there.said)
    assert.include(there.said, '3 secrets, telephone numbers')
    await assert.rejects(told, /a key that is not there/)
    const lost = await rotateKeys({ APP_KEY: randomBytes(32).toString('base64') })
    assert.equal(lost.code, 1)
    assert.include(lost.said, '3 could not be opened by any key')
    assert.equal((await rotateKeys({ APP_KEY: key, APP_KEYS_READ: tomorrow })).code, 0)
    assert.deepEqual(await told(), BANK)
    const { updated_at: toldAt } = await row('worker_private', { worker_id: id })
    assert.deepEqual(toldAt, longAgo, 'how long it is kept is counted from when it was told')
  })

  test('neither number nor account stands anywhere but in its sealed column (R10)', async ({
    assert,
    cleanup,
  }) => {
    const [id, admin] = [await worker(), await signedIn('admin')]
    const lines: string[] = []
    const write = (...facts: unknown[]) => lines.push(inspect(facts, { depth: 9 }))
    const logger: any = {
      child: () => logger,
      debug: write,
      info: write,
      warn: write,
      error: write,
    }
    const { handle } = RequestLogMiddleware.prototype
    RequestLogMiddleware.prototype.handle = function (ctx, next) {
      ctx.logger = logger
      return handle.call(this, ctx, next)
    }
    cleanup(() => void (RequestLogMiddleware.prototype.handle = handle))
    const answers: string[] = []
    const mails: unknown[] = []
    const keep = <A extends { raw: Buffer }>(answer: A) => (
      answers.push(String(answer.raw)),
      answer
    )
    const { client, save } = await opened(id)
    keep(await save({ ...PERSON, ...BANK, addressPostalCode: '1' }))
    keep(await save({ ...PERSON, ...BANK, unknown: 1 }))
    keep(await save({ ...PERSON, ...BANK }))
    keep(await save({ iban: OTHER_IBAN }))
    keep(await client.post(formPath(id, '/code'), { by: 'EMAIL' }))
    const [letter] = await postMails(story.acme, 'worker-code')
    const code = /\d{6}/.exec(String(letter.text))![0]
    assert.equal(keep(await save({ iban: OTHER_IBAN, code })).status, 200)
    keep(await client.get(formPath(id)))
    await story.hr.post(`/api/workers/${id}/private/show`, { fields: ['niss', 'iban', 'bic'] })
    const { version } = (await story.hr.get(`/api/workers/${id}/details`)).body
    keep(await story.hr.put(`/api/workers/${id}/details`, { version, ...BANK }))
    for (const path of [
      `/api/workers/${id}/details`,
      `/api/workers/${id}`,
      '/api/workers',
      '/api/search?search=Zo',
      `/api/search?search=${NISS}`,
      '/api/worker-choices',
      '/api/audit-log',
      '/api/audit-log/csv',
    ])
      assert.equal(keep(await admin.get(path)).status, 200, path)
    mails.push(letter, ...(await postMails(story.acme, 'worker')))
    const rows = await inTenant(story.acme.id, async (trx) => {
      const texts: string[] = []
      for (const table of await tenantTables())
        texts.push(
          ...(await trx.from(table).select(trx.raw(`${table}::text as row`))).map((r) => r.row)
        )
      return texts
    })
    // What fails in an unforeseen way is told with its whole error.
    await inTenant(story.acme.id, (trx) => trx.from('worker_private').update({ bic: 'broken' }))
    assert.equal(keep(await story.hr.get(`/api/workers/${id}/details`)).status, 500)
    const places = {
      rows,
      mails: mails.map((mail) => JSON.stringify(mail)),
      lines,
      answers,
    }
    assert.isAbove(mails.length, 3)
    assert.isAbove(lines.length, 20)
    assert.isNotEmpty(lines.filter((line) => line.includes('a key that is not there')))
    assert.isEmpty(TEMPLATE_VARIABLES.filter((name) => /niss|iban|bic/i.test(name)))
    const canaries = [
      NISS,
      '93.05.18-223.61',
      IBAN,
      'BE68 5390 0754 7034',
      OTHER_IBAN,
      '0961 2345 6769',
      BIC,
    ]
    for (const [place, texts] of Object.entries(places))
      for (const canary of canaries)
        assert.isEmpty(
          texts.filter((text) => text.includes(canary)),
          `${canary} in ${place}`
        )
  })
})
