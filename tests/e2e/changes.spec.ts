import { test } from '@japa/runner'
import { expect } from './support/expect.ts'

test.group('The bell', () => {
  test('says how much is new, shows it, and remembers that it was seen', async ({ visit }) => {
    const { page } = await visit('/fr/', { as: 'viewer' })
    await page.getByRole('button', { name: /^Nouveautés, \d+ non lues$/ }).click()
    const list = page.getByRole('dialog', { name: 'Nouveautés' })
    await expect(list.getByText('Utilisateurs et rôles')).toBeVisible()
    await expect(list.getByText('Législation', { exact: true }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Nouveautés', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Nouveautés', exact: true })).toBeVisible()
  })
})
