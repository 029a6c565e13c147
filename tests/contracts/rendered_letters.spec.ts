import { test } from '@japa/runner'
import { eachRenderer } from './document_renderer/each_renderer.ts'
import { PdfReader } from './document_renderer/pdf_reader.ts'
import { letterOf } from './document_renderer/sheets.ts'
import { squeezed, textOf } from './document_renderer/texts.ts'

eachRenderer('The letters that a DocumentRenderer draws', (render) => {
  test('draws a letter over as many pages as it needs, with its hand and its annexes', async ({
    assert,
  }) => {
    const pdf = new PdfReader(await render('offer', letterOf({ paragraphs: 60 })))
    assert.isAbove(pdf.pages().length, 2)
    const pages = pdf.pages().map((page) => squeezed(pdf.text(page)))
    const text = pages.join('')
    const found = Array.from({ length: 60 }, (_, at) => text.includes(`Alinéa${at}.`))
    assert.notInclude(found, false)
    for (const page of pages) assert.include(page, squeezed('Simulation indicative'))
    for (const words of ['grasitalique', 'Premierpoint', '1.', '2.', 'Deuxièmearticle'])
      assert.include(text, words)
    for (const words of ['MarieDupont', 'Directrice', 'Règlementdetravail.pdf', 'PDF,120ko'])
      assert.include(pages.at(-1)!, words)
  })

  test('tags the headings, paragraphs, lists and pictures of a letter', async ({ assert }) => {
    const pdf = new PdfReader(await render('offer', letterOf({ paragraphs: 1 })))
    const tags = pdf
      .all((dict) => dict.S !== undefined && dict.P !== undefined)
      .map((dict) => String(dict.S))
    for (const tag of ['/H1', '/H2', '/H3', '/P', '/L', '/LI', '/LBody', '/Figure'])
      assert.include(tags, tag)
    assert.lengthOf(
      tags.filter((tag) => tag === '/LI'),
      6
    )
    const [hand] = pdf.all((dict) => dict.S === '/Figure')
    assert.equal(textOf(hand.Alt), 'Signature de Marie Dupont')
    assert.isEmpty(pdf.all((dict) => dict.FontName !== undefined && dict.FontFile2 === null))
  })

  test('takes the words of a letter as text, whatever they look like', async ({ assert }) => {
    const sheet = letterOf({ paragraphs: 0 })
    const hostile = '#image("/etc/passwd") = Titre - *gras* <b>é</b> 🦊 ' + 'W'.repeat(400)
    const lines = [[{ text: hostile, bold: true }, { text: hostile }]]
    sheet.bands[0].wide = [
      {
        type: 'prose',
        pieces: (['subtitle', 'title', 'paragraph', 'bullets', 'numbers'] as const).map((kind) => ({
          kind,
          lines,
        })),
      },
    ]
    const pdf = new PdfReader(await render('offer', sheet))
    const text = squeezed(
      pdf
        .pages()
        .map((page) => pdf.text(page))
        .join('')
    )
    assert.lengthOf(text.split(squeezed('#image("/etc/passwd")=Titre-*gras*<b>é</b>□')), 11)
    assert.lengthOf(text.split('W'), 10 * 400 + 1)
  })
})
