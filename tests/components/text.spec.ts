import { test } from '@japa/runner'
import { expect } from '#tests/e2e/support/expect'

test.group('A text', () => {
  test('keeps what is typed while what was typed before comes back late; what is given later replaces it', async ({
    show,
  }) => {
    const page = await show('text')
    const text = page.getByRole('textbox', { name: 'Texte' })
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(', ', { delay: 200 })
    await page.keyboard.type('Madame', { delay: 60 })
    await expect(page.locator('output')).toHaveText('Bonjour, Madame')
    await expect(text).toHaveText('Bonjour, Madame')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+y')
    await page.keyboard.type('!')
    await expect(page.locator('output')).toHaveText('Bonjour, Madame!')
    await page.getByRole('button', { name: 'Tout reprendre' }).click()
    await expect(text).toHaveText('Bonjour')
  })
})
