import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }

test.group('The proof', () => {
  test('anybody sees the published amounts beside ours, without signing in', async ({ visit }) => {
    const { page } = await visit('/fr/proof')
    await expect(page.getByRole('heading', { level: 1, name: /preuve par les cas/ })).toBeVisible()
    await expect(page.getByRole('status')).toContainText('tous identiques aux nôtres')
    await page.getByRole('button', { name: /JC 3020000/ }).click()
    const table = page.getByRole('table')
    await expect(table.getByRole('row').nth(1)).toContainText('15,2097')
    await expect(table.getByRole('row')).toHaveCount(415)
    await page.getByRole('button', { name: /JC 3020000/ }).click()
    await page.getByRole('button', { name: /PwC.*26 March 2025/ }).click()
    await expect(table.getByRole('row', { name: /6 ?307,12/ })).toContainText(
      'Un couple, imposable'
    )
    await page.getByRole('button', { name: /dynamik/ }).click()
    await expect(page.getByText('La lettre produit ses effets')).toBeVisible()
  })

  test('on the smallest phone nothing goes sideways', async ({ visit }) => {
    const { page } = await visit('/nl/proof', PHONE)
    await expect(page.getByRole('status')).toContainText('gelijk aan de onze')
    await expectNoSideways(page, 'the proof')
  })
})
