import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { CHANGING } from './support/stage.ts'

const ADMIN = { slug: CHANGING, as: 'admin' } as const

test.group('Every form', () => {
  test('says at each field what is wrong before it is sent, and starts with the first', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/settings/company', ADMIN)
    await page.getByRole('button', { name: /^Ajouter.*Signataires/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Signataires' })
    await dialog.getByRole('textbox', { name: 'Fonction' }).fill('CEO')
    await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill('lucius')
    await page.keyboard.press('Enter')

    const name = dialog.getByRole('textbox', { name: 'Nom' })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Ce champ est obligatoire.')
    await expect(
      dialog.getByRole('textbox', { name: 'Adresse e-mail' })
    ).toHaveAccessibleDescription(/Cette adresse e-mail n’est pas valable/)
    await expect(dialog.getByRole('textbox', { name: 'Fonction' })).toHaveValue('CEO')

    await name.fill('n'.repeat(201))
    await page.keyboard.press('Enter')
    await expect(name).toHaveAccessibleDescription('Au plus 200 caractères sont autorisés.')
    assert.equal((await name.inputValue()).length, 201)
  })

  test('shows what the server refused at its field, and at the top what stands at none', async ({
    visit,
  }) => {
    const { page, expectRefusal } = await visit('/fr/settings/company', ADMIN)
    const number = page.getByRole('textbox', { name: 'Numéro d’entreprise' })
    await number.fill('0403.170.702')
    expectRefusal(422, '/api/company')
    await page.getByRole('textbox', { name: 'Commune' }).fill('Hasselt')
    await page.keyboard.press('Enter')
    await expect(number).toBeFocused()
    await expect(number).toHaveAccessibleDescription(/Ce numéro d’entreprise n’est pas valable/)
    await expect(page.getByRole('textbox', { name: 'Commune' })).toHaveValue('Hasselt')

    await page.route('**/api/company', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 422,
            contentType: 'application/problem+json',
            body: JSON.stringify({
              code: 'E_VALIDATION',
              detail: 'Certains champs ne peuvent pas être acceptés.',
              errors: [{ path: 'version', code: 'required', message: 'Ce champ est obligatoire' }],
            }),
          })
        : route.fallback()
    )
    expectRefusal(422, '/api/company')
    await number.fill('')
    await page.keyboard.press('Enter')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Certains champs ne peuvent pas être acceptés.')
    await expect(notice).toContainText('version Ce champ est obligatoire')
  })

  test('a day is typed, or picked from the calendar of the system', async ({ visit }) => {
    const { page } = await visit('/fr/settings/audit', ADMIN)
    const day = page.getByRole('textbox', { name: /JJ\/MM\/AAAA/ })
    await page.locator('input[type=date]').fill('2026-02-14')
    await expect(day).toHaveValue('14/02/2026')
    await day.fill('1.3.2026')
    await day.blur()
    await expect(day).toHaveValue('01/03/2026')
  })
})
