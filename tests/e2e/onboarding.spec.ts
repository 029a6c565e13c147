import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Locator, Page } from 'playwright-core'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { codesTo, mailsTo } from './support/mailbox.ts'
import { until } from '#tests/helpers/until'

async function fill(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('longue-phrase-2026')
  await page.getByRole('button', { name: 'Créer un accès' }).click()
}

/** Reads the newest code that was mailed, of which `known` came before, and types it. */
async function typeCode(page: Page, email: string, known = 0): Promise<void> {
  await expect(page.getByRole('status')).toContainText(`Un code part vers ${email}.`)
  await until('a code by mail', async () => (await codesTo(email)).length > known)
  await page
    .getByRole('textbox', { name: 'Code reçu par e-mail' })
    .fill((await codesTo(email)).at(-1)!)
  await page.getByRole('button', { name: 'Créer un accès' }).click()
}

/** How far below the one the other stands. */
async function distance(above: Locator, below: Locator): Promise<number> {
  const [first, second] = await Promise.all([above.boundingBox(), below.boundingBox()])
  return second!.y - first!.y
}

test.group('The link for colleagues', () => {
  test('an administrator makes it, a colleague proves their address by it and waits, and a role opens the rest', async ({
    visit,
    assert,
  }) => {
    // Here and not in a setup, which a second try would not go through; nor is its colleague the one of the first.
    await db.connection('owner').rawQuery('truncate rate_limits, onboarding_links')
    const family = randomUUID().replace(/[^a-f]/g, '')
    const name = `Karim ${family}`
    const { page } = await visit('/fr/settings/users', { as: 'admin', ownSession: true })
    await page.getByRole('button', { name: 'Créer un lien' }).click()
    const dialog = page.getByRole('dialog', { name: 'Lien pour vos collègues' })
    const domains = dialog.getByRole('textbox', { name: 'Pour les adresses de' })
    await expect(domains).toHaveValue('acme.test')
    await expect(dialog.getByLabel('Valable (jours)')).toHaveValue('14')
    await expect(dialog.getByLabel('Pour au plus (personnes)')).toHaveValue('25')
    assert.isEmpty(await seriousViolations(page))
    await domains.fill('@acme.test, example.test')
    await dialog.getByRole('button', { name: 'Créer un lien' }).click()
    const link = await page.getByRole('textbox', { name: 'Le lien' }).inputValue()
    const { pathname, hash } = new URL(link)
    assert.equal(pathname, '/fr/onboard')
    await expect(page.getByText(/Ouvert pour @acme.test, @example.test jusqu’au/)).toBeVisible()

    const email = `karim.${family}@example.test`
    const guest = await visit(pathname + hash, { refusals: [[422, '/api/onboarding/']] })
    await expect(
      guest.page.getByRole('heading', { name: 'Créer un accès chez Acme Belgium' })
    ).toBeVisible()
    await fill(guest.page, name, 'karim@elsewhere.test')
    await expect(
      guest.page.getByRole('textbox', { name: 'Adresse e-mail' })
    ).toHaveAccessibleDescription(/se terminent par @acme.test, @example.test/)
    await fill(guest.page, name, email)
    await typeCode(guest.page, email)
    await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(`Bienvenue, ${name}`)
    assert.isEmpty(await seriousViolations(guest.page))

    const admin = 'admin@acme.test'
    const told = async () =>
      (await mailsTo(admin)).filter(({ subject }) => subject.startsWith(`${name} attend`))
    await until('a mail to the administrator', async () => (await told()).length > 0)
    await page.reload()
    await page.getByRole('button', { name: `Donner à ${name} le rôle RH` }).click()
    await expect(page.getByText(`${name} est maintenant : RH.`)).toBeVisible()
    await expect(page.getByRole('list', { name: 'En attente d’un rôle' })).toHaveCount(0)
    await guest.page.reload()
    await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(/Karim$/)

    const again = await visit(pathname + hash)
    await fill(again.page, name, email)
    await typeCode(again.page, email, 1)
    await expect(again.page.getByRole('alert')).toContainText(
      'Un compte existe déjà avec cette adresse email.'
    )
    await expect(again.page).toHaveURL(/\/fr\/login$/, { timeout: 15_000 })

    await page.getByRole('button', { name: 'Désactiver le lien' }).click()
    await expect(page.getByText('Aucun lien actif.')).toBeVisible()
    const late = await visit(pathname + hash, {
      refusals: [
        [404, '/api/onboarding/'],
        [401, '/api/'],
      ],
    })
    await expect(late.page).toHaveURL(/\/fr\/login/)
  })

  test('nothing is offered before it is known whether there is a link; then its domains stand in the form', async ({
    visit,
    assert,
  }) => {
    const known = Promise.withResolvers<void>()
    const link = {
      createdAt: '2026-11-01T09:00:00.000Z',
      domains: ['example.test'],
      expiresAt: '2099-11-15T09:00:00.000Z',
      usesLeft: 3,
    }
    const { page } = await visit('/fr/settings/users', {
      as: 'admin',
      before: (it) =>
        it.route('**/api/onboarding-link', async (route) => {
          await known.promise
          await route.fulfill({ json: link })
        }),
    })
    const title = page.getByRole('heading', { name: 'Lien pour vos collègues' })
    await expect(title).toBeVisible()
    await expect(page.getByRole('table', { name: 'Comptes' })).toBeVisible()
    const below = page.getByRole('heading', { name: 'Rôles et droits' })
    const before = await distance(title, below)
    await expect(page.getByText('Aucun lien actif.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Créer un lien' })).toHaveCount(0)
    known.resolve()
    const replace = page.getByRole('button', { name: 'Remplacer le lien' })
    await expect(replace).toBeVisible()
    assert.equal(await distance(title, below), before, 'nothing below has moved')
    await replace.click()
    const dialog = page.getByRole('dialog', { name: 'Lien pour vos collègues' })
    await expect(dialog.getByRole('textbox', { name: 'Pour les adresses de' })).toHaveValue(
      'example.test'
    )
  })

  test('a mail of before, with the secret in its path, leads on with the secret behind #', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/invitation/of-an-older-mail', {
      refusals: [[404, '/api/out/invitation']],
    })
    await expect(page).toHaveURL(/\/fr\/invitation#of-an-older-mail$/)
    await expect(page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' })).toBeVisible()
  })
})
