import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'

/** The product announces the index of January from November on; here the browser is told of it in every month. */
async function announced(page: Page): Promise<void> {
  const january = new Date().getFullYear() + 1
  const notice = {
    commissionParitaire: 'BECP200',
    day: `${january}-01-01`,
    status: 'RANGE',
    percent: null,
    low: 3.7,
    high: 4,
    checkedOn: `${january - 1}-01-15`,
    scenario: `Indexation ${january} (CP200)`,
    contracts: 3,
  }
  await page.route('**/api/indexation-notice', (route) => route.fulfill({ json: { notice } }))
}

test.group('The coming year of a CFO', () => {
  test('from the banner of the index to its scenario, its slider and a budget that is signed off', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', { as: 'admin', before: announced })
    const todo = page.getByRole('list', { name: 'À faire' })
    await expect(todo.getByText(/fourchette du/)).toBeVisible()
    await todo.getByRole('button', { name: /^Essayer dans un scénario/ }).click()
    const title = page.getByRole('heading', { level: 1, name: /^Indexation \d{4} \(CP200\)$/ })
    await expect(title).toBeVisible()
    const year = (await title.textContent())!.match(/\d{4}/)![0]

    const cost = page.locator('[data-figure=cost]')
    await expect(page.locator('[data-live=ready]')).toBeVisible()
    const asExpected = await cost.textContent()
    await page.getByRole('slider', { name: 'Indexation' }).focus()
    await page.keyboard.press('End')
    await expect(cost).not.toHaveText(asExpected!)
    await expect(page.getByText('Enregistré : 5 %')).toBeVisible()
    await expect(page.getByText(/diffèrent de ceux/)).toHaveCount(0)

    // The banner leads back to the same scenario, as it was left.
    await page.goto('/fr/')
    await todo.getByRole('button', { name: /^Essayer dans un scénario/ }).click()
    await expect(page.getByText('Enregistré : 5 %')).toBeVisible()

    await page.goto('/fr/team/budgets')
    const name = `Budget ${year}, ${Date.now()}`
    await page.getByRole('button', { name: 'Nouveau budget' }).first().click()
    const making = page.getByRole('dialog', { name: 'Nouveau budget' })
    await making.getByLabel('Nom', { exact: true }).fill(name)
    await making.getByRole('textbox', { name: /^Premier mois/ }).fill(`01/01/${year}`)
    await making.getByRole('button', { name: 'Créer le budget' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const total = page.getByRole('definition').first()
    await expect(page.getByText('Pas de fourchette')).toBeVisible()
    const unindexed = await total.textContent()

    await page.getByRole('button', { name: 'Ajouter un index' }).click()
    const adding = page.getByRole('dialog', { name: 'Ajouter un index' })
    await expect(adding.getByText(/^L’index de la CP 200, tel que connu le/)).toBeVisible()
    await adding.getByLabel('Au plus haut, %').fill('5')
    assert.deepEqual(await seriousViolations(page), [])
    await adding.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(adding).toHaveCount(0)
    await expect(page.getByText('Pas de fourchette')).toHaveCount(0)
    await expect(total).not.toHaveText(unindexed!)
    const promised = await total.textContent()

    await page.getByRole('button', { name: 'Approuver' }).click()
    await expect(page.getByRole('button', { name: 'Rouvrir' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Approuvé', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ajouter un index' })).toBeDisabled()
    assert.equal(await total.textContent(), promised)
  })
})
