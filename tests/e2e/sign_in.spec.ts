import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import { expect } from './support/expect.ts'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { GREETING } from './support/words.ts'

const THIRTY_DAYS_S = 30 * 24 * 60 * 60

const WORDS = {
  fr: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    refused: 'L’adresse e-mail ou le mot de passe est incorrect.',
  },
  nl: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Aanmelden',
    refused: 'Het e-mailadres of het wachtwoord is onjuist.',
  },
  en: {
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    refused: 'The e-mail address or the password is incorrect.',
  },
} as const

async function signIn(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
  words: (typeof WORDS)[keyof typeof WORDS] = WORDS.fr
): Promise<void> {
  await page.getByRole('textbox', { name: words.email }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
}

test.group('The sign-in screen', (group) => {
  group.each.setup(async () => void (await db.connection('owner').rawQuery('truncate rate_limits')))

  for (const [locale, words] of Object.entries(WORDS)) {
    test(`says in ${locale} that the password is wrong, and keeps the address`, async ({
      visit,
    }) => {
      const { page, expectRefusal } = await visit(`/${locale}/login`)
      expectRefusal(401, '/api/session')
      await signIn(page, 'admin@acme.test', 'not-the-password', words)
      await expect(page.getByRole('alert')).toHaveText(words.refused)
      await expect(page.getByRole('textbox', { name: words.email })).toHaveValue('admin@acme.test')
    })
  }

  test('says at each field what is missing, before anything is sent', async ({ visit }) => {
    const { page } = await visit('/fr/login')
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveAccessibleDescription(
      'Indiquez votre adresse e-mail.'
    )
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
      'Indiquez votre mot de passe.'
    )
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('admin@acme')
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveAccessibleDescription(
      'Cette adresse n’est pas complète : elle s’écrit nom@entreprise.be.'
    )
  })

  test('lets the right password in and greets its owner', async ({ visit }) => {
    const { page, origin } = await visit('/fr/login')
    await signIn(page, 'payroll@acme.test')
    await expect(page).toHaveURL(`${origin}/fr`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bonjour|Bonsoir), Sofie$/)
  })

  test('stands before every page of the employer, and leads back to the one that was asked for', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/packages?category=contracted', { refusals: [[401, '/api/']] })
    await expect(page).toHaveURL(/\/fr\/login\?return_url=/)
    assert.equal(
      new URL(page.url()).searchParams.get('return_url'),
      '/packages?category=contracted'
    )
    await signIn(page, 'hr@acme.test')
    await expect(page).toHaveURL(/\/fr\/packages\?category=contracted$/)
    await expect(page.getByRole('row', { name: /Comptable.*Chiara Rossi/ })).toBeVisible()
  })

  test('follows no return address that leads away from the application', async ({
    visit,
    assert,
  }) => {
    const { page, origin } = await visit(
      `/fr/login?return_url=${encodeURIComponent('//evil.example/')}`
    )
    await signIn(page, 'hr@acme.test')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForURL(`${origin}/fr`)
    assert.equal(new URL(page.url()).origin, origin)
  })

  test('with "remember me" keeps the session for thirty days, without it as long as the browser is open', async ({
    visit,
    assert,
  }) => {
    for (const remember of [true, false]) {
      const { page, context } = await visit('/fr/login')
      const choice = page.getByRole('switch', { name: 'Se souvenir de moi' })
      await expect(choice).toBeChecked()
      if (!remember) await choice.click()
      await signIn(page, 'hr@acme.test')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(GREETING)
      const session = (await context.cookies()).find(({ name }) => name === 'barema_session')!
      assert.isTrue(session.httpOnly)
      if (remember) assert.closeTo(session.expires, Date.now() / 1000 + THIRTY_DAYS_S, 120)
      else assert.equal(session.expires, -1)
    }
  })

  test('shows the password on request and hides it again after five seconds', async ({ visit }) => {
    const { page } = await visit('/fr/login')
    const password = page.getByLabel('Mot de passe', { exact: true })
    await password.fill('secret')
    await page.clock.install()
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.clock.fastForward(4500)
    await expect(password).toHaveAttribute('type', 'text')
    await page.clock.fastForward(600)
    await expect(password).toHaveAttribute('type', 'password')
    await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toBeVisible()
  })

  test('after five wrong passwords says how long to wait', async ({ visit }) => {
    const { page, expectRefusal } = await visit('/fr/login')
    expectRefusal(401, '/api/session')
    expectRefusal(429, '/api/session')
    for (let attempt = 1; attempt <= 5; attempt++) {
      const refused = page.waitForResponse((response) => response.request().method() === 'POST')
      await signIn(page, 'viewer@acme.test', `wrong-${attempt}`)
      await refused
    }
    await signIn(page, 'viewer@acme.test')
    await expect(page.getByRole('alert')).toHaveText(
      /^Par sécurité, attendez \d+ (secondes|minutes) avant de réessayer\.$/
    )
  })

  test('signs out: the way back does not open the application again', async ({ visit }) => {
    const { page, expectRefusal } = await visit('/fr/login')
    await signIn(page, 'hr@acme.test')
    await page.getByRole('button', { name: 'Votre compte' }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
    expectRefusal(401, '/api/')
    await page.goto('/fr/packages')
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
  })
})
