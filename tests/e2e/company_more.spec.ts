import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { CHANGING } from './support/stage.ts'

const ADMIN = { slug: CHANGING, as: 'admin' } as const

test.group('Who signs for the company, and where it lives', () => {
  test('a signer is added and signs with the mouse; the drawing stays and can be taken away', async ({
    visit,
  }) => {
    // Another name at each try: what a first one left does not stand in the way of the second.
    const name = `Bruce ${randomUUID().slice(0, 8)}`
    const { page } = await visit('/fr/settings/company', ADMIN)
    await page.getByRole('button', { name: 'Ajouter : Signataires' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill(name)
    await dialog.getByRole('textbox', { name: 'Fonction' }).fill('Administrateur délégué')
    await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill('bruce@wayne.test')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row.getByText('Administrateur délégué · bruce@wayne.test')).toBeVisible()
    await expect(row.getByText('Sans signature')).toBeVisible()

    await page.getByRole('button', { name: `Signature : ${name}` }).click()
    const keep = dialog.getByRole('button', { name: 'Garder ce dessin' })
    await expect(keep).toBeDisabled()
    const sheet = (await dialog.getByRole('img', { name: 'Zone de dessin' }).boundingBox())!
    await page.mouse.move(sheet.x + 20, sheet.y + 40)
    await page.mouse.down()
    await page.mouse.move(sheet.x + 120, sheet.y + 90, { steps: 8 })
    await page.mouse.up()
    await keep.click()
    await expect(page.getByText('La signature est enregistrée.')).toBeVisible()
    const signature = row.locator('img')
    await expect(signature).toBeVisible()
    // The picture that came back is the one that was drawn.
    await expect(signature).toHaveJSProperty('naturalWidth', 1200)

    await page.getByRole('button', { name: `Signature : ${name}` }).click()
    await dialog.getByRole('button', { name: 'Retirer la signature' }).click()
    await expect(row.getByText('Sans signature')).toBeVisible()
  })

  test('a number is checked, an address is added and removed', async ({ visit }) => {
    const { page, expectRefusal } = await visit('/fr/settings/company', ADMIN)
    const number = page.getByRole('textbox', { name: 'Numéro d’entreprise' })
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await number.fill('0403.170.702')
    expectRefusal(422, '/api/company')
    await save.click()
    await expect(page.getByText(/Ce numéro d’entreprise n’est pas valable/)).toBeVisible()
    await number.fill('0403170701')
    await save.click()
    await expect(page.getByText('Les données de l’entreprise sont enregistrées.')).toBeVisible()
    await expect(number).toHaveValue('0403.170.701')

    await page.getByRole('button', { name: 'Ajouter : Autres adresses' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Comptabilité')
    await dialog.getByRole('textbox', { name: 'Rue et numéro' }).fill('Rue Neuve 2')
    await dialog.getByRole('textbox', { name: 'Code postal' }).fill('1000')
    await dialog.getByRole('textbox', { name: 'Commune' }).fill('Bruxelles')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Facturation · Rue Neuve 2, 1000 Bruxelles')).toBeVisible()
    await page.getByRole('button', { name: 'Supprimer Comptabilité' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('Facturation · Rue Neuve 2, 1000 Bruxelles')).toHaveCount(0)
  })
})

test.group('Resetting a demo', () => {
  test('an administrator asks, sees it done, and is still there', async ({ visit }) => {
    const { page } = await visit('/fr/settings/company', { slug: 'globex', as: 'admin' })
    const name = page.getByRole('textbox', { name: 'Nom', exact: true })
    await name.fill('Globex abîmé')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Les données de l’entreprise sont enregistrées.')).toBeVisible()
    await page.getByRole('button', { name: 'Remettre à zéro' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remettre à zéro' }).click()
    await expect(page.getByText('La démonstration est comme au premier jour.')).toBeVisible()
    await expect(name).toHaveValue('Globex Services')
    await expect(page.getByRole('button', { name: 'Remettre à zéro' })).toBeVisible()
  })

  test('a company that is none has no such button', async ({ visit }) => {
    const { page } = await visit('/fr/settings/company', ADMIN)
    await expect(page.getByRole('heading', { name: 'Signataires' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remettre à zéro' })).toHaveCount(0)
  })
})
