import { test } from '@japa/runner'
import { expect } from '../support/expect.ts'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { tabTo } from '../support/keyboard.ts'
import { editorOf, written } from '../support/packages.ts'
import { GREETING } from '../support/words.ts'

/** Whether the focused element can be seen to have it. */
const SHOWS_FOCUS = `(() => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement)
  return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
})()`

test.group('The keyboard alone', () => {
  test('signs in, makes a package, changes it, asks why, saves and signs out', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/login')
    const keys = page.keyboard
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toBeFocused()
    await keys.type('hr@acme.test')
    await keys.press('Tab')
    await keys.type(DEMO_PASSWORD)
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(GREETING)

    await keys.press('Tab')
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    await tabTo(page, skip)
    await expect(skip).toBeInViewport()
    await keys.press('Enter')
    await tabTo(page, page.getByRole('main').getByRole('button', { name: /Nouvelle simulation/ }))
    assert.isTrue(await page.evaluate<boolean>(SHOWS_FOCUS))
    await keys.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Nouvelle simulation' })
    await expect(dialog.getByRole('textbox', { name: 'Fonction' })).toBeFocused()
    await keys.type('Horloger')
    await tabTo(page, dialog.getByRole('radio', { name: 'Brut' }))
    await keys.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: 'Net' })).toBeFocused()
    await keys.press('Space')
    await tabTo(page, dialog.getByRole('textbox', { name: 'Salaire net souhaité' }))
    await keys.type('2261,33')
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Horloger' })).toBeVisible()

    const editor = editorOf(page)
    await tabTo(page, editor.gross)
    await keys.press('ArrowUp')
    await expect(editor.gross).not.toHaveValue(written('3 000,00'))
    await tabTo(page, page.getByRole('combobox', { name: 'Ajouter un avantage' }))
    await keys.type('télétravail')
    await keys.press('Enter')
    await expect(page.getByRole('switch', { name: 'Télétravail' })).toBeChecked()
    await tabTo(page, page.getByRole('button', { name: 'Situation du travailleur' }))
    await keys.press('Enter')
    await tabTo(page, page.getByRole('combobox', { name: 'État civil' }))
    await keys.press('Enter')
    await expect(page.getByRole('option', { name: 'Célibataire' })).toBeFocused()
    await keys.press('Escape')
    await tabTo(page, editor.slider('Brut'))
    assert.isTrue(await page.evaluate<boolean>(SHOWS_FOCUS))
    await keys.press('Home')
    await keys.press('PageUp')
    await expect(editor.gross).toHaveValue(written('100,00'))
    await tabTo(page, page.getByRole('button', { name: 'Pourquoi : Net', exact: true }))
    await keys.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Pourquoi : Net' })).toBeVisible()
    await keys.press('Escape')
    await expect(page.getByRole('button', { name: 'Pourquoi : Net', exact: true })).toBeFocused()
    await keys.press('Control+S')
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()

    await keys.press('Escape')
    await page.getByRole('button', { name: 'Votre compte' }).focus()
    await keys.press('Enter')
    await keys.press('End')
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeFocused()
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
  })
})
