import { test } from '@japa/runner'
import { expect } from './support/expect.ts'

/** 0 is black, 255 is white. */
const BRIGHTNESS = `(() => {
  const canvas = document.createElement('canvas').getContext('2d')
  canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
  return (red + green + blue) / 3
})()`

test.group('Light and dark', () => {
  test('the page follows the system until one chooses, and the choice is remembered', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr', colorScheme: 'dark' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate<number>(BRIGHTNESS)).toBeLessThan(60)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => page.evaluate<number>(BRIGHTNESS)).toBeGreaterThan(200)

    await page.getByRole('button', { name: 'Apparence' }).click()
    await page.getByRole('menuitemradio', { name: 'Sombre' }).click()
    await expect.poll(() => page.evaluate<number>(BRIGHTNESS)).toBeLessThan(60)
    await page.reload()
    await expect.poll(() => page.evaluate<number>(BRIGHTNESS)).toBeLessThan(60)

    await page.getByRole('button', { name: 'Apparence' }).click()
    await page.getByRole('menuitemradio', { name: 'Comme le système' }).click()
    await expect.poll(() => page.evaluate<number>(BRIGHTNESS)).toBeGreaterThan(200)
  })
})
