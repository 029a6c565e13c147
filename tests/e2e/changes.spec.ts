import { test } from '@japa/runner'
import { expect } from './support/expect.ts'

test.group('The bell', () => {
  test('says how much is new, shows it, and remembers that it was seen', async ({ visit }) => {
    let offers: Promise<unknown> | undefined
    const { page } = await visit('/fr/', {
      as: 'manager',
      before: async (opened) => {
        offers = opened.waitForResponse((answer) => answer.url().includes('sort=accepted'))
      },
    })
    // What is not loaded yet could not be seen.
    await offers
    await page.getByRole('button', { name: /^Notifications, \d+ non lues?$/ }).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    // Opening a tab is what makes it seen; who has offers has two.
    await list.getByRole('tab', { name: /^Pour vous/ }).click()
    await list.getByRole('tab', { name: /^Nouveautés/ }).click()
    await expect(list.getByText('Utilisateurs et rôles')).toBeVisible()
    await expect(list.getByText('Législation', { exact: true }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })

  test('shows who has no offers what changed, and no other tab', async ({ visit }) => {
    const { page } = await visit('/fr/', { as: 'viewer' })
    await page.getByRole('button', { name: /^Notifications, \d+ non lues?$/ }).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await expect(list.getByText('Utilisateurs et rôles')).toBeVisible()
    await expect(list.getByRole('tab')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })
})
