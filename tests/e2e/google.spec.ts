import { test } from '@japa/runner'
import { expect } from './support/expect.ts'

test.group('Signing in with Google', () => {
  test('leads to the accounts, back to the company and to where one was going', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/packages?category=contracted', { refusals: [[401, '/api/']] })
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
    await page.getByRole('button', { name: 'Continuer avec Google' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Choisir un compte' })).toBeVisible()
    await page.getByRole('button', { name: 'payroll@acme.test' }).click()
    await expect(page).toHaveURL(/acme\.localhost:\d+\/fr\/packages\?category=contracted$/)
    await expect(page.getByRole('row', { name: /Comptable.*Chiara Rossi/ })).toBeVisible()
  })

  test('says plainly why the sign-in failed, in the reader’s language, and lets them try again', async ({
    visit,
  }) => {
    const { page } = await visit('/nl/login/google')
    const start = page.getByRole('button', { name: 'Doorgaan met Google' })
    await start.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kies een account' })).toBeVisible()
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'U hebt geen Google-account gekozen. Probeer het opnieuw of meld u op een andere manier aan.'
    )
    await start.click()
    await page.getByRole('textbox', { name: 'Een ander adres' }).fill('nobody@example.test')
    await page.getByRole('button', { name: 'Doorgaan', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Niemand bij Acme Belgium heeft een actief account'
    )
    await start.click()
    await page.getByRole('textbox', { name: 'Een ander adres' }).fill('viewer@acme.test')
    await page.getByRole('button', { name: 'Doorgaan', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Dag|Goedenavond),? \S/)
  })

  test('a ticket from elsewhere opens nothing and says what to do', async ({ visit }) => {
    const { page, expectRefusal } = await visit('/en/login')
    expectRefusal(401, '/api/session/google/use')
    await page.goto('/en/login/google#somebody-elses-ticket')
    await expect(page.getByRole('alert')).toHaveText(
      'This sign-in has already been used, took too long or was started in another browser. Start again here.'
    )
    await page.getByRole('link', { name: 'Start again' }).click()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  })
})
