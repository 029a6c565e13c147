import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { CHANGING } from './support/stage.ts'

const ADMIN = { slug: CHANGING, as: 'admin' } as const

test.group('Every form', () => {
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
})
