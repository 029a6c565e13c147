import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { seriousViolations } from '#tests/e2e/support/axe'
import { expect } from '#tests/e2e/support/expect'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click()

test.group('A form', () => {
  test('says at each field what is wrong before it is sent, starts with the first, and keeps what was typed', async ({
    show,
    assert,
  }) => {
    const page = await show('form')
    await field(page, 'E-mail').fill('lucius')
    await field(page, 'Brut').fill('trois mille')
    await field(page, 'Heures').fill('41')
    await page.keyboard.press('Enter')
    const name = field(page, 'Nom')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Ce champ est obligatoire.')
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/adresse e-mail n’est pas/)
    await expect(field(page, 'E-mail')).toHaveValue('lucius')
    await expect(field(page, 'Brut')).toHaveValue('trois mille')
    await expect(field(page, 'Brut')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Heures')).toHaveAttribute('aria-invalid', 'true')
    assert.deepEqual(await seriousViolations(page), [])
    await name.fill('n'.repeat(11))
    await save(page)
    await expect(name).toHaveAccessibleDescription('Au plus 10 caractères sont autorisés.')
    assert.equal((await name.inputValue()).length, 11)
  })

  test('shows what the server refused at its field, at the top what stands at none, and is saved then', async ({
    show,
  }) => {
    const page = await show('form')
    await field(page, 'E-mail').fill('ada@example.test')
    await field(page, 'Nom').fill('pris')
    await save(page)
    await expect(field(page, 'Nom')).toBeFocused()
    await expect(field(page, 'Nom')).toHaveAccessibleDescription('Déjà pris.')
    await expect(field(page, 'E-mail')).toHaveValue('ada@example.test')
    await field(page, 'Nom').fill('vieux')
    await save(page)
    const top = page.getByRole('alert')
    await expect(top).toContainText('Certains champs ne peuvent pas être acceptés.')
    await expect(top).toContainText('version Version manquante.')
    await field(page, 'Nom').fill('Ada')
    await save(page)
    await expect(page.locator('output')).toHaveText('Ada')
    await expect(top).toHaveCount(0)
  })
})

test.group('A field', () => {
  test('of a day is typed, picked from the calendar of the system, or moved by the arrows', async ({
    show,
  }) => {
    const page = await show('day')
    const day = page.getByRole('textbox', { name: /JJ\/MM\/AAAA/ })
    const value = page.locator('output')
    await expect(day).toHaveValue('26/11/2026')
    await page.locator('input[type=date]').fill('2026-02-14')
    await expect(day).toHaveValue('14/02/2026')
    await day.fill('1.3.2026')
    await day.blur()
    await expect(day).toHaveValue('01/03/2026')
    await day.press('ArrowDown')
    await expect(value).toHaveText('2026-02-28')
    await day.fill('le trente')
    await day.blur()
    await expect(day).toHaveValue('le trente')
    await expect(value).toHaveText('')
  })

  test('of an amount takes commas and points, the arrows, and keeps what is no amount', async ({
    show,
  }) => {
    const page = await show('money')
    const amount = page.getByRole('textbox', { name: 'Brut' })
    const value = page.locator('output')
    await amount.fill('3.250,50')
    await expect(value).toHaveText('3250.5')
    await amount.press('ArrowUp')
    await expect(value).toHaveText('3260.5')
    await amount.press('Shift+ArrowDown')
    await expect(value).toHaveText('3160.5')
    await amount.fill('beaucoup')
    await amount.blur()
    await expect(amount).toHaveValue('beaucoup')
    await expect(value).toHaveText('null')
    await amount.fill('12')
    await amount.blur()
    await expect(amount).toHaveValue('12,00')
  })
})
