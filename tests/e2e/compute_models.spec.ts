import { test } from '@japa/runner'
import type { TestClient } from '#tests/helpers/client'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { editorOf } from './support/packages.ts'
import { CHANGING } from './support/stage.ts'

/** What a try before this one left: a name stands once in the list, and packages of these names are looked for. */
async function removeWhatIsLeft(admin: TestClient) {
  for (const name of ['Comptable', 'Acheteur'])
    for (const { id } of (await admin.get(`/api/packages?search=${name}`)).body.data)
      await admin.delete(`/api/packages/${id}`)
  for (const { id, name } of (await admin.get('/api/compute-model-configs')).body.data)
    if (name === 'CP 200') await admin.delete(`/api/compute-model-configs/${id}`)
}

test.group('Joint committees', () => {
  test('an administrator sets one beside what the law says, sees which packages a change touches, and saves it', async ({
    visit,
  }) => {
    const admin = await accountOf('admin', CHANGING)
    await removeWhatIsLeft(admin)
    const { page } = await visit('/fr/settings/compute-models', { as: 'admin', slug: CHANGING })
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('CP 200')
    await expect(dialog.getByText(/Prévu\s: 1 mois · CCT CP\s200/)).toBeVisible()
    await expect(dialog.getByText(/Entreprise\s: \d/)).toBeVisible()
    await dialog.getByRole('spinbutton', { name: /^Heures par semaine/ }).fill('70')
    await expect(dialog.getByRole('alert')).toContainText(/60/)
    await dialog.getByRole('spinbutton', { name: /^Heures par semaine/ }).fill('')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Tout comme le prévoit la loi.' })
    await expect(row).toContainText('CP 200')

    await page.goto('/fr/packages/new')
    await page.getByRole('textbox', { name: 'Fonction' }).fill('Comptable')
    await page.getByRole('button', { name: 'Créer la simulation' }).click()
    await expect(page.getByRole('textbox', { name: 'Salaire brut mensuel' })).toBeVisible()

    await page.goto('/fr/settings/compute-models')
    await page.getByRole('button', { name: 'Modifier CP 200' }).click()
    await dialog.getByRole('spinbutton', { name: /^Prime de fin d’année \(mois/ }).fill('0.5')
    await dialog.getByRole('button', { name: 'Voir l’effet' }).click()
    const effects = dialog.getByRole('table', { name: /Ce qui change/ })
    await expect(effects.getByRole('row', { name: /Comptable/ }).first()).toContainText(/−/)
    await dialog.getByRole('button', { name: /^Enregistrer et recalculer/ }).click()
    await expect(page.getByText('CP 200 est enregistré.')).toBeVisible()

    await page.goto('/fr/packages/new')
    await page.getByRole('textbox', { name: 'Fonction' }).fill('Acheteur')
    await page.getByRole('button', { name: 'Créer la simulation' }).click()
    await editorOf(page).open('Contrat')
    await expect(page.getByRole('combobox', { name: 'Paramètres de l’entreprise' })).toContainText(
      'CP 200'
    )

    await page.goto('/fr/settings/compute-models')
    await page.getByRole('button', { name: 'Supprimer CP 200' }).click()
    await expect(dialog).toContainText(/\d+ packages? sui(t|vent) ces paramètres/)
    await expect(dialog).toContainText('les chiffres de la loi s’appliquent')
    const fallBack = dialog.getByRole('table', { name: /Ce qui change/ })
    await expect(fallBack.getByRole('row', { name: /Comptable/ }).first()).toContainText(
      /\+.*,\d\d/
    )
    await dialog.getByRole('button', { name: /^Supprimer et recalculer/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Supprimer CP 200' })).toHaveCount(0)
    const { data } = (await admin.get('/api/packages?search=Comptable')).body
    const { body: fallen } = await admin.get(`/api/packages/${data[0].id}`)
    expect(fallen.package.computeModelConfig).toEqual({
      commissionParitaire: 'BECP200',
      employmentType: 'EMPLOYE',
    })
  })
})
