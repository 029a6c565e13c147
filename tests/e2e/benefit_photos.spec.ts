import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { PIXEL } from '#tests/helpers/pictures'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { editPath, newPackage } from './support/packages.ts'
import { CHANGING } from './support/stage.ts'

test.group('A car of the catalogue', () => {
  test('a photo is chosen with a new car, stands in the list and is taken away again', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/settings/avantages', { as: 'admin', slug: CHANGING })
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Nouvelle voiture' })
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Volvo EX30')
    await dialog.getByRole('textbox', { name: 'Valeur catalogue' }).fill('38 000')
    await dialog.getByRole('textbox', { name: 'TCO par mois' }).fill('640')
    await dialog
      .getByLabel('Photo (facultatif)')
      .setInputFiles({ name: 'ex30.png', mimeType: 'image/png', buffer: PIXEL })
    await expect(dialog.getByRole('img', { name: /^Photo de/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
    const row = page.getByRole('row', { name: /Volvo EX30/ })
    await expect(row.locator('img')).toHaveJSProperty('complete', true)
    await expect(row.locator('img')).not.toHaveJSProperty('naturalWidth', 0)

    await page.getByRole('button', { name: 'Actions pour Volvo EX30' }).click()
    await page.getByRole('menuitem', { name: 'Modifier' }).click()
    const known = page.getByRole('dialog', { name: 'Volvo EX30' })
    await expect(known.getByRole('img', { name: 'Photo de Volvo EX30' })).toBeVisible()
    await known.getByRole('button', { name: 'Retirer la photo' }).click()
    await expect(known.getByRole('img')).toHaveCount(0)
    await known.getByRole('textbox', { name: 'TCO par mois' }).fill('650')
    await known.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(known).toBeHidden()
    await expect(row).toContainText(/650/)
    await expect(row.locator('img')).toHaveCount(0)
  })

  test('in the catalogue the arrows move, Enter takes, Escape takes nothing', async ({ visit }) => {
    const admin = await accountOf('admin')
    const mark = randomUUID().slice(0, 6)
    for (let at = 10; at < 23; at++)
      await admin.post('/api/benefits', {
        kind: 'voitureSociete',
        description: `Parc ${mark} ${at}`,
        energie: 'ELECTRIQUE',
        valeur: 36_000,
        tcoMensuel: 610,
        inPackages: true,
      })
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const add = page.getByRole('combobox', { name: 'Ajouter un avantage' })
    await add.click()
    await page.keyboard.type('voiture de société')
    await page.getByRole('option', { name: 'Voiture de société' }).first().click()
    const name = page.getByRole('textbox', { name: 'Modèle', exact: true })
    const open = page.getByRole('button', {
      name: 'Choisir dans le catalogue : Voiture de société',
    })
    const dialog = page.getByRole('dialog', { name: 'Voitures au choix' })
    const car = (at: number) =>
      dialog.getByRole('button', { name: `Choisir Parc ${mark} ${at}`, exact: true })

    await open.click()
    await dialog.getByRole('searchbox').fill(mark)
    await expect(dialog.getByRole('status')).toContainText('13')
    await page.keyboard.press('ArrowDown')
    await expect(car(10)).toBeFocused()
    for (let at = 11; at < 21; at++) {
      await page.keyboard.press('ArrowDown')
      await expect(car(at)).toBeFocused()
    }
    await page.keyboard.press('ArrowUp')
    await expect(car(19)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    await expect(name).toHaveValue('')

    await open.click()
    await dialog.getByRole('searchbox').fill(mark)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await expect(car(19)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(name).toHaveValue(`Parc ${mark} 19`)
  })
})
