import { test } from '@japa/runner'
import { ask } from './support/ask.ts'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { tabTo } from './support/keyboard.ts'
import { backToLetter, chipOf, goTo, letterOf, markdownOf, pasteInto } from './support/letter.ts'
import { newOffer } from './support/offers.ts'
import { expectNoSideways } from './support/sideways.ts'
import { listed, paragraph, styled, wordFile } from '#tests/helpers/word_file'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const PASTED = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><h2>Rémunération</h2>
  <p>Vous recevez <span style="font-weight:700">[Salaire brut]</span> par mois.</p><ul><li><p>un</p></li><li><p>deux</p></li></ul></b>`

test.group('A text written as a letter', () => {
  test('a contract by the keyboard alone: title, variable, lists, Markdown and back, kept and read again', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/settings/documents/new', { as: 'hr' })
    const keys = page.keyboard
    const text = letterOf(page)
    await tabTo(page, page.getByRole('textbox', { name: 'Nom', exact: true }))
    await keys.type('Contrat au clavier')
    await tabTo(page, page.getByRole('combobox', { name: 'Usage' }))
    await keys.press('Enter')
    await page.getByRole('option', { name: 'Contrat', exact: true }).press('Enter')
    await tabTo(page, text)
    await keys.press('Control+Shift+1')
    await keys.type('Contrat')
    await keys.press('Enter')

    // The menu that a slash opens: filtered by typing, chosen by Enter.
    await keys.type('Entre /pré')
    const menu = page.getByRole('listbox', { name: 'Variables et mise en forme' })
    const first = menu.getByRole('option', { name: 'Prénom' })
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(text).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? ''
    )
    await keys.press('Enter')
    await expect(menu).toHaveCount(0)
    await expect(chipOf(page, 'Prénom')).toBeVisible()
    await keys.type(' et {{nom')
    await keys.press('ArrowDown')
    await expect(menu.getByRole('option', { selected: true })).toHaveText('Nom du signataire')
    await keys.press('ArrowUp')
    await keys.press('Enter')
    await expect(chipOf(page, 'Nom de l’entreprise')).toBeVisible()
    // Escape leaves what was typed.
    await keys.type(' /non')
    await keys.press('Escape')
    await keys.type(', ')

    // A chosen variable goes over the word before it; one key takes one away.
    await keys.press('Control+i')
    await keys.type('{{today}}')
    await expect(chipOf(page, 'Date du jour')).toBeVisible()
    await keys.press('ArrowLeft')
    await keys.press('Alt+Shift+ArrowLeft')
    await goTo(page, 'ArrowRight')
    await goTo(page, 'End')
    await keys.type('{{company.address}}')
    await keys.press('Backspace')
    await expect(chipOf(page, 'Adresse du siège')).toHaveCount(0)

    await keys.press('Enter')
    await keys.press('Control+Shift+8')
    await keys.type('un')
    await keys.press('Enter')
    await keys.type('deux')
    await keys.press('Enter')
    await keys.press('Enter')
    await keys.type('§ Durée')
    await keys.press('Enter')
    await keys.type('Sans fin.')
    // The toolbar: one stop, arrows inside, Escape back.
    await keys.press('Alt+F10')
    const toolbar = page.getByRole('toolbar', { name: 'Mise en forme' })
    await expect(toolbar.getByRole('button', { name: 'Titre', exact: true })).toBeFocused()
    await keys.press('End')
    await expect(toolbar.getByRole('button', { name: 'Condition' })).toBeFocused()
    await keys.press('Enter')
    await page
      .getByRole('menuitemradio', { name: /durée déterminée/ })
      .first()
      .press('Enter')
    // A menu that closes still takes what is typed.
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(text).toBeFocused()
    await keys.type(' Jamais.')
    await expect(text).toContainText('Sans fin. Jamais.')
    await keys.press('Alt+F10')
    await keys.press('Escape')
    await expect(text).toBeFocused()
    await keys.press('Control+z')
    await keys.press('Control+y')

    await tabTo(page, page.getByRole('tab', { name: 'Texte' }))
    await keys.press('ArrowRight')
    const markdown = page.getByRole('textbox', { name: 'Texte', exact: true })
    const written = [
      '# Contrat',
      'Entre {{worker.firstName}} et {{company.name}} *{{today}}*/non, ',
      '- un\n- deux',
      '§ Durée',
      '{{if contract.isFixedTerm}} Sans fin. Jamais.',
    ].join('\n\n')
    await expect(markdown).toHaveValue(written)
    await tabTo(page, markdown)
    await keys.press('Control+End')
    await keys.type('\n\n{{signatures}}\n\nFin {{x}}')
    await tabTo(page, page.getByRole('tab', { name: 'Markdown' }))
    await keys.press('ArrowLeft')
    await expect(text.getByRole('img', { name: 'Signatures des parties' })).toBeVisible()
    await expect(text.locator('mark')).toHaveText('{{x}}')
    await tabTo(page, text)
    await goTo(page, 'Control+End')
    for (const _sign of ' {{x}}') await keys.press('Backspace')
    await tabTo(page, page.getByRole('button', { name: 'Enregistrer' }))
    await keys.press('Enter')
    await expect(page.getByRole('heading', { name: 'Contrat au clavier' })).toBeVisible()
    await page.reload()
    await expect(text.getByRole('img', { name: 'Signatures des parties' })).toBeVisible()
    await expect(await markdownOf(page)).toHaveValue(`${written}\n\n{{signatures}}\n\nFin`)
  })

  test('an offer’s text takes what Google Docs pastes, its fields become variables, and it is read again as it was kept', async ({
    visit,
  }) => {
    const id = await newOffer({ name: 'Noor', mark: 'Lettre' })
    const { page } = await visit(`/fr/offers/${id}`, { as: 'hr' })
    const text = letterOf(page)
    await expect(text).toHaveText('Bienvenue !')
    await expect(text).toHaveAttribute('lang', 'fr')
    await text.focus()
    await goTo(page, 'Control+End')
    await page.keyboard.press('Enter')
    await pasteInto(text, PASTED)
    await expect(text.getByRole('heading', { name: 'Rémunération' })).toBeVisible()
    const becomes = page.getByRole('combobox', { name: '[Salaire brut] devient' })
    await expect(becomes).toHaveValue('package.salaireBrut')
    await page.getByRole('button', { name: 'Remplacer' }).click()
    await expect(chipOf(page, 'Salaire brut mensuel')).toBeVisible()
    await expect(becomes).toHaveCount(0)
    const written =
      'Bienvenue !\n\n## Rémunération\n\nVous recevez **{{package.salaireBrut}}** par mois.\n\n- un\n- deux'
    const markdown = await markdownOf(page)
    await expect(markdown).toHaveValue(written)
    await markdown.fill(`${written}\n\nÀ bientôt, {{worker.firstName}}`)
    await backToLetter(page)
    await expect(chipOf(page, 'Prénom')).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('L’offre est enregistrée.')).toBeVisible()
    await page.reload()
    await expect(chipOf(page, 'Prénom')).toBeVisible()
    await expect(await markdownOf(page)).toHaveValue(
      `${written}\n\nÀ bientôt, {{worker.firstName}}`
    )
  })

  test('a Word file’s text arrives with its fields, and what was left out is said', async ({
    visit,
  }) => {
    const { page, expectRefusal } = await visit('/fr/settings/documents/new', { as: 'hr' })
    const file = page.getByLabel('Document Word')
    expectRefusal(422, '/api/document-templates/import')
    await file.setInputFiles({ name: 'a.docx', mimeType: WORD, buffer: Buffer.from('no') })
    await expect(page.getByRole('alert')).toContainText('Choisissez un document Word')
    const buffer = wordFile(
      [
        paragraph('Contrat', styled('Titre')),
        paragraph('Entre «Prenom» et [Société]'),
        paragraph('une tâche', listed(1)),
        '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Brut</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
      ].join('')
    )
    await file.setInputFiles({ name: 'contrat.docx', mimeType: WORD, buffer })
    await expect(page.getByRole('status').filter({ hasText: 'contrat.docx' })).toContainText(
      'un tableau, dont chaque rangée est une ligne du texte'
    )
    const text = letterOf(page)
    await expect(text.getByRole('heading', { name: 'Contrat' })).toBeVisible()
    await page.getByRole('combobox', { name: '[Société] devient' }).selectOption('Reste du texte')
    await page.getByRole('button', { name: 'Remplacer' }).click()
    await expect(chipOf(page, 'Prénom')).toBeVisible()
    await expect(await markdownOf(page)).toHaveValue(
      '# Contrat\n\nEntre {{worker.firstName}} et [Société]\n\n- une tâche\n\nBrut'
    )
  })

  test('on a phone and in high contrast nothing is lost, and axe finds nothing serious', async ({
    visit,
    assert,
  }) => {
    const line = (runs: object[]) => [runs]
    const plain = { bold: false, italic: false, variable: null }
    const { id } = await ask('post', 'document-templates', {
      name: 'Contrat sur un téléphone',
      language: 'nl',
      kind: 'CONTRACT',
      body: [
        {
          kind: 'article',
          lines: line([{ ...plain, text: 'Duur' }]),
          when: 'contract.isFixedTerm',
        },
        { kind: 'paragraph', lines: line([{ ...plain, text: '', variable: 'company.address' }]) },
        { kind: 'payTable', lines: [] },
      ],
    })
    const { page } = await visit(`/fr/settings/documents/${id}`, {
      as: 'hr',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
    })
    const text = letterOf(page)
    await expect(text.getByRole('img', { name: 'Tableau de la rémunération' })).toBeVisible()
    await expectNoSideways(page, 'a template on a phone')
    const box = (await chipOf(page, 'Adresse du siège').boundingBox())!
    assert.isAtLeast(box.height, 24)
    await text.getByRole('button', { name: /^Seulement si/ }).tap()
    await page.getByRole('menuitemradio', { name: 'Toujours' }).tap()
    await expect(text.getByRole('button', { name: /^Seulement si/ })).toHaveCount(0)
    await chipOf(page, 'Adresse du siège').tap()
    await expect(chipOf(page, 'Adresse du siège')).toHaveClass(/ProseMirror-selectednode/)
    for (const media of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media })
      // The system's own colours are its own affair.
      const except = 'forcedColors' in media ? ['color-contrast'] : []
      assert.deepEqual(await seriousViolations(page, except), [], JSON.stringify(media))
    }
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'reduce' })
    await text.focus()
    await goTo(page, 'Control+End')
    await page.keyboard.type('/')
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectNoSideways(page, 'the menu of variables on a phone')
    assert.deepEqual(await seriousViolations(page), [])
  })
})
