import { test } from '@japa/runner'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { eachRenderer } from './document_renderer/each_renderer.ts'
import { letterOf } from './document_renderer/sheets.ts'

eachRenderer('The letters that a DocumentRenderer draws', ({ render }) => {
  test('draws a letter over as many pages as it needs, with its hand and its annexes', async ({
    assert,
  }) => {
    const { pages, text } = await readPdf(await render('offer', letterOf({ paragraphs: 60 })))
    assert.isAbove(pages.length, 2)
    const found = Array.from({ length: 60 }, (_, at) => text.includes(`Alinéa${at}.`))
    assert.notInclude(found, false)
    for (const page of pages) assert.include(page, squeezed('Simulation indicative'))
    for (const words of ['grasitalique', 'Premierpoint', '1.', '2.', 'Deuxièmearticle'])
      assert.include(text, words)
    for (const words of ['MarieDupont', 'Directrice', 'Règlementdetravail.pdf', 'PDF,120ko'])
      assert.include(pages.at(-1)!, words)
  })

  test('tags the headings, paragraphs, lists and pictures of a letter', async ({ assert }) => {
    const { tags } = await readPdf(await render('offer', letterOf({ paragraphs: 1 })))
    const roles = tags.map(({ role }) => role)
    for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Figure'])
      assert.include(roles, role)
    assert.lengthOf(
      roles.filter((role) => role === 'LI'),
      6
    )
    const signature = tags.find(({ role }) => role === 'Figure')
    assert.equal(signature?.alt, 'Signature de Marie Dupont')
  })

  test('takes the words of a letter as text, whatever they look like', async ({ assert }) => {
    const sheet = letterOf({ paragraphs: 0 })
    const hostile = '#image("/etc/passwd") = Titre - *gras* <b>é</b> 京 ' + 'W'.repeat(400)
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
    const { text } = await readPdf(await render('offer', sheet))
    assert.lengthOf(text.split(squeezed('#image("/etc/passwd")=Titre-*gras*<b>é</b>□')), 11)
    assert.lengthOf(text.split('W'), 10 * 400 + 1)
  })
})
