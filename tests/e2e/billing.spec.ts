import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { resolveCompany } from '#modules/shared/tenancy/resolve_company'
import { ENDED, ENDING } from './support/stage.ts'

async function asked(slug: string): Promise<string[]> {
  const companyId = await resolveCompany(slug)
  const rows = await inTenant(companyId!, (trx) =>
    trx.from('billing_requests').orderBy('created_at')
  )
  return rows.map(({ kind, feature }) => feature ?? kind)
}

test.group('The plan', () => {
  test('a trial near its end says when, asks for its activation once, and is quiet from then on', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', { slug: ENDING, as: 'admin' })
    const banner = page.getByRole('region', { name: 'Formule' })
    await expect(banner).toContainText('Votre formule prend fin le')
    await banner.getByRole('button', { name: 'Demander l’activation' }).click()
    await expect(banner).toContainText('Votre demande d’activation a été envoyée.')
    await expect(banner.getByRole('button')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
    assert.deepEqual(await asked(ENDING), ['ACTIVATE'])
  })

  test('a user who may not ask is told who can', async ({ visit }) => {
    const { page } = await visit('/nl/', { slug: ENDED, as: 'viewer' })
    await expect(page.getByText('Een beheerder van uw bedrijf')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Heractivering aanvragen' })).toHaveCount(0)
  })

  test('a company whose plan has ended sees that, can ask for it again, and can leave', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/packages', { slug: ENDED, as: 'payroll', ownSession: true })
    await expect(
      page.getByRole('heading', { name: 'Votre compte est actuellement désactivé.' })
    ).toBeVisible()
    await page.getByRole('button', { name: 'Demander la réactivation' }).click()
    await expect(page.getByRole('status')).toContainText('réactivation a été envoyée')
    assert.deepEqual(await asked(ENDED), ['REACTIVATE'])
    await page.getByRole('link', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
  })

  test('shows what it opens, and asks for what it does not', async ({ visit, assert }) => {
    const { page } = await visit('/fr/settings/billing', { slug: 'globex', as: 'admin' })
    await expect(page.getByText('Essentiel').first()).toBeVisible()
    await page.getByRole('button', { name: 'Demander l’accès : Équipe' }).click()
    await expect(page.getByText('Votre demande a été envoyée.')).toBeVisible()
    assert.deepEqual(await asked('globex'), ['team'])
    await expect(page.getByRole('button', { name: /^Demander l’accès : Synchro/ })).toBeVisible()
  })

  test('where none is sold by card, says what each opens and which is the own one', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/settings/billing', {
      slug: 'globex',
      as: 'admin',
      before: (opened) =>
        opened.route('**/api/billing/prices', (route) => route.fulfill({ json: { data: [] } })),
    })
    await expect(page.getByRole('region', { name: 'Essentiel' })).toContainText('la vôtre')
    const full = page.getByRole('region', { name: 'Complet' })
    await expect(full).toContainText('Tout ce qu’ouvre Essentiel, et')
    await expect(full).not.toContainText('la vôtre')
    await expect(page.getByRole('button', { name: 'Passer au paiement' })).toHaveCount(0)
    assert.deepEqual(await seriousViolations(page), [])
  })
})
