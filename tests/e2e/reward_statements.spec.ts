import { test } from '@japa/runner'
import { today } from '#modules/shared/values/days'
import { expect } from './support/expect.ts'

const year = Number(today().slice(0, 4))

test.group('Reward statements at the desk', () => {
  test('the demo company has last year’s, read by most, and a draft that says who is left out and why', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/reward-statements', { as: 'hr' })
    const main = page.getByRole('main')
    const list = main.getByRole('table', { name: 'Relevés de rémunération' })
    await expect(list.getByRole('row').filter({ hasText: `Relevés ${year}` })).toContainText(
      'Brouillon'
    )
    await list.getByRole('link', { name: `Relevés ${year - 1}` }).click()
    await expect(main.getByText(/e-mails partis/)).toBeVisible()
    await main.getByRole('combobox', { name: 'Ouverts ou non' }).click()
    await page.getByRole('option', { name: 'Pas encore ouverts' }).click()
    const statements = main.getByRole('table', { name: 'Relevés', exact: true })
    await expect(statements.getByRole('row').nth(1)).toContainText('Pas encore')
    await main.getByRole('tab', { name: 'Publications' }).click()
    await expect(main.getByText(/relevés publiés sur/)).toBeVisible()
    await main.getByRole('button', { name: /laissées? de côté/ }).click()
    await expect(main.getByText(/Son contrat commence le/).first()).toBeVisible()
  })

  test('a text that speaks of what no statement knows is told at the text, and stays as it was typed', async ({
    visit,
  }) => {
    const { page, expectRefusal } = await visit('/fr/reward-statements', { as: 'hr' })
    const main = page.getByRole('main')
    await main.getByRole('link', { name: `Relevés ${year}`, exact: true }).click()
    await main.getByRole('tab', { name: 'Markdown' }).click()
    const text = main.getByRole('textbox', { name: 'Texte' })
    await text.fill('Bonjour, voici {{salaire.secret}}.')
    expectRefusal(422, '/api/reward-statement-groups/')
    await main.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(main.getByRole('alert').first()).toContainText('salaire.secret')
    await expect(text).toHaveValue(/salaire\.secret/)
    await expect(main.getByText('Enregistrez d’abord ce que vous avez changé.')).toBeVisible()
  })

  test('a viewer has no statements in the menu', async ({ visit }) => {
    const { page } = await visit('/fr/', { as: 'viewer' })
    const menu = page.getByRole('navigation', { name: 'Navigation principale' })
    await expect(menu.getByRole('link', { name: /^Équipe/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Relevés de rémunération' })).toHaveCount(0)
  })
})
