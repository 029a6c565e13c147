import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { DEMO_PARTNER_PERSON } from '#modules/demo/partner'
import { expect } from './support/expect.ts'
import { CHANGING, NEWCOMER } from './support/stage.ts'

test.group('A partner of several companies', () => {
  test('changes company in the breadcrumbs, with the keyboard alone, and back', async ({
    visit,
  }) => {
    const { page, origin } = await visit('/fr/login', { slug: CHANGING })
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(DEMO_PARTNER_PERSON.email)
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Inès/)

    const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' })
    await page.getByRole('button', { name: 'Changer d’entreprise' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: /^Wayne/ })).toHaveAttribute(
      'aria-checked',
      'true'
    )
    await page.getByRole('menuitemradio', { name: 'Initech' }).press('Enter')
    await expect(crumbs.getByRole('link', { name: 'Initech' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Inès/)
    const elsewhere = origin.replace(CHANGING, NEWCOMER)
    expect(page.url().replace(/\/$/, '')).toBe(`${elsewhere}/fr`)

    await page.getByRole('button', { name: 'Changer d’entreprise' }).click()
    await page.getByRole('menuitemradio', { name: /^Wayne/ }).click()
    await expect(crumbs.getByRole('link', { name: /^Wayne/ })).toBeVisible()
    expect(page.url()).toContain(origin)
  })

  test('a passage that is over says what to do', async ({ visit }) => {
    const { page } = await visit('/nl/login/company#worn', {
      slug: CHANGING,
      refusals: [[401, '/api/partner/arrival']],
    })
    await expect(page.getByRole('alert')).toContainText('Wisselen is niet gelukt')
    await page.getByRole('link', { name: 'Hier aanmelden' }).click()
    await expect(page.getByRole('button', { name: 'Aanmelden', exact: true })).toBeVisible()
  })

  test('a user of one company sees no menu', async ({ visit }) => {
    const { page } = await visit('/fr/', { slug: CHANGING, as: 'admin' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Camille/)
    await expect(page.getByRole('button', { name: 'Changer d’entreprise' })).toHaveCount(0)
  })
})
