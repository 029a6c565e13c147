import { test } from '@japa/runner'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { exampleCompany, examplePackage } from '../unit/documents/example_package.ts'
import { eachRenderer } from './document_renderer/each_renderer.ts'
import { greyPng } from './document_renderer/grey_png.ts'
import { letterOf, sheetOf } from './document_renderer/sheets.ts'

eachRenderer('The words that a DocumentRenderer draws', ({ render }) => {
  test('prints code as text', async ({ assert }) => {
    const hostile = '#read("/etc/passwd") #panic() $x$ *a* _b_ [c] @d <e> &amp; \\ // "f"'
    const { text, xmp } = await drawn({ nomFonction: hostile })
    assert.include(text, squeezed(hostile))
    assert.include(xmp, '&lt;e&gt; &amp;amp;')
    assert.notInclude(text, 'root:')
  })

  test('keeps a word of 3,000 letters on its page', async ({ assert }) => {
    for (const letter of ['W', '-', '京']) {
      const sheet = sheetOf()
      const heading = letter.repeat(3000)
      const bytes = await render('package', {
        ...sheet,
        head: { ...sheet.head, heading: heading.slice(0, 900) },
      })
      assert.isNotEmpty((await readPdf(bytes)).pages)
      const { pages } = await drawn({ nomFonction: heading })
      assert.isAtMost(pages.length, 2)
    }
  })

  test('shows a box for every sign that the font lacks, and leaves emoji out', async ({
    assert,
  }) => {
    const { text } = await drawn({ nomFonction: 'Chef 🦊 d’équipe 京 \u0000\u202eé\u0007' })
    assert.include(text, squeezed('Chef d’équipe □ é'))
    assert.include((await drawn({ nomFonction: '🦊' })).text, '□')
  })

  test('draws what is headed by invisible signs: a box for a job, nothing in a letter', async ({
    assert,
  }) => {
    const unseen = '\u200b\u2060\ufeff'
    assert.include((await drawn({ nomFonction: unseen })).text, '□')
    const letter = letterOf({ paragraphs: 1 })
    const lines = [[{ text: unseen }, { text: '🦊' }], []]
    letter.bands[0].wide.unshift({
      type: 'prose',
      pieces: (['title', 'subtitle', 'paragraph'] as const).map((kind) => ({ kind, lines })),
    })
    const { text } = await readPdf(await render('offer', letter))
    assert.include(text, 'Alinéa0.')
    assert.notInclude(text, '□')
  })

  test('draws texts of many lines', async ({ assert }) => {
    const sheet = sheetOf()
    const long = 'un texte qui ne finit pas '.repeat(60)
    sheet.bands[1].right.push({ type: 'note', paragraphs: [long, long] })
    sheet.bands[0].left.push({
      type: 'facts',
      heading: long.slice(0, 120),
      rows: [{ label: long.slice(0, 200), value: long.slice(0, 200) }],
    })
    const { text } = await readPdf(await render('package', sheet))
    assert.isAtLeast(text.split('nefinitpas').length, 120)
  })

  test('draws the logo with its words for those who do not see it', async ({ assert }) => {
    const logo = {
      format: 'png' as const,
      base64: greyPng(60, 20).toString('base64'),
      alt: 'Acme, la roue',
    }
    const sheet = sheetOf({ company: { ...exampleCompany(), logo } })
    const { tags } = await readPdf(await render('package', sheet))
    assert.deepInclude(tags, { role: 'Figure', alt: 'Acme, la roue' })
  })

  async function drawn(change: { nomFonction: string }) {
    return readPdf(await render('package', sheetOf({ pack: { ...examplePackage(), ...change } })))
  }
})
