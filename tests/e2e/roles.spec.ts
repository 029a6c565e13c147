import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { editPath, newPackage } from './support/packages.ts'
import { stage } from './support/stage.ts'

test.group('What a role opens', () => {
  test('a viewer is shown the team and nothing of pay, and is offered nothing that leads to it', async ({
    visit,
  }) => {
    const id = await newPackage({ nomFonction: 'Lecteur' })
    const { page } = await visit('/fr/', { as: 'viewer' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Navigation principale' })
    await expect(menu.getByRole('link', { name: /^Équipe/ })).toBeVisible()
    for (const name of [/^Simulateur/, /^Offres/, /^Documents/, /^Analyses/])
      await expect(menu.getByRole('link', { name })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Coût salarial' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Nouvelle simulation/ })).toHaveCount(0)

    const { page: asked } = await visit(`/fr/packages/${id}`, {
      as: 'viewer',
      refusals: [[403, `/api/packages/${id}`]],
    })
    await expect(asked.getByRole('alert').first()).toBeVisible()
    await expect(asked.getByRole('table', { name: 'Fiche de paie' })).toHaveCount(0)
  })

  test("another company's package is not found, with the way back and the number of the request", async ({
    visit,
  }) => {
    const id = stage().globex.packageIds[0]
    const { page } = await visit(editPath(id), {
      as: 'admin',
      refusals: [[404, `/api/packages/${id}`]],
    })
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(
      'Cet élément n’existe pas ou plus, ou ne fait pas partie de votre entreprise.'
    )
    await expect(alert.getByText('Numéro de la demande :')).toBeVisible()
    await page.getByRole('link', { name: 'Retour à la liste' }).click()
    await expect(page).toHaveURL(/\/fr\/packages$/)
  })
})
