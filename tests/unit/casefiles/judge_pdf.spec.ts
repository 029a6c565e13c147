import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { PDF } from '@libpdf/core'
import { test } from '@japa/runner'
import { judgePdf } from '#modules/shared/pdfs/brought/judge_pdf'
import { PDF_MAX_BYTES } from '#modules/shared/pdfs/brought/pdf_faults'
import { takePdf } from '#modules/shared/pdfs/brought/take_pdf'
import { madePdf, numberOfNext, UNFIT_PDFS } from '#tests/helpers/made_pdf'

const COMPANY = '00000000-0000-4000-8000-000000000001'
const MINUTES = 60_000
/** As in the product, with more patience: a busy machine changes no verdict. */
const READER = {
  entry: new URL('../../../modules/shared/pdfs/brought/judge_child.ts', import.meta.url),
  timeoutMs: 5 * MINUTES,
}
const next = numberOfNext()

const MEGABYTE = 1024 * 1024

/** So many megabytes of zeros, deflated: one of them, again and again, for to pack them all takes seconds. */
function megabytes(count: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH })
  const checksum = Buffer.alloc(4)
  // Adler-32: of zeros the first sum stays 1, and the second counts them.
  checksum.writeUInt32BE(((count * MEGABYTE) % 65_521) * 65_536 + 1)
  const [head, end] = [Buffer.from([0x78, 0x9c]), Buffer.from([0x03, 0x00])]
  return Buffer.concat([head, ...Array.from({ length: count }, () => one), end, checksum])
}

test.group('A PDF that was brought', () => {
  test('is taken as it came where it only shows pages', async ({ assert }) => {
    const plain = madePdf({ pages: 2, catalogue: '/OpenAction [4 0 R /Fit]' })
    const taken = await takePdf(COMPANY, plain, READER)
    assert.isTrue(taken.ok)
    if (!taken.ok) return
    assert.equal(taken.pdf.pages, 2)
    assert.deepEqual(Buffer.from(taken.pdf.bytes), plain)
    assert.match(taken.pdf.sha256, /^[0-9a-f]{64}$/)
  }).timeout(6 * MINUTES)

  for (const [name, { fault, pdf }] of Object.entries(UNFIT_PDFS))
    test(`that ${name} is not taken: ${fault}`, async ({ assert }) => {
      const taken = await takePdf(COMPANY, pdf, READER)
      assert.deepEqual(taken, { ok: false, fault })
    }).timeout(6 * MINUTES)

  test('that is one byte over ten megabytes is not taken, by its size alone', async ({
    assert,
  }) => {
    const none = { entry: new URL('file:///nobody/reads/it.ts') }
    const large = Buffer.concat([madePdf(), Buffer.alloc(PDF_MAX_BYTES)])
    for (const bytes of [large, large.subarray(0, PDF_MAX_BYTES + 1)])
      assert.deepEqual(await takePdf(COMPANY, bytes, none), { ok: false, fault: 'too_large' })
    // At the bound it is read: its table of objects no longer stands at its end.
    const full = await takePdf(COMPANY, large.subarray(0, PDF_MAX_BYTES), READER)
    assert.isTrue(full.ok || full.fault === 'damaged')
  }).timeout(6 * MINUTES)

  test('that is encrypted is not taken, with a password or only with restrictions', async ({
    assert,
  }) => {
    for (const passwords of [
      { userPassword: 'secret', ownerPassword: 'owner' },
      { ownerPassword: 'owner' },
    ]) {
      const pdf = await PDF.load(madePdf())
      pdf.setProtection(passwords)
      assert.deepEqual(await judgePdf(await pdf.save()), { fault: 'encrypted' })
    }
  })

  test('has the fields of its form as words on the page, and is still a PDF', async ({
    assert,
  }) => {
    const form = madePdf({
      catalogue: `/AcroForm << /Fields [${next} 0 R] /DA (/Helv 12 Tf 0 g) >>`,
      page: `/Annots [${next} 0 R]`,
      objects: [
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Simon) /DA (/Helv 12 Tf 0 g) /Rect [72 600 300 620] /P 4 0 R >>`,
      ],
    })
    const verdict = await judgePdf(form)
    assert.isNull(verdict.fault)
    if (verdict.fault !== null) return
    const flat = await PDF.load(verdict.bytes)
    assert.equal(flat.getForm()?.getFields().length ?? 0, 0)
    assert.notDeepEqual(Buffer.from(verdict.bytes), form)
  })

  test('that is small and takes all memory once it is unpacked is not taken; a scanned page is', async ({
    assert,
  }) => {
    const picture = (dict: string, data: Buffer) =>
      madePdf({
        page: `/Thumb ${next} 0 R`,
        objects: [
          `<< ${dict} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`,
        ],
      })
    const bombs = {
      'a stream of 400 MB': picture('/Filter /FlateDecode', megabytes(400)),
      'by its short name, in a list': picture('/Filter [/Fl]', megabytes(400)),
      'packed twice': picture('/Filter [/FlateDecode /FlateDecode]', deflateSync(megabytes(900))),
    }
    for (const [name, pdf] of Object.entries(bombs)) {
      assert.isBelow(pdf.length, 1_000_000)
      const taken = await takePdf(COMPANY, pdf, READER)
      assert.deepEqual(taken, { ok: false, fault: 'too_heavy' }, name)
    }
    const scan = picture('/Filter /FlateDecode', megabytes(105))
    assert.isTrue((await takePdf(COMPANY, scan, READER)).ok)
  }).timeout(20 * MINUTES)

  test('that leads in a circle, or nests deeper than any reader goes, ends with a fault or is shown', async ({
    assert,
  }) => {
    const circle = madePdf({ pages: 1 })
      .toString('latin1')
      .replace('/Kids [4 0 R]', '/Kids [2 0 R]')
    const deep = madePdf({ catalogue: `/Deep ${'['.repeat(200_000)}${']'.repeat(200_000)}` })
    const many = madePdf({ page: `/Deep ${'<< /A '.repeat(50_000)}1${' >>'.repeat(50_000)}` })
    for (const pdf of [Buffer.from(circle, 'latin1'), deep, many]) {
      const taken = await takePdf(COMPANY, pdf)
      if (!taken.ok) assert.include(['damaged', 'too_heavy'], taken.fault)
    }
    assert.isTrue((await takePdf(COMPANY, madePdf(), READER)).ok, 'the next one is read')
  }).timeout(20 * MINUTES)

  test('that a reader dies of, or never comes back from, is not taken', async ({ assert }) => {
    const entry = (name: string) => new URL(`./${name}.ts`, import.meta.url)
    const dead = await takePdf(COMPANY, madePdf(), {
      entry: entry('dead_reader'),
      timeoutMs: READER.timeoutMs,
    })
    assert.deepEqual(dead, { ok: false, fault: 'damaged' })
    const lost = await takePdf(COMPANY, madePdf(), {
      entry: entry('stubborn_reader'),
      timeoutMs: 2_000,
    })
    assert.deepEqual(lost, { ok: false, fault: 'too_heavy' })
  }).timeout(6 * MINUTES)
})
