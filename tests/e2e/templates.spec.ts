import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { chipOf, goTo, letterOf, markdownOf } from './support/letter.ts'
import { CHANGING } from './support/stage.ts'

test.group('Document templates', () => {
  test('one is written, previewed with its variables, copied, and deleted with a way back', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/settings/documents', { slug: CHANGING, as: 'hr' })
    await expect(
      page.getByRole('heading', { name: 'Vous n’avez pas encore de modèle de contrat' })
    ).toBeVisible()
    await page.getByRole('link', { name: 'Rédiger le premier' }).click()
    await expect(page.getByRole('heading', { name: 'Nouveau modèle' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('CDI employé')
    const text = letterOf(page)
    await text.click()
    await page.keyboard.type('# Contrat de travail')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Entre ')
    await page.getByRole('button', { name: 'Variable' }).click()
    await page.getByRole('menuitem', { name: 'Nom de l’entreprise' }).press('Enter')
    await expect(chipOf(page, 'Nom de l’entreprise')).toBeVisible()
    await expect(text).toBeFocused()
    await text.press('Control+b')
    await text.pressSequentially('et vous')
    // In the text a heading is of the second level, in the preview below that of its card.
    for (const level of [2, 3])
      await expect(page.getByRole('heading', { name: 'Contrat de travail', level })).toBeVisible()
    await expect(page.getByRole('main').getByText('Exemple SA')).toBeVisible()

    await goTo(page, 'End')
    await text.pressSequentially(' {{worker.salaire}}')
    await expect(text.locator('mark')).toHaveText('{{worker.salaire}}')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('alert')).toContainText('{{worker.salaire}} n’est pas une variable')
    await expect(text).toBeFocused()
    await goTo(page, 'End')
    for (const _sign of ' {{worker.salaire}}') await text.press('Backspace')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Le modèle est enregistré.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'CDI employé' })).toBeVisible()
    await page.reload()
    await expect(chipOf(page, 'Nom de l’entreprise')).toBeVisible()
    await expect(await markdownOf(page)).toHaveValue(
      '# Contrat de travail\n\nEntre {{company.name}}**et vous**'
    )

    await page
      .getByRole('navigation', { name: 'Fil d’Ariane' })
      .getByText('Documents', { exact: true })
      .click()
    await page.getByRole('button', { name: 'Actions pour CDI employé', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
    const copy = page.getByRole('link', { name: 'CDI employé (copie)' })
    await expect(copy).toBeVisible()
    await page.getByRole('button', { name: 'Actions pour CDI employé (copie)' }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await expect(copy).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(copy).toBeVisible()
  })

  test('a manager reads it and changes nothing', async ({ visit }) => {
    const { page } = await visit('/fr/settings/documents', { slug: CHANGING, as: 'manager' })
    await page.getByRole('link', { name: 'CDI employé', exact: true }).click()
    await expect(letterOf(page)).toHaveAttribute('aria-readonly', 'true')
    await expect(letterOf(page)).toHaveAttribute('contenteditable', 'false')
    await expect(page.getByRole('toolbar')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)
  })

  test('those supplied are read, taken over, and seen on paper', async ({ visit }) => {
    const { page } = await visit('/fr/settings/documents/shipped', { slug: CHANGING, as: 'hr' })
    await page.getByRole('button', { name: 'Lire Contrat d’occupation d’étudiant' }).click()
    const text = page.getByRole('dialog', { name: 'Contrat d’occupation d’étudiant' })
    await expect(text.getByRole('heading', { name: 'Article 1 – Fonction' })).toBeVisible()
    await expect(text.getByText('Tableau de la rémunération')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Choisir Contrat d’occupation d’étudiant' }).check()
    await page.getByRole('checkbox', { name: 'Choisir Contrat de remplacement' }).check()
    await page.getByRole('button', { name: 'Reprendre 2 modèles' }).click()
    const link = page.getByRole('link', { name: 'Contrat d’occupation d’étudiant' })
    await expect(page.getByText('À faire relire par votre avocat')).toHaveCount(2)
    await link.click()
    await expect(page.getByRole('checkbox', { name: 'Contrat d’étudiant' })).toBeChecked()

    // The lawyer has read it as it stands; another text is to be read again.
    await page.getByRole('button', { name: 'Marquer comme relu' }).click()
    await expect(page.getByText(/^Relu par votre avocat, comme noté le/)).toBeVisible()
    const mark = page.getByRole('button', { name: 'Retirer cette mention' })
    await letterOf(page).press('End')
    await page.keyboard.type(' Paraphe.')
    await expect(mark).toBeDisabled()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('button', { name: 'Marquer comme relu' })).toBeVisible()
    await page.getByRole('button', { name: 'Marquer comme relu' }).click()
    await expect(mark).toBeVisible()
    await page.goto('/fr/settings/documents')
    await expect(page.getByText('Relu par votre avocat', { exact: true })).toHaveCount(1)
    await expect(page.getByText('À faire relire par votre avocat')).toHaveCount(1)
    await link.click()
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Voir sur papier (PDF)' }).click()
    expect((await saved).suggestedFilename()).toBe('Contrat d’occupation d’étudiant.pdf')
  })
})
