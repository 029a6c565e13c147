import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { editPath, newPackage } from './support/packages.ts'
import { CHANGING } from './support/stage.ts'
import { goWithin } from './support/within.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The company as its plan would be without any feature. */
async function withoutFeatures(page: Page): Promise<void> {
  const { body } = await (await accountOf('viewer')).get('/api/company')
  const billingAccount = { ...body.billingAccount, features: [] }
  await page.route('**/api/company', (route) =>
    route.fulfill({ json: { ...body, billingAccount } })
  )
}

/** Chatwoot's script as far as we call it; what it was told stands in `calls`. */
const WIDGET = `
  window.calls = []
  const call = (name) => (...given) => window.calls.push([name, ...given])
  window.chatwootSDK = { run: (site) => {
    call('run')(site)
    const names = ['setUser', 'setLocale', 'toggleBubbleVisibility', 'reset']
    window.$chatwoot = Object.fromEntries(names.map((name) => [name, call(name)]))
    window.dispatchEvent(new Event('chatwoot:ready'))
  } }`

/** The page as it would be with a widget configured, whose server answers so. */
async function withWidget(page: Page, answer: { status: number; body: string }): Promise<void> {
  const config = JSON.stringify({ messaging: { url: 'http://chat.localhost', token: 'site' } })
  await page.addInitScript(
    `document.addEventListener('readystatechange', () =>
      document.querySelector('meta[name="barema-config"]')?.setAttribute('content', '${config}'))`
  )
  await page.route('http://chat.localhost/**', (route) =>
    route.fulfill({ ...answer, contentType: 'text/javascript' })
  )
}

test.group('The shell', () => {
  test('with the keyboard alone one finds a worker, gives them a department, takes it back, and finds them again', async ({
    visit,
  }) => {
    const client = await accountOf('admin', CHANGING)
    const department = `Atelier ${randomUUID().slice(0, 8)}`
    await client.post('/api/departments', { name: department, managerIds: [] })
    const lastName = `Étienne-${department.slice(8)}`
    await client.post('/api/workers', { firstName: 'Zoé', lastName })
    const name = `Zoé ${lastName}`
    const { page } = await visit('/fr/', { as: 'admin', slug: CHANGING })
    const keys = page.keyboard
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bon/)

    await keys.press('Control+K')
    const palette = page.getByRole('dialog', { name: 'Rechercher' })
    await expect(palette.getByRole('combobox')).toBeFocused()
    await keys.type(`zoe etienne-${department.slice(8)}`)
    await expect(palette.getByRole('option', { name })).toBeVisible()
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    // Without a contract they are no part of the team yet; the address shows contacts too.
    await goWithin(page, `/fr/team?standing=contact&search=${lastName}`)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByRole('checkbox').focus()
    await keys.press('Space')
    const chosen = page.getByRole('region', { name: 'Sélection' })
    await chosen.getByRole('button', { name: 'Département' }).focus()
    await keys.press('Enter')
    await keys.type(department)
    await expect(page.getByRole('menuitem', { name: department })).toBeFocused()
    await keys.press('Enter')
    await expect(row).toContainText(department)
    await page.getByRole('button', { name: 'Annuler' }).first().focus()
    await keys.press('Enter')
    await expect(row).not.toContainText(department)

    const option = (text: string) => page.getByRole('option', { name: text })
    await keys.press('Control+K')
    await expect(palette.getByRole('group', { name: 'Ouverts récemment' })).toContainText(name)
    await keys.type('personne de ce nom')
    await expect(palette.getByText('Aucun résultat pour « personne de ce nom ».')).toBeVisible()
    // An action with its amount, a figure of the law, a benefit of the catalogue, a page of the guide.
    await palette.getByRole('combobox').fill('nouvelle simulation 3000')
    await expect(option('Nouvelle simulation à 3 000 €').first()).toBeVisible()
    await palette.getByRole('combobox').fill('indemnité kilom')
    await expect(
      palette.getByRole('group', { name: 'La loi' }).getByRole('option').first()
    ).toBeVisible()
    await palette.getByRole('combobox').fill('trente secondes')
    await expect(palette.getByRole('group', { name: 'Guide' }).getByRole('option')).toHaveText(
      /Préparer et envoyer une offre/
    )
    await palette.getByRole('combobox').fill('departem')
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Départements' })).toBeVisible()
  })

  test('the dashboard shows the payroll, leads on, and says what the plan lacks', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/', { as: 'manager', before: withoutFeatures })
    const main = page.getByRole('main')
    await expect(main.getByText('Vous n’êtes pas abonné à ce module.')).toHaveCount(3)
    await expect(main.getByRole('link', { name: /Suivre les offres/ })).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: /^Équipe/ })
      .click()
    await expect(
      page.getByRole('heading', { name: 'Équipe : pas dans votre formule' })
    ).toBeVisible()

    const { page: desk } = await visit('/fr/', { as: 'hr' })
    const table = desk.getByRole('table', { name: 'Coût salarial' })
    const { data: months } = (await (await accountOf('hr')).get('/api/payroll-cost')).body
    const first = months.findIndex(({ contracts }: { contracts: number }) => contracts > 0)
    // The head, and each month since the first contract.
    await expect(table.getByRole('row')).toHaveCount(1 + months.length - first)
    for (const name of ['Offres récentes', 'Contrats à configurer'])
      await expect(desk.getByRole('heading', { name })).toBeVisible()
    await desk.getByRole('button', { name: /^Préparer une offre/ }).click()
    await expect(desk.getByRole('dialog', { name: 'Préparer une offre' })).toBeVisible()
    await desk.keyboard.press('Escape')
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    // The one thing to write in is the request to the assistant, which the plan has.
    await expect(desk.getByRole('textbox')).toHaveCount(1)
    await desk.getByRole('link', { name: /^Packages de référence/ }).click()
    await expect(desk).toHaveURL(/\/fr\/packages\?category=reference$/)
  })

  test('on a phone the drawer closes with the choice, and one comes back to where one was', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/nl/law?on=2025-01-01&with=2026-01-01', { as: 'admin', ...PHONE })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const scrolled = () => page.evaluate<number>('Math.round(window.scrollY)')
    await expect
      .poll(() => page.evaluate<number>('document.body.scrollHeight'))
      .toBeGreaterThan(3_000)
    await page.evaluate('window.scrollTo(0, 1800)')
    await expect.poll(scrolled).toBe(1_800)
    await page.getByRole('button', { name: 'Menu openen' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('link', { name: 'Synchronisatie' })).toBeVisible()
    // Read here: to tap a control of the sticky bar, the browser may be told to scroll.
    const before = await scrolled()
    assert.isAbove(before, 1_000)
    await drawer.getByRole('link', { name: 'Synchronisatie' }).tap()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Synchronisatie' })).toBeInViewport()
    await page.goBack()
    await expect.poll(scrolled).toBe(before)

    await page.goto(`${editPath(await newPackage(), 'nl')}#figures`)
    await expect(page.getByRole('heading', { name: 'Bedragen' })).toBeInViewport()
  })

  test('waits for the rounds of statements and the documents of the company, and not for one that fails', async ({
    visit,
  }) => {
    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    let rounds: Promise<unknown> | undefined
    const { page } = await visit('/fr/', {
      as: 'hr',
      before: async (it) => {
        rounds = it.waitForResponse('**/api/reward-statement-groups')
        await it.route('**/api/company-documents', async (route) => {
          await held
          await route.continue()
        })
      },
    })
    await rounds
    const heading = page.getByRole('heading', { level: 1 })
    await expect(page.getByRole('status').first()).toBeAttached()
    await expect(heading).toHaveCount(0)
    letGo()
    await expect(heading).toHaveText(/^Bon/)

    const { page: broken } = await visit('/fr/', {
      as: 'hr',
      refusals: [[503, '/api/reward-statement-groups']],
      before: (it) =>
        it.route('**/api/reward-statement-groups', (route) => route.fulfill({ status: 503 })),
    })
    await expect(broken.getByRole('heading', { level: 1 })).toHaveText(/^Bon/)
  })

  test('the messaging widget starts when a user signs in and goes when they sign out; one that fails disturbs no screen', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', {
      as: 'viewer',
      ownSession: true,
      bypassCSP: true,
      before: (it) => withWidget(it, { status: 200, body: WIDGET }),
    })
    const calls = () => page.evaluate<string[][]>('window.calls ?? []')
    const names = async () => (await calls()).map(([name]) => name)
    await expect.poll(names).toEqual(['run', 'setLocale', 'setUser', 'toggleBubbleVisibility'])
    assert.deepInclude((await calls())[2][2] as unknown as object, { email: 'viewer@acme.test' })
    await page.getByRole('button', { name: 'Votre compte' }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
    await expect.poll(names).toContain('reset')

    const { page: without } = await visit('/fr/', {
      as: 'hr',
      bypassCSP: true,
      refusals: [[503, 'http://chat.localhost']],
      before: (it) => withWidget(it, { status: 503, body: '' }),
    })
    await expect(without.getByRole('heading', { level: 1 })).toHaveText(/^Bon/)
  })
})
