import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { elevenMinutesLater, proofDialog } from './support/fresh_proof.ts'
import { codesTo } from './support/mailbox.ts'
import { NEWCOMER } from './support/stage.ts'
import { until } from '#tests/helpers/until'
import { TestClient } from '#tests/helpers/client'

test.group('API tokens', () => {
  test('a person makes a token with some of their rights, copies it once, uses it and revokes it', async ({
    visit,
    assert,
  }) => {
    const { page, context } = await visit('/fr/settings/account', {
      as: 'payroll',
      ownSession: true,
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Nouveau jeton' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nouveau jeton' })
    await expect(dialog.getByRole('checkbox', { name: 'Gérer les utilisateurs' })).toHaveCount(0)
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Export du lundi')
    await dialog.getByRole('button', { name: 'Créer le jeton' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Cochez au moins un droit.')
    await dialog.getByRole('checkbox', { name: 'Voir les packages' }).check()
    await page.getByRole('combobox', { name: 'Durée de validité' }).click()
    await page.getByRole('option', { name: '7 jours' }).click()
    await dialog.getByRole('button', { name: 'Créer le jeton' }).click()

    const secret = await dialog.getByRole('textbox', { name: 'Votre jeton' }).inputValue()
    await dialog.getByRole('button', { name: 'Copier' }).click()
    await expect(dialog.getByRole('button', { name: 'Copié', exact: true })).toBeVisible()
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), secret)
    await dialog.getByRole('button', { name: 'Je l’ai copié' }).click()
    await expect(dialog).toHaveCount(0)

    const program = new TestClient('acme', { authorization: `Bearer ${secret}` })
    assert.equal((await program.get('/api/packages')).status, 200)
    assert.equal((await program.get('/api/workers')).status, 403)
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: 'Export du lundi' })
    await expect(row).toContainText('Voir les packages')
    await expect(row).toContainText('Dernière utilisation le')
    await expect(page.getByText(secret)).toHaveCount(0)

    await page.getByRole('button', { name: 'Révoquer le jeton Export du lundi' }).click()
    await page
      .getByRole('dialog', { name: 'Révoquer ce jeton ?' })
      .getByRole('button', { name: 'Révoquer' })
      .click()
    await expect(row).toHaveCount(0)
    assert.equal((await program.get('/api/packages')).status, 401)
  })

  test('a user with an old session proves who they are, by a mailed code too, and the token is made', async ({
    visit,
  }) => {
    const email = `payroll@${NEWCOMER}.test`
    const { page } = await visit('/fr/settings/account', {
      slug: NEWCOMER,
      as: 'payroll',
      ownSession: true,
      refusals: [[403, '/api/users/tokens']],
    })
    await elevenMinutesLater(NEWCOMER)
    await page.getByRole('button', { name: 'Nouveau jeton' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nouveau jeton' })
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Export')
    await dialog.getByRole('checkbox', { name: 'Voir les packages' }).check()
    await dialog.getByRole('button', { name: 'Créer le jeton' }).click()
    // The key is the upper dialog's only once both have seen each other, which a gesture of the person makes certain.
    const password = proofDialog(page).getByLabel('Votre mot de passe', { exact: true })
    await password.fill('x')
    await expect(
      page.getByRole('dialog', { name: 'Nouveau jeton', includeHidden: true })
    ).toHaveCSS('pointer-events', 'none')
    await password.fill('')
    await page.keyboard.press('Escape')
    await expect(proofDialog(page)).toHaveCount(0)
    await expect(dialog.getByRole('alert')).toContainText('Ceci demande une nouvelle preuve')
    await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue('Export')

    await dialog.getByRole('button', { name: 'Créer le jeton' }).click()
    await proofDialog(page).getByRole('button', { name: 'Recevoir plutôt un code' }).click()
    await until('a code by mail', async () => (await codesTo(email)).length > 0)
    const code = (await codesTo(email)).at(-1)!
    const field = proofDialog(page).getByRole('textbox', { name: 'Code reçu par e-mail' })
    await field.fill(code)
    await field.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Votre jeton' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Je l’ai copié' }).click()

    // The proof counts for what comes next.
    await page.getByRole('button', { name: 'Nouveau jeton' }).click()
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Autre')
    await dialog.getByRole('checkbox', { name: 'Voir les packages' }).check()
    await dialog.getByRole('button', { name: 'Créer le jeton' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Votre jeton' })).toBeVisible()
  })
})
