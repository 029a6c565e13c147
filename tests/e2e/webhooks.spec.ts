import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'
import { NEWCOMER } from './support/stage.ts'

/** A name that never leads anywhere: what is sent there stands in the log as not taken. */
const NOWHERE = 'https://hooks.barema.test/barema'

test.group('Webhooks', () => {
  test('an administrator adds an address, copies its secret once, tries it, reads what came of it, renews the secret and removes it', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/settings/account', {
      slug: NEWCOMER,
      as: 'admin',
      refusals: [[422, '/api/webhooks']],
    })
    await page.getByRole('link', { name: /webhooks$/ }).click()
    await expect(page.getByRole('heading', { name: 'Aucune adresse' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'TypeScript' })).toBeVisible()
    await page.getByRole('tab', { name: 'Python' }).click()
    await expect(page.getByRole('region', { name: 'Python' })).toContainText('hmac.compare_digest')
    assert.deepEqual(await seriousViolations(page), [])

    await page.getByRole('button', { name: 'Ajouter une première adresse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nouvelle adresse' })
    const url = dialog.getByRole('textbox', { name: 'Adresse' })
    await url.fill('https://10.0.0.8/')
    await dialog.getByRole('button', { name: 'Ajouter l’adresse' }).click()
    await expect(dialog.getByRole('alert')).toContainText('adresse publique')
    await expect(url).toHaveValue('https://10.0.0.8/')
    await url.fill(NOWHERE)
    await dialog.getByRole('checkbox', { name: 'Contrat signé' }).uncheck()
    await dialog.getByRole('button', { name: 'Ajouter l’adresse' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Secret de cette adresse' })).toHaveValue(
      /^whsec_/
    )
    await dialog.getByRole('button', { name: 'Je l’ai copié' }).click()
    await expect(dialog).toHaveCount(0)

    await page.getByRole('link', { name: NOWHERE }).click()
    await expect(page.getByRole('heading', { name: NOWHERE })).toBeVisible()
    await expect(page.getByText('Offre acceptée · Travailleur modifié')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Aucun message' })).toBeVisible()
    await page.getByRole('button', { name: 'Envoyer un test' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Test' })
    await expect(row).toContainText('À réessayer', { timeout: 30_000 })
    assert.deepEqual(await seriousViolations(page), [])
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible()
    await expectNoSideways(page, 'the log of an address')
    await page.setViewportSize({ width: 1280, height: 800 })
    await row.getByRole('link', { name: 'Test' }).click()
    const message = page.getByRole('dialog', { name: 'Test' })
    await expect(message.getByRole('region', { name: 'Ce qui est envoyé' })).toContainText(
      '"type": "webhook.test"'
    )
    assert.deepEqual(await seriousViolations(page), [])
    await message.getByRole('button', { name: 'Renvoyer' }).click()
    await expect(page.getByText('Le message repart, sous le même identifiant.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(message).toHaveCount(0)

    await page.getByRole('button', { name: 'Autres actions pour cette adresse' }).click()
    await page.getByRole('menuitem', { name: 'Renouveler le secret' }).click()
    await page
      .getByRole('dialog', { name: 'Renouveler le secret ?' })
      .getByRole('button', { name: 'Renouveler le secret' })
      .click()
    const renewed = page.getByRole('dialog', { name: 'Secret de cette adresse' })
    await expect(renewed.getByRole('textbox')).toHaveValue(/^whsec_/)
    await renewed.getByRole('button', { name: 'Je l’ai copié' }).click()
    await expect(page.getByText(/^L’ancien secret signe à côté du nouveau/)).toBeVisible()

    await page.getByRole('button', { name: 'Modifier', exact: true }).click()
    const edit = page.getByRole('dialog', { name: 'Modifier l’adresse' })
    await edit.getByRole('switch', { name: /^Active/ }).click()
    await edit.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText(/^Cette adresse est inactive/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Envoyer un test' })).toBeDisabled()

    await page.getByRole('button', { name: 'Autres actions pour cette adresse' }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await page
      .getByRole('dialog', { name: 'Retirer cette adresse ?' })
      .getByRole('button', { name: 'Supprimer' })
      .click()
    await expect(page.getByRole('heading', { name: 'Aucune adresse' })).toBeVisible()
  })

  test('who is no administrator finds neither the page nor the way to it', async ({ visit }) => {
    const { page } = await visit('/fr/settings/account', { as: 'hr' })
    await expect(page.getByRole('heading', { name: 'Jetons d’accès' })).toBeVisible()
    await expect(page.getByRole('link', { name: /webhooks$/i })).toHaveCount(0)
    await page.goto('/fr/settings/webhooks')
    await expect(page).toHaveURL(/\/fr\/settings\/account$/)
  })
})
