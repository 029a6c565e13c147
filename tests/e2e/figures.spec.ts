import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { editorOf, editPath, newPackage, written } from './support/packages.ts'

test.group('The four figures', () => {
  test('a net that is typed gives the gross', async ({ visit }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const editor = editorOf(page)
    await editor.figure('Net').fill('2300')
    await editor.figure('Net').blur()
    await expect(editor.line('Salaire net')).toHaveText('2 300,00')
    await expect(editor.gross).toHaveValue(written('3 161,91'))
    await expect(
      page.getByText('Suit le montant fixé. Saisissez ici pour fixer le brut.')
    ).toBeVisible()
    await editor.save.click()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await page.reload()
    await expect(editor.figure('Net')).toHaveValue(written('2 300,00'))
    await expect(
      page.getByText('Suit le montant fixé. Saisissez ici pour fixer le brut.')
    ).toBeVisible()
  })

  test('an employer cost that is typed gives the gross; between two cents both neighbours are offered', async ({
    visit,
  }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const editor = editorOf(page)
    await page.getByRole('radio', { name: 'Année' }).click()
    await page.getByRole('textbox', { name: 'Coût employeur, € par an' }).fill('60.000')
    await expect(editor.gross).toHaveValue(written('3 423,10'))
    await expect(
      page.getByText(/^Aucun salaire brut ne donne exactement 60\s000,00\s€\./)
    ).toBeVisible()
    await page.getByRole('button', { name: '59 999,81 € (brut 3 423,09 €)' }).click()
    await expect(editor.gross).toHaveValue(written('3 423,09'))
    await expect(page.getByText(/^Aucun salaire brut/)).toBeHidden()
    const cost = page.getByRole('table', { name: 'Coût pour l’employeur' })
    await expect(
      cost.getByRole('row', { name: 'Coût employeur de base' }).getByRole('cell').first()
    ).toHaveText('60 000')
  })

  test('a slider moves by the arrows, tells its amount, and the other figures follow', async ({
    visit,
  }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const editor = editorOf(page)
    const slider = editor.slider('Brut')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(editor.gross).toHaveValue(written('3 020,00'))
    await page.keyboard.press('PageUp')
    await expect(editor.gross).toHaveValue(written('3 120,00'))
    await expect(slider).toHaveAttribute('aria-valuetext', /^3\s120,00\s€$/)
    await expect(editor.line('Cotisation ONSS personnelle')).toHaveText('−407,78')
    await expect(editor.figure('Net')).not.toHaveValue(written('2 261,33'))
  })

  test('a change shows by how much, for seven and a half seconds', async ({ visit }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    await page.clock.install()
    await editorOf(page).gross.fill('3100')
    const badge = page.getByRole('region', { name: 'Montants' }).getByText('+100 €')
    await expect(badge).toBeVisible()
    await page.clock.fastForward(7000)
    await expect(badge).toBeVisible()
    await page.clock.fastForward(600)
    await expect(badge).toBeHidden()
  })

  test('the question mark opens the formula with its figures, the parameter and its source', async ({
    visit,
  }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const ask = page
      .getByRole('table', { name: 'Fiche de paie' })
      .getByRole('button', { name: 'Pourquoi : Cotisation ONSS personnelle' })
    await ask.click()
    const why = page.getByRole('dialog', { name: 'Pourquoi : Cotisation ONSS personnelle' })
    await expect(why.getByRole('heading', { name: 'Cotisation ONSS personnelle' })).toBeVisible()
    await expect(why).toContainText('−392,10')
    await expect(why.getByText(/3\s000,00.*13,07\s%/)).toBeVisible()
    await expect(why.getByRole('heading', { name: 'La loi' })).toBeVisible()
    await expect(why.getByRole('listitem').first()).toContainText('13,07 %')
    await expect(why.getByRole('listitem').first()).toContainText(/depuis le/)
    await expect(why.getByRole('listitem').first()).toContainText('dmfa_rate_2026_3.zip')
    await page.keyboard.press('Escape')
    await expect(why).toBeHidden()
    await expect(ask).toBeFocused()
  })

  test('every line of the payslip can say why', async ({ visit, assert }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const asks = page
      .getByRole('table', { name: 'Fiche de paie' })
      .getByRole('button', { name: /^Pourquoi/ })
    await expect(asks.first()).toBeVisible()
    for (const ask of await asks.all()) {
      await ask.click()
      const why = page.getByRole('dialog')
      await expect(why.getByRole('heading', { level: 3 })).toBeVisible()
      await expect(
        // What the law does not compute is what was agreed, and says so.
        why
          .getByRole('heading', { level: 4 })
          .or(why.getByText(/montant convenu|convenu dans le package/))
          .first(),
        (await ask.getAttribute('aria-label'))!
      ).toBeVisible()
      assert.notMatch(await why.innerText(), /undefined|NaN|\[object/)
      await page.keyboard.press('Escape')
      await expect(why).toBeHidden()
    }
  })

  for (const [amount, sentence] of [
    ['-5', /^La valeur doit se situer entre/],
    ['99999999999', /^La valeur doit se situer entre/],
    ['', 'Indiquez un montant.'],
  ] as const) {
    test(`a gross of "${amount}" is refused at the field, and cannot be saved`, async ({
      visit,
    }) => {
      const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
      const editor = editorOf(page)
      await editor.gross.fill(amount)
      await expect(editor.gross).toHaveAccessibleDescription(sentence)
      await expect(editor.gross).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText(sentence)).toHaveCount(1)
      await expect(
        page.getByText('Les autres montants sont ceux de la dernière saisie valable.')
      ).toBeVisible()
      await expect(editor.save).toBeDisabled()
      await editor.gross.fill('3100')
      await expect(editor.gross).not.toHaveAttribute('aria-invalid', 'true')
      await expect(editor.save).toBeEnabled()
    })
  }

  for (const field of ['gross', 'net'] as const) {
    test(`letters in the ${field} stay as they were typed, with a sentence, until an amount takes their place`, async ({
      visit,
    }) => {
      const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
      const editor = editorOf(page)
      const input = field === 'gross' ? editor.gross : editor.figure('Net')
      await input.fill('trois mille')
      await input.blur()
      await expect(input).toHaveValue('trois mille')
      await expect(input).toHaveAccessibleDescription(
        /Ceci n’est pas un montant\. Écrivez-le en chiffres/
      )
      await expect(editor.save).toBeDisabled()
      await input.fill('2400')
      await input.blur()
      await expect(input).toHaveValue(written('2 400,00'))
      await expect(input).not.toHaveAttribute('aria-invalid', 'true')
      await expect(editor.save).toBeEnabled()
    })
  }

  test('the net with benefits shows only when it is another amount than the net', async ({
    visit,
  }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const sliders = page.getByRole('region', { name: 'Montants' }).getByRole('slider')
    await expect(sliders).toHaveCount(3)
    await expect(editorOf(page).figure('Net avec avantages')).toHaveCount(0)
  })

  test("the day is written as the page's language writes it; typed, pasted or moved by the arrows", async ({
    visit,
  }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr', locale: 'en-US' })
    const day = page.getByRole('textbox', { name: 'Date du calcul (JJ/MM/AAAA)' })
    await expect(day).toHaveAccessibleDescription(
      'La législation en vigueur ce jour-là s’applique. Format : JJ/MM/AAAA.'
    )
    for (const text of ['1/9/2026', '01.09.2026', '01092026', '2026-09-01']) {
      await day.fill(text)
      await day.blur()
      await expect(day).toHaveValue('01/09/2026')
    }
    await day.press('ArrowDown')
    await expect(day).toHaveValue('31/08/2026')
    await day.press('ArrowUp')
    await expect(day).toHaveValue('01/09/2026')
    await day.fill('31/06/2026')
    await day.blur()
    await expect(day).toHaveValue('31/06/2026')
    await expect(day).toHaveAccessibleDescription(
      /Indiquez une date valable, au format JJ\/MM\/AAAA\./
    )
    await expect(editorOf(page).save).toBeDisabled()
  })

  test('a day without law is refused at its field, with the days that have one', async ({
    visit,
  }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    await page.getByLabel('Date du calcul').fill('1999-05-01')
    await expect(page.getByLabel('Date du calcul')).toHaveAccessibleDescription(
      /La loi n’est connue ici que du .+ au .+\./
    )
    await expect(editorOf(page).save).toBeDisabled()
  })

  test('a spouse without income and two children take the tax away', async ({ visit }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const editor = editorOf(page)
    await editor.open('Situation du travailleur')
    await page.getByRole('combobox', { name: 'État civil' }).click()
    await page.getByRole('option', { name: 'Marié' }).click()
    await page.getByRole('spinbutton', { name: 'Enfants à charge' }).fill('2')
    await expect(page.getByRole('switch', { name: 'Le conjoint travaille' })).not.toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Revenus du conjoint' })).toHaveText(
      'Aucun revenu'
    )
    await expect(editor.line('Salaire net')).toHaveText('2 695,09')
    await expect(editor.line('Précompte professionnel')).toBeHidden()
    await editor.save.click()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'État civil' })).toHaveText('Marié')
    await expect(page.getByRole('spinbutton', { name: 'Enfants à charge' })).toHaveValue('2')
  })
})
