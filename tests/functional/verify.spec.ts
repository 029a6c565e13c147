import { test } from '@japa/runner'
import settings from '#config/sealing'
import { DevelopmentAuthority } from '#modules/sealing/authority/development_authority'
import {
  embedQualified,
  prepareQualified,
  sealDocument,
  verifySealed,
} from '#modules/sealing/index'
import { bring } from '#tests/helpers/casefiles'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { TestClient, visitor } from '#tests/helpers/client'
import { madePdf } from '#tests/helpers/made_pdf'
import { exampleCertificate } from '#tests/helpers/sealed'

const PATH = '/api/verify'
const SHOWN = madePdf({ pages: 2 })

test.group('Verifying a sealed file', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let sealed: Buffer
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const seal = async () => {
    const certificate = exampleCertificate(SHOWN)
    const made = await sealDocument({ companyId: acme.id, shown: SHOWN, certificate })
    return Buffer.from(made.pdf)
  }

  test('a visitor brings one, is told who signed it and when, and leaves nothing behind', async ({
    assert,
  }) => {
    sealed ??= await seal()
    const [ours, theirs] = [await checksumOf(acme.id), await checksumOf(globex.id)]
    const answer = await bring(await visitor(), PATH, sealed)
    assert.equal(answer.status, 200, String(answer.raw))
    assert.equal(answer.body.verdict, 'valid')
    assert.isTrue(answer.body.isDevelopment)
    assert.deepEqual(
      answer.body.casefile.signers.map(({ name }: { name: string }) => name),
      ['Émilie Leroy', 'Nadia Peeters']
    )
    assert.deepEqual(
      answer.body.casefile.documents.map(({ isInside }: { isInside: boolean }) => isInside),
      [true]
    )
    const [flipped, cut] = [Buffer.from(sealed), sealed.subarray(0, sealed.length - 1)]
    flipped[5_000] ^= 1
    for (const file of [flipped, cut]) {
      const { body } = await bring(await visitor(), PATH, file)
      assert.equal(body.verdict, 'altered')
      // Nothing of an altered file is repeated.
      assert.deepEqual([body.casefile, body.seal, body.signatures], [null, null, []])
    }
    for (const file of [SHOWN, Buffer.from('no PDF')])
      assert.equal((await bring(await visitor(), PATH, file)).body.verdict, 'unknown')
    assert.deepEqual([await checksumOf(acme.id), await checksumOf(globex.id)], [ours, theirs])
  }).timeout(120_000)

  test('a document that persons signed with certificates of their own is sealed as it is, its certificate beside it', async ({
    assert,
  }) => {
    const own = DevelopmentAuthority.open(settings.folder!)
    const person = own.issueForPerson({ givenName: 'Nadia', surname: 'Peeters' })
    const field = { ...person, fieldName: 'worker', reason: 'Accord' }
    const prepared = await prepareQualified(SHOWN, field)
    const value = person.signDigest(prepared.digest)
    const qualified = await embedQualified(prepared.room, person, value)
    const made = await sealDocument({
      companyId: acme.id,
      shown: SHOWN,
      certificate: exampleCertificate(SHOWN),
      qualified,
    })
    assert.isTrue(Buffer.from(made.pdf).subarray(0, qualified.length).equals(qualified))
    const file = await verifySealed('test', made.pdf)
    assert.deepEqual(
      file?.signatures.map(({ kind }) => kind),
      ['PERSON', 'SEAL', 'TIME_STAMP']
    )
    const certificate = await verifySealed('test', made.certificate!)
    assert.equal(certificate?.verdict, 'valid')
    assert.isTrue(certificate?.casefile?.documents[0].isInside)
  }).timeout(120_000)

  test('a file of more than fifteen megabytes is refused before it is read', async ({ assert }) => {
    const answer = await bring(await visitor(), PATH, Buffer.alloc(15 * 1024 * 1024 + 1))
    assert.equal(answer.status, 422)
    assert.equal(answer.body.code, 'E_VERIFY_TOO_LARGE')
  })

  test('an address has ten a minute; another one is not kept waiting by it', async ({ assert }) => {
    const file = Buffer.from('no PDF')
    const busy = await visitor()
    const headers = { 'content-type': 'application/pdf' }
    const ask = (from: string) => busy.send('POST', PATH, { rawBody: file, headers, from })
    const answers = await Promise.all(Array.from({ length: 13 }, () => ask('127.0.0.7')))
    const refused = answers.filter(({ status }) => status === 429)
    assert.lengthOf(refused, 3)
    assert.isAbove(Number(refused[0].headers['retry-after']), 0)
    assert.equal((await ask('127.0.1.8')).status, 200)
  }).timeout(120_000)

  test('a file that takes more than its process may is told as unreadable, and the next one is read', async ({
    assert,
  }) => {
    assert.isNull(await verifySealed('test', SHOWN, { mostMemory: 1 }))
    assert.isNull(await verifySealed('test', SHOWN, { timeoutMs: 1 }))
    assert.equal((await verifySealed('test', SHOWN))?.verdict, 'unknown')
  }).timeout(60_000)

  test('the root is public, on every address', async ({ assert }) => {
    await seal()
    for (const host of ['acme', 'globex']) {
      const { status, raw, headers } = await new TestClient(host).get('/seal/root.pem')
      assert.equal(status, 200)
      assert.match(String(raw), /^-----BEGIN CERTIFICATE-----/)
      assert.notMatch(String(raw), /PRIVATE/)
      assert.equal(headers['content-type'], 'application/x-pem-file')
    }
  })
})
