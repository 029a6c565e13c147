import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import { accountOf } from './support/account.ts'
import { EVERY_CHOICE, PHONE, sentTo } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'

test.group('An offer that is read', () => {
  test('what changed or was taken back while it was read is not accepted, and the page says so', async ({
    visit,
  }) => {
    const { id, address } = await sentTo()
    const refusals: [number, string][] = [
      [409, '/accept'],
      [404, '/api/out/offers/'],
    ]
    const { page } = await visit(address, { refusals })
    const yes = async () => {
      await page.getByRole('button', { name: 'Accepter cette offre' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Accepter cette offre' }).click()
    }
    await expect(page.getByRole('button', { name: 'Accepter cette offre' })).toBeVisible()
    const { page: other } = await visit(address, PHONE)
    await other.getByLabel('Enfants à charge').fill('3')
    await expect(other.getByText('Enregistré', { exact: true })).toBeVisible()
    await yes()
    await expect(page.getByRole('alert')).toContainText('L’offre a changé entre-temps')

    await (await accountOf('hr')).post(`/api/offers/${id}/retract`)
    await yes()
    await expect(
      page.getByRole('heading', { name: 'Cette offre n’est plus disponible.' })
    ).toBeVisible()
  })

  test('with the keyboard alone benefits are chosen, moved and taken away, down to the lowest pay', async ({
    visit,
  }) => {
    const { address } = await sentTo({
      ...EVERY_CHOICE,
      salaireBrutMin: 5000,
      hasLaptop: true,
      laptop: 40,
      descriptionLaptop: 'MacBook Air',
    })
    const { page } = await visit(address)
    const press = async (place: Locator, ...keys: string[]) => {
      await place.focus()
      await expect(place).toBeFocused()
      for (const key of keys) await page.keyboard.press(key)
    }
    await press(page.getByRole('button', { name: 'Personnaliser mon offre' }), 'Enter')
    await expect(page.getByRole('heading', { name: 'L’impact de vos choix' })).toBeVisible()
    const days = page.getByRole('slider', { name: 'Jours de congé supplémentaires par an' })
    await press(days, 'ArrowRight', 'ArrowRight')
    await expect(days).toHaveAttribute('aria-valuetext', '2 jours')
    await press(days, 'Home')
    await expect(page.getByRole('button', { name: /^Retirer\s: Jours/ })).toHaveCount(0)
    await press(page.getByRole('radio', { name: /^MacBook Air/ }), 'ArrowDown')
    await expect(page.getByRole('radio', { name: /^ThinkPad X1/ })).toBeChecked()
    await press(page.getByRole('switch', { name: 'Voiture de société' }), 'Space')
    await expect(page.getByRole('alert')).toHaveText('Le salaire brut est trop bas!')
    const goOn = page.getByRole('button', { name: 'Poursuivre avec cette offre' })
    await expect(goOn).toBeDisabled()
    await press(page.getByRole('button', { name: 'Retirer : Voiture de société' }), 'Enter')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(goOn).toBeEnabled()
    await press(goOn, 'Enter')
    await press(page.getByRole('button', { name: 'Accepter cette offre' }), 'Enter')
    await expect(page.getByRole('dialog', { name: 'Accepter cette offre ?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Accepter cette offre' })).toBeFocused()
  })
})
