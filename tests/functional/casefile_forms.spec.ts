import { test } from '@japa/runner'
import { issueLink } from '#modules/shared/links/issue_link'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { contractToSign, emptyDesk, signerOf } from '#tests/helpers/casefiles'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { postMails, queuedMails } from '#tests/helpers/mails'
import { BIC, IBAN, NISS, OTHER_IBAN, PERSON } from '#tests/helpers/worker_form'

const DETAILS = {
  firstName: 'Zoé',
  lastName: 'Candidat',
  email: 'zoe@example.test',
  dateOfBirthStr: '1990-05-02',
  nationality: 'BE',
  addressLine1: 'Rue Haute 1',
  addressPostalCode: '1000',
  addressCity: 'Bruxelles',
  addressCountry: 'BE',
  etatCivil: 'celibataire',
  conjointTravaille: false,
  enfantsACharge: 0,
}
const BANK = { niss: NISS, iban: IBAN, bic: BIC }
const SITUATION = ['etatCivil', 'conjointTravaille', 'enfantsACharge', 'enfantsHandicapes'] as const
/** What each part of the form has, as PERSON and BANK tell it. */
const PARTS: Record<string, Record<string, unknown>> = {
  ADMINISTRATIVE: Object.fromEntries(
    Object.entries(PERSON).filter(([field]) => !(SITUATION as readonly string[]).includes(field))
  ),
  SITUATION: Object.fromEntries(SITUATION.map((field) => [field, PERSON[field]])),
  BANK,
}

test.group('The worker’s form of a casefile', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await emptyDesk(acme)
    await signerOf(acme)
    hr = await signedIn('hr')
  })

  const make = async (email: string | null = 'zoe@example.test') => {
    const { id: contractId } = await contractToSign(acme, {}, { email })
    return (await hr.post('/api/casefile', { contractId })).body
  }
  const send = (id: string, client = hr) => client.post(`/api/casefile/${id}/send-worker-form`)
  /** The link of the mail that leaves now, as the worker reads it. */
  async function mailedLink() {
    const letters = await postMails(acme, 'casefile')
    const text = String(letters.at(-1)?.text)
    const [, link, secret] = /\/d\/w\/([\w-]+)#([\w-]+)/.exec(text) ?? []
    return { letters, link: link!, secret: secret! }
  }
  const at = (link: string, rest: string) => `/api/out/casefile/${link}/${rest}`
  /** A casefile whose form is on its way. */
  async function sentCasefile() {
    const { id, workerId } = await make()
    await send(id)
    return { id: id as string, workerId: workerId as string, ...(await mailedLink()) }
  }
  /** A browser in which a link was opened that opens these parts. */
  async function openedWith(id: string, link: string, sections: string[]) {
    const { secret } = await forSystem('test', acme.id, (scope) =>
      issueLink(scope, { type: 'casefile', id, version: 1, sections })
    )
    const client = await visitor()
    const { status, raw } = await client.post(at(link, 'open'), { secret })
    if (status !== 200) throw new Error(`The link opened nothing: ${raw}`)
    return client
  }

  test('strangers and viewers send none; HR does, the worker gets a private link, and the other company stays', async ({
    assert,
  }) => {
    const { id } = await make()
    const untouched = await checksumOf(globex.id)
    assert.equal((await send(id, await visitor())).status, 401)
    assert.equal((await send(id, await signedIn('viewer'))).status, 403)
    const sent = await send(id)
    assert.equal(sent.body.status, 'WORKER_FORM_SENT')
    assert.deepInclude(sent.body.form, { to: 'zoe@example.test', openedAt: null, filledAt: null })
    const { letters, link, secret } = await mailedLink()
    assert.lengthOf(letters, 1)
    assert.isDefined(link)
    assert.isAbove(secret.length, 40)
    assert.notInclude(JSON.stringify(await queuedMails(acme, 'casefile')), secret)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('the link opens the form, which is filled in once; then it says no more than that it was', async ({
    assert,
  }) => {
    const { id } = await make()
    await send(id)
    const { link, secret } = await mailedLink()
    const worker = await visitor()
    assert.equal((await worker.get(at(link, 'worker'))).status, 404)
    const opened = await worker.post(at(link, 'open'), { secret })
    assert.equal(opened.status, 200)
    assert.equal(opened.body.casefileStatus, 'WORKER_FORM_SENT')
    assert.deepEqual(opened.body.sections, ['ADMINISTRATIVE', 'SITUATION'])
    assert.equal(opened.body.worker.lastName, 'Candidat')
    const closed = await worker.put(at(link, 'worker'), { ...DETAILS, niss: '85073003328' })
    assert.equal(closed.status, 422)
    const saved = await worker.put(at(link, 'worker'), DETAILS)
    assert.equal(saved.status, 200, String(saved.raw))
    assert.equal(saved.body.casefileStatus, 'WORKER_INFO_READY')
    assert.isNull(saved.body.worker.dateOfBirthStr)
    assert.deepEqual(saved.body.sections, [])
    const again = await worker.put(at(link, 'worker'), DETAILS)
    assert.equal(again.body.code, 'E_CASEFILE_FORM_FILLED')
    const { body } = await hr.get(`/api/casefile/${id}`)
    assert.equal(body.status, 'WORKER_INFO_READY')
    assert.isNotNull(body.form.filledAt)
    assert.isNotNull(body.form.openedAt)
    const kinds = (await hr.get(`/api/casefile/${id}/events`)).body.data.map((one: any) => one.kind)
    assert.deepEqual(kinds, ['FORM_FILLED', 'FORM_OPENED', 'FORM_SENT', 'CREATED'])
    const [told] = (await postMails(acme, 'casefile')).slice(-1)
    assert.include(String(told.subject), 'Zoé Candidat')
    const workers = await inTenant(acme.id, (trx) =>
      trx.from('workers').where({ id: body.workerId })
    )
    assert.equal(workers[0].address_city, 'Bruxelles')
  })

  test('in every status but two the link is as dead as one that never was', async ({ assert }) => {
    const { id } = await make()
    await send(id)
    const { link, secret } = await mailedLink()
    const worker = await visitor()
    await worker.post(at(link, 'open'), { secret })
    const never = await worker.post(at('no-such-casefile', 'open'), { secret: 'nothing' })
    const set = (status: string) =>
      inTenant(acme.id, (trx) =>
        trx
          .from('casefiles')
          .where({ id })
          .update({
            status,
            signed_at: status === 'SIGNED' ? new Date() : null,
            signed_on: status === 'SIGNED' ? '2026-01-01' : null,
          })
      )
    const dead = ['DRAFT', 'SIGNING', 'SEALING', 'SIGNED', 'REFUSED', 'EXPIRED', 'CANCELLED']
    for (const status of dead) {
      await set(status)
      for (const answer of [
        await worker.get(at(link, 'worker')),
        await worker.put(at(link, 'worker'), DETAILS),
        // Tries at a secret are few.
        ...(status === 'SIGNED' ? [await worker.post(at(link, 'open'), { secret })] : []),
      ]) {
        assert.equal(answer.status, 404, status)
        const { requestId: _one, ...said } = answer.body
        const { requestId: _other, ...expected } = never.body
        assert.deepEqual(said, expected, status)
      }
    }
    for (const status of ['WORKER_FORM_SENT', 'WORKER_INFO_READY']) {
      await set(status)
      assert.equal((await worker.get(at(link, 'worker'))).status, 200, status)
    }
  })

  test('each part is shown and taken by a link that opens it alone, with the messages of the specification', async ({
    assert,
  }) => {
    const all = Object.assign({}, ...Object.values(PARTS))
    for (const [section, told] of Object.entries(PARTS)) {
      const { id, link } = await sentCasefile()
      const worker = await openedWith(id, link, [section])
      const before = (await worker.get(at(link, 'worker'))).body
      assert.deepEqual(before.sections, [section])
      for (const [field, value] of Object.entries(all)) {
        if (field in told || ['firstName', 'lastName', 'language'].includes(field)) continue
        assert.isNull(before.worker[field], `${section} shows ${field}`)
        const closed = await worker.put(at(link, 'worker'), { ...told, [field]: value })
        assert.deepInclude(closed.body.errors[0], { path: field, code: 'closed' }, section)
      }
      const saved = await worker.put(at(link, 'worker'), told)
      assert.equal(saved.body.casefileStatus, 'WORKER_INFO_READY', String(saved.raw))
    }
    const { id, link } = await sentCasefile()
    const worker = await openedWith(id, link, Object.keys(PARTS))
    for (const [wrong, message] of [
      [{ niss: '93051822360' }, 'NISS invalide'],
      [{ iban: 'BE68539007547035' }, 'IBAN invalide'],
      [{ bic: 'KREDXXBB' }, 'BIC invalide'],
    ] as const) {
      const { status, body } = await worker.put(at(link, 'worker'), { ...all, ...wrong })
      assert.deepEqual([status, body.errors[0].message], [422, message])
    }
    const needed = await worker.put(at(link, 'worker'), DETAILS)
    assert.sameMembers(
      needed.body.errors.map(({ path, code }: any) => `${path} ${code}`),
      ['niss required', 'iban required']
    )
  })

  test('a known account is masked, and another one is taken with the code to what was known before', async ({
    assert,
  }) => {
    const { id, link, workerId } = await sentCasefile()
    const { version } = (await hr.get(`/api/workers/${workerId}/details`)).body
    const known = await hr.put(`/api/workers/${workerId}/details`, { version, ...PERSON, ...BANK })
    assert.equal(known.status, 200, String(known.raw))
    const worker = await openedWith(id, link, Object.keys(PARTS))
    const shown = await worker.get(at(link, 'worker'))
    assert.deepInclude(shown.body.worker, {
      niss: '••.••.••-•••.61',
      iban: 'BE•• •••• •••• 7034',
      bic: 'KRED••••',
      confirmBy: [
        { by: 'EMAIL', to: 'z••@example.test' },
        { by: 'PHONE', to: '•••• 56' },
      ],
    })
    for (const value of Object.values(BANK)) assert.notInclude(String(shown.raw), value)
    const change = { ...PERSON, iban: OTHER_IBAN }
    for (const body of [change, { ...PERSON, email: 'thief@example.test' }]) {
      const refused = await worker.put(at(link, 'worker'), body)
      assert.equal(refused.body.code, 'E_WORKER_UNCONFIRMED')
    }
    const ask = (client: TestClient) => client.post(at(link, 'code'), { by: 'EMAIL' })
    assert.equal((await ask(await visitor())).status, 404)
    const untouched = await checksumOf(globex.id)
    const asked = await ask(worker)
    assert.deepEqual([asked.status, asked.body], [202, { by: 'EMAIL', to: 'z••@example.test' }])
    assert.equal((await ask(worker)).status, 429)
    const [letter] = await postMails(acme, 'worker-code')
    assert.deepEqual(letter.to, ['zoe@example.test'])
    const code = /\d{6}/.exec(String(letter.text))![0]
    const wrong = code === '000000' ? '111111' : '000000'
    const guess = await worker.put(at(link, 'worker'), { ...change, code: wrong })
    assert.deepEqual([guess.status, guess.body.code], [401, 'E_INVALID_CODE'])
    const [{ tries }] = await inTenant(acme.id, (trx) => trx.from('worker_codes'))
    assert.equal(tries, 1, 'a refusal takes no guess back')
    assert.equal((await hr.get(`/api/casefile/${id}`)).body.status, 'WORKER_FORM_SENT')
    const saved = await worker.put(at(link, 'worker'), { ...change, code })
    assert.equal(saved.body.casefileStatus, 'WORKER_INFO_READY', String(saved.raw))
    assert.deepInclude(saved.body.worker, { iban: null, confirmBy: [] })
    assert.equal((await ask(worker)).body.code, 'E_CASEFILE_FORM_FILLED')
    const details = (await hr.get(`/api/workers/${workerId}/details`)).body
    assert.include(details.iban, OTHER_IBAN.slice(-4))
    assert.isNotNull(details.accountFromStr)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('after thirty days a link opens nothing any more, nor does a browser that it let in; sent again it does', async ({
    assert,
  }) => {
    const { id, link, secret } = await sentCasefile()
    const worker = await visitor()
    assert.equal((await worker.post(at(link, 'open'), { secret })).status, 200)
    const age = (days: number) =>
      inTenant(acme.id, async (trx) => {
        const created_at = new Date(Date.now() - days * 24 * 3600_000)
        await trx.from('private_links').where('casefile_id', id).update({ created_at })
        await trx.from('timeline_events').update({ at: created_at })
      })
    await age(29)
    assert.equal((await worker.get(at(link, 'worker'))).status, 200)
    await age(31)
    for (const answer of [
      await worker.get(at(link, 'worker')),
      await worker.put(at(link, 'worker'), DETAILS),
      await worker.post(at(link, 'code'), { by: 'EMAIL' }),
      await (await visitor()).post(at(link, 'open'), { secret }),
    ])
      assert.deepEqual([answer.status, answer.body.code], [404, 'E_NOT_FOUND'])
    assert.equal((await send(id)).status, 200)
    const again = await mailedLink()
    assert.equal((await worker.post(at(link, 'open'), { secret: again.secret })).status, 200)
  })

  test('a form that is taken back opens nothing, and one that is sent again is another', async ({
    assert,
  }) => {
    const { id } = await make()
    await send(id)
    const first = await mailedLink()
    const soon = await send(id)
    assert.equal(soon.body.code, 'E_FORM_JUST_SENT')
    assert.equal(
      (await (await visitor()).post(`/api/casefile/${id}/withdraw-worker-form`)).status,
      401
    )
    const viewer = await signedIn('viewer')
    assert.equal((await viewer.post(`/api/casefile/${id}/withdraw-worker-form`)).status, 403)
    const back = await hr.post(`/api/casefile/${id}/withdraw-worker-form`)
    assert.equal(back.body.status, 'DRAFT')
    assert.isNull(back.body.form.sentAt)
    const worker = await visitor()
    assert.equal((await worker.post(at(first.link, 'open'), { secret: first.secret })).status, 404)
    await send(id)
    const second = await mailedLink()
    assert.equal((await worker.post(at(first.link, 'open'), { secret: first.secret })).status, 404)
    assert.equal(
      (await worker.post(at(second.link, 'open'), { secret: second.secret })).status,
      200
    )
  })

  test('documents may change while the form is away, and its link still opens', async ({
    assert,
  }) => {
    const { id, version } = await make()
    await send(id)
    const { link, secret } = await mailedLink()
    await hr.put(`/api/casefile/${id}`, { version, message: 'Encore un mot' })
    const opened = await (await visitor()).post(at(link, 'open'), { secret })
    assert.equal(opened.status, 200)
  })

  test('nobody without an address is written to, and nothing leaves once the form was taken back', async ({
    assert,
  }) => {
    const nobody = await make(null)
    assert.equal((await send(nobody.id)).body.code, 'E_WORKER_WITHOUT_ADDRESS')
    const { id } = await make()
    await send(id)
    await hr.post(`/api/casefile/${id}/withdraw-worker-form`)
    assert.deepEqual(await postMails(acme, 'casefile'), [])
  })
})
