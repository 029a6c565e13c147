import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { LOOKS } from './screens/camera.ts'

const SENTENCE =
  '3.250 brut, CP 200, mariée, deux enfants, chèques-repas de 9 €, voiture électrique'

test.group('The assistant', () => {
  test('the sample of the first page becomes a package, and opens in the editor', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    await page.getByLabel('Décrivez un package').focus()
    await expect(page.getByRole('list', { name: 'Compris' })).toContainText(/60.000/)
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    await expect(dialog.getByRole('region', { name: 'Les montants' })).toContainText(/60.000/)
    await expect(dialog.locator('mark')).toHaveText('coût employeur annuel de 60000 EUR')
    await dialog.getByRole('button', { name: 'Créer une simulation' }).click()
    await expect(page).toHaveURL(/\/fr\/packages\/[0-9a-f-]{36}\/edit$/)
  })

  test('two questions are answered by a click, with what each answer does, and the package has its figures', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    const box = dialog.getByLabel('Votre demande')
    await box.fill(SENTENCE)
    await expect(dialog.getByRole('list', { name: 'Compris' }).getByRole('listitem')).toHaveCount(7)
    await box.press('Enter')
    const figures = dialog.getByRole('region', { name: 'Les montants' })
    await expect(figures).toContainText('une réponse manque')
    await expect(figures).toContainText('Sans ce qui n’est pas encore complet')
    await expect(dialog.getByRole('button', { name: 'Créer une simulation' })).toBeDisabled()
    const car = dialog.getByRole('region', { name: /à choisir$/ })
    await expect(car.getByRole('button').first()).toContainText(/coût \+/)
    await car.getByRole('button').first().click()
    await expect(car).toHaveCount(0)
    const partner = dialog.getByRole('region', { name: /partenaire/ })
    await partner.getByRole('button', { name: /^Oui/ }).click()
    await expect(partner).toHaveCount(0)
    await expect(dialog.getByRole('log')).toContainText('Aucune question')
    assert.deepEqual(await seriousViolations(page), [])
    await dialog.getByRole('button', { name: 'Créer une simulation' }).click()
    await expect(page).toHaveURL(/\/fr\/packages\/[0-9a-f-]{36}\/edit$/)
  })

  test('asks for what a car still needs, answers about the net, and goes back', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    await dialog.getByLabel('Votre demande').fill('3.250 brut, voiture électrique de 45.000 €')
    await dialog.getByLabel('Votre demande').press('Enter')
    const next = dialog.getByLabel('Et ensuite')
    await expect(dialog.getByRole('region', { name: /Voiture/ })).toBeVisible()
    await next.fill('690')
    await next.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Créer une simulation' })).toBeEnabled()
    await next.fill('et en net ?')
    await next.press('Enter')
    await expect(dialog.getByText('Salaire net', { exact: true }).first()).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'Tours précédents' })).toContainText('690')
    // With the keys, in an empty box.
    await next.press('Control+z')
    await expect(dialog.locator('mark').last()).toHaveText('690')
    await next.press('ArrowUp')
    await expect(next).toHaveValue('690')
  })

  for (const width of [390, 320])
    test(`on a phone of ${width} the figures are a sheet that opens, and nothing scrolls sideways`, async ({
      visit,
      assert,
    }) => {
      const { page } = await visit('/fr/', {
        as: 'hr',
        ...LOOKS.phone,
        viewport: { width, height: 720 },
      })
      await page.getByLabel('Décrivez un package').fill(SENTENCE)
      await page.getByRole('button', { name: 'Go', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Assistant' })
      const sheet = dialog.getByRole('region', { name: 'Les montants' })
      await sheet.getByRole('button', { name: /Les montants$/ }).click()
      await expect(sheet).toContainText('Fiche de paie')
      const sideways = await page.evaluate<number>(
        `Math.max(...[document.documentElement, document.querySelector('[role=dialog]')].map((e) => e.scrollWidth - e.clientWidth))`
      )
      assert.isAtMost(sideways, 0)
      assert.deepEqual(await seriousViolations(page), [])
      await sheet.getByRole('button', { name: /Les montants$/ }).click()
      await expect(sheet).not.toContainText('Fiche de paie')
    })

  test('one’s own requests are listed and forgotten; settings and use have a page', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', { as: 'admin', ownSession: true })
    await page.getByLabel('Décrivez un package').fill('3.113 brut, deux enfants')
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    await expect(dialog.getByRole('list', { name: 'Le package' })).toContainText(/3.113/)
    await page.goto('/fr/assistant')
    const own = page.getByRole('listitem').filter({ hasText: '3.113 brut, deux enfants' }).first()
    await own.getByRole('button', { name: /^Oublier/ }).click()
    await expect(page.getByText('La demande est oubliée.')).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await page.goto('/fr/settings/assistant')
    await expect(page.getByRole('table', { name: 'Utilisation' })).toBeVisible()
    await expect(page.getByText('Cette installation n’a pas de modèle de langage')).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('is not there without the add-on', async ({ visit }) => {
    const { page } = await visit('/fr/', { slug: 'globex', as: 'admin' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ouvrir l’assistant' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Go', exact: true })).toHaveCount(0)
  })
})
