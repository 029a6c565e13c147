import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'

test.group('The assistant', () => {
  test('the sample of the first page becomes a package, and opens in the editor', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    await page.getByLabel('Décrivez un package').focus()
    await expect(page.getByRole('list', { name: 'Compris' })).toContainText(/60.000/)
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    await expect(dialog.getByText('Coût employeur par an')).toBeVisible()
    await expect(dialog.locator('mark')).toHaveText('coût employeur annuel de 60000 EUR')
    await dialog.getByRole('button', { name: 'Créer une simulation' }).click()
    await expect(page).toHaveURL(/\/fr\/packages\/[0-9a-f-]{36}\/edit$/)
  })

  test('asks for what a car still needs, answers about the net, and goes back', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    const box = dialog.getByLabel('Votre demande')
    await box.fill('3.250 brut, mariée, voiture électrique de 45.000 €')
    await expect(dialog.getByRole('list', { name: 'Compris' }).getByRole('listitem')).toHaveCount(4)
    await box.press('Enter')
    const next = dialog.getByLabel('Et ensuite')
    await expect(next).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Créer une simulation' })).toBeDisabled()
    await next.fill('690')
    await next.press('Enter')
    await expect(dialog.getByText('Net par mois')).toBeVisible()
    await dialog.getByLabel('Et ensuite').fill('et en net ?')
    await dialog.getByLabel('Et ensuite').press('Enter')
    await expect(dialog.locator('mark')).toHaveCount(0)
    await expect(dialog.getByText('Net par mois')).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuler le dernier tour' }).click()
    await expect(dialog.locator('mark')).toHaveText('690')
  })

  test('the package stands beside, is corrected in place, and a turn before is gone back to', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    await expect(page.getByRole('button', { name: 'Ouvrir l’assistant' })).toBeVisible()
    await page.keyboard.press('Control+j')
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    await dialog.getByLabel('Votre demande').fill('3.250 brut, mariée, prime de nuit 150')
    await dialog.getByLabel('Votre demande').press('Enter')
    const said = dialog.getByRole('list', { name: 'Le package' })
    await expect(said.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByText('Non compris : prime de nuit, 150')).toBeVisible()
    await said.getByRole('button', { name: /^Modifier Salaire brut/ }).click()
    await said.getByLabel('Salaire brut', { exact: true }).fill('3500')
    await said.getByLabel('Salaire brut', { exact: true }).press('Enter')
    await expect(said).toContainText(/3.500/)
    await dialog.getByLabel('Et ensuite').fill('deux enfants')
    await dialog.getByLabel('Et ensuite').press('Enter')
    await expect(said.getByRole('listitem')).toHaveCount(3)
    await dialog
      .getByRole('list', { name: 'Tours précédents' })
      .getByRole('button', { name: 'Revenir ici' })
      .click()
    await expect(said.getByRole('listitem')).toHaveCount(2)
    await expect(said).toContainText(/3.500/)
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('says what it does not do, and keeps the request', async ({ visit }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    await dialog.getByLabel('Votre demande').fill('combien gagne Julie ?')
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialog.getByRole('alert')).toContainText('aucune personne')
    await dialog.getByRole('button', { name: 'Modifier ma demande' }).click()
    await expect(dialog.getByLabel('Votre demande')).toHaveValue('combien gagne Julie ?')
  })

  test('is not there without the add-on', async ({ visit }) => {
    const { page } = await visit('/fr/', { slug: 'globex', as: 'admin' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ouvrir l’assistant' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Go', exact: true })).toHaveCount(0)
  })
})
