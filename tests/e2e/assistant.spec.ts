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
    await page.getByRole('button', { name: 'Calculer', exact: true }).click()
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

  test('Enter before the reader is there is kept in sight, and sent once it is', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let held = 0
    await page.route(/\/pure-[\w-]+\.js$/, async (route) => {
      held++
      await released
      await route.continue()
    })
    await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    const box = dialog.getByLabel('Votre demande')
    await box.fill('3.250 brut, deux enfants')
    await box.press('Enter')
    const waits = dialog.getByText('Votre demande part dès que l’assistant est prêt…')
    await expect(waits).toBeVisible()
    assert.equal(held, 1)
    // Whoever does not want to wait has their words back.
    await dialog.getByRole('button', { name: 'Arrêter' }).click()
    await expect(waits).toHaveCount(0)
    await expect(box).toHaveValue('3.250 brut, deux enfants')
    await box.press('Enter')
    await expect(waits).toBeVisible()
    release()
    await expect(dialog.getByRole('list', { name: 'Le package' })).toContainText(/3.250/)
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

  test('what was said is corrected and taken back with the keyboard, and a turn before is gone back to', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    await expect(page.getByRole('button', { name: 'Ouvrir l’assistant' })).toBeVisible()
    await page.keyboard.press('Control+j')
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    await dialog.getByLabel('Votre demande').fill('3.250 brut, célibataire, prime de nuit 150')
    await dialog.getByLabel('Votre demande').press('Enter')
    const said = dialog.getByRole('list', { name: 'Le package' })
    await expect(said.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByRole('list', { name: 'Non compris' })).toContainText('prime de nuit')

    const gross = said.getByRole('button', { name: /^Modifier Salaire brut/ })
    await gross.focus()
    await page.keyboard.press('Enter')
    const field = said.getByLabel('Salaire brut', { exact: true })
    await field.fill('9999')
    await field.press('Escape')
    await expect(said).toContainText(/3.250/)
    await expect(dialog).toBeVisible()
    await gross.focus()
    await page.keyboard.press('Enter')
    await field.fill('3500')
    await field.press('Enter')
    await expect(said).toContainText(/3.500/)

    await gross.focus()
    await page.keyboard.press('ArrowRight')
    await expect(said.getByRole('button', { name: /^Modifier .tat civil/ })).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(said.getByRole('listitem')).toHaveCount(1)
    await expect(gross).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(said.getByRole('listitem')).toHaveCount(2)

    const next = dialog.getByLabel('Et ensuite')
    await next.fill('deux enfants')
    await next.press('Enter')
    await expect(said.getByRole('listitem')).toHaveCount(3)
    await dialog
      .getByRole('list', { name: 'Tours précédents' })
      .getByRole('button', { name: 'Revenir ici' })
      .click()
    await expect(said.getByRole('listitem')).toHaveCount(2)
    await expect(said).toContainText(/3.500/)
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('says what it does not do, where that is done, and keeps the request and the package', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    await dialog.getByLabel('Votre demande').fill('combien gagne Julie ?')
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialog.getByRole('alert')).toContainText('aucune personne')
    await expect(dialog.getByRole('link', { name: 'Équipe' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Modifier ma demande' }).click()
    await expect(dialog.getByLabel('Votre demande')).toHaveValue('combien gagne Julie ?')

    await dialog.getByLabel('Votre demande').fill('3.000 brut')
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    const next = dialog.getByLabel('Et ensuite')
    await next.fill('chèques-repas de 12 €')
    await next.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('10')
    await dialog.getByRole('button', { name: /prendre 10,00/ }).click()
    const said = dialog.getByRole('list', { name: 'Le package' })
    await expect(said).toContainText(/10,00/)
    await expect(said).toContainText(/3.000/)
    await expect(dialog.getByRole('button', { name: 'Créer une simulation' })).toBeEnabled()
  })

  test('a reload opens the conversation again: its turns, the package with what was chosen, and what comes next', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr', ownSession: true })
    await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    await dialog.getByLabel('Votre demande').fill('3.217 brut, prime de nuit 150')
    await expect(dialog.getByRole('list', { name: 'Compris' })).toContainText(/3.217/)
    await dialog.getByLabel('Votre demande').press('Enter')
    const next = dialog.getByLabel('Et ensuite')
    await next.fill('mariée, deux enfants')
    await next.press('Enter')
    const said = dialog.getByRole('list', { name: 'Le package' })
    await expect(said.getByRole('listitem')).toHaveCount(3)
    const partner = dialog.getByRole('region', { name: /partenaire/ })
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/api/ai/')
    )
    await partner.getByRole('button', { name: /^Oui/ }).click()
    await expect(said.getByRole('listitem')).toHaveCount(4)
    await kept
    await page.reload()
    await expect(said.getByRole('listitem')).toHaveCount(4)
    await expect(partner).toHaveCount(0)
    await expect(dialog.locator('mark').last()).toHaveText('deux enfants')
    await dialog
      .getByRole('list', { name: 'Tours précédents' })
      .getByRole('button', { name: 'Revenir ici' })
      .click()
    await expect(dialog.getByRole('list', { name: 'Non compris' })).toContainText('prime de nuit')
    await dialog
      .getByRole('button', { name: /^Laisser de côté/ })
      .first()
      .click()
    await next.fill('plutôt 3.300 brut')
    await next.press('Enter')
    await expect(said).toContainText(/3.300/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/fr\/?$/)
    await page.goto('/fr/assistant')
    await page.getByRole('button', { name: /^Reprendre «\s3.217 brut/ }).click()
    await expect(said).toContainText(/3.300/)
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
      await page.getByRole('button', { name: 'Calculer', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Assistant' })
      const chips = dialog.getByRole('list', { name: 'Le package' }).getByRole('listitem')
      await expect(chips.nth(1)).toBeVisible()
      const [first, second] = await Promise.all([0, 1].map((at) => chips.nth(at).boundingBox()))
      assert.equal(first!.y, second!.y, 'two chips stand beside each other')
      const sheet = dialog.getByRole('region', { name: 'Les montants' })
      await sheet.getByRole('button', { name: /Les montants$/ }).click()
      await expect(sheet).toContainText('Fiche de paie')
      const sideways = await page.evaluate<number>(
        `Math.max(...[document.documentElement, document.querySelector('[role=dialog]')].map((e) => e.scrollWidth - e.clientWidth))`
      )
      assert.isAtMost(sideways, 0)
      assert.deepEqual(await seriousViolations(page), [])
      await sheet.getByRole('button', { name: 'Agrandir les montants' }).click()
      const box = await sheet.boundingBox()
      assert.isAtLeast(box!.height, 600)
      assert.isAtMost(box!.height, 720)
      await sheet.getByRole('button', { name: 'Réduire les montants' }).click()
      await sheet.getByRole('button', { name: /Les montants$/ }).click()
      await expect(sheet).not.toContainText('Fiche de paie')
    })

  test('one’s own requests are listed and forgotten; settings and use have a page', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', { as: 'admin', ownSession: true })
    await page.getByLabel('Décrivez un package').fill('3.113 brut, deux enfants')
    await page.getByRole('button', { name: 'Calculer', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Assistant' })
    await expect(dialog.getByRole('list', { name: 'Le package' })).toContainText(/3.113/)
    await page.goto('/fr/assistant')
    await expect(page.getByText(/^Vos demandes sont gardées/)).toBeVisible()
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
    await expect(page.getByRole('button', { name: 'Calculer', exact: true })).toHaveCount(0)
  })
})
