import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import { expect } from './support/expect.ts'
import { until } from '#tests/helpers/until'
import { linksTo, textOf } from './support/mailbox.ts'

const WORDS = {
  fr: { door: 'Recevoir un lien', email: 'Adresse e-mail', send: 'Envoyer le lien' },
  nl: { door: 'Aanmeldlink', email: 'E-mailadres', send: 'Link versturen' },
  en: { door: 'Get a sign-in link', email: 'E-mail address', send: 'Send the link' },
} as const

/** Asks for a link from the sign-in screen and waits for its mail; answers what stands in it. */
async function askLink(page: Page, email: string, words: (typeof WORDS)[keyof typeof WORDS]) {
  const known = (await linksTo(email)).length
  await page.getByRole('link', { name: words.door }).click()
  const send = page.getByRole('button', { name: words.send })
  // The screen before it has a field of the same name.
  await expect(send).toBeVisible()
  await page.getByRole('textbox', { name: words.email }).fill(email)
  await send.click()
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await until(`a mail to ${email}`, async () => (await linksTo(email)).length > known)
  const text = textOf((await linksTo(email)).at(-1)!)
  return {
    link: /https?:\/\/\S+/.exec(text)![0],
    code: /(?<=\s)[a-z2-9]{4}-[a-z2-9]{4}(?=\s)/.exec(text)![0],
  }
}

test.group('Signing in by mail', (group) => {
  group.each.setup(async () => void (await db.connection('owner').rawQuery('truncate rate_limits')))

  for (const [locale, words] of Object.entries(WORDS)) {
    test(`works in ${locale}: the link opens in another tab, and the page that waited can be closed`, async ({
      visit,
    }) => {
      const { page, context } = await visit(`/${locale}/login`)
      const { link } = await askLink(page, 'viewer@acme.test', words)
      const tab = await context.newPage()
      await tab.goto(link)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Tom$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        { fr: 'Vous êtes connecté.', nl: 'U bent aangemeld.', en: 'You are signed in.' }[locale]!
      )
    })
  }

  test('opened in another browser the link says where to go, and its code signs in there', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/login?return_url=%2Fpackages')
    const { link, code } = await askLink(page, 'hr@acme.test', WORDS.fr)
    const phone = await visit(new URL(link).pathname + new URL(link).hash, {
      refusals: [[403, '/api/session/links/use']],
    })
    await expect(phone.page.getByRole('alert')).toHaveText(
      /ne fonctionne que dans le navigateur où il a été demandé/
    )
    const field = page.getByRole('textbox', { name: 'Code de l’e-mail' })
    await field.fill('12')
    await page.getByRole('button', { name: 'Se connecter avec le code' }).click()
    await expect(field).toHaveAccessibleDescription(
      'Le code compte huit caractères, comme abcd-efgh.'
    )
    // As it is copied from a mail, and as a phone writes it.
    await field.fill(` ${code.toUpperCase().replace('-', ' – ')} `)
    await page.getByRole('button', { name: 'Se connecter avec le code' }).click()
    await expect(page).toHaveURL(/\/fr\/packages$/)
  })

  test('an address without an account reads the same, and a wrong code clears the field', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/login/magic', {
      refusals: [[401, '/api/session/links/use']],
    })
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('nobody@acme.test')
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(page.getByRole('heading', { name: 'Consultez votre boîte e-mail' })).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Code de l’e-mail' })
    await field.fill('aaaa-aaaa')
    await page.getByRole('button', { name: 'Se connecter avec le code' }).click()
    await expect(page.getByRole('alert')).toHaveText(/Ce code n’est pas/)
    await expect(field).toHaveValue('')
  })
})
