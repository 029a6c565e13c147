import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { type PDF, PdfRef, PdfStream, PdfString } from '@libpdf/core'
import { SealUnavailable } from '#modules/sealing/keys/signer'
import { sealPdf, type Sealing } from '#modules/sealing/pdf/sign'
import { localTimeStamps } from '#modules/sealing/time_stamps/local_time_stamps'
import { verifyFile } from '#modules/sealing/verify/verify_file'
import { openPdf } from '#modules/shared/pdfs/open_pdf'
import { madePdf } from '#tests/helpers/made_pdf'
import {
  exampleParties,
  signedByPersons,
  testAuthority,
  type TestAuthority,
} from '#tests/helpers/sealed'

test.group('What proves a seal later', (group) => {
  let authority: TestAuthority
  group.setup(() => {
    authority = testAuthority()
    return () => authority.remove()
  })

  test('serves the next seal for a minute, which says the same of itself and of its own time stamp', async ({
    assert,
    cleanup,
  }) => {
    const { sealing, asked } = counted(authority)
    const first = await sealPdf(madePdf(), sealing, 'Cachet')
    const before = asked()
    assert.isAbove(before, 0)
    const next = await sealPdf(madePdf({ pages: 2 }), sealing, 'Cachet')
    assert.equal(asked(), before)
    for (const file of [first, next]) {
      assert.equal((await verifyFile(file, authority.trust)).reason, null)
      assert.includeMembers((await storeIn(file)).names, [nameOf(await sealIn(file))])
    }
    const [was, is] = await Promise.all([first, next].map(storeIn))
    assert.deepEqual(is.streams, was.streams)
    assert.deepEqual(is.shape, was.shape)
    assert.notDeepEqual(is.names, was.names)

    const { now } = Date
    cleanup(() => void (Date.now = now))
    Date.now = () => now() + 60_000
    await sealPdf(madePdf(), sealing, 'Cachet')
    assert.equal(asked(), 2 * before)
  }).timeout(30_000)

  test('is gathered anew where another authority gave the time', async ({ assert, cleanup }) => {
    const { sealing, asked } = counted(authority)
    await sealPdf(madePdf(), sealing, 'Cachet')
    const before = asked()
    const other = testAuthority()
    cleanup(() => other.remove())
    sealing.timeStamps = localTimeStamps(other.authority.timeStamps)
    const { streams } = await storeIn(await sealPdf(madePdf(), sealing, 'Cachet'))
    assert.isAbove(asked(), before)
    const theirs = Buffer.from(other.authority.timeStamps.certificate).toString('hex')
    assert.include(streams.Certs, theirs)
  }).timeout(30_000)

  test('is gathered for each file that persons signed, and is all there', async ({ assert }) => {
    const { sealing, asked } = counted(authority)
    await sealPdf(madePdf(), sealing, 'Cachet')
    const parties = exampleParties(authority)
    for (const round of [1, 2]) {
      const before = asked()
      const signed = await signedByPersons(authority, madePdf(), parties)
      const { streams, names } = await storeIn(await sealPdf(signed, sealing, 'Cachet'))
      assert.isAbove(asked(), before, `round ${round}`)
      // Two persons and the seal, and the time stamp over each.
      assert.lengthOf(names, 6)
      for (const { signer } of parties)
        assert.include(streams.Certs, Buffer.from(signer.certificate).toString('hex'))
    }
  }).timeout(30_000)

  test('is missing where nothing says what is revoked: the seal waits, and is made once it is said', async ({
    assert,
  }) => {
    const { sealing } = counted(authority)
    const { revocations } = sealing
    sealing.revocations = { getCRL: async () => null }
    const error = await sealPdf(madePdf(), sealing, 'Cachet').catch((one) => one)
    assert.instanceOf(error, SealUnavailable)
    sealing.revocations = revocations
    const { verdict } = await verifyFile(
      await sealPdf(madePdf(), sealing, 'Cachet'),
      authority.trust
    )
    assert.equal(verdict, 'valid')
  }).timeout(30_000)
})

/** A seal of its own that tells how often it was asked what is revoked. */
function counted({ authority, sealing }: TestAuthority): { sealing: Sealing; asked: () => number } {
  let times = 0
  const getCRL = async (certificate: Uint8Array) => {
    times++
    return authority.crlOf(certificate)
  }
  return { sealing: { ...sealing, revocations: { getCRL } }, asked: () => times }
}

/** What a file holds to check its signatures with: the data of each kind, the names of signatures, and what each has. */
async function storeIn(file: Uint8Array) {
  const pdf = await openPdf(file)
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const store = pdf.context.catalog.getDict().getDict('DSS', resolve)!
  const signatures = store.getDict('VRI', resolve)!
  const names = [...signatures.keys()].map(({ value }) => value)
  return {
    streams: {
      Certs: streamsOf(pdf, store.getArray('Certs', resolve)),
      CRLs: streamsOf(pdf, store.getArray('CRLs', resolve)),
    },
    names,
    shape: names.map((name) =>
      [...signatures.getDict(name, resolve)!].map(([key, value]) => [
        key.value,
        value.type === 'array' ? value.length : value.type,
      ])
    ),
  }
}

function streamsOf(pdf: PDF, list: Iterable<unknown> | undefined): string[] {
  return [...(list ?? [])].map((one) => {
    const stream = one instanceof PdfRef ? pdf.getObject(one) : one
    if (!(stream instanceof PdfStream)) throw new Error('no stream')
    return Buffer.from(stream.getDecodedData()).toString('hex')
  })
}

/** The seal as it stands in its room. */
async function sealIn(file: Uint8Array): Promise<Uint8Array> {
  const pdf = await openPdf(file)
  const field = pdf.getForm()!.getSignatureFields()[0]
  const contents = field.getSignatureDict()!.get('Contents')
  if (!(contents instanceof PdfString)) throw new Error('no signature')
  return contents.bytes
}

const nameOf = (signature: Uint8Array) =>
  createHash('sha1').update(signature).digest('hex').toUpperCase()
