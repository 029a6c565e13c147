import { test } from '@japa/runner'
import { draftGroup } from '#tests/helpers/rewards'
import { accountOf } from '../support/account.ts'
import { EVERY_CHOICE, sentTo } from '../support/candidate_offers.ts'
import { expect } from '../support/expect.ts'
import { newOffer } from '../support/offers.ts'
import { editorOf, editPath, newPackage } from '../support/packages.ts'
import { portalWorker, statementFor } from '../support/portal.ts'
import { newSacrifice } from '../support/sacrifices.ts'
import { expectNoSideways } from '../support/sideways.ts'
import { goWithin } from '../support/within.ts'
import { wordsOf } from '../support/words.ts'

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
/** 200 % on a laptop of 1,280 by 800: half of it is left. */
const ZOOMED = { viewport: { width: 640, height: 400 } }

test.group('A small screen', () => {
  for (const locale of ['fr', 'nl', 'en']) {
    test(`of 320 pixels shows every page in ${locale} without sideways scroll`, async ({
      visit,
    }) => {
      const id = await newPackage({ nomFonction: 'Responsable du développement international' })
      const sacrifice = await newSacrifice()
      const offer = await newOffer({ name: 'Marie-Christine', mark: 'Vandenbroucke' })
      const { id: draft } = await draftGroup(await accountOf('hr'))
      const reader = await portalWorker(locale)
      const round = await statementFor(reader)
      // The last page signs out.
      const { page } = await visit(`/${locale}/`, {
        as: 'hr',
        ownSession: true,
        refusals: [
          [404, '/api/out/offers/unknown'],
          [404, '/api/out/signing/unknown'],
        ],
        ...PHONE,
      })
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectNoSideways(page, '/')
      for (const path of [
        '/packages',
        '/packages/new',
        `/packages/${id}`,
        `/packages/${id}/edit`,
        `/print/p/${id}`,
        '/salary-sacrifice/new',
        `/salary-sacrifice/${sacrifice}`,
        `/print/s/${sacrifice}`,
        '/exports',
        '/help/offer',
        '/offers',
        '/offers/new',
        '/reward-statements',
        `/reward-statements/${draft}`,
        `/reward-statements/${round.groupId}`,
        `/reward-statements/${round.groupId}/statements/${round.statementId}`,
        `/reward-statements/${draft}/preview/${reader.id}`,
        `/offers/${offer}`,
        `/offers/${offer}/edit-package`,
        '/contracts',
        '/contracts/new',
        '/law/bareme200.echelle1ClasseA',
        '/team',
        '/team/changes',
        '/team/contacts',
        '/team/export-payroll',
        '/team/analytics',
        '/team/analytics/cash-flow',
        '/team/analytics/ranges',
        '/team/analytics/scatter',
        '/team/analytics/reductions',
        '/team/heatmap',
        '/settings/account',
        '/settings/documents/shipped',
        '/documents/to-sign',
        '/settings/documents?tab=signing',
      ]) {
        await goWithin(page, `/${locale}${path}`)
        await expectNoSideways(page, path)
      }
      for (const path of ['/health-check', '/o/unknown', '/s/unknown', '/w/login', '/login']) {
        await page.goto(`/${locale}${path}`)
        await expect(
          page.getByRole('heading').or(page.getByText('health-check')).first()
        ).toBeVisible()
        await expectNoSideways(page, path)
      }
    })
  }

  test('of 320 pixels has room for lists of cars and for long Dutch words', async ({ visit }) => {
    const { packageType, ...fields } = EVERY_CHOICE
    const id = await newPackage({ packageType }, fields)
    const { page } = await visit(editPath(id, 'nl'), { as: 'admin', ...PHONE })
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
    await editorOf(page).gross.fill('3100')
    const bar = page.getByRole('link', { name: /Voir les montants en détail/ })
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText(/Brut\s*3\s100\s€/)
    await bar.tap()
    await expect(page.getByRole('heading', { name: 'Montants' })).toBeInViewport()
  })
})
