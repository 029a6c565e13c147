import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { modules } from '#backend/modules'
import { knownOf } from '#backend/http/middleware/known_fields_middleware'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { today } from '#modules/shared/values/days'
import { linkTo } from '#tests/helpers/candidate'
import {
  bring,
  contractToSign,
  emptyDesk,
  paperPath,
  printedCasefile,
  readyCasefile,
  signerOf,
  signOnPaper,
} from '#tests/helpers/casefiles'
import { templateOf } from '#tests/helpers/contract_template'
import { signedIn, TestClient, visitor, type TestResponse } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import {
  acceptedOffer,
  contractOf,
  FIRST_DAY_OF_WORK as START,
  knownWorker,
  printedFrom,
  seatOf,
  toHire,
} from '#tests/helpers/hired'
import { madePdf } from '#tests/helpers/made_pdf'
import { postMails, queuedMails } from '#tests/helpers/mails'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import {
  BIC,
  formPath,
  IBAN,
  NISS,
  OTHER_IBAN,
  PERSON,
  workerForms,
} from '#tests/helpers/worker_form'

const PARALLEL = 50
const ROUNDS = 8
const SCAN = madePdf()

let acme: TestCompany
let globex: TestCompany
let hr: TestClient

async function setup() {
  ;({ acme, globex } = await freshCompanies())
  await emptyDesk(acme)
  await signerOf(acme)
  hr = await signedIn('hr')
}

/** An answer without what differs between any two. */
const said = ({ status, body }: TestResponse) => ({ status, ...body, requestId: '' })

/** What a stranger may be answered under load: that it is done, refused, too much, or that somebody was faster. */
function assertNoFailure(assert: any, answers: readonly TestResponse[]) {
  for (const { status, raw } of answers)
    assert.isTrue(status < 500 || status === 503, `${status} ${raw}`)
}

/** The link of the newest mail about a casefile. */
async function mailedCasefileLink() {
  const text = String((await postMails(acme, 'casefile')).at(-1)?.text)
  const [, link, secret] = /\/d\/w\/([\w-]+)#([\w-]+)/.exec(text) ?? []
  return { link: link!, secret: secret! }
}

const at = (link: string, rest: string) => `/api/out/casefile/${link}/${rest}`

async function sentForm(email = 'zoe@example.test') {
  const contract = await contractToSign(acme, {}, { email })
  const { id } = (await hr.post('/api/casefile', { contractId: contract.id })).body
  await hr.post(`/api/casefile/${id}/send-worker-form`)
  return { id: id as string, workerId: contract.workerId, ...(await mailedCasefileLink()) }
}

test.group('A hostile tenant at contracts and casefiles', (group) => {
  group.each.setup(setup)

  test('another company’s ids in every field of a body are as unknown as invented ones', async ({
    assert,
  }) => {
    const place = await seatOf(acme)
    const theirs = await readyCasefile(hr, acme)
    const offer = await acceptedOffer(hr, acme)
    const hire = await toHire(hr, acme)
    const untouched = await checksumOf(acme.id)

    const mallory = await signedIn('admin', 'globex')
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    const ownPlace = await seatOf(globex)
    const own = await readyCasefile(mallory, globex)
    const ownHire = await toHire(mallory, globex)
    const terms = { startDateStr: START, contractLocationId: ownPlace }
    const good = { ...ownHire, ...terms }
    const { version } = (await mallory.get(`/api/casefile/${own.id}`)).body
    const document = { documents: [{ id: '' }] }

    type Call = [method: 'POST' | 'PUT', path: string, body: (id: string) => unknown]
    const cases: [id: string, call: Call][] = [
      [offer.id, ['POST', '/api/contracts', (id) => ({ offerId: id, ...terms })]],
      [theirs.contract.id, ['POST', '/api/contracts', (id) => ({ previousId: id, ...terms })]],
      [randomUUID(), ['POST', '/api/contracts', (id) => ({ exchangeId: id, ...terms })]],
      [hire.packageId, ['POST', '/api/contracts', (id) => ({ ...good, packageId: id })]],
      [hire.workerId, ['POST', '/api/contracts', (id) => ({ ...good, workerId: id })]],
      [place, ['POST', '/api/contracts', (id) => ({ ...good, contractLocationId: id })]],
      [randomUUID(), ['POST', '/api/contracts', (id) => ({ ...good, costCenterId: id })]],
      [
        hire.workerId,
        [
          'POST',
          '/api/contracts',
          (id) => ({ ...good, kind: 'REPLACEMENT', replacedWorkerId: id }),
        ],
      ],
      [hire.packageId, ['POST', '/api/contracts/preview', (id) => ({ ...good, packageId: id })]],
      [theirs.contract.id, ['POST', '/api/contracts/preview', (id) => ({ contractId: id })]],
      [
        place,
        [
          'PUT',
          `/api/contracts/${own.contract.id}`,
          (id) => ({ version: 1, contractLocationId: id }),
        ],
      ],
      [theirs.contract.id, ['POST', '/api/casefile', (id) => ({ contractId: id })]],
      [hire.workerId, ['POST', '/api/casefile/base', (id) => ({ workerId: id })]],
      [offer.id, ['POST', '/api/casefile/base', (id) => ({ offerId: id })]],
      [
        theirs.contract.id,
        ['PUT', `/api/casefile/${own.id}/contract`, (id) => ({ contractId: id })],
      ],
      [theirs.templateId, ['POST', `/api/casefile/${own.id}/add-documents`, (id) => [id]]],
      [
        theirs.signerId,
        [
          'PUT',
          `/api/casefile/${own.id}`,
          (id) => ({ version, signers: [{ signerId: id, order: 1 }] }),
        ],
      ],
      [
        theirs.casefile.documents[0].id,
        ['PUT', `/api/casefile/${own.id}`, (id) => ({ version, ...document, documents: [{ id }] })],
      ],
    ]
    for (const [id, [method, path, body]] of cases) {
      const label = `${method} ${path} ${JSON.stringify(body('?'))}`
      const foreign = await mallory.send(method, path, { body: body(id) })
      const invented = await mallory.send(method, path, { body: body(randomUUID()) })
      assert.include([404, 409], foreign.status, `${label}: ${foreign.raw}`)
      assert.deepEqual(said(foreign), said(invented), label)
    }
    // A row of one's own may be called by an id, unless somebody has it.
    for (const [path, body] of [
      ['/api/casefile', { contractId: own.contract.id }],
      ['/api/contracts', good],
    ] as const) {
      const taken = path === '/api/casefile' ? theirs.id : theirs.contract.id
      assert.equal((await mallory.post(path, { id: taken, ...body })).status, 409, path)
    }
    assert.equal(await checksumOf(acme.id), untouched)
  }).timeout(120_000)

  test('nobody writes what no form has: each unknown name is refused by its name, and nothing is kept', async ({
    assert,
  }) => {
    const { id, casefile, contract, templateId } = await readyCasefile(hr, acme)
    const document = casefile.documents[0].id
    const before = await checksumOf(acme.id)
    const extra = {
      companyId: globex.id,
      company_id: globex.id,
      status: 'SIGNED',
      signature: 'SIGNED',
      signedAt: today(),
      signedBy: contract.workerId,
      createdBy: contract.workerId,
      correctedById: contract.id,
      link: 'x'.repeat(16),
      formVersion: 9,
      level: 'QUALIFIED',
    }
    const ids: Record<string, string> = {
      '/casefile/:id': id,
      '/document/:id': document,
      '/contracts/:id': contract.id,
      '/document-templates/:id': templateId,
    }
    const paths =
      /^\/(contracts|casefile|document|company-documents|document-templates|shipped-templates)/
    const calls = modules
      .flatMap(({ endpoints = [] }) => endpoints)
      .filter(({ method, path, bytes }) => paths.test(path) && method !== 'GET' && !bytes)
    assert.isAbove(calls.length, 20)
    for (const endpoint of calls) {
      const path = Object.entries(ids).reduce(
        (all, [pattern, value]) => all.replace(pattern, pattern.replace(':id', value)),
        endpoint.path
      )
      const known = Object.keys((knownOf(endpoint).body?.properties as object) ?? {})
      for (const [name, value] of Object.entries(extra)) {
        if (known.includes(name)) continue
        const answer = await hr.send(endpoint.method, `/api${path}`, { body: { [name]: value } })
        assert.equal(answer.status, 422, `${endpoint.method} ${path} ${name}: ${answer.raw}`)
      }
      if (known.length === 0) continue
      const polluted = await hr.send(endpoint.method, `/api${path}`, {
        rawBody:
          '{"__proto__":{"status":"SIGNED"},"constructor":{"prototype":{"role":"ADMINISTRATOR"}}}',
      })
      // What asks for no field by name looks for what the body does not name.
      assert.include([404, 422], polluted.status, `${endpoint.method} ${path}`)
      assert.notProperty({}, 'status')
    }
    for (const change of ['END', 'NEW', 'EXCHANGE', 'INDEXATION']) {
      const hire = { workerId: contract.workerId, packageId: acme.packageIds[0] }
      const answer = await hr.post('/api/contracts', { ...hire, changeType: change })
      assert.equal(answer.status, 422, change)
    }
    assert.equal(await checksumOf(acme.id), before)
  }).timeout(120_000)

  test('a query that is asked twice, as a list or with a line break is refused or read as a name; no answer has another header', async ({
    assert,
  }) => {
    const { id } = await readyCasefile(hr, acme)
    const add = `/api/casefile/${id}/add-pdf`
    for (const query of ['', '?name=', '?name=a&name=b', '?name[]=a', '?name[x]=a', '?name=%00'])
      assert.equal((await bring(hr, add + query, SCAN)).status, 422, query)
    const names = [
      'a\r\nSet-Cookie: barema=1\r\n\r\n<script>alert(1)</script>',
      '../../../etc/passwd',
      'x"; filename="evil.html',
      '\u202Efdp.exe',
      '.pdf',
      '/',
    ]
    for (const name of names) {
      const added = await bring(hr, `${add}?name=${encodeURIComponent(name)}`, SCAN)
      assert.equal(added.status, 200, name)
      const { pdfUrl } = added.body.documents.at(-1)
      const { headers, status } = await hr.get(pdfUrl)
      assert.equal(status, 200)
      assert.equal(headers['content-type'], 'application/pdf')
      assert.match(String(headers['content-disposition']), /^inline; filename=/)
      assert.notMatch(String(headers['content-disposition']), /[\r\n]|\.\.\/|filename="evil/)
      assert.isFalse([headers['set-cookie'] ?? []].flat().some((one) => one.startsWith('barema=1')))
    }
    const keys = await inTenant(acme.id, (trx) =>
      trx.from('casefile_documents').whereNotNull('shown_file_key').select('shown_file_key')
    )
    for (const { shown_file_key: key } of keys)
      assert.match(key, new RegExp(`^company/${acme.id}/casefiles/${id}/[0-9a-f]{64}\\.pdf$`))
  }).timeout(120_000)

  test('what is no PDF is refused whatever it calls itself, packed bodies too, and nothing is kept', async ({
    assert,
  }) => {
    const { id, casefile } = await printedCasefile(hr, acme)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const pdf = { 'content-type': 'application/pdf' }
    const bodies: [string, Buffer, Record<string, string>][] = [
      ['an SVG', Buffer.from(svg), { 'content-type': 'image/svg+xml' }],
      ['HTML', Buffer.from('<!doctype html><script>1</script>'), { 'content-type': 'text/html' }],
      ['an SVG in a coat', Buffer.from(`%PDF-1.7\n${svg}`), pdf],
      ['a zip', Buffer.from('504b0304', 'hex'), { 'content-type': 'application/zip' }],
      ['packed', gzipSync(SCAN), { ...pdf, 'content-encoding': 'gzip' }],
      ['nothing', Buffer.alloc(0), pdf],
    ]
    const before = await checksumOf(acme.id)
    for (const [name, rawBody, headers] of bodies) {
      const path = paperPath(id, casefile.version, today())
      const answer = await hr.send('POST', path, { rawBody, headers })
      assert.include([415, 422], answer.status, `${name}: ${answer.raw}`)
      const kept = await hr.send('POST', '/api/company-documents?name=a', { rawBody, headers })
      assert.include([415, 422], kept.status, `${name}: ${kept.raw}`)
    }
    assert.equal(await checksumOf(acme.id), before)
  }).timeout(120_000)

  test('a body that is too large, too long or too deep is refused with a status of its own', async ({
    assert,
  }) => {
    const { id, casefile, contract } = await readyCasefile(hr, acme)
    const { version } = casefile
    const many = Array.from({ length: 21 }, () => randomUUID())
    const cases: [method: string, path: string, body: unknown][] = [
      ['PUT', `/api/casefile/${id}`, { version, message: 'x'.repeat(5_001) }],
      ['PUT', `/api/contracts/${contract.id}`, { version: 1, schedule: 'x'.repeat(2_001) }],
      ['POST', `/api/casefile/${id}/add-documents`, many],
      [
        'PUT',
        `/api/casefile/${id}`,
        { version, signers: many.map((signerId) => ({ signerId, order: 1 })) },
      ],
      ['PUT', `/api/casefile/${id}`, { version, documents: many.map((one) => ({ id: one })) }],
      ['PUT', `/api/casefile/${id}`, { version, lastDayStr: '2026-02-30' }],
    ]
    for (const [method, path, body] of cases) {
      const answer = await hr.send(method, path, { body })
      assert.equal(
        answer.status,
        422,
        `${path} ${JSON.stringify(body).slice(0, 60)}: ${answer.raw}`
      )
    }
    const twice = [
      { signerId: null, order: 1 },
      { signerId: null, order: 2 },
    ]
    const worker = await hr.put(`/api/casefile/${id}`, { version, signers: twice })
    assert.equal(worker.status, 422, `the worker signs once: ${worker.raw}`)
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const answer = await hr.send('POST', `/api/casefile/${id}/add-documents`, { rawBody: deep })
    assert.include([400, 413, 422], answer.status)
  }).timeout(60_000)
})

test.group('Names that mean something to a machine', (group) => {
  group.each.setup(setup)

  test('are words in a PDF, in a mail and in an answer, and nothing else', async ({ assert }) => {
    const place = await seatOf(acme)
    const firstName = '<img src=x onerror=alert(1)> #read("/etc/passwd") *x* {{worker.email}}'
    const lastName = '$1+1$ \\ @ref `code` ${7*7} =CMD()'
    const workerId = await knownWorker(acme, { first_name: firstName, last_name: lastName })
    const hire = await toHire(hr, acme)
    const contract = await contractOf(hr, {
      ...{ ...hire, workerId, startDateStr: START, contractLocationId: place },
      schedule: '#sys.exit() <script>alert(1)</script> {{company.name}}',
    })
    const { id, says, text } = await printedFrom(hr, contract.id, 'open-ended')
    for (const words of [
      firstName,
      lastName,
      '#sys.exit() <script>alert(1)</script> {{company.name}}',
    ])
      assert.isTrue(says(words), `${words}\n${text}`)

    const other = await hr.post('/api/casefile/base', { workerId })
    await hr.post(`/api/casefile/${other.body.id}/send-worker-form`)
    const link = await mailedCasefileLink()
    const worker = await visitor()
    await worker.post(at(link.link, 'open'), { secret: link.secret })
    const told = {
      ...PERSON,
      email: 'noor@example.test',
      firstName: `${firstName}\r\nBcc: eve@evil.test`,
    }
    const saved = await worker.put(at(link.link, 'worker'), told)
    assert.include([200, 422], saved.status)
    if (saved.status === 422)
      assert.equal((await worker.put(at(link.link, 'worker'), { ...told, firstName })).status, 200)
    for (const mail of (await postMails(acme, 'casefile')) as any[]) {
      assert.notMatch(String(mail.subject), /[\r\n]/)
      assert.isUndefined(mail.bcc)
      assert.notInclude(String(mail.html), '<img src=x onerror')
      assert.notInclude(JSON.stringify(mail.to), 'evil.test')
    }
    const answer = await hr.get(`/api/casefile/${id}`)
    assert.match(String(answer.headers['content-type']), /^application\/json/)
  }).timeout(120_000)

  test('stand in a template’s text as they were typed', async ({ assert }) => {
    const words = '<script>alert(1)</script> #eval("1+1") $x^2$ \\u{1F4A3} // no comment'
    const run = { text: words, bold: true, italic: true, variable: null }
    const body = [
      { kind: 'title', lines: [[{ ...run, bold: false, italic: false }]] },
      { kind: 'article', lines: [[run]] },
      { kind: 'bullets', lines: [[run], [run]] },
      { kind: 'paragraph', lines: [[run]] },
    ]
    const name = '<b>#name</b> "quoted"'
    const signerId = await signerOf(acme)
    assert.isString(signerId)
    const contract = await contractToSign(acme)
    const templateId = await templateOf(hr, {
      body: body.filter(({ kind }) => kind !== 'bullets'),
      name,
    })
    const { id } = (await hr.post('/api/casefile', { contractId: contract.id })).body
    const { documents } = (await hr.post(`/api/casefile/${id}/add-documents`, [templateId])).body
    const { raw, status } = await hr.get(documents[0].pdfUrl)
    assert.equal(status, 200)
    const { text, actions, attachments } = await readPdf(raw)
    assert.lengthOf(text.split(squeezed(words)), 4)
    assert.deepEqual([actions, attachments], [0, []])
  }).timeout(60_000)
})

test.group('A holder of a link, and one who would like to be', (group) => {
  group.each.setup(setup)

  test('a secret opens its own casefile alone: under another name, at another subject or company it is as unknown as none', async ({
    assert,
  }) => {
    const one = await sentForm('one@example.test')
    const other = await sentForm('other@example.test')
    const offer = await acceptedOffer(hr, acme)
    const ofOffer = await linkTo(offer.id, hr).catch(() => null)
    const never = said(
      await (await visitor()).post(at('no-such-casefile', 'open'), { secret: 'nothing' })
    )
    assert.equal(never.status, 404)
    const elsewhere = await visitor('globex')
    const tries: [TestClient, string, string][] = [
      [await visitor(), at(other.link, 'open'), one.secret],
      [await visitor(), at(one.link, 'open'), other.secret],
      [await visitor(), at(one.id, 'open'), one.secret],
      [await visitor(), formPath(one.workerId, '/open'), one.secret],
      [await visitor(), `/api/out/offers/${one.link}/open`, one.secret],
      [elsewhere, at(one.link, 'open'), one.secret],
      ...(ofOffer
        ? ([[await visitor(), at(one.link, 'open'), ofOffer.secret]] as [
            TestClient,
            string,
            string,
          ][])
        : []),
    ]
    for (const [client, path, secret] of tries)
      assert.deepEqual(said(await client.post(path, { secret })), never, path)

    const worker = await visitor()
    assert.equal((await worker.post(at(one.link, 'open'), { secret: one.secret })).status, 200)
    // The cookie comes back with the calls of this one form, and opens no other when it is carried there.
    const carried = new TestClient('acme')
    for (const [name, value] of worker.cookies) carried.cookies.set(name, value)
    assert.equal((await carried.get(at(other.link, 'worker'))).status, 404)
    assert.equal((await carried.get(formPath(one.workerId))).status, 404)
    for (const path of ['/api/users', '/api/casefile', `/api/casefile/${one.id}`, '/api/workers'])
      assert.equal((await carried.get(path)).status, 401, path)
    const { headers } = await worker.get(at(one.link, 'worker'))
    assert.match(String(headers['cache-control']), /no-store/)
    assert.equal(headers['referrer-policy'], 'no-referrer')
  }).timeout(60_000)

  test('fifty saves in one moment keep one, and HR is told once', async ({ assert }) => {
    const { id, link, secret, workerId } = await sentForm()
    const worker = await visitor()
    await worker.post(at(link, 'open'), { secret })
    const saveAtOnce = () =>
      Promise.all(
        Array.from({ length: PARALLEL }, (_, nth) =>
          worker.put(at(link, 'worker'), { ...PERSON, addressLine1: `Rue Haute ${nth}` })
        )
      )
    let answers = await saveAtOnce()
    // On a loaded machine all fifty may be told to come again: a browser does.
    for (let tries = 1; tries < 4 && answers.every(({ status }) => status === 503); tries++)
      answers = await saveAtOnce()
    assertNoFailure(assert, answers)
    const kept = answers.flatMap(({ status }, nth) => (status === 200 ? [nth] : []))
    const refused = answers.map(({ status, body }) => `${status} ${body?.code ?? ''}`)
    assert.lengthOf(kept, 1, [...new Set(refused)].join())
    const events = (await hr.get(`/api/casefile/${id}/events`)).body.data
    assert.lengthOf(
      events.filter(({ kind }: any) => kind === 'FORM_FILLED'),
      1
    )
    const mails = await queuedMails(acme, 'casefile')
    assert.lengthOf(
      mails.filter(({ facts }) => facts.kind === 'FORM_FILLED'),
      1
    )
    const row = await inTenant(acme.id, (trx) => trx.from('workers').where('id', workerId).first())
    assert.equal(row.address_line1, `Rue Haute ${kept[0]}`)
  }).timeout(120_000)

  test('a link that was opened fifty times at once is opened once in the timeline; taken back, none of the browsers reads on', async ({
    assert,
  }) => {
    const { id, link, secret } = await sentForm()
    const visitors = await Promise.all(Array.from({ length: 5 }, () => visitor()))
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, (_, nth) =>
        visitors[nth % 5].post(at(link, 'open'), { secret })
      )
    )
    assertNoFailure(assert, answers)
    assert.isTrue(answers.some(({ status }) => status === 200))
    const events = (await hr.get(`/api/casefile/${id}/events`)).body.data
    assert.lengthOf(
      events.filter(({ kind }: any) => kind === 'FORM_OPENED'),
      1
    )
    await hr.post(`/api/casefile/${id}/withdraw-worker-form`)
    for (const client of visitors) {
      assert.equal((await client.get(at(link, 'worker'))).status, 404)
      assert.equal((await client.put(at(link, 'worker'), PERSON)).status, 404)
    }
  }).timeout(120_000)

  test('a save and a withdrawal, a print or a cancellation in the same moment end in one order', async ({
    assert,
  }) => {
    for (const step of ['withdraw-worker-form', 'cancel', 'withdraw-worker-form', 'cancel']) {
      const { id, link, secret, workerId } = await sentForm()
      const worker = await visitor()
      await worker.post(at(link, 'open'), { secret })
      const [saved, stepped] = await Promise.all([
        worker.put(at(link, 'worker'), PERSON),
        hr.post(`/api/casefile/${id}/${step}`),
      ])
      assertNoFailure(assert, [saved, stepped])
      const { status } = (await hr.get(`/api/casefile/${id}`)).body
      const row = await inTenant(acme.id, (trx) =>
        trx.from('workers').where('id', workerId).first()
      )
      assert.equal(row.address_city === PERSON.addressCity, saved.status === 200)
      if (step === 'cancel') assert.include(['CANCELLED'], status)
      else assert.equal(status, saved.status === 200 ? 'WORKER_INFO_READY' : 'DRAFT')
    }
  }).timeout(120_000)
})

test.group('Many at one contract', (group) => {
  group.each.setup(setup)

  test('a scan of what was printed before is not taken for what was printed since', async ({
    assert,
  }) => {
    const { id, casefile } = await printedCasefile(hr, acme)
    const reopened = (await hr.post(`/api/casefile/${id}/reopen`)).body
    await hr.put(`/api/casefile/${id}`, { version: reopened.version, message: 'Autre texte' })
    const { version } = (await hr.get(`/api/casefile/${id}`)).body
    assert.equal((await hr.post(`/api/casefile/${id}/print`, { version })).status, 200)
    const stale = await bring(hr, paperPath(id, casefile.version, today()), SCAN)
    assert.deepEqual([stale.status, stale.body.code], [409, 'E_STALE_VERSION'])
    assert.equal((await bring(hr, paperPath(id, version, today()), SCAN)).status, 200)
  }).timeout(60_000)

  test('fifty makers of one offer’s contract make one', async ({ assert }) => {
    const place = await seatOf(acme)
    const offer = await acceptedOffer(hr, acme)
    const body = { offerId: offer.id, startDateStr: START, contractLocationId: place }
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => hr.post('/api/contracts', body))
    )
    assertNoFailure(assert, answers)
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1
    )
    const rows = await inTenant(acme.id, (trx) => trx.from('contracts').where('offer_id', offer.id))
    assert.lengthOf(rows, 1)
  }).timeout(120_000)

  test('fifty mixed steps leave contract and casefile agreeing, whatever came first', async ({
    assert,
  }) => {
    for (let round = 0; round < 2; round++) {
      const { id, casefile, contract, templateId } = await readyCasefile(hr, acme)
      const { version } = casefile
      const one = `/api/casefile/${id}`
      const steps: (() => Promise<TestResponse>)[] = [
        () => hr.post(`${one}/print`, { version }),
        () => hr.post(`${one}/reopen`),
        () => hr.post(`${one}/cancel`),
        () => hr.put(one, { version, message: `Bonjour ${round}` }),
        () => hr.post(`${one}/add-documents`, [templateId]),
        () => signOnPaper(hr, id, SCAN, today()),
        () => hr.put(`/api/contracts/${contract.id}`, { version: 1, schedule: '38 h' }),
        () => hr.put(`${one}/contract`, { contractId: contract.id }),
        () => hr.post(`/api/contracts/${contract.id}/sign`, { version: 1, signedOnStr: today() }),
        () => hr.get(one),
      ]
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, nth) => steps[(nth * 7 + round) % steps.length]())
      )
      assertNoFailure(assert, answers)
      const after = (await hr.get(one)).body
      const row = await inTenant(acme.id, (trx) =>
        trx.from('contracts').where('id', contract.id).first()
      )
      assert.equal(row.signed_on !== null, row.signature === 'PAPER')
      if (after.status === 'SIGNED') assert.equal(row.signature, 'PAPER')
      for (const document of after.documents) {
        const expected = { SIGNED: 'SIGNED', SIGNING: 'SENT', CANCELLED: 'VOID', DRAFT: 'DRAFT' }
        assert.equal(document.status, expected[after.status as keyof typeof expected])
      }
    }
  }).timeout(180_000)

  test('what is looked at goes in the same moment: a contract, a template, a signer, a place. Nobody is told of a failure', async ({
    assert,
  }) => {
    const place = await seatOf(acme)
    const answers: TestResponse[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { id: contractId } = await contractToSign(acme)
      answers.push(
        ...(await Promise.all([
          hr.post('/api/casefile', { contractId }),
          hr.delete(`/api/contracts/${contractId}`),
          hr.post('/api/casefile', { contractId }),
        ]))
      )
      const open = await contractToSign(acme)
      const { id } = (await hr.post('/api/casefile', { contractId: open.id })).body
      const templateId = await templateOf(hr)
      answers.push(
        ...(await Promise.all([
          hr.post(`/api/casefile/${id}/add-documents`, [templateId]),
          hr.delete(`/api/document-templates/${templateId}`),
          hr.post(`/api/casefile/${id}/add-documents`, [templateId]),
        ]))
      )
      const admin = await signedIn('admin')
      const signer = await admin.post('/api/signers', {
        ...{ name: 'Tom', nomFonction: 'CFO', email: `tom${round}@acme.test` },
      })
      const { version } = (await hr.get(`/api/casefile/${id}`)).body
      const signers = [
        { signerId: signer.body.id, order: 1 },
        { signerId: null, order: 2 },
      ]
      answers.push(
        ...(await Promise.all([
          hr.put(`/api/casefile/${id}`, { version, signers }),
          admin.delete(`/api/signers/${signer.body.id}`),
        ]))
      )
      const other = await admin.post('/api/contract-locations', {
        ...{ name: `Gent ${round}`, postalCode: '9000', languageRegime: 'NL' },
      })
      const hire = await toHire(hr, acme)
      const body = { ...hire, startDateStr: START, contractLocationId: other.body.id ?? place }
      answers.push(
        ...(await Promise.all([
          hr.post('/api/contracts', body),
          admin.delete(`/api/contract-locations/${other.body.id}`),
        ]))
      )
    }
    assertNoFailure(assert, answers)
  }).timeout(180_000)
})

test.group('Who sees less than everything', (group) => {
  group.each.setup(setup)

  const tokenOf = async (scopes: string[]) => {
    const made = await hr.post('/api/users/tokens', { name: 'Program', scopes, days: 1 })
    assertMade(made)
    return new TestClient('acme', { authorization: `Bearer ${made.body.token}` })
  }
  const assertMade = ({ status, raw }: TestResponse) => {
    if (status >= 300) throw new Error(String(raw))
  }

  test('a program that may make contracts and not read packages learns no pay of anybody', async ({
    assert,
  }) => {
    const place = await seatOf(acme)
    const program = await tokenOf(['contracts.read', 'contracts.write', 'team.read'])
    const { id } = (await contractToSign(acme)) as { id: string }
    const [{ packageId, workerId }] = (await hr.get('/api/contracts')).body.data
    const pay = (await hr.get(`/api/packages/${packageId}`)).body.compute.remuneration
    const secrets = [
      pay.remunerationMensuelle.salaireBrut,
      pay.remunerationMensuelle.salaireNet,
    ].map(String)
    const hire = { workerId, packageId, startDateStr: START, contractLocationId: place }
    const answers = [
      await program.post('/api/contracts/preview', hire),
      await program.post('/api/contracts/preview', { contractId: id }),
      await program.get(`/api/contracts/${id}`),
      await program.get('/api/contracts'),
      await program.get('/api/workers'),
    ]
    for (const { raw, status } of answers)
      for (const secret of secrets) assert.notInclude(raw.toString(), secret, String(status))
  })

  test('a program that reads casefiles writes none, and one that reads contracts sees no casefile', async ({
    assert,
  }) => {
    const { id, casefile, contract } = await printedCasefile(hr, acme)
    const reader = await tokenOf(['casefiles.read'])
    for (const [method, path, body] of [
      ['POST', '/api/casefile', { contractId: contract.id }],
      ['POST', `/api/casefile/${id}/reopen`, undefined],
      ['POST', `/api/casefile/${id}/cancel`, undefined],
      ['POST', `/api/casefile/${id}/send-worker-form`, undefined],
      ['POST', `/api/casefile/${id}/print`, { version: casefile.version }],
      ['DELETE', `/api/casefile/${id}`, undefined],
      ['DELETE', `/api/document/${casefile.documents[0].id}`, undefined],
      ['PUT', `/api/contracts/${contract.id}`, { version: 1 }],
    ] as const)
      assert.equal((await reader.send(method, path, { body })).status, 403, path)
    const blind = await tokenOf(['contracts.read'])
    for (const path of ['/api/casefile', `/api/casefile/${id}`, casefile.documents[0].pdfUrl])
      assert.equal((await blind.get(path)).status, 403, path)
  }).timeout(60_000)

  test('a manager reads neither contract, casefile, document nor timeline of another department, by whichever way', async ({
    assert,
  }) => {
    const { id, casefile, contract } = await printedCasefile(hr, acme)
    const manager = await signedIn('manager')
    for (const path of [
      `/api/contracts/${contract.id}`,
      `/api/casefile/${id}`,
      `/api/casefile/${id}/events`,
      casefile.documents[0].pdfUrl,
      `${casefile.documents[0].pdfUrl}?as=signed`,
      `/api/workers/${contract.workerId}`,
    ])
      assert.equal((await manager.get(path)).status, 404, path)
    for (const path of [
      `/api/casefile?contractId=${contract.id}`,
      `/api/casefile?workerId=${contract.workerId}`,
      '/api/casefile?search=candidat',
      `/api/contracts?workerId=${contract.workerId}`,
    ]) {
      const { data, meta } = (await manager.get(path)).body
      assert.deepEqual([data, meta.total], [[], 0], path)
    }
  }).timeout(60_000)

  test('a manager who sees a casefile of their own department reads no net in lists, and none of its documents', async ({
    assert,
  }) => {
    const { id, casefile, contract } = await printedCasefile(hr, acme)
    await inTenant(acme.id, async (trx) => {
      const user = await trx.from('users').where('email', 'manager@acme.test').firstOrFail()
      const led = await trx.from('department_managers').where({ user_id: user.id }).firstOrFail()
      const row = { department_id: led.department_id }
      await trx.from('workers').where('id', contract.workerId).update(row)
      await trx.from('packages').update({ created_by: null })
    })
    const manager = await signedIn('manager')
    assert.equal((await manager.get(`/api/casefile/${id}`)).status, 200)
    const { package: shown } = (await manager.get(`/api/contracts/${contract.id}`)).body
    assert.isNull(shown.salaireNet)
    const [{ pdfUrl }] = casefile.documents
    const refused = await manager.get(pdfUrl)
    assert.deepEqual([refused.status, refused.body.code], [403, 'E_FORBIDDEN'])
    await signOnPaper(hr, id, SCAN, today())
    assert.equal((await manager.get(`${pdfUrl}?as=signed`)).status, 403)
    assert.equal((await hr.get(pdfUrl)).status, 200)
  }).timeout(60_000)

  test('a form is not saved from another site', async ({ assert }) => {
    const { link, secret } = await sentForm()
    const worker = await visitor()
    await worker.post(at(link, 'open'), { secret })
    const from = {
      'origin': 'https://evil.test',
      'sec-fetch-site': 'cross-site',
      'x-xsrf-token': '',
    }
    const forged = await worker.send('PUT', at(link, 'worker'), { body: PERSON, headers: from })
    assert.equal(forged.status, 403, String(forged.raw))
  })
})

test.group('What is kept by law', (group) => {
  group.each.setup(setup)

  test('a contract that ends in the year 9999 frees no signed casefile', async ({ assert }) => {
    const { id, contract } = await printedCasefile(hr, acme)
    await signOnPaper(hr, id, SCAN, today())
    await inTenant(acme.id, (trx) =>
      trx.from('contracts').where('id', contract.id).update({ end_date: '9999-12-31' })
    )
    const refused = await hr.delete(`/api/casefile/${id}`)
    assert.equal(refused.body.code, 'E_CASEFILE_KEPT')
    assert.equal((await hr.get(`/api/casefile/${id}`)).status, 200)
  }).timeout(60_000)
})

test.group('Who guesses the code to an account', (group) => {
  const story = workerForms(group)

  test('is judged five times of fifty at once, and the right one comes too late', async ({
    assert,
  }) => {
    const id = await story.worker()
    const { client, save } = await story.opened(id)
    assert.equal((await save({ ...PERSON, niss: NISS, iban: IBAN, bic: BIC })).status, 200)
    assert.equal((await client.post(formPath(id, '/code'), { by: 'EMAIL' })).status, 202)
    const [letter] = await postMails(story.acme, 'worker-code')
    const code = /\d{6}/.exec(String(letter!.text))![0]
    const guesses = Array.from({ length: PARALLEL }, (_, nth) => String(100_000 + nth)).filter(
      (guess) => guess !== code
    )
    const answers = await Promise.all(
      guesses.map((guess) => save({ iban: OTHER_IBAN, code: guess }))
    )
    assertNoFailure(assert, answers)
    assert.isFalse(answers.some(({ status }) => status === 200))
    assert.isAtMost((await story.row('worker_codes', { worker_id: id })).tries, 5)
    assert.equal((await save({ iban: OTHER_IBAN, code })).status, 401)
  }).timeout(60_000)
})
