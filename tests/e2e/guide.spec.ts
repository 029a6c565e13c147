import { test } from '@japa/runner'
import { expect } from './support/expect.ts'

test.group('The guide', () => {
  test('is opened from the “?” of a screen at its own page, searched, turned, and has its pictures', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/offers', { as: 'hr' })
    await page.getByRole('link', { name: 'Aide sur cet écran' }).click()
    await expect(page).toHaveURL(/\/fr\/help\/offer$/)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Préparer et envoyer une offre')
    const picture = page.getByRole('img', { name: /^Une offre en préparation/ })
    await expect
      .poll(() =>
        picture.evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth)
      )
      .toBeGreaterThan(300)
    const pages = page.getByRole('navigation', { name: 'Pages du guide' })
    await expect(pages.getByRole('link')).toHaveCount(16)
    await pages.getByRole('searchbox').fill('épingle')
    await expect(pages.getByRole('link')).toHaveText(['Composer un package'])
    await pages.getByRole('link').click()
    await expect(title).toHaveText('Composer un package')
    await page
      .getByRole('navigation', { name: 'Page précédente et page suivante' })
      .getByRole('link', { name: 'Avantages et packages flexibles' })
      .click()
    await expect(title).toHaveText('Avantages et packages flexibles')
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Aide' })
      .click()
    await expect(title).toHaveText('Premiers pas')
  })

  test('is read in Dutch and in English', async ({ visit }) => {
    for (const [language, name] of [
      ['nl', 'Loonruil'],
      ['en', 'Salary sacrifice'],
    ]) {
      const { page } = await visit(`/${language}/help/exchange`, { as: 'viewer' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    }
  })

  test('the search begins a simulation with the amount that was typed', async ({ visit }) => {
    const { page } = await visit('/fr/offers', { as: 'hr' })
    // Before the screen is there, nobody listens to the keys.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('simulation net 2600')
    await page.getByRole('option', { name: /^Nouvelle simulation à 2 600 €/ }).click()
    await expect(page).toHaveURL(/\/fr\/packages\/new\?net=2600$/)
    const main = page.getByRole('main')
    await expect(main.getByRole('radio', { name: /net/i })).toBeChecked()
  })
})
