import { test } from '@japa/runner'
import type { Sheet } from '#modules/shared/documents/sheet'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { fullPackage, holdsEverything } from '../unit/documents/example_package.ts'
import { eachRenderer } from './document_renderer/each_renderer.ts'
import { sheetOf } from './document_renderer/sheets.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const AMOUNTS = {
  fr: ['3 000,00', '−392,10', '110,54', '2 718,44', '−437,87', '−19,24', '2 261,33', '51 515,03'],
  nl: ['3.000,00', '−392,10', '110,54', '2.718,44', '−437,87', '−19,24', '2.261,33', '51.515,03'],
  en: ['3,000.00', '−392.10', '110.54', '2,718.44', '−437.87', '−19.24', '2,261.33', '51,515.03'],
}

eachRenderer('DocumentRenderer', ({ name, render, create }) => {
  for (const language of LANGUAGES) {
    test(`draws the figures of the answer in ${language}`, async ({ assert }) => {
      const pdf = await readPdf(await render('package', sheetOf({ language })))
      for (const amount of AMOUNTS[language]) assert.include(pdf.text, squeezed(amount))
      assert.equal(pdf.language, `${language}-BE`)
    })
  }

  test('gives PDF/A-3a where the build can write it, and claims it nowhere else', async ({
    assert,
  }) => {
    const bytes = await render('package', sheetOf())
    const { xmp } = await readPdf(bytes)
    const claims = (text: string, mark: RegExp) =>
      assert[name === 'typst' ? 'match' : 'notMatch'](text, mark)
    claims(xmp, /pdfaid:part(>|=")3/)
    claims(xmp, /pdfaid:conformance(>|=")A/)
    // The profile that its colours are defined by.
    claims(bytes.toString('latin1'), /\/S ?\/GTS_PDFA1/)
  })

  test('embeds its fonts, and neither locks itself nor asks for anything', async ({ assert }) => {
    const pdf = await readPdf(await render('package', sheetOf()))
    assert.isNotEmpty(pdf.fonts)
    for (const { name: face, isEmbedded } of pdf.fonts) {
      assert.match(face, /SourceSans/)
      assert.isTrue(isEmbedded, face)
    }
    assert.isFalse(pdf.isEncrypted)
    assert.equal(pdf.actions, 0)
  })

  test('tags headings, tables and rows', async ({ assert }) => {
    const { isTagged, tags } = await readPdf(await render('package', sheetOf()))
    assert.isTrue(isTagged)
    const roles = tags.map(({ role }) => role)
    for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) assert.include(roles, role)
  })

  test('carries the computation byte for byte', async ({ assert }) => {
    const content = '{"texte":"é € \\u0000 □ 🦊","sauts":"\r\n"}\n'
    const sheet = sheetOf()
    const bytes = await render('package', {
      ...sheet,
      attachment: { ...sheet.attachment!, content },
    })
    const { attachments } = await readPdf(bytes)
    assert.lengthOf(attachments, 1)
    const [file] = attachments
    assert.equal(file.name, 'simulation.json')
    assert.equal(file.description, sheet.attachment!.description)
    assert.isTrue(file.bytes.equals(Buffer.from(content)))
    // What pdf.js does not tell: the type of the file, and in PDF/A what it is to the document.
    const raw = bytes.toString('latin1')
    assert.match(raw, /\/Subtype ?\/application#2fjson/i)
    if (name === 'typst') assert.match(raw, /\/AFRelationship ?\/Data/)
  })

  test('gives the same bytes for the same sheet, and others for another', async ({ assert }) => {
    const first = await render('package', sheetOf())
    await render('package', sheetOf({ language: 'nl' }))
    assert.isTrue(first.equals(await render('package', sheetOf())))
    assert.isTrue(first.equals(await (await create()).render('package', sheetOf())))
    assert.isFalse(first.equals(await render('package', sheetOf({ date: '2026-11-22' }))))
  })

  test('draws an ordinary package on one page and the largest on two', async ({ assert }) => {
    for (const language of LANGUAGES) {
      const small = await readPdf(await render('package', sheetOf({ language })))
      const large = await readPdf(
        await render('package', sheetOf({ language, pack: fullPackage() }))
      )
      assert.lengthOf(small.pages, 1)
      assert.lengthOf(large.pages, 2)
      assert.include(large.pages[1], '2/2')
    }
  })

  test('draws every line of a package that holds everything, in three languages', async ({
    assert,
  }) => {
    for (const language of LANGUAGES) {
      const sheet = sheetOf({ language, pack: holdsEverything() })
      const { pages, text } = await readPdf(await render('package', sheet))
      assert.isAtMost(pages.length, 4)
      const rows = sheet.bands
        .flatMap(({ left, right }) => [...left, ...right])
        .flatMap((block) => (block.type === 'facts' ? block.rows : []))
      assert.isAbove(rows.length, 50)
      for (const words of rows.flatMap(({ label, value, detail = '' }) => [label, value, detail]))
        assert.include(text, squeezed(words))
    }
  })

  test('refuses a sheet that cannot be drawn, and draws the next', async ({ assert }) => {
    const sheet = sheetOf()
    const broken = {
      format: 'png' as const,
      base64: Buffer.from('no picture').toString('base64'),
      alt: 'x',
    }
    await assertRefused(assert, 'E_SHEET_INVALID', { ...sheet, createdOn: '2026-02-30' })
    await assertRefused(assert, 'E_SHEET_INVALID', {
      ...sheet,
      brand: { ...sheet.brand, ink: 'red' },
    })
    await assertRefused(assert, 'E_SHEET_INVALID', { ...sheet, title: ' ' })
    await assertRefused(assert, 'E_DOCUMENT_FAILED', {
      ...sheet,
      brand: { ...sheet.brand, logo: broken },
    })
    assert.lengthOf((await readPdf(await render('package', sheet))).pages, 1)
  })

  async function assertRefused(
    assert: { equal: (a: unknown, b: unknown) => void },
    code: string,
    sheet: Sheet
  ) {
    const error = await render('package', sheet).then(
      () => undefined,
      (reason: { code: string }) => reason
    )
    assert.equal(error?.code, code)
  }
})
