import { test } from '@japa/runner'
import { monthsAfter, today } from '#modules/shared/values/days'
import { decide } from '#tests/helpers/pay_reviews'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'

const FIRST = `${monthsAfter(today(), 2).slice(0, 7)}-01`

/** A review that is open, with the part of the demo's manager. */
async function opened(name: string) {
  const admin = await accountOf('admin')
  const { body } = await admin.post('/api/pay-reviews', { name, dateStr: FIRST })
  const { body: review } = await admin.post(`/api/pay-reviews/${body.id}/open`)
  const part = review.parts.find(({ department }: any) => department === 'Operations')
  return { admin, review, part }
}

test.group('Pay reviews', () => {
  test('administrators open a review, a manager proposes and submits, and it is approved and previewed', async ({
    visit,
    assert,
  }) => {
    const name = `Ronde ${Date.now()}`
    const { page } = await visit('/fr/team/pay-reviews', { as: 'admin' })
    // The list is drawn, empty or not, before anything is pressed.
    await expect(page.locator('main .animate-pulse')).toHaveCount(0)
    await page.getByRole('button', { name: 'Nouvelle révision' }).click()
    const making = page.getByRole('dialog', { name: 'Nouvelle révision' })
    await making.getByLabel('Nom', { exact: true }).fill(name)
    assert.deepEqual(await seriousViolations(page), [])
    await making.getByRole('button', { name: 'Créer' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('button', { name: 'Budgets' }).click()
    const budgets = page.getByRole('dialog', { name: 'Budgets' })
    await budgets.getByLabel('Operations').fill('200')
    await budgets.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(budgets).toHaveCount(0)
    await page.getByRole('button', { name: 'Ouvrir aux managers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ouvrir' }).click()
    await expect(page.getByText('Ouverte', { exact: true }).first()).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    const id = page.url().split('/').at(-1)!

    const { page: hers } = await visit('/fr/team/pay-reviews', { as: 'manager' })
    await hers.getByRole('row').filter({ hasText: name }).getByRole('link').click()
    await expect(hers.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible()
    const raise = hers.getByLabel(/^Augmentation de /).first()
    const left = hers.getByRole('status').filter({ hasText: 'par mois' })
    await expect(left).toContainText(/reste 200,00/)
    await raise.fill('150')
    // The bar follows what is typed, before anything is kept.
    await expect(left).toContainText(/reste 50,00/)
    await raise.fill('250')
    await expect(left).toContainText(/50,00.*de trop/)
    // The same raise a year, and in percent: what is typed is kept in euros of a month.
    await hers.getByRole('radio', { name: '€/an' }).click()
    await expect(raise).toHaveValue(/^3.000,00$/)
    await raise.fill('2400')
    await expect(left).toContainText(/reste 0,00/)
    await hers.getByRole('radio', { name: '%', exact: true }).click()
    await expect(raise).toHaveValue(/^\d+,\d\d$/)
    await hers.getByRole('radio', { name: '€/mois' }).click()
    await expect(raise).toHaveValue('200,00')
    await raise.fill('250')
    await hers
      .getByLabel(/^Motif pour /)
      .first()
      .fill('Reprend deux dossiers')
    await expect(hers.getByText('Enregistré', { exact: true })).toBeVisible()
    assert.deepEqual(await seriousViolations(hers), [])
    await hers.reload()
    await expect(hers.getByLabel(/^Motif pour /).first()).toHaveValue('Reprend deux dossiers')
    await hers.getByRole('button', { name: 'Remettre' }).click()
    const asking = hers.getByRole('dialog', { name: 'Remettre vos propositions ?' })
    await expect(asking).toContainText('Administrateurs')
    await asking.getByRole('button', { name: 'Remettre' }).click()
    await expect(hers.getByRole('button', { name: 'Reprendre' })).toBeVisible()
    await expect(raise).toHaveCount(0)

    const admin = await accountOf('admin')
    const { body: review } = await admin.get(`/api/pay-reviews/${id}`)
    for (const { id: partId, status } of review.parts)
      if (status === 'open') await decide(admin, 'submit', partId)
    await page.reload()
    await expect(page.getByText(/de trop/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Approuver seul' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approuver seul' }).click()
    await expect(page.getByText(/Approuvée par .* sans seconde personne/)).toBeVisible()
    await page.getByRole('button', { name: 'Appliquer aux contrats' }).click()
    const exit = page.getByRole('dialog', { name: 'Appliquer aux contrats' })
    await expect(exit.getByText(/Rien n’est encore fait\./)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await exit.getByRole('button', { name: 'Annuler' }).click()
    await admin.delete(`/api/pay-reviews/${id}`)
  })

  test('fits a phone of 320 pixels, in the dark and in Dutch, for the manager and for administrators', async ({
    visit,
    assert,
  }) => {
    const { admin, review, part } = await opened('Loonronde voor iedereen in het voorjaar')
    const phone = {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    } as const
    const { page: his } = await visit('/nl/team/pay-reviews', { as: 'manager', ...phone })
    await expect(his.getByRole('listitem').filter({ hasText: 'Operations' }).first()).toBeVisible()
    await expectNoSideways(his, '/team/pay-reviews, manager')
    await his.goto(`/nl/team/pay-reviews/parts/${part.id}`)
    await expect(his.getByLabel(/^Verhoging van /).first()).toBeVisible()
    // What is typed in has its name above it, for those who see.
    for (const head of ['Beoordeling', 'Verhoging €/maand', 'Reden'])
      await expect(his.getByText(head, { exact: true }).first()).toBeVisible()
    await expectNoSideways(his, '/team/pay-reviews/parts/{id}')
    assert.deepEqual(await seriousViolations(his), [])

    const { page } = await visit('/nl/team/pay-reviews', { as: 'admin', ...phone })
    await expect(page.getByRole('link', { name: /Loonronde voor iedereen/ }).first()).toBeVisible()
    await expectNoSideways(page, '/team/pay-reviews')
    await page.goto(`/nl/team/pay-reviews/${review.id}`)
    await expect(
      page.getByRole('heading', { name: 'Kloof tussen vrouwen en mannen' })
    ).toBeVisible()
    await expectNoSideways(page, '/team/pay-reviews/{id}')
    assert.deepEqual(await seriousViolations(page), [])
    await admin.delete(`/api/pay-reviews/${review.id}`)
  })
})
