import { test } from '@japa/runner'
import { expect } from './support/expect.ts'

test.group('What is still to come', () => {
  test('what was asked for stands first and alone, the rest by what it is about', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/team/synchronisation', { as: 'admin' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Synchronisation',
      'Relié à la paie',
    ])
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(1)
  })

  test('no user is sent where they may not go', async ({ visit }) => {
    const { page } = await visit('/fr/soon', { as: 'viewer' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(1)
    await expect(main.getByRole('heading', { name: 'Budgets' })).toHaveCount(0)
  })
})
