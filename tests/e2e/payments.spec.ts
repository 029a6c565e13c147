import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { DEMO_COMPANIES } from '#modules/demo/companies'
import { seedDemoCompany } from '#modules/demo/seed_demo_company'
import { EMPTY_CARD, GOOD_CARD } from '#tests/helpers/payments'
import { expect } from './support/expect.ts'

/** A company of the test's own, on the small plan. */
async function smallCompany(): Promise<string> {
  const slug = `buyer-${randomUUID().slice(0, 8)}`
  await seedDemoCompany({ ...DEMO_COMPANIES[1], slug, language: 'fr', workers: [] })
  return slug
}

/** On the pages in Stripe's place. */
async function payWith(page: Page, card: string, button: string): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(card)
  await page.getByRole('button', { name: button, exact: true }).first().click()
}

test.group('Buying a plan', () => {
  test('a locked module, the plan that opens it, a card that is declined and one that pays', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/team', { slug: await smallCompany(), as: 'admin' })
    await expect(
      page.getByRole('heading', { name: 'Équipe : pas dans votre formule' })
    ).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Demander l’accès : Équipe' }).click()
    await expect(page.getByText('Votre demande a été envoyée.')).toBeVisible()

    await page.getByRole('link', { name: 'Voir les formules' }).click()
    await expect(page.getByRole('heading', { name: 'S’abonner en ligne' })).toBeVisible()
    await page.getByRole('radio', { name: 'Essentiel' }).check()
    await expect(page.getByRole('status').filter({ hasText: '149,00' })).toBeVisible()
    await page.getByRole('radio', { name: 'Complet' }).check()
    await expect(page.getByRole('status').filter({ hasText: '349,00' })).toBeVisible()
    // Add-ons are for sale, and not taken unless they are asked for.
    for (const addOn of [/Assistant IA/, /Synchronisation/])
      await expect(page.getByRole('checkbox', { name: addOn })).not.toBeChecked()
    await expect(page.getByRole('checkbox')).toHaveCount(2)
    await page.getByRole('button', { name: 'Passer au paiement' }).click()

    await expect(page.getByRole('heading', { name: 'S’abonner' })).toBeVisible()
    await payWith(page, EMPTY_CARD, 'Payer')
    await expect(page.getByRole('alert')).toHaveText('Votre carte a été refusée.')
    await payWith(page, GOOD_CARD, 'Payer')

    await expect(page.getByText('Votre formule est active.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Abonnement' })).toBeVisible()
    await expect(page.getByText('Complet', { exact: true }).first()).toBeVisible()
    await expect(page).not.toHaveURL(/checkout=/)
    await page.getByRole('link', { name: 'Équipe', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible()
  })

  test('an overdue invoice stands over every screen until it is paid; the end of a cancelled plan is told', async ({
    visit,
  }) => {
    const slug = await smallCompany()
    const { page, context } = await visit('/fr/settings/billing', { slug, as: 'admin' })
    await page.getByRole('button', { name: 'Passer au paiement' }).click()
    await expect(page.getByRole('heading', { name: 'S’abonner' })).toBeVisible()
    await payWith(page, GOOD_CARD, 'Payer')
    await page.getByRole('button', { name: 'Gérer l’abonnement' }).click()
    await expect(page.getByRole('heading', { name: 'Votre abonnement' })).toBeVisible()
    await payWith(page, EMPTY_CARD, 'Changer de carte')
    await page.getByRole('button', { name: 'Un mois plus tard' }).click()
    await expect(page.getByText('Paiement en retard')).toBeVisible()

    await page.getByRole('link', { name: 'Retour' }).click()
    const banner = page.getByRole('status').filter({ hasText: 'n’a pas pu être payée' })
    await expect(banner).toContainText('349,00')
    const [invoice] = await Promise.all([
      context.waitForEvent('page'),
      banner.getByRole('link', { name: 'Payer maintenant' }).click(),
    ])
    await payWith(invoice, GOOD_CARD, 'Payer')
    await expect(invoice.getByRole('status')).toContainText('payée')
    await invoice.close()
    await page.bringToFront()
    // The browser of a test has no windows between which the focus goes.
    await page.evaluate(`window.dispatchEvent(new Event('visibilitychange'))`)
    await expect(banner).toHaveCount(0)

    await page.getByRole('button', { name: 'Gérer l’abonnement' }).click()
    await page.getByRole('button', { name: 'Résilier à la fin de la période' }).click()
    await expect(page.getByText('Prend fin le')).toBeVisible()
    await page.getByRole('link', { name: 'Retour' }).click()
    await expect(page.getByText('Votre formule prend fin le').first()).toBeVisible()
  })
})
