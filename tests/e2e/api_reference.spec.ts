import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }

test.group('The API reference', () => {
  test('who writes a program finds a call from their token, sees its fields and copies it', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/settings/account', { as: 'payroll' })
    const link = page.getByRole('link', { name: 'Tous les appels, avec des exemples' })
    await page.goto((await link.getAttribute('href'))!)
    await expect(page.getByRole('heading', { level: 1, name: 'Référence de l’API' })).toBeVisible()
    await page.getByRole('searchbox').fill('post users tokens')
    await expect(page.getByRole('status')).toHaveText('2 appels')
    await page.getByRole('button', { name: /^POST \/users\/tokens / }).click()
    await expect(page.getByText('scopes', { exact: true }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Python' }).click()
    await expect(page.getByRole('region', { name: 'Python' })).toContainText('requests.post(')
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('searchbox').fill('xyzzy')
    await expect(page.getByText('Aucun appel trouvé')).toBeVisible()
  })

  test('anybody reads it, and on the smallest phone nothing goes sideways', async ({ visit }) => {
    const { page } = await visit('/nl/api-reference', PHONE)
    await page.getByRole('button', { name: 'packages', exact: true }).click()
    await page
      .getByRole('button', { name: /^POST \/packages/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Voorbeeld' })).toBeVisible()
    await expectNoSideways(page, 'the API reference')
  })
})
