import { test } from '@japa/runner'
import { calculationDocument, CALCULATIONS, type CalculationName } from '#modules/packages/pure'
import { CALCULATION_REQUESTS } from '#tests/helpers/calculations'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { eachRenderer } from './document_renderer/each_renderer.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const

eachRenderer('The calculation sheets that a DocumentRenderer draws', ({ render, drawsAll }) => {
  test('every one of them in the reader’s language: pages counted, tagged, with its computation', async ({
    assert,
  }) => {
    const names = Object.keys(CALCULATIONS) as CalculationName[]
    for (const [nth, name] of names.filter((_, at) => drawsAll || at % 4 === 0).entries()) {
      const language = LANGUAGES[nth % LANGUAGES.length]!
      const sheet = sheetOf(name, language)
      const pdf = await readPdf(await render('calculation', sheet))
      assert.equal(pdf.language, `${language}-BE`)
      assert.isTrue(pdf.isTagged)
      assert.isAbove(pdf.pages.length, 1, name)
      pdf.pages.forEach((page, at) =>
        assert.include(
          page,
          squeezed(`Page ${at + 1}/${pdf.pages.length}`.replace('Page', sheet.footer.pageWord))
        )
      )
      assert.include(pdf.text, squeezed(sheet.head.heading))
      for (const { amount } of sheet.figures) assert.include(pdf.text, squeezed(amount))
      assert.notInclude(pdf.text, '□', `${name}: a sign that the font lacks`)
      const [attached] = pdf.attachments
      assert.equal(attached?.name, 'calculation.json')
      assert.equal(JSON.parse(attached!.bytes.toString()).calculation, name)
    }
  })
})

function sheetOf(name: CalculationName, language: (typeof LANGUAGES)[number]) {
  const request = { ...CALCULATION_REQUESTS[name], explain: true }
  const result = CALCULATIONS[name].compute(request)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return calculationDocument({
    name,
    request,
    answer: result.answer,
    language,
    forWhom: 'Anna Peeters',
    brand: { name: 'Exemple SA', colour: '#0f766e', ink: '#0f766e' },
    requestedBy: 'Marie Dupont',
    date: '2026-11-28',
  })
}
