import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import { wordsOf } from './support/words.ts'

/** The figures of tests/engine/hire_forms.spec.ts where a reader sees them. */
test.group('One job in its forms, on screen', () => {
  test('an HR officer with a person on the phone compares what is possible, and reads why the rest is not', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage({ date: '2026-09-01' }, { salaireBrut: 2470 })
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
    const panel = page.getByRole('region', { name: /^Qui engagez-vous/ })
    await expect(panel.getByText(/^Indiquez que la personne est étudiante/)).toBeVisible()
    await panel.getByRole('spinbutton', { name: 'Heures par an' }).fill('600')
    await panel.getByRole('switch', { name: 'Étudiant' }).click()
    await panel.getByRole('spinbutton', { name: /^Heures restantes/ }).fill('650')
    await expect(panel.getByText(/^Indiquez que la personne est étudiante/)).toHaveCount(0)
    const coefficient = panel.getByRole('spinbutton', { name: /^Coefficient/ })
    await coefficient.fill('9')
    await expect(coefficient).toHaveAttribute('aria-invalid', 'true')
    await coefficient.fill('2.15')
    const invoice = panel.getByRole('row', { name: /^Intérim\s: facture/ })
    await expect(invoice).toContainText(/19\s?350,00/)
    await invoice.getByRole('button', { name: /^Pourquoi/ }).click()
    await expect(page.getByRole('dialog', { name: /facture hors TVA/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel.getByText(/^La rémunération|^Indiquez que la personne vient/)).toBeVisible()
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
    const panel = page.getByRole('region', { name: /^Wie neemt u aan/ })
    await panel.getByRole('switch', { name: words('compute.told.forme.etudiant') }).click()
    await expect(panel.getByRole('row', { name: /^Student: kost/ })).toBeVisible()
    await expectNoSideways(page, 'nl')
    assert.deepEqual(await seriousViolations(page), [])
  })
})
