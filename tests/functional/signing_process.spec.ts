import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { PDF } from '@libpdf/core'
import { tellUnsealed } from '#backend/worker/seal_watch'
import { verifySealed } from '#modules/sealing/index'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter } from '#modules/shared/values/days'
import { emptyDesk } from '#tests/helpers/casefiles'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { momentOf } from '#tests/helpers/days'
import { postMails } from '#tests/helpers/mails'
import {
  allowSimple,
  FIRST,
  mailedLinks,
  SECOND,
  sentCasefile,
  signerOpening,
  WORKER,
} from '#tests/helpers/signing'
import { run } from '#tests/helpers/template_run'
import { dueStepOf, takeStep } from '#workflows/follow/activities'

test.group('What happens to a casefile by itself', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await emptyDesk(acme)
    await allowSimple(acme)
    hr = await signedIn('hr')
  })

  const rows = (table: string, where: object = {}) =>
    inTenant(acme.id, (trx) => trx.from(table).where(where).orderBy('id'))
  const kinds = async (casefileId: string) =>
    (await rows('timeline_events', { casefile_id: casefileId })).map(({ kind }) => kind)
  const moment = (id: string, at: number) => ({
    ...{ companyId: acme.id, requestId: 'test', locale: 'fr' as const },
    ...{ subject: { type: 'casefile' as const, id }, at },
  })
  const due = (id: string, at = Date.now()) => dueStepOf(moment(id, at))
  const take = (id: string, step: string, at = Date.now()) => takeStep({ ...moment(id, at), step })
  const casefileOf = async (id: string) => (await hr.get(`/api/casefile/${id}`)).body

  /** All sign, in their turn. */
  async function signedByAll(options = {}) {
    const sent = await sentCasefile(hr, acme, options)
    const links = await mailedLinks(acme)
    const opened = []
    for (const to of [FIRST, SECOND]) opened.push(await signerOpening(links.get(to)!))
    for (const one of opened) await one.sign()
    const worker = await signerOpening((await mailedLinks(acme)).get(WORKER)!)
    await worker.sign()
    return { ...sent, opened: [...opened, worker] }
  }

  test('those whose turn it is are reminded seven days before the last one at nine, once; nobody else', async ({
    assert,
  }) => {
    const { id, casefile } = await sentCasefile(hr, acme)
    const links = await mailedLinks(acme)
    await (await signerOpening(links.get(FIRST)!)).sign()
    const untouched = await checksumOf(globex.id)
    const at = momentOf(daysAfter(casefile.lastDayStr, -7), 9)
    assert.deepEqual(await due(id), { step: 'remind', at })
    await take(id, 'remind', at - 1)
    assert.notInclude(await kinds(id), 'REMINDED')
    await take(id, 'remind', at)
    await take(id, 'remind', at)
    assert.lengthOf(
      (await kinds(id)).filter((kind) => kind === 'REMINDED'),
      1
    )
    assert.sameMembers([...(await mailedLinks(acme)).keys()], [SECOND])
    const next = momentOf(daysAfter(casefile.lastDayStr, -3), 9)
    assert.deepEqual(await due(id, at), { step: 'remind', at: next })
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(60_000)

  test('it expires at midnight in Belgium: links are dead, all who were asked and the sender are told; more time is more time', async ({
    assert,
  }) => {
    const { id, casefile } = await sentCasefile(hr, acme)
    const first = await signerOpening((await mailedLinks(acme)).get(FIRST)!)
    const midnight = momentOf(daysAfter(casefile.lastDayStr, 1))
    await hr.post(`/api/casefile/${id}/extend`, { lastDayStr: daysAfter(casefile.lastDayStr, 1) })
    await take(id, 'expire', midnight)
    assert.equal((await casefileOf(id)).status, 'SIGNING')
    const later = momentOf(daysAfter(casefile.lastDayStr, 2))
    await take(id, 'expire', later)
    await take(id, 'expire', later)
    const over = await casefileOf(id)
    assert.deepInclude(over, { status: 'EXPIRED' })
    assert.equal(over.documents[0].status, 'VOID')
    assert.equal((await first.client.get(first.at())).status, 404)
    assert.sameMembers(
      (await postMails(acme, 'signing')).map(({ to }) => String(to)),
      [FIRST, SECOND, 'hr@acme.test']
    )
    assert.isNull(await due(id, later))
  }).timeout(60_000)

  test('by its last day alone nobody signs any more, whatever ran so far', async ({ assert }) => {
    const { id } = await sentCasefile(hr, acme)
    const first = await signerOpening((await mailedLinks(acme)).get(FIRST)!)
    await inTenant(acme.id, (trx) =>
      trx.from('casefiles').where({ id }).update({ last_day: '2020-01-01' })
    )
    assert.equal((await first.client.get(first.at())).body.status, 'EXPIRED')
    assert.equal((await first.sign()).body.code, 'E_CASEFILE_EXPIRED')
    assert.equal((await first.refuse()).body.code, 'E_CASEFILE_EXPIRED')
    assert.isEmpty(await rows('signing_consents'))
  }).timeout(60_000)

  test('what all have signed is sealed once: documents, casefile and contract signed, everybody has their copy', async ({
    assert,
  }) => {
    const { id, contract, opened } = await signedByAll()
    const untouched = await checksumOf(globex.id)
    assert.equal((await due(id))?.step, 'seal')
    await Promise.all([take(id, 'seal'), take(id, 'seal')])
    await take(id, 'seal')
    const sealed = await casefileOf(id)
    assert.equal(sealed.status, 'SIGNED')
    assert.deepInclude(sealed.documents[0], { status: 'SIGNED', level: 'SIMPLE' })
    const copy = (await hr.get(sealed.documents[0].signedPdfUrl)).raw
    const [stored] = await rows('casefile_documents', { casefile_id: id })
    assert.equal(createHash('sha256').update(copy).digest('hex'), stored.signed_hash)
    assert.notEqual(stored.signed_hash, stored.shown_hash)
    const [row] = await rows('contracts', { id: contract.id })
    assert.equal(row.signature, 'SIGNED')
    assert.lengthOf(
      (await kinds(id)).filter((kind) => kind === 'SEALED'),
      1
    )
    const letters = await postMails(acme, 'signing')
    const copies = letters.filter(({ subject }) => /Vos documents signés/.test(String(subject)))
    assert.sameMembers(
      copies.map(({ to }) => String(to)),
      [FIRST, SECOND, WORKER]
    )
    for (const { attachments } of copies) assert.lengthOf(attachments as unknown[], 1)
    const told = letters.filter((letter) => !copies.includes(letter)).map(({ to }) => String(to))
    assert.includeMembers(told, ['hr@acme.test', 'payroll@acme.test', 'admin@acme.test'])
    assert.notInclude(told, 'viewer@acme.test')
    const [, , worker] = opened
    assert.equal((await worker!.client.get(worker!.at())).body.status, 'SEALED')
    const own = await worker!.client.get(worker!.at(`/documents/${sealed.documents[0].id}/pdf`))
    assert.deepEqual(own.raw, copy)
    assert.isNull(await due(id))
    assert.equal((await worker!.sign()).status, 200)
    assert.equal((await worker!.refuse()).body.code, 'E_SIGNING_SIGNED')
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(120_000)

  test('while a file is away, or is another one, nothing is sealed and nothing is lost', async ({
    assert,
  }) => {
    const { id } = await signedByAll()
    const [{ shown_file_key: key }] = await rows('casefile_documents', { casefile_id: id })
    const bytes = await drive.use().getBytes(key)
    await drive.use().put(key, Buffer.from('%PDF-1.7 another one'))
    await assert.rejects(() => take(id, 'seal'), /not the one that was signed/)
    await drive.use().delete(key)
    await assert.rejects(() => take(id, 'seal'))
    assert.equal((await casefileOf(id)).status, 'SEALING')
    assert.isEmpty(await postMails(acme, 'signing'))
    await drive.use().put(key, bytes)
    await take(id, 'seal')
    assert.equal((await casefileOf(id)).status, 'SIGNED')
  }).timeout(120_000)

  test('documents are sealed one after the other: what is sealed stays, and is not sealed again', async ({
    assert,
  }) => {
    const { id } = await signedByAll({ documents: 2 })
    const [, second] = await rows('casefile_documents', { casefile_id: id })
    const bytes = await drive.use().getBytes(second.shown_file_key)
    await drive.use().put(second.shown_file_key, Buffer.from('%PDF-1.7 another one'))
    await assert.rejects(() => take(id, 'seal'), /not the one that was signed/)
    const [half] = await rows('casefile_documents', { casefile_id: id })
    assert.equal(half.status, 'SIGNED')
    assert.equal((await casefileOf(id)).status, 'SEALING')
    await drive.use().put(second.shown_file_key, bytes)
    await take(id, 'seal')
    assert.equal((await casefileOf(id)).status, 'SIGNED')
    const [first, last] = await rows('casefile_documents', { casefile_id: id })
    assert.equal(first.signed_file_key, half.signed_file_key)
    assert.equal(last.status, 'SIGNED')
  }).timeout(120_000)

  test('what shows the pay carries its computation, which is done again; no family, no net pay, no cost', async ({
    assert,
  }) => {
    const text = { kind: 'paragraph', lines: [[run('Contrat de travail')]] }
    const { id } = await signedByAll({
      body: [text, { kind: 'payTable', lines: [] }],
      documents: 2,
    })
    await take(id, 'seal')
    const [contract, annexe] = (await casefileOf(id)).documents
    const file = (await hr.get(contract.signedPdfUrl)).raw
    const verdict = await verifySealed('test', file)
    assert.isTrue(verdict?.computation?.isReproduced, JSON.stringify(verdict?.computation))
    const raw = Buffer.from((await PDF.load(file)).getAttachment('simulation.json')!).toString()
    const { request, answer } = JSON.parse(raw)
    assert.sameMembers(Object.keys(request), ['date', 'package'])
    assert.deepEqual(Object.keys(answer.compute), ['remuneration'])
    assert.sameMembers(Object.keys(answer.compute.remuneration.remunerationMensuelle), [
      'salaireBrut',
      'salaireBrutHoraire',
    ])
    assert.notMatch(raw, /enfants|etatCivil|conjoint|coutEmployeur|salaireNet/i)
    const beside = await verifySealed('test', (await hr.get(annexe.signedPdfUrl)).raw)
    assert.isNull(beside?.computation)
  }).timeout(120_000)

  test('the alarm is raised for what all signed an hour ago and nothing sealed, until it is sealed', async ({
    assert,
  }) => {
    const { id } = await signedByAll()
    const said: unknown[] = []
    const look = async () => {
      said.length = 0
      await tellUnsealed({ error: (facts: unknown) => void said.push(facts) } as never)
      return said
    }
    assert.isEmpty(await look())
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const signedAt = (minutes: number) =>
      inTenant(acme.id, (trx) =>
        trx
          .from('casefiles')
          .where({ id })
          .update({ updated_at: ago(minutes) })
      )
    await signedAt(59)
    assert.isEmpty(await look())
    await signedAt(61)
    const [line, ...others] = (await look()) as any[]
    assert.deepInclude(line, { company: acme.id, casefile: id })
    assert.isEmpty(others)
    await take(id, 'seal')
    assert.isEmpty(await look())
  }).timeout(120_000)

  test('what was agreed to goes with its casefile, and with nothing else', async ({ assert }) => {
    await signedByAll()
    assert.lengthOf(await rows('signing_consents'), 3)
    await inTenant(acme.id, (trx) => trx.from('casefiles').delete())
    assert.isEmpty(await rows('signing_consents'))
  }).timeout(60_000)
})
