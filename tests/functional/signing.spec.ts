import { createHash } from 'node:crypto'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today } from '#modules/shared/values/days'
import {
  contractToSign,
  emptyDesk,
  printedCasefile,
  readyCasefile,
  signOnPaper,
} from '#tests/helpers/casefiles'
import { CONTRACT_BODY } from '#tests/helpers/contract_template'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { guarded as guardedCall } from '#tests/helpers/guarded'
import { madePdf } from '#tests/helpers/made_pdf'
import { postMails, queuedMails } from '#tests/helpers/mails'
import { PIXEL } from '#tests/helpers/pictures'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { agreed } from '#tests/helpers/agreed'
import {
  allowSimple,
  casefileToSend,
  FIRST,
  mailedLinks,
  SECOND,
  sentCasefile,
  signerOpening,
  WORKER,
} from '#tests/helpers/signing'
import { signingPath } from '#tests/helpers/signing_path'
import { run } from '#tests/helpers/template_run'

test.group('Signing in a browser', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let viewer: TestClient
  let stranger: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await emptyDesk(acme)
    hr = await signedIn('hr')
    viewer = await signedIn('viewer')
    stranger = await visitor()
  })

  const rows = (table: string, where: object = {}) =>
    inTenant(acme.id, (trx) => trx.from(table).where(where).orderBy('id'))
  const events = async (casefileId: string) =>
    (await rows('timeline_events', { casefile_id: casefileId })).map(({ kind }) => kind)
  const statusOf = async (id: string) => (await hr.get(`/api/casefile/${id}`)).body.status
  const signersOf = async (id: string) =>
    (await hr.get(`/api/casefile/${id}`)).body.signers.map(({ email, status }: any) => [
      email,
      status,
    ])

  /** Somebody of another company that signs in a browser too. */
  async function ofAnotherCompany(role: 'hr' | 'viewer') {
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    return signedIn(role, 'globex')
  }

  const guarded = (assert: Assert, call: Parameters<typeof guardedCall>[3]) =>
    guardedCall(assert, { stranger, viewer, hr }, globex, call)

  test('settings start on paper; a simple signature of a contract asks that an administrator reads what it means and says yes', async ({
    assert,
  }) => {
    const path = '/api/signing-settings'
    const { body: before } = await hr.get(path)
    assert.deepEqual(before.levels, { CONTRACT: 'PAPER', ANNEXE: 'SIMPLE', UPLOAD: 'PAPER' })
    assert.deepInclude(before, { reminderDays: [7, 3, 1], expiryDays: 30, simpleAccepted: null })
    const admin = await signedIn('admin')
    const untouched = await checksumOf(globex.id)
    const change = {
      levels: { CONTRACT: 'SIMPLE', ANNEXE: 'SIMPLE', UPLOAD: 'PAPER' },
      ...{ reminderDays: [1, 5], expiryDays: 20, asksCode: false, version: 0 },
    }
    const yes = { simpleMeans: before.simpleMeans }
    for (const call of [
      (client: TestClient) => client.put(path, change),
      (client: TestClient) => client.post(`${path}/accept-simple`, yes),
    ]) {
      assert.equal((await call(stranger)).status, 401)
      assert.equal((await call(viewer)).status, 403)
      assert.equal((await call(hr)).status, 403)
    }
    const tooEarly = await admin.put(path, change)
    assert.equal(tooEarly.body.code, 'E_SIGNING_SIMPLE_NOT_ACCEPTED')
    const other = await admin.post(`${path}/accept-simple`, { simpleMeans: 'Oui' })
    assert.equal(other.body.code, 'E_STALE_VERSION')
    const accepted = await admin.post(`${path}/accept-simple`, yes)
    assert.equal(accepted.status, 200, String(accepted.raw))
    assert.isNotNull(accepted.body.simpleAccepted)
    const [row] = await rows('signing_settings')
    assert.equal(row.simple_words, before.simpleMeans)
    const { version } = accepted.body
    const saved = await admin.put(path, { ...change, version })
    assert.equal(saved.body.levels.CONTRACT, 'SIMPLE', String(saved.raw))
    assert.deepEqual(saved.body.reminderDays, [5, 1])
    assert.equal((await admin.put(path, { ...change, version })).body.code, 'E_STALE_VERSION')
    const logged = (await rows('audit_log')).map(({ event }) => event)
    assert.includeMembers(logged, ['signing.simple_accepted', 'signing.settings_changed'])
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a signer without an address, or with that of another, is refused by name; on paper each may sign', async ({
    assert,
  }) => {
    await allowSimple(acme)
    for (const [email, code] of [
      [null, 'required'],
      [FIRST.toUpperCase(), 'same'],
    ] as const) {
      const { id, casefile, contract } = await readyCasefile(hr, acme)
      await inTenant(acme.id, (trx) =>
        trx.from('workers').where('id', contract.workerId).update({ email })
      )
      const { version, problems, signers } = (await hr.get(`/api/casefile/${id}`)).body
      const at = signers.findIndex(({ role }: any) => role === 'WORKER')
      assert.deepEqual(
        problems.map((problem: any) => [problem.path, problem.code]),
        [[`signers.${at}.email`, code]]
      )
      const sent = await hr.post(`/api/casefile/${id}/send`, { version })
      assert.equal(sent.body.code, 'E_CASEFILE_INCOMPLETE')
      assert.deepEqual(sent.body.errors, problems)
      assert.equal(await statusOf(id), 'DRAFT')

      assert.equal(casefile.version, version)
      const printed = await hr.post(`/api/casefile/${id}/print`, { version })
      assert.equal(printed.body.status, 'SIGNING', String(printed.raw))
      const signed = await signOnPaper(hr, id, madePdf({ pages: 2 }), today())
      assert.equal(signed.body.status, 'SIGNED', String(signed.raw))
    }
  })

  test('no level is lowered in silence: what is to be signed by hand is not sent, and SIMPLE for a contract waits for the yes', async ({
    assert,
  }) => {
    const { id, casefile } = await casefileToSend(hr, acme)
    const send = (more: object = {}) =>
      hr.post(`/api/casefile/${id}/send`, { version: casefile.version, ...more })
    const [{ id: documentId }] = casefile.documents
    const levels = [{ documentId, level: 'SIMPLE' }]
    assert.equal((await send()).body.code, 'E_SIGNING_ON_PAPER')
    assert.equal((await send({ levels })).body.code, 'E_SIGNING_SIMPLE_NOT_ACCEPTED')
    const offered = (await hr.get(`/api/casefile/${id}/levels`)).body
    assert.deepEqual(offered.data, [
      { documentId, level: 'PAPER', choices: ['SIMPLE', 'QUALIFIED', 'PAPER'], needsYes: true },
    ])
    assert.isFalse(offered.hasYes)
    await allowSimple(acme)
    const onPaper = await send({ levels: [{ documentId, level: 'PAPER' }] })
    assert.equal(onPaper.body.code, 'E_SIGNING_ON_PAPER')
    assert.equal((await send({ levels: [{ documentId, level: 'LOW' }] })).status, 422)
    assert.equal(await statusOf(id), 'DRAFT')
    assert.equal((await send({ levels })).body.status, 'SIGNING')
  }).timeout(60_000)

  test('sending freezes what is shown, names the last day, and asks those whose turn it is, each by a link of their own', async ({
    assert,
  }) => {
    await allowSimple(acme)
    const { id, casefile } = await casefileToSend(hr, acme)
    const path = `/api/casefile/${id}/send`
    const stale = await hr.post(path, { version: casefile.version + 1 })
    assert.equal(stale.body.code, 'E_STALE_VERSION')
    const past = await hr.post(path, { version: casefile.version, lastDayStr: '2020-01-01' })
    assert.equal(past.body.code, 'E_CASEFILE_INCOMPLETE')
    const sent = await guarded(assert, (client) => client.post(path, { version: casefile.version }))
    assert.deepInclude(sent, { status: 'SIGNING', lastDayStr: daysAfter(today(), 30) })
    const [document] = sent.documents
    assert.deepInclude(document, { status: 'SENT', level: 'SIMPLE' })
    const shown = (await hr.get(document.pdfUrl)).raw
    const [stored] = await rows('casefile_documents', { casefile_id: id })
    assert.equal(createHash('sha256').update(shown).digest('hex'), stored.shown_hash)
    assert.isAbove(stored.pages, 0)
    assert.deepEqual(await signersOf(id), [
      [FIRST, 'INVITED'],
      [SECOND, 'INVITED'],
      [WORKER, 'WAITING'],
    ])
    assert.includeMembers(sent.steps, ['remind', 'extend', 'link', 'replaceSigner', 'reopen'])
    const links = await mailedLinks(acme)
    assert.sameMembers([...links.keys()], [FIRST, SECOND])
    assert.notInclude(JSON.stringify(await queuedMails(acme, 'signing')), links.get(FIRST)!.secret)
    const again = await hr.post(path, { version: casefile.version })
    assert.equal(again.body.code, 'E_CASEFILE_SIGNING')
    assert.deepEqual(await events(id), [
      'CREATED',
      'CHANGED',
      'CHANGED',
      'SENT',
      'INVITED',
      'INVITED',
    ])
  }).timeout(60_000)

  test('a link shows its signer what they sign: documents with hashes, the others by first name, the exact words', async ({
    assert,
  }) => {
    await allowSimple(acme)
    const { id } = await sentCasefile(hr, acme)
    const links = await mailedLinks(acme)
    const untouched = await checksumOf(globex.id)
    const first = await signerOpening(links.get(FIRST)!)
    assert.equal(first.opened.status, 200, String(first.opened.raw))
    const { page } = first
    assert.equal(page.status, 'YOUR_TURN')
    assert.deepInclude(page.you, { name: 'Camille Renard', role: 'EMPLOYER', order: 1 })
    assert.deepEqual(
      page.signers.map(({ firstName, hasSigned }: any) => [firstName, hasSigned]),
      [
        ['Camille', false],
        ['Robin', false],
        ['Zoé', false],
      ]
    )
    assert.notInclude(String(first.opened.raw), SECOND)
    assert.include(page.sentence, 'CDI')
    assert.include(page.sentence, 'n’est pas assimilée d’office à une signature manuscrite')
    assert.notInclude(page.sentence, '7 octobre 2022')
    const [{ id: documentId, sha256 }] = page.documents
    const pdf = await first.client.get(first.at(`/documents/${documentId}/pdf`))
    assert.equal(createHash('sha256').update(pdf.raw).digest('hex'), sha256)
    const text = await first.client.get(first.at(`/documents/${documentId}/text`))
    assert.include(JSON.stringify(text.body.blocks), 'Zoé')
    assert.equal((await first.client.get(first.at(`/documents/${id}/pdf`))).status, 404)
    assert.deepEqual((await events(id)).at(-1), 'OPENED')
    await first.client.get(first.at())
    assert.deepEqual(await signersOf(id), [
      [FIRST, 'OPENED'],
      [SECOND, 'INVITED'],
      [WORKER, 'WAITING'],
    ])
    assert.equal((await stranger.get(first.at())).status, 404)
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(60_000)

  test('the words of a document say what its pages say: numbers of articles and the pay, as it was sent', async ({
    assert,
  }) => {
    await allowSimple(acme)
    const body = [
      ...[...CONTRACT_BODY, { kind: 'article', lines: [[run('Rémunération')]] }],
      ...[
        { kind: 'payTable', lines: [] },
        { kind: 'article', lines: [[run('Lieu')]] },
      ],
    ]
    await sentCasefile(hr, acme, { body })
    const first = await signerOpening((await mailedLinks(acme)).get(FIRST)!)
    const [{ id: documentId }] = first.page.documents
    const pages = await readPdf(
      (await first.client.get(first.at(`/documents/${documentId}/pdf`))).raw
    )
    const { blocks } = (await first.client.get(first.at(`/documents/${documentId}/text`))).body
    const labels = blocks.flatMap(({ label }: any) => label ?? [])
    assert.deepEqual(labels, ['Article 1 – ', 'Rémunération et avantages', 'Article 2 – '])
    const { rows: pay } = blocks.find(({ kind }: any) => kind === 'payTable')
    assert.equal(pay[0].label, 'Salaire brut')
    for (const { label, value, detail = '' } of pay)
      for (const words of [label, value, detail]) assert.include(pages.text, squeezed(words))
    for (const label of labels) assert.include(pages.text, squeezed(label))
  }).timeout(60_000)

  test('the order 1, 1, 2: the worker hears nothing until both have signed for the company', async ({
    assert,
  }) => {
    await allowSimple(acme)
    const { id } = await sentCasefile(hr, acme)
    const links = await mailedLinks(acme)
    const [first, second] = [
      await signerOpening(links.get(FIRST)!),
      await signerOpening(links.get(SECOND)!),
    ]
    const signed = await first.sign()
    assert.equal(signed.body.status, 'SIGNED', String(signed.raw))
    assert.isEmpty(await mailedLinks(acme))
    const [, , worker] = (await hr.get(`/api/casefile/${id}`)).body.signers
    const early = await hr.post(`/api/casefile/${id}/signers/${worker.id}/link`)
    assert.equal(early.status, 404)
    await second.sign()
    const [[to, link]] = await mailedLinks(acme)
    assert.equal(to, WORKER)
    const last = await signerOpening(link)
    assert.equal(last.page.status, 'YOUR_TURN')
    assert.include(last.page.sentence, '7 octobre 2022')
    assert.equal((await last.sign()).body.status, 'SEALING')
    assert.equal(await statusOf(id), 'SEALING')
    assert.lengthOf(await rows('signing_consents'), 3)
    assert.equal((await hr.post(`/api/casefile/${id}/cancel`)).body.code, 'E_CASEFILE_SEALING')
  }).timeout(60_000)

  test('what a signer agreed to is kept to the word, and nobody changes it; signing again is answered the same', async ({
    assert,
  }) => {
    await allowSimple(acme)
    await sentCasefile(hr, acme)
    const first = await signerOpening((await mailedLinks(acme)).get(FIRST)!)
    const untouched = await checksumOf(globex.id)
    const drawn = { typedName: undefined, drawnName: PIXEL.toString('base64') }
    const signed = await first.sign(drawn)
    assert.equal(signed.status, 200, String(signed.raw))
    const again = await first.sign()
    assert.equal(again.status, 200)
    const [consent, ...others] = await rows('signing_consents')
    assert.isEmpty(others)
    assert.deepInclude(consent, {
      sentence: first.page.sentence,
      level: 'SIMPLE',
      identified_by: 'LINK',
      ip: '127.0.0.1',
      typed_name: null,
      version: first.page.casefile.version,
    })
    assert.deepEqual(consent.hashes, agreed(first.page).hashes)
    assert.isTrue(consent.drawn_name.equals(PIXEL))
    for (const change of [
      (trx: any) => trx.from('signing_consents').update({ sentence: 'Autre' }),
      (trx: any) => trx.from('signing_consents').delete(),
    ])
      await assert.rejects(() => inTenant(acme.id, change), /permission denied/)
    // The case of documenso#3180: who signed does not lose the signature by refusing.
    const refused = await first.refuse()
    assert.equal(refused.body.code, 'E_SIGNING_SIGNED')
    assert.equal((await hr.get('/api/casefile')).body.data[0].status, 'SIGNING')
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(60_000)

  test('what was not seen as it stands is not signed: version, hash, words, a name, the agreement', async ({
    assert,
  }) => {
    await allowSimple(acme)
    await sentCasefile(hr, acme)
    const first = await signerOpening((await mailedLinks(acme)).get(FIRST)!)
    const { hashes, version, sentence } = agreed(first.page)
    for (const change of [
      { version: version + 1 },
      { hashes: [{ ...hashes[0], sha256: '0'.repeat(64) }] },
      { sentence: `${sentence} Ou pas.` },
    ])
      assert.equal((await first.sign(change)).body.code, 'E_STALE_VERSION', JSON.stringify(change))
    for (const change of [
      { typedName: undefined },
      { typedName: '' },
      { isSentenceAccepted: false },
      { drawnName: Buffer.from('GIF89a').toString('base64') },
      { unknown: 1 },
    ])
      assert.equal((await first.sign(change)).status, 422, JSON.stringify(change))
    assert.isEmpty(await rows('signing_consents'))
  }).timeout(60_000)

  test('of fifty signatures by one link one counts, and of two last ones at once one ends it', async ({
    assert,
  }) => {
    await allowSimple(acme)
    const { id, casefile, signerId, second } = await casefileToSend(hr, acme)
    const together = [signerId, second, null].map((one) => ({ signerId: one, order: 1 }))
    const { version } = (
      await hr.put(`/api/casefile/${id}`, { version: casefile.version, signers: together })
    ).body
    await hr.post(`/api/casefile/${id}/send`, { version })
    const links = await mailedLinks(acme)
    const [first, other, worker] = await Promise.all(
      [FIRST, SECOND, WORKER].map((to) => signerOpening(links.get(to)!))
    )
    const answers = await Promise.all(Array.from({ length: 50 }, () => first!.sign()))
    assert.isTrue(answers.every(({ status }) => status === 200 || status === 503))
    assert.lengthOf(await rows('signing_consents'), 1)
    const ends = await Promise.all([other!.sign(), worker!.sign()])
    assert.deepEqual(
      ends.map(({ status }) => status),
      [200, 200]
    )
    assert.equal(await statusOf(id), 'SEALING')
    assert.lengthOf(
      (await events(id)).filter((kind) => kind === 'SIGNED'),
      3
    )
  }).timeout(120_000)

  test('a code is asked for as the company settled: six digits to the address, five guesses, in the browser that asked', async ({
    assert,
  }) => {
    await allowSimple(acme, { asksCode: true })
    await sentCasefile(hr, acme)
    const link = (await mailedLinks(acme)).get(FIRST)!
    const first = await signerOpening(link)
    assert.isTrue(first.page.you.isCodeAsked)
    assert.deepEqual(first.page.you.codeWays, [{ by: 'EMAIL', to: 'd••@acme.test' }])
    assert.equal((await first.sign()).body.code, 'E_SIGNING_CODE_MISSING')
    const ask = () => first.client.post(first.at('/code'), { by: 'EMAIL' })
    assert.equal((await first.client.post(first.at('/code'), { by: 'PHONE' })).status, 404)
    assert.equal((await ask()).status, 202)
    assert.equal((await ask()).body.code, 'E_TOO_MANY_REQUESTS')
    const [letter] = await postMails(acme, 'signing-code')
    assert.deepEqual([letter!.to].flat(), [FIRST])
    const code = /\b(\d{6})\b/.exec(String(letter!.text))![1]!
    const confirm = (typed: string, who = first) =>
      who.client.post(who.at('/confirm-code'), { code: typed })
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    assert.equal((await confirm(wrong)).body.code, 'E_INVALID_CODE')
    const elsewhere = await signerOpening(link)
    assert.equal((await confirm(code, elsewhere)).body.code, 'E_INVALID_CODE')
    const confirmed = await confirm(code)
    assert.isTrue(confirmed.body.you.isCodeConfirmed, String(confirmed.raw))
    assert.equal((await elsewhere.sign()).body.code, 'E_SIGNING_CODE_MISSING')
    assert.equal((await first.sign()).status, 200)
    const [consent] = await rows('signing_consents')
    assert.equal(consent.identified_by, 'LINK_AND_MAIL_CODE')
  }).timeout(60_000)

  test('after five wrong guesses a code opens nothing', async ({ assert }) => {
    await allowSimple(acme, { asksCode: true })
    await sentCasefile(hr, acme)
    const first = await signerOpening((await mailedLinks(acme)).get(FIRST)!)
    await first.client.post(first.at('/code'), { by: 'EMAIL' })
    const [letter] = await postMails(acme, 'signing-code')
    const code = /\b(\d{6})\b/.exec(String(letter!.text))![1]!
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let guess = 0; guess < 5; guess++)
      await first.client.post(first.at('/confirm-code'), { code: wrong })
    const late = await first.client.post(first.at('/confirm-code'), { code })
    assert.equal(late.body.code, 'E_INVALID_CODE')
  }).timeout(60_000)

  test('a refusal with its reason ends it: everybody learns of it once, and no link opens anything', async ({
    assert,
  }) => {
    await allowSimple(acme)
    const { id } = await sentCasefile(hr, acme)
    const links = await mailedLinks(acme)
    const first = await signerOpening(links.get(FIRST)!)
    const other = await signerOpening(links.get(SECOND)!)
    await other.sign()
    const untouched = await checksumOf(globex.id)
    assert.equal((await first.refuse('')).status, 422)
    assert.equal((await first.refuse('x'.repeat(501))).status, 422)
    const refused = await first.refuse()
    assert.equal(refused.body.status, 'REFUSED', String(refused.raw))
    assert.equal(refused.body.refusal.reason, 'Le salaire n’est pas celui convenu')
    const letters = await postMails(acme, 'signing')
    assert.sameMembers(
      letters.map(({ to }) => String(to)),
      [FIRST, SECOND, 'hr@acme.test']
    )
    for (const letter of letters) assert.include(String(letter.text), 'salaire n’est pas celui')
    assert.isEmpty(await postMails(acme, 'signing'))
    const never = await (
      await visitor()
    ).post(signingPath('no-such-casefile', '/open'), {
      secret: 'nothing',
    })
    const { requestId: _never, ...expected } = never.body
    for (const { client, at } of [first, other])
      for (const answer of [await client.get(at()), await client.post(at('/paper'))]) {
        const { requestId: _one, ...said } = answer.body
        assert.deepEqual(said, expected)
      }
    assert.equal((await signerOpening(links.get(SECOND)!)).opened.status, 404)
    const { body } = await hr.get(`/api/casefile/${id}`)
    assert.equal(body.status, 'REFUSED')
    assert.deepEqual(body.steps, ['copy'])
    assert.equal(body.documents[0].status, 'VOID')
    const copy = await hr.post(`/api/casefile/${id}/copy`)
    assert.equal(copy.body.status, 'DRAFT')
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(60_000)

  test('who would rather sign by hand says so once; the sender is told, and the scan ends it with the links', async ({
    assert,
  }) => {
    await allowSimple(acme)
    const { id, contract } = await sentCasefile(hr, acme)
    const first = await signerOpening((await mailedLinks(acme)).get(FIRST)!)
    const asked = await first.client.post(first.at('/paper'))
    assert.isNotNull(asked.body.you.paperAskedAt, String(asked.raw))
    await first.client.post(first.at('/paper'))
    const [letter, ...more] = await postMails(acme, 'signing')
    assert.isEmpty(more)
    assert.equal(String(letter!.to), 'hr@acme.test')
    assert.include(String(letter!.subject), 'Camille Renard')
    const scanned = await signOnPaper(hr, id, madePdf({ words: 'Signe a la main' }), today())
    assert.equal(scanned.body.status, 'SIGNED', String(scanned.raw))
    assert.equal(scanned.body.documents[0].level, 'PAPER')
    assert.equal((await first.client.get(first.at())).status, 404)
    assert.sameMembers(
      (await postMails(acme, 'signing')).map(({ to }) => String(to)),
      [FIRST, SECOND]
    )
    const [{ signature }] = await rows('contracts', { id: contract.id })
    assert.equal(signature, 'PAPER')
  }).timeout(60_000)

  test('HR reminds those whose turn it is, not twice in a minute, and gives more time', async ({
    assert,
  }) => {
    await allowSimple(acme)
    const { id, casefile } = await sentCasefile(hr, acme)
    const remind = (client: TestClient) => client.post(`/api/casefile/${id}/remind`)
    assert.equal((await remind(hr)).body.code, 'E_SIGNING_JUST_REMINDED')
    await mailedLinks(acme)
    await inTenant(acme.id, (trx) =>
      trx
        .from('timeline_events')
        .where({ casefile_id: id })
        .update({ at: new Date(Date.now() - 120_000) })
    )
    await guarded(assert, remind)
    assert.sameMembers([...(await mailedLinks(acme)).keys()], [FIRST, SECOND])
    const extend = (lastDayStr: string) => (client: TestClient) =>
      client.post(`/api/casefile/${id}/extend`, { lastDayStr })
    assert.equal((await extend(casefile.lastDayStr)(hr)).status, 422)
    assert.equal((await extend('2020-01-01')(hr)).status, 422)
    const later = daysAfter(casefile.lastDayStr, 5)
    const extended = await guarded(assert, extend(later))
    assert.equal(extended.lastDayStr, later)
    assert.deepEqual((await events(id)).slice(-2), ['REMINDED', 'EXTENDED'])
  }).timeout(60_000)

  test('another signer takes the place of one who has not signed: the old link is dead, both are told', async ({
    assert,
  }) => {
    await allowSimple(acme)
    const { id, casefile, signerId, second } = await sentCasefile(hr, acme)
    const links = await mailedLinks(acme)
    const first = await signerOpening(links.get(FIRST)!)
    const other = await signerOpening(links.get(SECOND)!)
    await other.sign()
    const third = crypto.randomUUID()
    await inTenant(acme.id, (trx) =>
      trx
        .table('signers')
        .insert({ id: third, name: 'Alex Noir', nom_fonction: 'COO', email: 'coo@acme.test' })
    )
    const [one, two, worker] = casefile.signers
    const replace = (of: string, by: string | null) => (client: TestClient) =>
      client.post(`/api/casefile/${id}/signers/${of}/replace`, { signerId: by })
    assert.equal((await replace(two.id, third)(hr)).body.code, 'E_SIGNING_SIGNED')
    assert.equal((await replace(one.id, second)(hr)).body.code, 'E_SIGNING_SAME_ADDRESS')
    assert.equal((await replace(worker.id, third)(hr)).status, 404)
    assert.equal((await replace(id, third)(hr)).status, 404)
    const foreign = await ofAnotherCompany('hr')
    assert.equal((await replace(one.id, third)(foreign)).status, 404)
    const replaced = await guarded(assert, replace(one.id, third))
    assert.deepEqual(
      replaced.signers.map(({ email, status }: any) => [email, status]).toSorted(),
      [
        ['coo@acme.test', 'INVITED'],
        [FIRST, 'REPLACED'],
        [SECOND, 'SIGNED'],
        [WORKER, 'WAITING'],
      ].toSorted()
    )
    assert.equal((await first.client.get(first.at())).status, 404)
    const letters = await postMails(acme, 'signing')
    assert.sameMembers(
      letters.map(({ to }) => String(to)),
      [FIRST, 'coo@acme.test']
    )
    assert.isDefined(signerId)
    // The worker stays, at the address that is known of them now.
    await inTenant(acme.id, (trx) =>
      trx.from('workers').where({ email: WORKER }).update({ email: 'zoe.neuve@example.test' })
    )
    const corrected = await replace(worker.id, null)(hr)
    assert.equal(corrected.status, 200, String(corrected.raw))
    assert.includeDeepMembers(await signersOf(id), [
      ['zoe.neuve@example.test', 'WAITING'],
      [WORKER, 'REPLACED'],
    ])
  }).timeout(60_000)

  test('a link that is handed over always asks for a code, and one’s own is found by who is signed in', async ({
    assert,
  }) => {
    await allowSimple(acme)
    await inTenant(acme.id, (trx) =>
      trx.table('signers').insert({
        id: crypto.randomUUID(),
        ...{ name: 'Vera Viewer', nom_fonction: 'CFO', email: 'viewer@acme.test' },
      })
    )
    const { id, casefile } = await casefileToSend(hr, acme)
    const [mine] = await rows('signers', { name: 'Vera Viewer' })
    const signers = [
      { signerId: mine.id, order: 1 },
      { signerId: null, order: 2 },
    ]
    const { version } = (
      await hr.put(`/api/casefile/${id}`, { version: casefile.version, signers })
    ).body
    const sent = (await hr.post(`/api/casefile/${id}/send`, { version })).body
    const [own] = sent.signers
    const handed = await guarded(assert, (client) =>
      client.post(`/api/casefile/${id}/signers/${own.id}/link`)
    )
    const parts = (url: string) => {
      const { pathname, hash } = new URL(url)
      return { link: pathname.split('/').at(-1)!, secret: hash.slice(1) }
    }
    const opened = await signerOpening(parts(handed.url))
    assert.isTrue(opened.page.you.isCodeAsked)
    assert.equal((await opened.sign()).body.code, 'E_SIGNING_CODE_MISSING')

    assert.equal((await stranger.get('/api/signing/waiting')).status, 401)
    assert.deepEqual((await hr.get('/api/signing/waiting')).body.data, [])
    const { data } = (await viewer.get('/api/signing/waiting')).body
    assert.lengthOf(data, 1)
    assert.deepInclude(data[0], { casefileId: id, signerId: own.id, worker: 'Zoé Candidat' })
    assert.deepInclude(data[0], { hasSigned: [], stillToSign: ['Zoé Candidat'] })
    const path = `/api/signing/waiting/${own.id}/link`
    assert.equal((await stranger.post(path)).status, 401)
    assert.equal((await hr.post(path)).status, 404)
    const foreign = await ofAnotherCompany('viewer')
    assert.equal((await foreign.post(path)).status, 404)
    const link = await viewer.post(path)
    const self = await signerOpening(parts(link.body.url))
    assert.equal(self.page.status, 'YOUR_TURN')
  }).timeout(60_000)

  test('it is a draft again only while nobody has signed, and cancelled at any time; who was asked is told', async ({
    assert,
  }) => {
    await allowSimple(acme)
    const { id } = await sentCasefile(hr, acme)
    const links = await mailedLinks(acme)
    const reopened = await guarded(assert, (client) => client.post(`/api/casefile/${id}/reopen`))
    assert.equal(reopened.status, 'DRAFT')
    assert.deepEqual(
      reopened.signers.map(({ status, invitedAt }: any) => [status, invitedAt]),
      Array(3).fill(['WAITING', null])
    )
    assert.equal((await signerOpening(links.get(FIRST)!)).opened.status, 404)
    assert.sameMembers(
      (await postMails(acme, 'signing')).map(({ to }) => String(to)),
      [FIRST, SECOND]
    )
    await hr.post(`/api/casefile/${id}/send`, { version: reopened.version })
    const first = await signerOpening((await mailedLinks(acme)).get(FIRST)!)
    assert.equal((await first.sign()).status, 200)
    const late = await hr.post(`/api/casefile/${id}/reopen`)
    assert.equal(late.body.code, 'E_CASEFILE_SIGNED_BY_SOMEBODY')
    assert.notInclude((await hr.get(`/api/casefile/${id}`)).body.steps, 'reopen')
    const cancelled = await guarded(assert, (client) => client.post(`/api/casefile/${id}/cancel`))
    assert.equal(cancelled.status, 'CANCELLED')
    assert.equal((await first.client.get(first.at())).status, 404)
    assert.sameMembers(
      (await postMails(acme, 'signing')).map(({ to }) => String(to)),
      [FIRST, SECOND]
    )
  }).timeout(60_000)

  test('a casefile that was printed has nobody to remind, and one of another company opens nothing', async ({
    assert,
  }) => {
    const { id, casefile } = await printedCasefile(hr, acme)
    assert.notInclude(casefile.steps, 'remind')
    for (const step of ['remind', 'extend'])
      assert.equal(
        (
          await hr.post(
            `/api/casefile/${id}/${step}`,
            step === 'extend' ? { lastDayStr: '2099-01-01' } : undefined
          )
        ).body.code,
        'E_CASEFILE_SIGNING'
      )
    const foreign = await ofAnotherCompany('hr')
    for (const [method, path, body] of [
      ['POST', 'send', { version: 1 }],
      ['GET', 'levels', undefined],
      ['POST', 'remind', undefined],
      ['POST', 'extend', { lastDayStr: '2099-01-01' }],
    ] as const)
      assert.equal(
        (await foreign.send(method, `/api/casefile/${id}/${path}`, { body })).status,
        404
      )
    const other = await contractToSign(acme)
    assert.isDefined(other.id)
  }).timeout(60_000)
})
