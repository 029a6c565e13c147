import { test } from '@japa/runner'
import { EVERY_CHOICE, sentTo } from '../support/candidate_offers.ts'
import { expect } from '../support/expect.ts'
import { editorOf, editPath, newPackage } from '../support/packages.ts'
import { expectNoSideways } from '../support/sideways.ts'
import { goWithin } from '../support/within.ts'
import { wordsOf } from '../support/words.ts'

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
/** The phone most people have. */
const AT_HAND = { width: 390, height: 844 }
/** 200 % on a laptop of 1,280 by 800: half of it is left. */
const ZOOMED = { viewport: { width: 640, height: 400 } }

test.group('A small screen', () => {
  test('of 320 pixels has room for lists of cars and for long Dutch words', async ({ visit }) => {
    const { packageType, ...fields } = EVERY_CHOICE
    const id = await newPackage({ packageType }, fields)
    const { page } = await visit(editPath(id, 'nl'), { as: 'admin', ...PHONE })
    await editorOf(page).open('Mobiliteit')
    const car = page.getByRole('row', { name: /Berline 1\b/ })
    await expect(car).toContainText(/VAA \/maand: €\s\d/)
    await car.scrollIntoViewIfNeeded()
    await expectNoSideways(page, 'the editor')
    await page.goto('/nl/settings/avantages')
    await expect(page.getByText('Verzekeringsuitbreidingen').last()).toBeVisible()
    await expectNoSideways(page, 'the catalogue')
  })

  for (const locale of ['fr', 'nl', 'en'])
    test(`of 320 pixels shows a candidate every step in ${locale}, no figure over another`, async ({
      visit,
      assert,
    }) => {
      const t = wordsOf(locale as 'fr')
      const { address } = await sentTo(EVERY_CHOICE, locale)
      const { page } = await visit(address, PHONE)
      const on = page.getByRole('button', { name: t('candidate.customise') })
      await expect(on).toBeVisible()
      await expectNoSideways(page, 'the welcome')
      await on.tap()
      const effect = page.getByRole('button', { name: t('choices.seeImpact') })
      await expect(effect).toBeVisible()
      await expectNoSideways(page, 'the choices')
      const [month, year] = await page.locator('dl > div dd > span:nth-child(2)').all()
      const reach = async (unit: typeof month) => {
        const box = await unit.boundingBox()
        return box!.x + box!.width
      }
      const yearBegins = (await page
        .locator('dl > div dd > span:first-child')
        .last()
        .boundingBox())!.x
      assert.isAtMost(await reach(month), yearBegins)
      assert.isAtMost(await reach(year), (await effect.boundingBox())!.x)
    })

  test('at 200 % everything can be read and done without sideways scroll', async ({ visit }) => {
    const id = await newPackage()
    const { page } = await visit('/nl/', { as: 'hr', ...ZOOMED })
    for (const path of ['', '/packages', `/packages/${id}`, `/packages/${id}/edit`]) {
      if (path) await goWithin(page, `/nl${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSideways(page, path)
    }
  })

  test('has cards for a table, and the navigation in a drawer that closes with every choice', async ({
    visit,
  }) => {
    await newPackage({ nomFonction: 'Fleuriste' })
    const { page } = await visit('/fr/packages', { as: 'hr', ...PHONE })
    await expect(
      page.getByRole('list').getByRole('link', { name: 'Fleuriste' }).first()
    ).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    await drawer.getByRole('link', { name: 'Paramètres' }).tap()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused()
    await page.getByRole('link', { name: 'Retour' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('keeps the figures in sight while one types', async ({ visit }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr', ...PHONE })
    await editorOf(page).figure('Brut').fill('3100')
    const bar = page.getByRole('link', { name: /Voir les montants en détail/ })
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText(/Brut\s*3\s100\s€/)
    await bar.tap()
    await expect(page.getByRole('heading', { name: 'Montants' })).toBeInViewport()
  })

  test('folds the package under its sums, goes to a part by its name and saves from the bar below', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage({}, { hasAssuranceGroupe: true, assuranceGroupe: 1200 })
    const { page } = await visit(editPath(id), { as: 'hr', ...PHONE, viewport: AT_HAND })
    const part = (name: string) =>
      page.getByRole('heading', { name, exact: true }).getByRole('button')
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
    const insurance = page.getByText('Assurance groupe', { exact: true })
    await expect(insurance).toBeVisible()
    assert.isBelow(await page.evaluate<number>('document.body.scrollHeight'), 3 * AT_HAND.height)

    const bar = page.getByRole('navigation', { name: 'Aller à' })
    await bar.getByRole('button', { name: 'Coût pour l’employeur' }).tap()
    const cost = part('Coût pour l’employeur')
    await expect(cost).toBeFocused()
    await expect(cost).toBeInViewport()
    await expect(page.getByRole('table', { name: 'Coût pour l’employeur' })).toBeVisible()
    await cost.tap()
    await expect(page.getByRole('table', { name: 'Coût pour l’employeur' })).toHaveCount(0)

    await page.getByRole('combobox', { name: 'Ajouter un avantage' }).fill('ordinateur')
    await page.getByRole('option', { name: /^Ordinateur portable/ }).tap()
    await page.getByRole('button', { name: 'Régler Ordinateur portable' }).tap()
    await expect(part('Appareils')).toBeFocused()
    await expect(page.getByRole('switch', { name: 'Ordinateur portable' })).toBeChecked()

    await save.tap()
    await expect(save).toBeDisabled()
    await expect(page.getByText(/^Enregistré à/)).toBeAttached()
  })
})
