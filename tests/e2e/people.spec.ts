import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import { expect } from './support/expect.ts'
import { until } from '#tests/helpers/until'
import { linksTo, textOf } from './support/mailbox.ts'

const people = (page: Page) => page.getByRole('table', { name: 'Comptes' })
const invitations = (page: Page) => page.getByRole('list', { name: 'Invitations en attente' })

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
  await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await choose(page, 'Rôle', role)
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(invitations(page).getByText(email)).toBeVisible()
}

/** Path and secret of the link in the last mail to an address. */
async function linkTo(email: string): Promise<string> {
  await until(`a mail to ${email}`, async () => (await linksTo(email)).length > 0)
  const mail = (await linksTo(email)).at(-1)!
  const { pathname, hash } = new URL(/https?:\/\/\S+/.exec(textOf(mail))![0])
  return pathname + hash
}

test.group('The people of a company', (group) => {
  group.each.setup(async () => void (await db.connection('owner').rawQuery('truncate rate_limits')))

  test('an invited person reads their mail, chooses a password and is in, with the role they were given', async ({
    visit,
  }) => {
    const email = 'noor.claes@example.test'
    const { page } = await visit('/fr/settings/users', { as: 'admin', ownSession: true })
    await invite(page, email, 'RH')

    const guest = await visit(await linkTo(email))
    await expect(guest.page.getByRole('heading', { name: 'Rejoindre Acme Belgium' })).toBeVisible()
    await guest.page.getByRole('textbox', { name: 'Nom affiché' }).fill('Noor Claes')
    const password = guest.page.getByLabel('Mot de passe', { exact: true })
    await password.fill('trop-court')
    await guest.page.getByRole('button', { name: 'Créer mon accès' }).click()
    await expect(password).toHaveAccessibleDescription(/au moins 12 caractères/)
    await password.fill('assez-long-2026')
    await guest.page.getByRole('button', { name: 'Créer mon accès' }).click()
    await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(/Noor$/)

    await page.reload()
    await expect(people(page).getByText(email)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Rôle : Noor Claes' })).toHaveText('RH')
    await expect(invitations(page)).toHaveCount(0)
  })

  test('a link that was used, withdrawn or invented says that it no longer opens', async ({
    visit,
  }) => {
    const email = 'gone@example.test'
    const { page } = await visit('/fr/settings/users', { as: 'admin', ownSession: true })
    await invite(page, email, 'Lecteur')
    const link = await linkTo(email)
    await page.getByRole('button', { name: `Retirer l’invitation envoyée à ${email}` }).click()
    await expect(page.getByText(`L’invitation envoyée à ${email} est retirée.`)).toBeVisible()
    for (const path of [link, '/fr/invitation#invented']) {
      const guest = await visit(path, { refusals: [[404, '/api/out/invitation']] })
      await expect(
        guest.page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' })
      ).toBeVisible()
    }
  })

  test('a changed role counts at the next click, a closed account is out, and comes back', async ({
    visit,
  }) => {
    const other = await visit('/fr/', { slug: 'globex', as: 'viewer', ownSession: true })
    await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible()
    const simulator = other.page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Simulateur' })
    const creates = other.page.getByRole('button', { name: /^Nouvelle simulation/ })
    await expect(simulator.or(creates)).toHaveCount(0)

    const { page } = await visit('/fr/settings/users', {
      slug: 'globex',
      as: 'admin',
      ownSession: true,
    })
    await choose(page, 'Rôle : Tom Baert', 'RH')
    await expect(page.getByText('Tom Baert est maintenant : RH.')).toBeVisible()
    await other.page.reload()
    await expect(creates).toBeVisible()
    await expect(simulator).toBeVisible()

    await page.getByRole('button', { name: 'Désactiver le compte : Tom Baert' }).click()
    await page
      .getByRole('dialog', { name: 'Désactiver ce compte : Tom Baert ?' })
      .getByRole('button', { name: 'Désactiver' })
      .click()
    await expect(page.getByText('Le compte est désactivé : Tom Baert.')).toBeVisible()
    other.expectRefusal(401, '/api/')
    await other.page.reload()
    await expect(other.page.getByRole('heading', { name: 'Se connecter' })).toBeVisible()

    await page.getByRole('button', { name: 'Réactiver le compte : Tom Baert' }).click()
    await expect(page.getByText('Tom Baert peut de nouveau se connecter.')).toBeVisible()
    await choose(page, 'Rôle : Tom Baert', 'Lecteur')
    await expect(page.getByText('Tom Baert est maintenant : Lecteur.')).toBeVisible()
  })

  test('the last administrator keeps the role, and is told why', async ({ visit }) => {
    const { page } = await visit('/fr/settings/users', {
      slug: 'globex',
      as: 'admin',
      ownSession: true,
      refusals: [[409, '/api/company-users/']],
    })
    await choose(page, 'Rôle : Camille Renard', 'Lecteur')
    await expect(page.getByText(/besoin d’au moins un administrateur actif/)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Rôle : Camille Renard' })).toHaveText(
      'Administrateur'
    )
  })

  test('the role table is the one that decides; a user who is no administrator is led to their account', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/settings/users', { as: 'admin', ownSession: true })
    const row = page.getByRole('table').getByRole('row', { name: /^Indexer les salaires/ })
    await expect(row.getByRole('cell').nth(2)).toHaveText('Oui')
    await expect(row.getByRole('cell').nth(3)).toHaveText(/Non/)
    const other = await visit('/fr/settings/users', { as: 'hr' })
    await expect(other.page).toHaveURL(/\/fr\/settings\/account$/)
    await expect(other.page.getByRole('link', { name: 'Utilisateurs' })).toHaveCount(0)
  })
})
