import { createHash, randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import { PDF } from '@libpdf/core'
import { checkSignature } from '#modules/sealing/verify/signed_content'
import { verifyFile } from '#modules/sealing/verify/verify_file'
import { sealPdf } from '#modules/sealing/pdf/sign'
import { madePdf } from '#tests/helpers/made_pdf'
import { recordFigure } from '#tests/helpers/record_figure'
import {
  exampleParties,
  hex,
  sealedDocument,
  signedByPersons,
  testAuthority,
  withCertificate,
  type TestAuthority,
} from '#tests/helpers/sealed'

/** How many bits are flipped, half of them of each shape (ADR 45): 4,000 at night. */
const FLIPS = Number(process.env.FLIPS ?? 60)

test.group('A sealed file', (group) => {
  const shown = madePdf({ pages: 2 })
  let authority: TestAuthority
  let sealed: Buffer
  group.setup(async () => {
    authority = testAuthority()
    sealed = await sealedDocument(authority, shown)
    return () => authority.remove()
  })

  test('is valid, and says who signed, how, and when it was sealed', async ({ assert }) => {
    const verdict = await verifyFile(sealed, authority.trust)
    assert.equal(verdict.reason, null)
    assert.equal(verdict.verdict, 'valid')
    assert.isTrue(verdict.isDevelopment)
    assert.equal(verdict.sha256, hex(sealed))
    assert.deepEqual(
      verdict.signatures.map(({ kind }) => kind),
      ['SEAL', 'TIME_STAMP']
    )
    assert.deepEqual(
      verdict.casefile?.signers.map(({ name, level, identifiedBy }) => [name, level, identifiedBy]),
      [
        ['Émilie Leroy', 'SIMPLE', 'LINK'],
        ['Nadia Peeters', 'SIMPLE', 'LINK_AND_MAIL_CODE'],
      ]
    )
    assert.isTrue(Math.abs(Date.parse(verdict.seal!.at) - Date.now()) < 60_000)
  })

  test('begins with what was shown, byte for byte, and carries it', async ({ assert }) => {
    assert.isTrue(sealed.subarray(0, shown.length).equals(shown))
    const pdf = await PDF.load(sealed)
    assert.isTrue(Buffer.from(pdf.getAttachment('original.pdf')!).equals(shown))
    assert.deepEqual([...pdf.getAttachments().keys()], ['audit.json', 'original.pdf'])
    assert.isAbove(pdf.getPageCount(), 2)
    const { casefile } = await verifyFile(sealed, authority.trust)
    assert.isTrue(casefile!.documents[0].isInside)
  })

  test('grows by appending alone: what each signature covers is the beginning of what the next one covers', async ({
    assert,
  }) => {
    const parties = exampleParties(authority)
    const steps = [shown]
    for (const party of parties)
      steps.push(Buffer.from(await signedByPersons(authority, steps.at(-1)!, [party])))
    steps.push(Buffer.from(await sealPdf(steps.at(-1)!, authority.sealing, 'Cachet')))
    for (const [at, before] of steps.slice(0, -1).entries())
      assert.isTrue(steps[at + 1]!.subarray(0, before.length).equals(before), `revision ${at}`)
    const { signatures } = await verifyFile(steps.at(-1)!, authority.trust)
    assert.deepEqual(
      signatures.map(({ kind }) => kind),
      ['PERSON', 'PERSON', 'SEAL', 'TIME_STAMP']
    )
  })

  test('is altered by any bit that changes, in the text or in a signature, of ours or of persons', async ({
    assert,
  }) => {
    const signed = await signedByPersons(authority, shown, exampleParties(authority))
    const ofPersons = Buffer.from(await sealPdf(signed, authority.sealing, 'Cachet'))
    assert.equal((await verifyFile(ofPersons, authority.trust)).reason, null)
    const missed: string[] = []
    for (const [shape, file] of Object.entries({ ours: sealed, ofPersons }))
      for (const { at, bit } of placesOf(file, FLIPS / 2)) {
        const flipped = Buffer.from(file)
        flipped[at] ^= 1 << bit
        const { verdict } = await verifyFile(flipped, authority.trust)
        if (verdict !== 'altered') missed.push(`${shape}: bit ${bit} at ${at}: ${verdict}`)
      }
    recordFigure({
      what: 'random bits of sealed files of both shapes, half of them in the last signature, whose change is not seen',
      value: missed.length,
      unit: `of ${FLIPS}`,
      promise: 0,
      rule: 'R12',
    })
    assert.deepEqual(missed, [])
  }).timeout(900_000)

  test('is altered by a stray sign in its list of pages, and that is seen at once', async ({
    assert,
  }) => {
    const [kids] = [...sealed.toString('latin1').matchAll(/\/Kids \[[^\]]+\]/g)].slice(-1)
    for (const sign of '{})>')
      for (let at = kids.index; at < kids.index + kids[0].length; at++) {
        const broken = Buffer.from(sealed)
        broken.write(sign, at, 'latin1')
        const { verdict } = await verifyFile(broken, authority.trust)
        assert.equal(verdict, 'altered', `${sign} at ${at}`)
      }
  })

  test('is altered by any bit of a tag around what is signed, which no signature covers', ({
    assert,
  }) => {
    const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/g
    const last = [...sealed.toString('latin1').matchAll(range)].at(-1)!
    const [from, length, next, rest] = last.slice(1).map(Number)
    const gap = Buffer.from(sealed.toString('latin1', length + 1, next - 1), 'hex')
    const cms = gap.subarray(0, 4 + gap.readUInt16BE(2))
    const covered = (algorithm: string) =>
      createHash(algorithm)
        .update(sealed.subarray(from, length))
        .update(sealed.subarray(next, next + rest))
        .digest()
    const check = (bytes: Buffer) => checkSignature(bytes, covered, authority.trust.roots)
    assert.equal(check(cms).kind, 'time stamp')
    const tags = tagsOf(cms)
    assert.isAbove(tags.length, 40)
    const missed: string[] = []
    for (const at of tags)
      for (let bit = 0; bit < 8; bit++) {
        const flipped = Buffer.from(cms)
        flipped[at] ^= 1 << bit
        try {
          missed.push(`bit ${bit} at ${at}: ${check(flipped).kind}`)
        } catch {
          // Seen.
        }
      }
    assert.deepEqual(missed, [])
  })

  test('is altered by whatever is added to it', async ({ assert }) => {
    const pdf = await PDF.load(sealed)
    pdf.setTitle('Another title')
    const more = await pdf.save({ incremental: true })
    assert.equal((await verifyFile(more, authority.trust)).verdict, 'altered')
    assert.equal(
      (await verifyFile(Buffer.concat([sealed, Buffer.from('\n')]), authority.trust)).verdict,
      'altered'
    )
  })

  test('is altered by another program that saves it anew', async ({ assert }) => {
    const pdf = await PDF.load(sealed)
    pdf.setTitle('Another title')
    const saved = await pdf.save({ useXRefStream: true })
    assert.equal((await verifyFile(saved, authority.trust)).verdict, 'altered')
  })

  test('is altered by a page that came between seal and time stamp, although all signatures hold', async ({
    assert,
  }) => {
    // Whoever can have a time stamp can put one over what they changed.
    const end = sealed.indexOf('%%EOF', sealed.indexOf('(barema-seal)')) + '%%EOF\n'.length
    const pdf = await PDF.load(new Uint8Array(sealed.subarray(0, end)))
    pdf.addPage()
    const { bytes } = await (
      await PDF.load(await pdf.save({ incremental: true }))
    ).addTimestamp({
      timestampAuthority: { timestamp: (digest) => authority.sealing.timeStamps.stamp(digest) },
    })
    const { verdict, reason } = await verifyFile(bytes, authority.trust)
    assert.equal(verdict, 'altered')
    assert.match(reason!, /Kids|Count|Pages/)
  })

  test('of another installation is unknown; so are a plain PDF and what is none', async ({
    assert,
  }) => {
    const other = testAuthority()
    const theirs = await sealPdf(await withCertificate(shown), other.sealing, 'Cachet')
    other.remove()
    const strangers = {
      'a plain PDF': shown,
      'a text': Buffer.from('Bonjour'),
      'nothing': Buffer.alloc(0),
    }
    for (const [name, file] of Object.entries(strangers))
      assert.equal((await verifyFile(file, authority.trust)).verdict, 'unknown', name)
    assert.equal((await verifyFile(theirs, authority.trust)).verdict, 'unknown')
  })

  test('holds its signatures in hexadecimal of one case, and zeros after them', async ({
    assert,
  }) => {
    const text = sealed.toString('latin1')
    const [gap] = [...text.matchAll(/\/Contents <([0-9a-fA-F]{1000,})>/g)].slice(-1)
    const place = gap.index + gap[0].length - 2
    const flipped = Buffer.from(sealed)
    flipped[place] = '1'.charCodeAt(0)
    assert.equal((await verifyFile(flipped, authority.trust)).verdict, 'altered')
  })
})

/** Random bits of the file, half of them in the last signature, where general verifiers look away. */
function placesOf(file: Buffer, many: number) {
  const text = file.toString('latin1')
  const gaps = [...text.matchAll(/<([0-9a-fA-F]{1000,})>/g)]
  const last = gaps.at(-1)!
  return Array.from({ length: many }, (_, number) => ({
    at: number % 2 === 0 ? last.index + randomInt(last[0].length) : randomInt(file.length),
    bit: randomInt(8),
  }))
}

/** How far in the tags stand that no signature covers: those of a signer's algorithms and name. */
const DEEPEST = 6

/** Where in DER each tag down to there stands. */
function tagsOf(der: Buffer, from = 0, to = der.length, depth = 0): number[] {
  const tags: number[] = []
  for (let at = from; at < to;) {
    const more = der[at + 1] < 0x80 ? 0 : der[at + 1] & 0x7f
    const length = more === 0 ? der[at + 1] : der.readUIntBE(at + 2, more)
    const inside = at + 2 + more
    const isLeft = depth < DEEPEST && der[at] & 0x20
    tags.push(at, ...(isLeft ? tagsOf(der, inside, inside + length, depth + 1) : []))
    at = inside + length
  }
  return tags
}
