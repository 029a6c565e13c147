import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import { wordsOf } from './support/words.ts'

/** The figures of tests/engine/hiring_aid.spec.ts where a reader sees them. */
test.group('Who is hired, on screen', () => {
  test('an HR officer sees what an older worker of Brussels gives, and why Flanders gives nothing', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage({ date: '2026-09-01' }, { salaireBrut: 2600 })
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
    const panel = page.getByRole('region', { name: 'Aides à l’engagement', exact: true })
    await expect(panel.getByText(/^Indiquez qui est engagé/)).toBeVisible()
    await panel.getByRole('combobox', { name: 'Région du travail' }).click()
    await page.getByRole('option', { name: 'Bruxelles' }).click()
    const age = panel.getByRole('spinbutton', { name: 'Âge à la fin du trimestre' })
    await age.fill('12')
    await expect(age).toHaveAttribute('aria-invalid', 'true')
    await age.fill('62')
    const row = panel.getByRole('row', { name: /^Réduction pour travailleur âgé/ })
    await expect(row).toContainText(/4\s?000,00/)
    await row.getByRole('button', { name: /^Pourquoi/ }).click()
    await expect(page.getByRole('dialog', { name: /Réduction pour travailleur âgé/ })).toBeVisible()
    await page.keyboard.press('Escape')

    await panel.getByRole('combobox', { name: 'Région du travail' }).click()
    await page.getByRole('option', { name: 'Flandre' }).click()
    await expect(panel.getByText(/^La Flandre n’ouvre plus de droit/)).toBeVisible()
    await expect(row).toHaveCount(0)
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('fits a phone of 320 pixels, in the dark', async ({ visit, assert }) => {
    const words = wordsOf('nl')
    const id = await newPackage({ date: '2026-09-01' })
    const { page } = await visit(`/nl/packages/${id}`, {
      as: 'hr',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    })
    await page.getByRole('switch', { name: words('compute.told.embauche.recherche') }).click()
    await expect(page.getByRole('row', { name: /^Vrijstelling van doorstorting/ })).toBeVisible()
    await expectNoSideways(page, 'nl')
    assert.deepEqual(await seriousViolations(page), [])
  })
})
