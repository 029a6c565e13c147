import { test } from '@japa/runner'
import { expect } from './support/expect.ts'

test.group('What is still to come', () => {
  test('what was asked for stands first and alone, the rest by what it is about, each with its way of today', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/team/scenarios', { as: 'admin' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Scénarios',
      'Comprendre et prévoir',
      'Relié à la paie',
    ])
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3)
    await main.getByRole('link', { name: 'Aujourd’hui : comparer des packages' }).click()
    await expect(page).toHaveURL(/\/fr\/packages\/compare/)
  })

  test('no user is sent where they may not go', async ({ visit }) => {
    const { page } = await visit('/fr/soon', { as: 'viewer' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Scénarios' })).toHaveCount(0)
  })
})
