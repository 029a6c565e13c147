import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { test } from '@japa/runner'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import { wordsOf } from './support/words.ts'

const CAR = {
  hasVoitureSociete: true,
  descriptionVS: 'Kia EV3',
  energieVS: 'ELECTRIQUE',
  valeurVS: 45_000,
  tcoMensuelVS: 700,
  dateCommandeVS: '2026-05-01',
  hasCarteEssence: true,
  carteEssence: 100,
  salaireBrut: 4000,
}
const packageWithCar = () => newPackage({ date: '2026-09-01' }, CAR)
const panelOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true }).first()

/** The figures of tests/engine/car_cost.spec.ts where a reader sees them. */
test.group('What a car costs, on screen', () => {
  test('a fleet manager compares car, mobility budget and pay, and reads why', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit(`/fr/packages/${await packageWithCar()}`, { as: 'hr' })
    const panel = panelOf(page, 'Ce que coûte la voiture')
    await expect(panel.getByRole('status')).toContainText(/315,41\s€ par mois de moins en argent/)
    await expect(panel.getByRole('status')).toContainText(/578,11\s€ par mois de moins/)
    await expect(panel.getByText(/Déductible 100\s%/).first()).toBeVisible()

    // The picture and the table say the same.
    const choices = 'Voiture, budget mobilité ou salaire'
    await panel.getByRole('button', { name: new RegExp(choices) }).click()
    const table = panel.getByRole('table', { name: choices })
    await expect(table.getByRole('row', { name: /^Coût de l’employeur/ })).toContainText(
      /80\s?959,88.*80\s?959,88/
    )

    // A second pillar is used, not paid out; the VAT is no longer within the amounts.
    await panel.getByRole('textbox', { name: 'Pilier 2 du budget, par mois' }).fill('300')
    await expect(table.getByRole('row', { name: /^À l’usage/ })).toContainText(/3\s?600,00/)
    await panel.getByRole('combobox', { name: 'TVA' }).click()
    await page.getByRole('option', { name: 'Hors TVA, usage réel' }).click()
    const use = panel.getByRole('spinbutton', { name: 'Usage professionnel, en %' })
    await expect(use).toHaveAttribute('aria-invalid', 'true')
    await use.fill('30')
    await expect(panel.getByRole('status')).toBeVisible()

    await panel.getByText('Ligne par ligne').click()
    await panel.getByRole('button', { name: /^Pourquoi.*TVA non déductible/ }).click()
    await expect(page.getByRole('dialog', { name: /TVA non déductible/ })).toContainText(/21\s%/)
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('from the catalogue, for the person of the case', async ({ visit, assert }) => {
    const admin = await accountOf('admin')
    const name = `Fleet ${randomUUID().slice(0, 6)}`
    await admin.post('/api/benefits', {
      kind: 'voitureSociete',
      description: name,
      energie: 'ELECTRIQUE',
      valeur: 45_000,
      tcoMensuel: 700,
      inPackages: true,
    })
    const { page } = await visit('/fr/settings/avantages', { as: 'admin' })
    await page.getByRole('button', { name: `Actions pour ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Ce que coûte la voiture' }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(name) })
    await expect(dialog.getByRole('status')).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Cinq ans, année par année' })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('a package without a car, and one before the first year, have no panel', async ({
    visit,
  }) => {
    for (const id of [await newPackage(), await newPackage({ date: '2023-06-01' }, CAR)]) {
      const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(panelOf(page, 'Ce que coûte la voiture')).toHaveCount(0)
    }
  })

  for (const locale of ['fr', 'nl', 'en'])
    test(`fits a phone of 320 pixels, in the dark, in ${locale}`, async ({ visit, assert }) => {
      const words = wordsOf(locale)
      const { page } = await visit(`/${locale}/packages/${await packageWithCar()}`, {
        as: 'hr',
        viewport: { width: 320, height: 640 },
        hasTouch: true,
        isMobile: true,
        colorScheme: 'dark',
      })
      await expect(page.getByRole('status').filter({ hasText: /315[.,]41/ })).toBeVisible()
      const panel = panelOf(page, words('car-cost.open'))
      const asTable = panel.getByRole('button', { name: /^Tab(leau|el|le)\b/ })
      await asTable.first().click()
      await asTable.first().click()
      await expect(panel.getByRole('table')).toHaveCount(2)
      await page.getByText(words('car-cost.lines')).click()
      await expectNoSideways(page, locale)
      assert.deepEqual(await seriousViolations(page), [])
      assert.notMatch(
        await page.getByRole('main').innerText(),
        /\b(car-cost|pay|common|compute|models)\.[a-z]/
      )
    })
})
