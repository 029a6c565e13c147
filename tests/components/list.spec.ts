import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { seriousViolations } from '#tests/e2e/support/axe'
import { expect } from '#tests/e2e/support/expect'

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Sélectionner ${name}` })
const names = (page: Page) => page.getByRole('table').getByRole('rowheader')

test.group('A list', () => {
  test('is sorted by its heads, which say so, and turns its pages', async ({ show, assert }) => {
    const page = await show('list')
    await expect(names(page).first()).toHaveText('Ada')
    const pay = page.getByRole('columnheader').filter({ hasText: 'Brut' })
    await pay.getByRole('button').click()
    await expect(pay).toHaveAttribute('aria-sort', 'descending')
    await expect(names(page).first()).toHaveText('Zoé 28')
    await pay.getByRole('button').click()
    await expect(pay).toHaveAttribute('aria-sort', 'ascending')
    const pages = page.getByRole('navigation', { name: 'Pagination' })
    await expect(pages).toContainText('28 personnes')
    await expect(pages.getByRole('button', { name: 'Page précédente' })).toBeDisabled()
    await pages.getByRole('button', { name: 'Page suivante' }).click()
    await expect(names(page)).toHaveText(['Zoé 26', 'Zoé 27', 'Zoé 28'])
    await expect(pages.getByRole('button', { name: 'Page suivante' })).toBeDisabled()
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('is walked by the arrow keys, and the shift key ticks all between two rows', async ({
    show,
  }) => {
    const page = await show('list')
    await tick(page, 'Ada').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(tick(page, 'Blaise')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+Space')
    for (const name of ['Ada', 'Blaise', 'Chloé']) await expect(tick(page, name)).toBeChecked()
    await expect(tick(page, 'Dries')).not.toBeChecked()
    const bar = page.getByRole('region', { name: 'Sélection' })
    await expect(bar).toContainText('3 sélectionnés')
    await page.getByRole('link', { name: 'Chloé' }).focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('link', { name: 'Blaise' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Ailleurs' })).toBeVisible()
  })

  test('takes a page, then all of the filter, and keeps what is ticked while the page turns', async ({
    show,
  }) => {
    const page = await show('list')
    const bar = page.getByRole('region', { name: 'Sélection' })
    const wholePage = page.getByRole('checkbox', { name: 'Sélectionner la page' })
    const takeAll = bar.getByRole('button', { name: /^Sélectionner tout/ })
    await tick(page, 'Ada').check()
    await expect(takeAll).toBeHidden()
    await wholePage.check()
    await expect(bar).toContainText('25 sélectionnés')
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect(bar).toContainText('25 sélectionnés')
    await page.getByRole('button', { name: 'Page précédente' }).click()
    await takeAll.click()
    await expect(bar.getByRole('status')).toHaveText(/^Tout est sélectionné\s: 28 personnes$/)
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect(tick(page, 'Zoé 28')).toBeChecked()
    await bar.getByRole('button', { name: 'Effacer la sélection' }).click()
    await expect(bar).toHaveCount(0)
  })

  test('is cards on a phone, with the same rows', async ({ show, assert }) => {
    const page = await show('list', { viewport: { width: 320, height: 640 }, hasTouch: true })
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ada' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Els' })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('waits in its own shape, says what failed, and is asked for again', async ({ show }) => {
    const page = await show('list-loading')
    await expect(page.locator('[aria-busy=true]')).toBeVisible()
    await page.getByRole('button', { name: 'Échouer' }).click()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(names(page)).toHaveCount(28)
  })

  test('that a filter leaves empty leads back to all, and one without rows to the first step', async ({
    show,
  }) => {
    const page = await show('list-empty')
    await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
    await page.getByRole('button', { name: 'Effacer les filtres' }).click()
    await expect(page.getByRole('heading', { name: 'Personne encore' })).toBeVisible()
  })
})
