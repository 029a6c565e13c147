import { test } from '@japa/runner'
import type { Locale } from '#modules/shared/tenancy/scope'
import { exampleOf } from '#modules/templates/documents/example'
import { writtenDocument } from '#modules/templates/documents/written_document'
import { templateConditions } from '#modules/templates/domain/holding_conditions'
import { parseMarkup } from '#modules/templates/domain/markup'
import { renderBody } from '#modules/templates/domain/render_body'
import type { Block } from '#modules/templates/domain/template_body'
import { templateFacts } from '#modules/templates/domain/template_facts'
import { SHIPPED_TEMPLATES } from '#modules/templates/shipped/shipped_templates'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { eachRenderer } from './document_renderer/each_renderer.ts'

const COMPANY = {
  name: 'Exemple SA',
  numeroEntreprise: '0403170701',
  street: 'Rue de la Loi 16',
  postalCode: '1000',
  city: 'Bruxelles',
}
const SIGNERS = [
  { name: 'Marie Dupont', nomFonction: 'Administratrice déléguée', signsFor: 'COMPANY' as const },
  { name: 'Alice Martin', nomFonction: null, signsFor: 'WORKER' as const },
]

const sheetOf = (title: string, language: Locale, blocks: Block[], signers = SIGNERS) =>
  writtenDocument({
    title,
    language,
    blocks,
    brand: { name: COMPANY.name, colour: '#0f766e', ink: '#0f766e' },
    payRows: [
      { label: 'Salaire brut', value: '3 450,00 €/mois' },
      { label: 'Chèques-repas', value: '8,00 € par pièce', detail: 'part du travailleur 1,09 €' },
    ],
    signers,
    notice: 'Questions : rh@exemple.test',
    date: '2026-12-01',
  })

eachRenderer('The contracts that a DocumentRenderer draws', ({ name, render, drawsAll }) => {
  test('every shipped text, filled with its example: nothing unknown, every article numbered, who signs at the end', async ({
    assert,
  }) => {
    for (const shipped of SHIPPED_TEMPLATES.filter((_, nth) => drawsAll || nth % 4 === 0)) {
      const { language, contractKinds } = shipped
      const { sources: example } = exampleOf(language, contractKinds[0] ?? 'OPEN_ENDED')
      const sources = { today: '2026-12-01', company: COMPANY, ...example }
      const facts = templateFacts(language, sources)
      const { blocks, missing } = renderBody(shipped.body(), facts, templateConditions(sources))
      assert.isEmpty(missing, shipped.key)
      const pdf = await readPdf(await render('contract', sheetOf(shipped.name, language, blocks)))
      assert.isAtLeast(pdf.pages.length, 1)
      assert.notInclude(pdf.text, '…', shipped.key)
      const articles = blocks.filter(({ kind }) => kind === 'article').length
      const word = language === 'nl' ? 'Artikel' : 'Article'
      for (let number = 1; number <= articles; number++)
        assert.include(pdf.text, `${word}${number}–`, shipped.key)
      assert.include(pdf.pages.at(-1)!, 'AliceMartin')
      assert.equal(pdf.language, `${language}-BE`)
    }
  })

  test('pages are counted, begin where the text says so, and each has the notice', async ({
    assert,
  }) => {
    const long = Array.from({ length: 90 }, (_, at) => `Alinéa ${at}. ${'mot '.repeat(40)}`)
    const { blocks } = parseMarkup(
      ['# Contrat', ...long, '{{pageBreak}}', '§ Sur une page à soi', '{{signatures}}'].join('\n\n')
    )
    const { pages, text } = await readPdf(
      await render('contract', sheetOf('Contrat', 'fr', blocks))
    )
    assert.isAbove(pages.length, 4)
    pages.forEach((page, at) => {
      assert.include(page, squeezed(`Page ${at + 1}/${pages.length}`))
      assert.include(page, squeezed('rh@exemple.test'))
    })
    assert.isTrue(long.every((_, at) => text.includes(`Alinéa${at}.`)))
    assert.include(pages.at(-1)!, squeezed('Article 1 – Sur une page à soi'))
    assert.notInclude(pages.at(-1)!, 'Alinéa89')
  })

  test('who signs is never torn by the end of a page, wherever it falls, and no empty page follows', async ({
    assert,
  }) => {
    for (let lines = 20; lines < 40; lines++) {
      const text = Array.from({ length: lines }, (_, at) => `Ligne ${at}`).join('\n\n')
      const { blocks } = parseMarkup(`# Contrat\n\n${text}\n\n{{signatures}}`)
      const { pages } = await readPdf(await render('contract', sheetOf('Contrat', 'fr', blocks)))
      const hands = pages.filter((page) => page.includes('MarieDupont'))
      assert.lengthOf(hands, 1)
      assert.equal(pages.at(-1), hands[0], `${lines}`)
      for (const words of ['PourExempleSA', 'AliceMartin', 'Luetapprouvé', 'Signature'])
        assert.include(hands[0], words, `${lines}`)
    }
  })

  test('takes the longest names and six who sign', async ({ assert }) => {
    const endless = 'Wijnegemsesteenwegbewonersvereniging'.repeat(4)
    const { blocks } = parseMarkup(`# ${endless}\n\n§ ${endless}\n\n${endless}\n\n{{signatures}}`)
    const many = Array.from({ length: 6 }, (_, at) => ({
      name: `${endless} ${at}`,
      nomFonction: endless,
      signsFor: 'COMPANY' as const,
    }))
    const { text } = await readPdf(await render('contract', sheetOf('Contrat', 'nl', blocks, many)))
    for (let at = 0; at < 6; at++) assert.include(text, `vereniging${at}`)
  })

  test('is PDF/A where the build can write it, tagged, and carries nothing', async ({ assert }) => {
    const { blocks } = parseMarkup('# Contrat\n\n§ Objet\n\na\n\n{{payTable}}\n\n{{signatures}}')
    const bytes = await render('contract', sheetOf('Contrat', 'fr', blocks))
    const { xmp, isTagged, tags, attachments } = await readPdf(bytes)
    assert[name === 'typst' ? 'match' : 'notMatch'](xmp, /pdfaid:part(>|=")3/)
    assert.isTrue(isTagged)
    const roles = tags.map(({ role }) => role)
    for (const role of ['H1', 'H2', 'P', 'Table']) assert.include(roles, role)
    assert.isEmpty(attachments)
  })
})
