import { test } from '@japa/runner'
import type { Sheet } from '#modules/shared/documents/sheet'
import { fullPackage, holdsEverything } from '../unit/documents/example_package.ts'
import { eachRenderer } from './document_renderer/each_renderer.ts'
import { PdfReader } from './document_renderer/pdf_reader.ts'
import { sheetOf } from './document_renderer/sheets.ts'
import { bytesOf, squeezed } from './document_renderer/texts.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const AMOUNTS = {
  fr: ['3 000,00', '−392,10', '110,54', '2 718,44', '−437,87', '−19,24', '2 261,33', '51 515,03'],
  nl: ['3.000,00', '−392,10', '110,54', '2.718,44', '−437,87', '−19,24', '2.261,33', '51.515,03'],
  en: ['3,000.00', '−392.10', '110.54', '2,718.44', '−437.87', '−19.24', '2,261.33', '51,515.03'],
}

eachRenderer('DocumentRenderer', (render, create) => {
  for (const language of LANGUAGES) {
    test(`draws the figures of the answer in ${language}`, async ({ assert }) => {
      const pdf = new PdfReader(await render('package', sheetOf({ language })))
      const text = squeezed(
        pdf
          .pages()
          .map((page) => pdf.text(page))
          .join('\n')
      )
      for (const amount of AMOUNTS[language]) assert.include(text, squeezed(amount))
      assert.equal(bytesOf(pdf.root.Lang).toString(), `${language}-BE`)
    })
  }

  test('gives PDF/A-3a with its colours defined, its fonts embedded and its identity', async ({
    assert,
  }) => {
    const pdf = new PdfReader(await render('package', sheetOf()))
    const xmp = pdf.stream(pdf.root.Metadata).toString()
    assert.match(xmp, /pdfaid:part(>|=")3/)
    assert.match(xmp, /pdfaid:conformance(>|=")A/)
    const intent = pdf.dict(pdf.list(pdf.root.OutputIntents)[0])
    assert.equal(intent.S, '/GTS_PDFA1')
    assert.isAbove(pdf.stream(intent.DestOutputProfile).length, 300)
    assert.lengthOf(pdf.list(pdf.trailer.ID), 2)
    const fonts = pdf.all((dict) => dict.Type === '/FontDescriptor')
    assert.isNotEmpty(fonts)
    for (const font of fonts) {
      assert.match(String(font.FontName), /SourceSans/)
      assert.isAbove(pdf.stream(font.FontFile2 ?? font.FontFile3).length, 100)
    }
    assert.notProperty(pdf.trailer, 'Encrypt')
    assert.isEmpty(
      pdf.all((dict) => '/JavaScript' === dict.S || '/URI' === dict.S || '/Launch' === dict.S)
    )
  })

  test('tags headings, tables and rows', async ({ assert }) => {
    const pdf = new PdfReader(await render('package', sheetOf()))
    assert.isTrue(pdf.dict(pdf.root.MarkInfo).Marked)
    const tags = new Set(
      pdf.all((dict) => dict.S !== undefined && dict.P !== undefined).map((dict) => String(dict.S))
    )
    for (const tag of ['/H1', '/H2', '/Table', '/TR', '/TH', '/TD']) assert.include([...tags], tag)
    for (const page of pdf.pages()) assert.property(page, 'StructParents')
  })

  test('carries the computation byte for byte', async ({ assert }) => {
    const content = '{"texte":"é € \\u0000 □ 🦊","sauts":"\r\n"}\n'
    const sheet = sheetOf()
    const pdf = new PdfReader(
      await render('package', { ...sheet, attachment: { ...sheet.attachment, content } })
    )
    const [file] = pdf.list(pdf.root.AF).map((one) => pdf.dict(one))
    assert.equal(file.AFRelationship, '/Data')
    assert.equal(bytesOf(file.F).toString(), 'simulation.json')
    assert.property(pdf.dict(pdf.root.Names), 'EmbeddedFiles')
    const embedded = pdf.dict(file.EF).F
    assert.equal(String(pdf.dict(embedded).Subtype), '/application/json')
    assert.isTrue(pdf.stream(embedded).equals(Buffer.from(content)))
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
      const small = new PdfReader(await render('package', sheetOf({ language })))
      const large = new PdfReader(
        await render('package', sheetOf({ language, pack: fullPackage() }))
      )
      assert.lengthOf(small.pages(), 1)
      assert.lengthOf(large.pages(), 2)
      assert.include(squeezed(large.text(large.pages()[1])), '2/2')
    }
  })

  test('draws every line of a package that holds everything, in three languages', async ({
    assert,
  }) => {
    for (const language of LANGUAGES) {
      const sheet = sheetOf({ language, pack: holdsEverything() })
      const pdf = new PdfReader(await render('package', sheet))
      assert.isAtMost(pdf.pages().length, 4)
      const text = squeezed(
        pdf
          .pages()
          .map((page) => pdf.text(page))
          .join('')
      )
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
    assert.lengthOf(new PdfReader(await render('package', sheet)).pages(), 1)
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
