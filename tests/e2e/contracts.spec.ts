import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { daysAfter, today } from '#modules/shared/values/days'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'

/** A worker to hire, with a package of their own; answers their ids and their name. */
async function hire() {
  const client = await accountOf('hr')
  const lastName = `Embauche ${randomUUID().slice(0, 8)}`
  const worker = await client.post('/api/workers', { firstName: 'Simon', lastName })
  const packageId = await newPackage({ nomFonction: 'Comptable' })
  return { packageId, workerId: worker.body.id as string, name: `Simon ${lastName}` }
}

const written = (day: string) => day.split('-').reverse().join('/')

test.group('Contracts at the desk', () => {
  test('one is made, signed on paper, amended, and the amendment is discarded', async ({
    visit,
  }) => {
    const { packageId, workerId, name } = await hire()
    const path = `/fr/contracts/new?packageId=${packageId}&workerId=${workerId}`
    const { page } = await visit(path, { as: 'hr' })
    await expect(page.getByRole('heading', { level: 1, name: `Contrat : ${name}` })).toBeVisible()
    const law = page.locator('section, div').filter({ hasText: 'Ce que dit la loi' }).last()
    await expect(law).toBeVisible()

    // A fixed term asks for its end, here and beside.
    await page.getByText('Durée déterminée (CDD)', { exact: true }).click()
    await expect(page.getByText('Ce contrat a un terme : indiquez son dernier jour.')).toBeVisible()
    await page.getByText('Durée indéterminée (CDI)', { exact: true }).click()
    await page.getByRole('textbox', { name: /^Premier jour/ }).fill(written(daysAfter(today(), 30)))
    await page.getByRole('combobox', { name: 'Lieu de travail' }).click()
    await page.getByRole('option', { name: 'Bruxelles' }).click()
    await page.getByRole('textbox', { name: 'Horaire' }).fill('38 h, lundi à vendredi')
    await expect(page.getByText('rien ne bloque')).toBeVisible()
    await page.getByRole('button', { name: 'Créer le contrat' }).click()

    await expect(page.getByText('À signer').first()).toBeVisible()
    await expect(page).toHaveURL(/\/contracts\/[0-9a-f-]{36}$/)
    await page.getByRole('button', { name: 'Signé sur papier' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Signé sur papier' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('À venir').first()).toBeVisible()

    await page.getByRole('link', { name: 'Faire un avenant' }).click()
    await page.getByRole('textbox', { name: /^Premier jour/ }).fill(written(daysAfter(today(), 90)))
    await page.getByRole('textbox', { name: 'Motif' }).fill('Nouvel horaire')
    await page.getByRole('button', { name: 'Créer le contrat' }).click()
    const versions = page.getByRole('listitem').filter({ hasText: 'Durée indéterminée' })
    await expect(versions.first()).toContainText(/Du .* au /)
    await page.getByRole('button', { name: 'Annuler le contrat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contrats' })).toBeVisible()
    await page.getByRole('searchbox').fill(name)
    await expect(page.getByRole('link', { name })).toHaveCount(1)
  })

  test('on a phone the list is cards, and nothing scrolls sideways', async ({ visit }) => {
    const { packageId, workerId } = await hire()
    const { page } = await visit('/fr/contracts', {
      as: 'hr',
      viewport: { width: 320, height: 700 },
    })
    const paths = [
      '/contracts',
      '/contracts/new',
      `/contracts/new?workerId=${workerId}`,
      `/contracts/new?packageId=${packageId}&workerId=${workerId}`,
      `/team/${workerId}/contracts`,
      '/settings/departments',
    ]
    for (const path of paths) {
      await page.goto(`/fr${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSideways(page, path)
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/${paths.indexOf(path)}.png`,
          fullPage: true,
        })
    }
  })
})
