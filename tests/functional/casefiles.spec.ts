import { createHash, randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { forgetEntitlements } from '#modules/billing/index'
import { PDF_MAX_BYTES } from '#modules/shared/pdfs/brought/pdf_faults'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today, yearsAfter } from '#modules/shared/values/days'
import {
  bring,
  contractToSign,
  emptyDesk,
  paperPath,
  printedCasefile,
  readyCasefile,
  signerOf,
  signOnPaper,
  STARTS,
} from '#tests/helpers/casefiles'
import { CONTRACT_BODY, templateOf } from '#tests/helpers/contract_template'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import { guarded as guardedCall } from '#tests/helpers/guarded'
import { madePdf } from '#tests/helpers/made_pdf'
import { candidateOf } from '#tests/helpers/offers'
import { readPdf } from '#tests/helpers/read_pdf'
import { run } from '#tests/helpers/template_run'

const SCAN = madePdf({ pages: 2, words: 'Signe a la main' })

test.group('Casefiles', (group) => {
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

  const row = (id: string) =>
    inTenant(acme.id, (trx) => trx.from('casefiles').where({ id }).first())
  const events = (id: string) =>
    inTenant(acme.id, async (trx) =>
      (await trx.from('timeline_events').where({ casefile_id: id }).orderBy('id')).map(
        ({ kind }) => kind
      )
    )
  const audited = (id: string) =>
    inTenant(acme.id, async (trx) =>
      (await trx.from('audit_log').where({ subject_id: id }).orderBy('id')).map(
        ({ event }) => event
      )
    )

  const guarded = (assert: Assert, call: Parameters<typeof guardedCall>[3]) =>
    guardedCall(assert, { stranger, viewer, hr }, globex, call)

  test('a casefile is made of a contract, once for one id, with who signs and in the language of the place', async ({
    assert,
  }) => {
    const signerId = await signerOf(acme)
    const contract = await contractToSign(acme, {}, { regime: 'NL' })
    const id = randomUUID()
    const made = await guarded(assert, (client) =>
      client.post('/api/casefile', { id, contractId: contract.id })
    )
    assert.deepInclude(made, { id, status: 'DRAFT', language: 'nl', version: 1 })
    assert.equal(made.workerId, contract.workerId)
    assert.deepEqual(
      made.signers.map(({ role, order, email, signerId: of }: any) => [role, order, email, of]),
      [
        ['EMPLOYER', 1, 'drh@acme.test', signerId],
        ['WORKER', 2, 'zoe@example.test', null],
      ]
    )
    const again = await hr.post('/api/casefile', { id, contractId: contract.id })
    assert.equal(again.body.id, id)
    assert.lengthOf((await hr.get('/api/casefile')).body.data, 1)
    const foreign = await signedIn('hr', 'globex')
    assert.equal((await foreign.get(`/api/casefile/${id}`)).status, 404)
    assert.equal((await foreign.post('/api/casefile', { contractId: contract.id })).status, 404)
    assert.deepEqual(await events(id), ['CREATED'])
    assert.deepEqual(await audited(id), ['casefile.created'])
  })

  test('a casefile without a contract is of a worker, and gets a contract of that worker later', async ({
    assert,
  }) => {
    await signerOf(acme)
    const contract = await contractToSign(acme)
    const made = await guarded(assert, (client) =>
      client.post('/api/casefile/base', { workerId: contract.workerId })
    )
    assert.isNull(made.contractId)
    assert.equal((await hr.post('/api/casefile/base', {})).status, 422)
    const other = await hr.post('/api/casefile/base', { workerId: await candidateOf(acme) })
    const path = (id: string) => `/api/casefile/${id}/contract`
    const refused = await hr.put(path(other.body.id), { contractId: contract.id })
    assert.equal(refused.body.code, 'E_CASEFILE_OTHER_WORKER')
    const bound = await guarded(assert, (client) =>
      client.put(path(made.id), { contractId: contract.id })
    )
    assert.equal(bound.contractId, contract.id)
  })

  test('documents come from templates: the text is copied, and what becomes of the template changes nothing', async ({
    assert,
  }) => {
    await signerOf(acme)
    const contract = await contractToSign(acme)
    const [first, second] = [
      await templateOf(hr),
      await templateOf(hr, { name: 'Annexe', kind: 'ANNEXE' }),
    ]
    const { id } = (await hr.post('/api/casefile', { contractId: contract.id })).body
    const path = `/api/casefile/${id}/add-documents`
    const added = await guarded(assert, (client) => client.post(path, [first, second]))
    assert.deepEqual(
      added.documents.map(({ name, kind, status }: any) => [name, kind, status]),
      [
        ['CDI', 'TEMPLATE', 'DRAFT'],
        ['Annexe', 'TEMPLATE', 'DRAFT'],
      ]
    )
    const text = async () => (await readPdf((await hr.get(added.documents[0].pdfUrl)).raw)).text
    assert.include(await text(), 'Zoé')
    await hr.delete(`/api/document-templates/${first}`)
    assert.include(await text(), 'Zoé')
    const after = (await hr.get(`/api/casefile/${id}`)).body.documents[0]
    assert.isNull(after.templateId)
    assert.equal((await hr.post(path, [first])).status, 404)
    assert.equal((await hr.post(path, [])).status, 422)
    assert.equal((await hr.post(path, { templates: [second] })).status, 422)
    assert.equal((await hr.post(path, ['no id'])).status, 422)
  }).timeout(60_000)

  test('twenty documents are enough', async ({ assert }) => {
    const { id, templateId } = await readyCasefile(hr, acme)
    for (let nth = 0; nth < 19; nth++)
      await hr.post(`/api/casefile/${id}/add-documents`, [templateId])
    const refused = await hr.post(`/api/casefile/${id}/add-documents`, [templateId])
    assert.equal(refused.body.code, 'E_TOO_MANY_DOCUMENTS')
  }).timeout(60_000)

  test('signers, last day, message, ticks and the order of the documents change, on the version that was seen', async ({
    assert,
  }) => {
    const { id, templateId, signerId } = await readyCasefile(hr, acme)
    const { version, documents } = (
      await hr.post(`/api/casefile/${id}/add-documents`, [templateId])
    ).body
    const lastDayStr = daysAfter(today(), 10)
    const change = {
      lastDayStr,
      message: 'Bonjour',
      signers: [
        { signerId, order: 1 },
        { signerId: null, order: 1 },
      ],
      documents: [
        { id: documents[1].id, name: 'Traduction', isTranslation: true },
        { id: documents[0].id },
      ],
      inWorkRules: ['OVERTIME'],
    }
    const saved = await guarded(assert, (client) =>
      client.put(`/api/casefile/${id}`, { version, ...change })
    )
    assert.deepInclude(saved, { lastDayStr, message: 'Bonjour', version: version + 1 })
    assert.deepEqual(
      saved.documents.map(({ name, isTranslation }: any) => [name, isTranslation]),
      [
        ['Traduction', true],
        ['CDI', false],
      ]
    )
    assert.deepEqual(
      saved.signers.map(({ order }: any) => order),
      [1, 1]
    )
    const told = Object.fromEntries(saved.informationList.map((line: any) => [line.item, line.in]))
    assert.equal(told.OVERTIME, 'WORK_RULES')
    assert.equal(told.START, 'DOCUMENTS')
    assert.isNull(told.TRAINING)
    const stale = await hr.put(`/api/casefile/${id}`, { version, message: 'Autre' })
    assert.equal(stale.body.code, 'E_STALE_VERSION')
    const partial = await hr.put(`/api/casefile/${id}`, {
      version: saved.version,
      documents: [{ id: documents[0].id }],
    })
    assert.equal(partial.body.code, 'E_STALE_VERSION')
  })

  test('printing freezes what is drawn with its hash, and the contract’s text with it', async ({
    assert,
  }) => {
    const { id, casefile } = await readyCasefile(hr, acme)
    assert.deepEqual(casefile.problems, [])
    const stale = await hr.post(`/api/casefile/${id}/print`, { version: casefile.version + 1 })
    assert.equal(stale.body.code, 'E_STALE_VERSION')
    const printed = await guarded(assert, (client) =>
      client.post(`/api/casefile/${id}/print`, { version: casefile.version })
    )
    assert.equal(printed.status, 'SIGNING')
    const [document] = printed.documents
    assert.deepInclude(document, { status: 'SENT', level: 'PAPER' })
    const shown = (await hr.get(document.pdfUrl)).raw
    const stored = await inTenant(acme.id, (trx) =>
      trx.from('casefile_documents').where({ id: document.id }).first()
    )
    assert.equal(createHash('sha256').update(shown).digest('hex'), stored.shown_hash)
    assert.include((await readPdf(shown)).text, 'Zoé')
    // A new name of the worker is not that of the printed paper.
    const { workerId } = printed
    await inTenant(acme.id, (trx) =>
      trx.from('workers').where({ id: workerId }).update({ first_name: 'Autre' })
    )
    assert.deepEqual((await hr.get(document.pdfUrl)).raw, shown)
    assert.equal((await hr.get(`/api/casefile/${id}`)).body.signers[1].name, 'Zoé Candidat')
    for (const [method, path, body] of [
      ['PUT', `/api/casefile/${id}`, { version: printed.version, message: '' }],
      ['POST', `/api/casefile/${id}/add-documents`, [randomUUID()]],
      ['DELETE', `/api/document/${document.id}`, undefined],
      ['DELETE', `/api/casefile/${id}`, undefined],
      ['POST', `/api/casefile/${id}/print`, { version: printed.version }],
      ['POST', `/api/casefile/${id}/send-worker-form`, undefined],
    ] as const) {
      const refused = await hr.send(method, path, { body })
      assert.equal(refused.body.code, 'E_CASEFILE_SIGNING', `${method} ${path}`)
    }
    assert.deepEqual((await events(id)).at(-1), 'PRINTED')
  }).timeout(60_000)

  test('the signed scan makes the documents, the casefile and its contract signed; who said so and when is kept', async ({
    assert,
  }) => {
    const { id, contract, casefile } = await printedCasefile(hr, acme)
    const early = await signOnPaper(hr, id, SCAN, daysAfter(today(), -1))
    assert.deepInclude(early.body.errors[0], { path: 'signedOnStr', code: 'before_print' })
    const late = await signOnPaper(hr, id, SCAN, daysAfter(today(), 1))
    assert.deepInclude(late.body.errors[0], { path: 'signedOnStr', code: 'future' })
    const signed = await guarded(assert, (client) => signOnPaper(client, id, SCAN, today()))
    assert.deepInclude(signed, { status: 'SIGNED', signedOnStr: today() })
    assert.isString(signed.signedBy.displayName)
    assert.equal(signed.documents[0].status, 'SIGNED')
    assert.deepEqual((await hr.get(signed.documents[0].signedPdfUrl)).raw, SCAN)
    assert.notDeepEqual((await hr.get(signed.documents[0].pdfUrl)).raw, SCAN)
    const kept = await inTenant(acme.id, (trx) =>
      trx.from('contracts').where({ id: contract.id }).first()
    )
    assert.equal(kept.signature, 'PAPER')
    assert.deepEqual(await events(id), ['CREATED', 'CHANGED', 'PRINTED', 'SIGNED_ON_PAPER'])
    assert.include(await audited(id), 'casefile.signed_on_paper')
    assert.equal((await signOnPaper(hr, id, SCAN, today())).body.code, 'E_CASEFILE_SIGNED')
    assert.isNotNull(casefile.sentAt)
  }).timeout(60_000)

  test('what is signed is kept: a request for deletion answers why and until when', async ({
    assert,
  }) => {
    const { id, contract } = await printedCasefile(hr, acme)
    const { documents } = (await signOnPaper(hr, id, SCAN, today())).body
    const paths = [`/api/casefile/${id}`, `/api/document/${documents[0].id}`]
    for (const path of paths) {
      const open = await hr.delete(path)
      assert.equal(open.body.code, 'E_CASEFILE_KEPT')
      assert.equal(open.body.errors[0].code, 'no_end')
    }
    await inTenant(acme.id, (trx) =>
      trx.from('contracts').where({ id: contract.id }).update({ end_date: '2099-12-31' })
    )
    for (const path of paths) {
      const refused = await hr.delete(path)
      assert.equal(refused.status, 409)
      assert.deepInclude(refused.body.errors[0], { path: 'keptUntilStr', code: '2104-12-31' })
      assert.include(refused.body.errors[0].message, '31 décembre 2104')
    }
    // The contract goes on in a version that follows this one.
    await inTenant(acme.id, async (trx) => {
      const { worker_id: workerId, package_id: packageId } = await trx
        .from('contracts')
        .where({ id: contract.id })
        .firstOrFail()
      const follower = { worker_id: workerId, package_id: packageId, previous_id: contract.id }
      await trx.table('contracts').insert({ ...follower, start_date: '2100-01-01' })
    })
    for (const path of paths) assert.equal((await hr.delete(path)).body.errors[0].code, 'no_end')
    assert.isDefined(await row(id))
  }).timeout(60_000)

  test('a printed casefile becomes a draft of the next version, or ends; one that ended is copied', async ({
    assert,
  }) => {
    const { id, casefile } = await printedCasefile(hr, acme)
    const printed = (await hr.get(casefile.documents[0].pdfUrl)).raw
    const reopened = await guarded(assert, (client) => client.post(`/api/casefile/${id}/reopen`))
    assert.deepInclude(reopened, { status: 'DRAFT', version: casefile.version + 1, sentAt: null })
    assert.equal(reopened.documents[0].status, 'DRAFT')
    // What was printed is kept, whatever becomes of the draft.
    const keeps = await hr.delete(`/api/casefile/${id}`)
    assert.deepEqual([keeps.body.code, keeps.body.errors[0].code], ['E_CASEFILE_KEPT', 'no_end'])
    assert.notInclude(reopened.steps, 'delete')
    const [former] = reopened.former
    assert.deepInclude(former, { name: 'CDI', version: casefile.version, sentAt: casefile.sentAt })
    assert.deepEqual((await hr.get(former.pdfUrl)).raw, printed)
    assert.equal((await stranger.get(former.pdfUrl)).status, 401)
    assert.equal((await (await signedIn('hr', 'globex')).get(former.pdfUrl)).status, 404)
    await hr.post(`/api/casefile/${id}/print`, { version: reopened.version })
    const cancelled = await guarded(assert, (client) => client.post(`/api/casefile/${id}/cancel`))
    assert.equal(cancelled.status, 'CANCELLED')
    assert.equal(cancelled.documents[0].status, 'VOID')
    assert.equal((await hr.post(`/api/casefile/${id}/reopen`)).body.code, 'E_CASEFILE_CANCELLED')
    const copy = await guarded(assert, (client) => client.post(`/api/casefile/${id}/copy`))
    assert.deepInclude(copy, { status: 'DRAFT', version: 1, amendsId: id })
    assert.equal(copy.documents[0].status, 'DRAFT')
    assert.deepEqual(copy.problems, [])
    const gone = await guarded(assert, (client) => client.delete(`/api/casefile/${copy.id}`))
    assert.equal(gone.id, copy.id)
    assert.equal((await hr.get(`/api/casefile/${copy.id}`)).status, 404)
    assert.equal((await hr.delete(`/api/casefile/${id}`)).body.code, 'E_CASEFILE_KEPT')
  }).timeout(60_000)

  test('what nobody was shown goes, wherever it stands: filled in, or ended', async ({
    assert,
  }) => {
    const { id } = await readyCasefile(hr, acme)
    const other = await readyCasefile(hr, acme)
    for (const one of [id, other.id]) await hr.post(`/api/casefile/${one}/send-worker-form`)
    assert.equal((await hr.delete(`/api/casefile/${id}`)).body.code, 'E_CASEFILE_FORM_SENT')
    await hr.post(`/api/casefile/${id}/cancel`)
    await inTenant(acme.id, (trx) =>
      trx.from('casefiles').where({ id: other.id }).update({ status: 'WORKER_INFO_READY' })
    )
    for (const one of [id, other.id]) {
      assert.include((await hr.get(`/api/casefile/${one}`)).body.steps, 'delete')
      await guarded(assert, (client) => client.delete(`/api/casefile/${one}`))
      assert.equal((await hr.get(`/api/casefile/${one}`)).status, 404)
    }
  })

  test('a printed casefile whose contract was discarded is kept from the day of its print', async ({
    assert,
  }) => {
    const { id, contract } = await printedCasefile(hr, acme)
    await hr.post(`/api/casefile/${id}/cancel`)
    await inTenant(acme.id, (trx) => trx.from('contracts').where({ id: contract.id }).delete())
    const refused = await hr.delete(`/api/casefile/${id}`)
    assert.deepEqual(
      [refused.body.code, refused.body.errors[0].code],
      ['E_CASEFILE_KEPT', yearsAfter(today(), 5)]
    )
    assert.include(refused.body.errors[0].message, 'impression')
    await inTenant(acme.id, (trx) =>
      trx.from('casefiles').where({ id }).update({ sent_at: '2020-01-01T12:00:00Z' })
    )
    assert.equal((await hr.delete(`/api/casefile/${id}`)).status, 200)
  }).timeout(60_000)

  test('a contract that is discarded in the same moment is bound to no casefile, and nothing fails', async ({
    assert,
  }) => {
    for (let round = 0; round < 5; round++) {
      const contract = await contractToSign(acme)
      const base = { workerId: contract.workerId }
      const { id } = (await hr.post('/api/casefile/base', base)).body
      const [bound, made, gone] = await Promise.all([
        hr.put(`/api/casefile/${id}/contract`, { contractId: contract.id }),
        hr.post('/api/casefile', { contractId: contract.id }),
        hr.delete(`/api/contracts/${contract.id}`),
      ])
      for (const { status, raw } of [bound, made, gone]) assert.isBelow(status, 500, String(raw))
    }
  })

  test('a token sees casefiles and the pay in a document only with the right to each', async ({
    assert,
  }) => {
    const { casefile, contract } = await readyCasefile(hr, acme)
    const program = async (scopes: string[]) => {
      const { body } = await hr.post('/api/users/tokens', { name: scopes.join(), scopes, days: 1 })
      return new TestClient('acme', { authorization: `Bearer ${body.token}` })
    }
    const team = await program(['team.read', 'contracts.read'])
    const office = await program(['team.read', 'contracts.read', 'casefiles.read'])
    const besides = async (client: TestClient) => {
      const { data } = (await client.get(`/api/contracts?workerId=${contract.workerId}`)).body
      const { body: worker } = await client.get(`/api/workers/${contract.workerId}`)
      const { body: one } = await client.get(`/api/contracts/${contract.id}`)
      return [data[0], worker.contracts[0], one].map(({ casefiles }: any) => casefiles.length)
    }
    assert.deepEqual(await besides(team), [0, 0, 0])
    assert.deepEqual(await besides(office), [1, 1, 1])
    assert.equal((await team.get(casefile.documents[0].pdfUrl)).status, 403)
    assert.equal((await office.get(casefile.documents[0].pdfUrl)).status, 403)
    const payroll = await program(['casefiles.read', 'packages.read'])
    assert.equal((await payroll.get(casefile.documents[0].pdfUrl)).status, 200)
  }).timeout(60_000)

  test('a text follows whether the schedule varies, and says neither where nobody said so', async ({
    assert,
  }) => {
    const when = (condition: string, text: string) => ({
      kind: 'paragraph',
      when: condition,
      lines: [[run(text)]],
    })
    const body = [
      ...CONTRACT_BODY,
      when('contract.isVariableSchedule', 'Grille variable.'),
      when('contract.isFixedSchedule', 'Grille fixe.'),
    ]
    const said = async (isVariable: boolean | null) => {
      const contract = { is_variable_schedule: isVariable }
      const { casefile } = await readyCasefile(hr, acme, { contract, body })
      const { text } = await readPdf((await hr.get(casefile.documents[0].pdfUrl)).raw)
      return /Grille\w+/.exec(text)?.[0] ?? null
    }
    assert.deepEqual(
      [await said(true), await said(false), await said(null)],
      ['Grillevariable', 'Grillefixe', null]
    )
  }).timeout(60_000)

  test('a manager sees the casefiles of their people, and in no document their pay, whoever made the package', async ({
    assert,
  }) => {
    const { id, casefile, contract } = await readyCasefile(hr, acme)
    const manager = await signedIn('manager')
    const { packageId } = (await hr.get(`/api/contracts/${contract.id}`)).body
    const own = await inTenant(acme.id, async (trx) => {
      const user = await trx.from('users').where('email', 'manager@acme.test').first()
      const led = await trx.from('department_managers').where({ user_id: user.id }).first()
      const department = { department_id: led.department_id }
      await trx.from('workers').where({ id: contract.workerId }).update(department)
      await trx.from('packages').where({ id: packageId }).update({ created_by: null })
      return { created_by: user.id }
    })
    const { pdfUrl } = casefile.documents[0]
    assert.equal((await manager.get(`/api/casefile/${id}`)).status, 200)
    assert.equal((await manager.get(pdfUrl)).status, 403)
    await inTenant(acme.id, (trx) => trx.from('packages').where({ id: packageId }).update(own))
    assert.equal((await manager.get(pdfUrl)).status, 403)
    assert.equal((await hr.get(pdfUrl)).status, 200)
  }).timeout(60_000)

  test('a document is taken out and answers its id; the other documents stay', async ({
    assert,
  }) => {
    const { id, casefile } = await readyCasefile(hr, acme)
    const [{ id: documentId }] = casefile.documents
    const gone = await guarded(assert, (client) => client.delete(`/api/document/${documentId}`))
    assert.deepEqual(gone, { id: documentId })
    assert.deepEqual((await hr.get(`/api/casefile/${id}`)).body.documents, [])
    assert.equal((await hr.get(`/api/document/${documentId}/pdf`)).status, 404)
  })

  test('everything that is missing is told at once, each with its sentence, and nothing is printed', async ({
    assert,
  }) => {
    const contract = await contractToSign(acme, {}, { regime: null, email: null })
    const unknown = [
      {
        kind: 'paragraph',
        lines: [[run('', { variable: 'worker.dateOfBirth' }), run(' {{salaire}}')]],
      },
    ]
    const templateId = await templateOf(hr, { body: unknown })
    const { id } = (await hr.post('/api/casefile', { contractId: contract.id })).body
    const { version, problems } = (await hr.post(`/api/casefile/${id}/add-documents`, [templateId]))
      .body
    const refused = await hr.post(`/api/casefile/${id}/print`, { version })
    assert.equal(refused.body.code, 'E_CASEFILE_INCOMPLETE')
    // Who signs by hand needs no address.
    const isOfAddress = ({ path }: any) => path === 'signers.0.email'
    assert.deepEqual(
      refused.body.errors,
      problems.filter((problem: any) => !isOfAddress(problem))
    )
    assert.deepEqual(
      problems.map(({ path, code }: any) => `${path}: ${code}`),
      [
        'contract.languageRegime: required',
        'documents.0.worker.dateOfBirth: unknown_fact',
        'documents.0.{{salaire}}: unknown_variable',
        'signers.employer: required',
        'signers.0.email: required',
      ]
    )
    for (const { message } of problems) {
      assert.isAbove(message.length, 20)
      assert.notInclude(message, 'translation missing')
      assert.notInclude(message, 'casefiles.')
    }
    assert.equal((await row(id)).status, 'DRAFT')
  })

  test('a French contract for a Flemish place is refused as the binding one, and taken as a translation', async ({
    assert,
  }) => {
    await signerOf(acme)
    const contract = await contractToSign(acme, {}, { regime: 'NL' })
    const [french, dutch] = [await templateOf(hr), await templateOf(hr, { language: 'nl' })]
    const { id } = (await hr.post('/api/casefile', { contractId: contract.id })).body
    const added = (await hr.post(`/api/casefile/${id}/add-documents`, [dutch, french])).body
    const refused = await hr.post(`/api/casefile/${id}/print`, { version: added.version })
    assert.deepEqual(
      refused.body.errors.map(({ code }: any) => code),
      ['must_be_nl']
    )
    const [binding, translation] = added.documents.map(({ id: one }: any) => one)
    const marked = await hr.put(`/api/casefile/${id}`, {
      version: added.version,
      documents: [{ id: binding }, { id: translation, isTranslation: true }],
    })
    const printed = await hr.post(`/api/casefile/${id}/print`, { version: marked.body.version })
    assert.equal(printed.body.status, 'SIGNING')
  }).timeout(60_000)

  test('a last day after the first day of work is a hard warning where the law asks for a writing by then', async ({
    assert,
  }) => {
    const { id, casefile } = await readyCasefile(hr, acme, {
      contract: { kind: 'FIXED_TERM', end_date: '2099-12-31' },
    })
    const lastDayStr = daysAfter(STARTS, 1)
    const saved = await hr.put(`/api/casefile/${id}`, { version: casefile.version, lastDayStr })
    assert.deepEqual(
      saved.body.warnings.map(({ code }: any) => code),
      ['after_start_hard']
    )
    assert.deepEqual(saved.body.problems, [])
  })

  test('the list knows the worker’s name, the status and the contract; managers see their own people’s', async ({
    assert,
  }) => {
    const { id, contract } = await readyCasefile(hr, acme)
    const printed = await printedCasefile(hr, acme)
    const list = async (query: string, client = hr) =>
      (await client.get(`/api/casefile?${query}`)).body
    assert.equal((await list('')).counts.SIGNING, 1)
    assert.deepEqual(
      (await list('status=SIGNING')).data.map((one: any) => one.id),
      [printed.id]
    )
    assert.deepEqual(
      (await list(`contractId=${contract.id}`)).data.map((one: any) => one.id),
      [id]
    )
    assert.equal((await list('search=candidat')).meta.total, 2)
    assert.equal((await list('search=nobody')).meta.total, 0)
    const manager = await signedIn('manager')
    assert.equal((await list('', manager)).meta.total, 0)
    assert.equal((await manager.get(`/api/casefile/${id}`)).status, 404)
    assert.equal((await manager.get(printed.casefile.documents[0].pdfUrl)).status, 404)
    await inTenant(acme.id, async (trx) => {
      const user = await trx.from('users').where('email', 'manager@acme.test').first()
      const department = await trx.from('department_managers').where({ user_id: user.id }).first()
      await trx
        .from('workers')
        .where({ id: contract.workerId })
        .update({ department_id: department.department_id })
    })
    assert.deepEqual(
      (await list('', manager)).data.map((one: any) => one.id),
      [id]
    )
    assert.equal((await stranger.get('/api/casefile')).status, 401)
    assert.equal((await viewer.get(`/api/casefile/${id}/events`)).status, 403)
    assert.equal((await hr.get(`/api/casefile/${id}/events`)).body.data[0].kind, 'CHANGED')
  }).timeout(60_000)

  test('a plan with contracts alone prints and keeps the signed paper; what is mailed needs the documents’', async ({
    assert,
  }) => {
    await inTenant(acme.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'ESSENTIAL' })
    )
    forgetEntitlements(acme.id)
    const { id, contract } = await printedCasefile(hr, acme)
    const signed = await signOnPaper(hr, id, SCAN, today())
    assert.equal(signed.body.status, 'SIGNED')
    for (const [method, path, body] of [
      ['POST', '/api/casefile/base', { workerId: contract.workerId }],
      ['POST', `/api/casefile/${id}/send-worker-form`, undefined],
      ['PUT', `/api/casefile/${id}/contract`, { contractId: contract.id }],
      ['GET', '/api/company-documents', undefined],
    ] as const) {
      const locked = await hr.send(method, path, { body })
      assert.equal(locked.body.code, 'E_FEATURE_LOCKED', path)
    }
  }).timeout(60_000)

  test('neither register number nor account stands in what is drawn, kept, told or logged', async ({
    assert,
  }) => {
    const body = [
      ...CONTRACT_BODY,
      { kind: 'paragraph', lines: [[run('Données : '), run('', { variable: 'worker.lastName' })]] },
    ]
    const { id, casefile, contract } = await readyCasefile(hr, acme, { body })
    const worker = await hr.get(`/api/workers/${contract.workerId}/details`)
    const told = { niss: '85073003328', iban: 'BE68539007547034' }
    await hr.put(`/api/workers/${contract.workerId}/details`, {
      version: worker.body.version,
      ...told,
    })
    const printed = await hr.post(`/api/casefile/${id}/print`, { version: casefile.version })
    const { text } = await readPdf((await hr.get(printed.body.documents[0].pdfUrl)).raw)
    const rows = await inTenant(acme.id, async (trx) =>
      JSON.stringify([
        await trx.from('casefiles'),
        await trx.from('casefile_documents'),
        await trx.from('casefile_signers'),
        await trx.from('timeline_events'),
        await trx.from('audit_log'),
        await trx.from('outbox'),
        await trx.from('mails'),
      ])
    )
    for (const canary of Object.values(told))
      for (const where of [text.replace(/\W/g, ''), rows, JSON.stringify(printed.body)])
        assert.notInclude(where, canary)
    const asked = await hr.post('/api/document-templates', {
      ...{ name: 'NISS', language: 'fr', kind: 'CONTRACT' },
      body: [{ kind: 'paragraph', lines: [[run('', { variable: 'worker.niss' })]] }],
    })
    assert.equal(asked.status, 422)
  }).timeout(60_000)

  test('bytes of a PDF are taken as they came, and judged before they are kept', async ({
    assert,
  }) => {
    const { id } = await readyCasefile(hr, acme)
    const path = `/api/casefile/${id}/add-pdf?name=${encodeURIComponent('Règlement')}`
    const added = await guarded(assert, (client) => bring(client, path, SCAN))
    const document = added.documents.at(-1)
    assert.deepInclude(document, { kind: 'UPLOAD', name: 'Règlement', pages: 2, language: null })
    assert.deepEqual((await hr.get(document.pdfUrl)).raw, SCAN)
  }).timeout(60_000)

  test('a picture that is named PDF, and one byte over ten megabytes, are refused with a sentence in three languages wherever a casefile takes a file; nothing is kept', async ({
    assert,
  }) => {
    const { id, casefile } = await printedCasefile(hr, acme)
    const draft = await readyCasefile(hr, acme)
    const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), SCAN])
    const large = Buffer.concat([SCAN, Buffer.alloc(PDF_MAX_BYTES + 1 - SCAN.length)])
    const filesOf = async () => [
      ...(await drive.use().listAll('company', { recursive: true })).objects,
    ]
    const kept = async () => [
      await checksumOf(acme.id),
      (await filesOf()).map((file) => (file.isFile ? file.key : file.prefix)).sort(),
    ]
    const before = await kept()
    for (const path of [
      `/api/casefile/${draft.id}/add-pdf?name=contrat.pdf`,
      paperPath(id, casefile.version, today()),
    ])
      for (const [file, code, bound] of [
        [picture, 'E_PDF_REFUSED', 'PDF'],
        [large, 'E_PDF_TOO_LARGE', '10 M'],
      ] as const) {
        const said = new Set<string>()
        for (const language of ['fr', 'nl', 'en']) {
          const answer = await hr.send('POST', path, {
            rawBody: file,
            headers: { 'content-type': 'application/pdf', 'x-language': language },
          })
          assert.deepEqual([answer.status, answer.body.code], [422, code], String(answer.raw))
          const sentence = answer.body.errors?.[0]?.message ?? answer.body.detail
          assert.include(sentence.toUpperCase(), bound)
          said.add(sentence)
        }
        assert.equal(said.size, 3, [...said].join())
      }
    assert.deepEqual(await kept(), before)
  }).timeout(120_000)
})
