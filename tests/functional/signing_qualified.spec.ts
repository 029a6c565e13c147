import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import settings from '#config/sealing'
import { verifySealed } from '#modules/sealing/index'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { emptyDesk } from '#tests/helpers/casefiles'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import { postMails } from '#tests/helpers/mails'
import { atProvider } from '#tests/helpers/provider'
import { agreed } from '#tests/helpers/agreed'
import {
  allowSimple,
  casefileToSend,
  FIRST,
  mailedLinks,
  SECOND,
  signerOpening,
  WORKER,
  type SignerLink,
} from '#tests/helpers/signing'
import { takeStep } from '#workflows/follow/activities'

const local = { ...settings.provider }

test.group('Signing with a certificate of one’s own', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await emptyDesk(acme)
    hr = await signedIn('hr')
    return () => void Object.assign(settings.provider, local)
  })

  const front = new TestClient(null)
  const rows = (table: string, where: object = {}) =>
    inTenant(acme.id, (trx) => trx.from(table).where(where).orderBy('id'))
  const statusOf = async (id: string) => (await hr.get(`/api/casefile/${id}`)).body.status
  const seal = (id: string) =>
    takeStep({
      ...{ companyId: acme.id, requestId: 'test', locale: 'fr' as const },
      ...{ subject: { type: 'casefile' as const, id }, at: Date.now(), step: 'seal' },
    })

  /** A casefile of a contract that is signed with certificates, sent; with an annexe under our seal where that is asked. */
  async function sent({ documents = 1 } = {}) {
    await allowSimple(acme)
    const { id, casefile } = await casefileToSend(hr, acme, { documents })
    const [{ id: documentId }] = casefile.documents
    const levels = [{ documentId, level: 'QUALIFIED' }]
    const answer = await hr.post(`/api/casefile/${id}/send`, { version: casefile.version, levels })
    if (answer.status !== 200) throw new Error(String(answer.raw))
    const links = await mailedLinks(acme)
    return { id, first: await person(links.get(FIRST)!), second: await person(links.get(SECOND)!) }
  }

  /** Somebody with their link and a certificate at the provider in their name. */
  async function person(link: SignerLink) {
    const signer = await signerOpening(link)
    const [givenName, ...rest] = signer.page.you.name.split(' ')
    const own = { givenName, surname: rest.join(' ') }
    const leave = async () =>
      (
        await signer.client.post(signer.at('/qualified'), {
          ...agreed(signer.page),
          typedName: signer.page.you.name,
        })
      ).body.url as string
    /** The way back from the provider, through the product's own host, as the page gets it. */
    const back = async (address: URL) => {
      const { headers, status } = await front.get(address.pathname + address.search)
      if (status !== 302) throw new Error(`led back with ${status}`)
      return new URLSearchParams(new URL(String(headers.location)).hash.slice(1))
    }
    const comeBack = async (address: URL, client = signer.client) => {
      const hash = await back(address)
      const path = signer.at(`/qualified/${hash.get('attempt')}`)
      return client.post(path, { code: hash.get('code') })
    }
    return {
      ...signer,
      own,
      leave,
      back,
      comeBack,
      /** To the page on which they sign. */
      ready: async (who: typeof own = own) =>
        (await comeBack(await atProvider(await leave(), who))).body.url as string,
      yes: async (url: string) => comeBack(await atProvider(url, 'sign')),
      signs: async () => {
        const url = (await comeBack(await atProvider(await leave(), own))).body.url
        return comeBack(await atProvider(url, 'sign'))
      },
    }
  }

  test('it is offered where a provider is set up, and not where none is; nothing is sent at a level that is not here', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { body: before } = await admin.get('/api/signing-settings')
    assert.deepEqual(before.choices, ['SIMPLE', 'QUALIFIED', 'PAPER'])
    assert.equal(before.levels.CONTRACT, 'PAPER')
    assert.isTrue(before.isForTrial)
    const { reminderDays, expiryDays, asksCode } = before
    const change = {
      levels: { CONTRACT: 'QUALIFIED', ANNEXE: 'SIMPLE', UPLOAD: 'PAPER' },
      ...{ reminderDays, expiryDays, asksCode, version: 0 },
    }
    settings.provider.clientSecret = undefined
    const refused = await admin.put('/api/signing-settings', change)
    assert.equal(refused.body.code, 'E_SIGNING_NO_PROVIDER')
    assert.deepEqual((await admin.get('/api/signing-settings')).body.choices, ['SIMPLE', 'PAPER'])
    Object.assign(settings.provider, local)
    const saved = await admin.put('/api/signing-settings', change)
    assert.equal(saved.body.levels.CONTRACT, 'QUALIFIED', String(saved.raw))
    const { id, casefile } = await casefileToSend(hr, acme)
    settings.provider.url = undefined
    const send = () => hr.post(`/api/casefile/${id}/send`, { version: casefile.version })
    assert.equal((await send()).body.code, 'E_SIGNING_NO_PROVIDER')
    Object.assign(settings.provider, local)
    const answer = await send()
    assert.equal(answer.body.documents[0].level, 'QUALIFIED', String(answer.raw))
  }).timeout(60_000)

  test('all sign with their own certificates, in turn; the file holds each signature and the seal, its certificate beside it', async ({
    assert,
  }) => {
    const { id, first, second } = await sent({ documents: 2 })
    const untouched = await checksumOf(globex.id)
    assert.equal(first.page.you.level, 'QUALIFIED')
    assert.include(first.page.sentence, 'aucune valeur légale')
    assert.include(first.page.sentence, 'n’est pas assimilée d’office')
    assert.equal((await first.sign()).body.code, 'E_SIGNING_QUALIFIED')
    const one = await first.signs()
    assert.equal(one.body.signing?.status, 'SIGNED', String(one.raw))
    assert.isNull(one.body.url)
    await second.signs()
    const worker = await person((await mailedLinks(acme)).get(WORKER)!)
    assert.equal((await worker.signs()).body.signing.status, 'SEALING')
    const consents = await rows('signing_consents')
    assert.deepEqual(
      consents.map(({ level, identified_by: by }) => [level, by]),
      Array.from({ length: 3 }, () => ['QUALIFIED', 'CERTIFICATE'])
    )
    assert.include(consents[0].certificate.by, 'development certificate')
    assert.include(consents[0].sentence, 'certificat de développement')
    await seal(id)
    const { documents, status } = (await hr.get(`/api/casefile/${id}`)).body
    assert.equal(status, 'SIGNED')
    const [contract, annexe] = documents
    const stored = await rows('casefile_documents', { id: contract.id })
    const shown = (await hr.get(contract.pdfUrl)).raw
    const file = (await hr.get(contract.signedPdfUrl)).raw
    assert.isTrue(file.subarray(0, shown.length).equals(shown))
    assert.equal(createHash('sha256').update(file).digest('hex'), stored[0].signed_hash)
    const verdict = await verifySealed('test', file)
    assert.equal(verdict?.verdict, 'valid', verdict?.reason ?? '')
    assert.deepEqual(
      verdict?.signatures.map(({ kind, by }) => `${kind} ${by.split(' (')[0]}`),
      [
        `PERSON ${first.page.you.name}`,
        `PERSON ${second.page.you.name}`,
        `PERSON ${worker.page.you.name}`,
        'SEAL Barema development seal, Barema development',
        'TIME_STAMP Barema development time stamps, Barema development',
      ]
    )
    const certificate = await verifySealed('test', (await hr.get(contract.certificatePdfUrl)).raw)
    assert.equal(certificate?.verdict, 'valid')
    assert.isTrue(certificate?.casefile?.documents.some(({ isInside }) => isInside))
    assert.deepEqual(
      certificate?.casefile?.signers.map(({ level, identifiedBy }) => [level, identifiedBy]),
      Array.from({ length: 3 }, () => ['QUALIFIED', 'CERTIFICATE'])
    )
    // The annexe of the same act is under our seal, and says no more than that.
    assert.isNull(annexe.certificatePdfUrl)
    const beside = await verifySealed('test', (await hr.get(annexe.signedPdfUrl)).raw)
    assert.equal(beside?.casefile?.signers[0].level, 'SIMPLE')
    const page = (await worker.client.get(worker.at())).body
    assert.deepEqual(
      page.documents.map(({ hasCertificate }: any) => hasCertificate),
      [true, false]
    )
    const own = await worker.client.get(worker.at(`/documents/${contract.id}/certificate`))
    assert.equal(own.status, 200)
    const none = await worker.client.get(worker.at(`/documents/${annexe.id}/certificate`))
    assert.equal(none.status, 404)
    const copies = (await postMails(acme, 'signing')).filter(({ subject }) =>
      /Vos documents signés/.test(String(subject))
    )
    for (const { attachments } of copies) assert.lengthOf(attachments as unknown[], 3)
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(240_000)

  test('two who sign at the same time make one file with both signatures: who is late is asked once more', async ({
    assert,
  }) => {
    const { id, first, second } = await sent()
    const [one, other] = [await first.ready(), await second.ready()]
    const backs = [await atProvider(one, 'sign'), await atProvider(other, 'sign')]
    const answers = await Promise.all([first.comeBack(backs[0]!), second.comeBack(backs[1]!)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    const signed = answers.filter(({ body }) => body.signing !== null)
    const [late] = answers.filter(({ body }) => body.isAgain)
    assert.lengthOf(signed, 1)
    assert.lengthOf(await rows('signing_consents'), 1)
    const who = late === answers[0] ? first : second
    const last = await who.yes(late!.body.url)
    assert.equal(last.body.signing?.status, 'SIGNED', String(last.raw))
    const worker = await person((await mailedLinks(acme)).get(WORKER)!)
    await worker.signs()
    await seal(id)
    const [document] = (await hr.get(`/api/casefile/${id}`)).body.documents
    const verdict = await verifySealed('test', (await hr.get(document.signedPdfUrl)).raw)
    assert.equal(verdict?.signatures.filter(({ kind }) => kind === 'PERSON').length, 3)
  }).timeout(240_000)

  test('another person’s certificate is refused by its name, and nothing is signed; the own one goes on from there', async ({
    assert,
  }) => {
    const { first } = await sent()
    const untouched = await checksumOf(globex.id)
    const url = await atProvider(await first.leave(), { givenName: 'Léa', surname: 'Janssens' })
    const refused = await first.comeBack(url)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.code, 'E_SIGNING_OTHER_PERSON')
    assert.include(JSON.stringify(refused.body), 'au nom de Léa Janssens')
    assert.include(JSON.stringify(refused.body), first.page.you.name)
    assert.isEmpty(await rows('signing_consents'))
    assert.equal((await first.signs()).body.signing.status, 'SIGNED')
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(120_000)

  test('cancelled, taken twice, away, or too late: each is told, nothing is signed twice and nothing is lost', async ({
    assert,
  }) => {
    const { first, second } = await sent()
    const hash = await first.back(await atProvider(await first.leave(), 'cancel'))
    assert.deepEqual([...hash], [['cancelled', '1']])
    // The code is taken once.
    const come = await atProvider(await first.leave(), first.own)
    const { url } = (await first.comeBack(come)).body
    assert.equal((await first.comeBack(come)).body.code, 'E_SIGNING_PROVIDER_REFUSED')
    const yes = await atProvider(url, 'sign')
    settings.provider.url = 'http://127.0.0.1:9'
    const away = await first.comeBack(yes)
    assert.equal(away.status, 503)
    assert.equal(away.body.code, 'E_SIGNING_PROVIDER_AWAY')
    assert.isEmpty(await rows('signing_consents'))
    Object.assign(settings.provider, local)
    assert.equal((await first.comeBack(yes)).body.signing.status, 'SIGNED')
    // Come back once more, the answer is that of somebody who has signed.
    assert.equal((await first.comeBack(yes)).body.signing.status, 'SIGNED')
    assert.lengthOf(await rows('signing_consents'), 1)
    const late = await atProvider(await second.leave(), second.own)
    await inTenant(acme.id, (trx) =>
      trx.from('signing_attempts').update({ expires_at: new Date(Date.now() - 1000) })
    )
    assert.equal((await second.comeBack(late)).body.code, 'E_SIGNING_PROVIDER_REFUSED')
  }).timeout(120_000)

  test('in another browser, of another signer or at another address a way back leads nowhere', async ({
    assert,
  }) => {
    const { first, second } = await sent()
    const come = await atProvider(await first.leave(), first.own)
    assert.equal((await first.comeBack(come, await visitor())).status, 404)
    const hash = await first.back(come)
    const body = { code: hash.get('code') }
    const theirs = await second.client.post(second.at(`/qualified/${hash.get('attempt')}`), body)
    assert.equal(theirs.body.code, 'E_SIGNING_PROVIDER_REFUSED')
    const stranger = await visitor('globex')
    const elsewhere = await stranger.post(first.at(`/qualified/${hash.get('attempt')}`), body)
    assert.equal(elsewhere.status, 404)
    assert.equal((await stranger.post(first.at('/qualified'), agreed(first.page))).status, 404)
    const made = await front.get('/api/out/signature/callback?code=x&state=made-up')
    assert.equal(made.status, 400)
    assert.include(String(made.raw), 'Rien n’est signé')
    // None of it took the code from who left.
    assert.isString((await first.comeBack(come)).body.url)
    const extra = { ...agreed(first.page), typedName: 'X', unknown: 1 }
    assert.equal((await first.client.post(first.at('/qualified'), extra)).status, 422)
    const stale = { ...agreed(first.page), typedName: 'X', version: 99 }
    const refused = await first.client.post(first.at('/qualified'), stale)
    assert.equal(refused.body.code, 'E_STALE_VERSION')
  }).timeout(120_000)

  test('a casefile that is cancelled while a signer is at the provider stays unsigned', async ({
    assert,
  }) => {
    const { id, first } = await sent()
    const yes = await atProvider(await first.ready(), 'sign')
    await hr.post(`/api/casefile/${id}/cancel`)
    assert.equal((await first.comeBack(yes)).status, 404)
    assert.equal(await statusOf(id), 'CANCELLED')
    assert.isEmpty(await rows('signing_consents'))
  }).timeout(120_000)
})
