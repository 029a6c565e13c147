import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import { accountOf } from './support/account.ts'
import { draftFor, EVERY_CHOICE, PHONE, sentTo } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { editorOf, editPath } from './support/packages.ts'

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

  test('opens in the candidate’s own language where this browser chose none; what they choose then stays', async ({
    visit,
  }) => {
    const { address } = await sentTo({}, 'nl')
    const { page } = await visit(address.replace('/nl/', '/fr/'))
    await expect(page).toHaveURL(/\/nl\/o\//)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await page.getByRole('combobox', { name: 'Taal' }).selectOption('fr')
    await expect(page).toHaveURL(/\/fr\/o\//)
    await expect(page.getByRole('button', { name: 'Accepter cette offre' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Accepter cette offre' })).toBeVisible()
    await expect(page).toHaveURL(/\/fr\/o\//)
  })

  test('HR writes what a benefit is called in Dutch; a candidate who reads Dutch finds and chooses it by that name', async ({
    visit,
    assert,
  }) => {
    const hr = await accountOf('hr')
    const draft = await draftFor(EVERY_CHOICE, 'nl')
    const { packageId } = (await hr.get(`/api/offers/${draft.id}`)).body
    const { page: editor } = await visit(editPath(packageId), { as: 'hr' })
    await editor.getByRole('button', { name: 'Modifier Hospitalisation du conjoint' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Extensions au choix' })
    await dialog.getByText('Dans d’autres langues', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Nederlands' }).fill('Hospitalisatie van de partner')
    await dialog.getByRole('button', { name: 'Valider' }).click()
    await editorOf(editor).save.click()
    await expect(editor.getByText(/^Enregistré à/)).toBeVisible()

    const { version } = (await hr.get(`/api/offers/${draft.id}`)).body
    await hr.post(`/api/offers/${draft.id}/send`, { version })
    const { pathname, hash } = new URL((await hr.post(`/api/offers/${draft.id}/link`)).body.url)
    const { page } = await visit(pathname.replace(/^\/\w\w/, '/nl') + hash, PHONE)
    await page.getByRole('button', { name: 'Mijn loonvoorstel personaliseren' }).tap()
    const box = page.getByRole('checkbox', { name: 'Hospitalisatie van de partner' })
    await box.check()
    await expect(page.getByRole('checkbox', { name: 'Soins dentaires' })).toBeVisible()
    await expect
      .poll(async () => (await hr.get(`/api/packages/${packageId}`)).body.package)
      .toMatchObject({
        extensionAssuranceSelections: [
          {
            description: 'Hospitalisation du conjoint',
            translations: { nl: 'Hospitalisatie van de partner' },
          },
        ],
      })
    await expect(box).toBeChecked()
    assert.notInclude(await page.content(), 'Hospitalisation du conjoint')
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
    await press(page.getByRole('radio', { name: 'Voiture de société', exact: true }), 'Space')
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
