import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import {
  enterPortal,
  paidFrom,
  portalWorker,
  SIGNED_OUT,
  statementFor,
  withdraw,
} from './support/portal.ts'
import { expectNoSideways } from './support/sideways.ts'

test.group('More of a reward statement on a phone', () => {
  test('seen by HR it stands under a banner, without a question; without a statement the worker is told so', async ({
    visit,
    assert,
  }) => {
    const worker = await portalWorker()
    const round = await statementFor(worker)
    const { page: hr } = await visit(`/fr/iw/${worker.id}/reward/${round.statementId}`, {
      as: 'hr',
    })
    await expect(hr.getByRole('heading', { name: 'Bonjour Imane' })).toBeVisible()
    await expect(hr.getByText(/en lecture seule$/)).toBeVisible()
    await expect(hr.getByRole('link', { name: 'Relevé en PDF' })).toBeVisible()
    await expect(hr.getByRole('button', { name: 'Poser une question' })).toHaveCount(0)
    assert.deepEqual(await seriousViolations(hr), [])

    await withdraw(round)
    const { page } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(page, worker)
    await expect(page.getByRole('heading', { name: 'Pas encore de relevé' })).toBeVisible()
  })

  test('a second one says what changed since the last, line by line', async ({ visit, assert }) => {
    const worker = await portalWorker()
    await paidFrom(worker, 3000)
    await statementFor(worker)
    await paidFrom(worker, 3400)
    await statementFor(worker, { statementDateStr: '2026-11-01' })
    const { page } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(page, worker)
    const since = page
      .getByRole('heading', { name: 'Depuis votre dernier relevé' })
      .locator('xpath=../..')
    await expect(since.getByText(/^\+.*€ par an depuis le relevé du/)).toBeVisible()
    await expect(since.getByRole('listitem').first()).toContainText(/de .*€ à .*€/)
    await expect(page.getByRole('heading', { name: 'Mes autres relevés' })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await expectNoSideways(page, 'the difference')
  })

  test('without a network what is there stays, since when too; what did not come yet says so, and comes afterwards', async ({
    visit,
  }) => {
    const worker = await portalWorker()
    await statementFor(worker)
    const { page, context } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(page, worker)
    const total = page.getByRole('img', { name: /^Total annuel/ })
    await expect(total).toBeVisible()
    const why = page.getByRole('button', { name: /^Pourquoi/ }).last()
    await expect(why).toBeVisible()
    await context.setOffline(true)
    const offline = page.getByText(/^Hors ligne/)
    await expect(offline).toBeVisible()
    const since = (await offline.textContent())!
    await why.tap()
    const noAnswer = page.getByText(/^Le serveur ne répond pas/)
    await expect(noAnswer).toBeVisible()
    await expect(total).toBeVisible()
    // A page that was not opened before does not come; the way back leads to what was.
    await page.getByRole('link', { name: 'Mes données' }).tap()
    const again = page.getByRole('button', { name: 'Réessayer' })
    await expect(again).toBeVisible()
    await page.getByRole('link', { name: 'Mon relevé' }).tap()
    await expect(total).toBeVisible()
    await expect(offline).toHaveText(since)
    await why.tap()
    await expect(noAnswer).toBeVisible()
    await context.setOffline(false)
    await expect(offline).toHaveCount(0)
    await expect(noAnswer).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: 'Poser une question sur cette ligne' })
    ).toBeVisible()
    await page.getByRole('link', { name: 'Mes données' }).tap()
    await expect(page.getByRole('heading', { name: 'Mes données', exact: true })).toBeVisible()
  })

  for (const [locale, hello] of [
    ['nl', 'Dag Imane'],
    ['en', 'Hello Imane'],
  ] as const)
    test(`reads in ${locale}, at 320 pixels too and by the keyboard`, async ({ visit, assert }) => {
      const worker = await portalWorker(locale)
      await statementFor(worker)
      const { page } = await visit(`/${locale}/w/login`, {
        viewport: { width: 320, height: 640 },
        refusals: SIGNED_OUT,
      })
      await enterPortal(page, worker)
      await expect(page.getByRole('heading', { name: hello })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/${locale}/w/reward/`))
      await expectNoSideways(page, 'the statement')
      const why = page.getByRole('button', { expanded: false }).first()
      await why.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
      await expectNoSideways(page, 'a line explained')
      assert.deepEqual(await seriousViolations(page), [])
    })
})
