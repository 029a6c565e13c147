import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { editPath, newPackage } from './support/packages.ts'
import { stage } from './support/stage.ts'

test.group('What a role opens', () => {
  test('a viewer reads and prints, and is offered nothing that writes', async ({ visit }) => {
    const id = await newPackage({ nomFonction: 'Lecteur' })
    const { page } = await visit(editPath(id), { as: 'viewer' })
    await expect(page).toHaveURL(new RegExp(`/fr/packages/${id}$`))
    await expect(page.getByRole('table', { name: 'Fiche de paie' })).toBeVisible()
    await expect(
      page
        .getByRole('status')
        .getByText(
          /^Votre rôle permet de consulter ce package, pas de le modifier\. Un administrateur/
        )
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    for (const name of ['Enregistrer', 'Modifier'])
      await expect(
        page
          .getByRole('button', { name, exact: true })
          .or(page.getByRole('link', { name, exact: true }))
      ).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'PDF', exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Plus d’actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Imprimer' })).toBeVisible()
    for (const name of ['Dupliquer', 'Supprimer'])
      await expect(page.getByRole('menuitem', { name })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.goto('/fr/packages/new')
    await expect(page).toHaveURL(/\/fr\/packages$/)
    await expect(page.getByRole('row', { name: /Lecteur/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nouvelle simulation' })).toHaveCount(0)
    await page
      .getByRole('row', { name: /Lecteur/ })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(new RegExp(`/fr/packages/${id}$`))

    await page.goto('/fr/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /Nouvelle simulation/ })).toHaveCount(0)
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
