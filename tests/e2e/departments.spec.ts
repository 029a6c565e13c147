import { test } from '@japa/runner'
import { expect } from './support/expect.ts'

test.group('Departments, places of work and cost centres', () => {
  test('an administrator adds a department with its manager, changes it and removes it', async ({
    visit,
  }) => {
    const { page, expectRefusal } = await visit('/fr/settings/departments', { as: 'admin' })
    const list = page.getByRole('list', { name: 'Départements' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Operations' })).toContainText(
      'Julie Peeters'
    )
    await page.getByRole('button', { name: 'Ajouter : Départements' }).click()
    const dialog = page.getByRole('dialog', { name: 'Départements' })
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('finance')
    expectRefusal(409, '/api/departments')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Ce nom est déjà dans la liste.')
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Juridique')
    await dialog.getByRole('checkbox', { name: 'Julie Peeters' }).check()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    const row = list.getByRole('listitem').filter({ hasText: 'Juridique' })
    await expect(row).toContainText('Julie Peeters')

    await page.getByRole('button', { name: 'Supprimer Juridique' }).click()
    await page
      .getByRole('dialog', { name: 'Supprimer Juridique ?' })
      .getByRole('button', { name: 'Supprimer' })
      .click()
    await expect(row).toHaveCount(0)
  })

  test('places of work and cost centres are kept alike', async ({ visit }) => {
    const { page } = await visit('/fr/settings/departments', { as: 'admin' })
    for (const title of ['Lieux de travail', 'Centres de coûts']) {
      await page.getByRole('button', { name: `Ajouter : ${title}` }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('textbox', { name: 'Nom' }).fill('Gent')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      const list = page.getByRole('list', { name: title })
      await expect(list.getByText('Gent')).toBeVisible()
      await list.getByRole('button', { name: 'Supprimer Gent' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
      await expect(list.getByText('Gent')).toHaveCount(0)
    }
  })

  test('the postal code suggests the language while it is typed, until one is chosen', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/settings/departments', { as: 'admin' })
    await page.getByRole('button', { name: 'Ajouter : Lieux de travail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Lieux de travail' })
    const language = dialog.getByRole('combobox', { name: 'Langue des contrats' })
    const code = dialog.getByRole('textbox', { name: 'Code postal' })
    await code.fill('9000')
    await expect(language).toContainText('Néerlandais')
    await code.fill('1950')
    await expect(language).toContainText('Néerlandais')
    await expect(dialog.getByText(/Crainhem \/ Kraainem est une commune à facilités/)).toBeVisible()
    await code.fill('5000')
    await expect(language).toContainText('Français')
    await language.click()
    await page.getByRole('option', { name: 'Celle du travailleur (Bruxelles)' }).click()
    await code.fill('9000')
    await expect(language).toContainText('Celle du travailleur')
  })
})
