import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { editPath, newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
const WORDS = {
  fr: { title: 'La loi', figure: 'Cotisation ONSS personnelle', value: '13,07 %' },
  nl: { title: 'Wetgeving', figure: 'Persoonlijke RSZ-bijdrage', value: '13,07%' },
  en: { title: 'The law', figure: 'Worker’s NSSO contribution', value: '13.07%' },
} as const

test.group('The law', () => {
  for (const [locale, { title, figure, value }] of Object.entries(WORDS)) {
    test(`stands in ${locale}, every figure by its name`, async ({ visit, assert }) => {
      const { page } = await visit(`/${locale}/law?on=2026-09-01`, { as: 'hr' })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const row = page.getByRole('button', { name: figure, exact: false }).first()
      await expect(row).toContainText(value)
      // An untranslated message shows its key.
      assert.notMatch(await page.getByRole('main').innerText(), /\b(law|pay|common|compute)\.[a-z]/)
    })
  }

  test('a figure opens from its address, with its whole history and its sources', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/law/bonusEmploi.voletAPlafond?on=2026-03-15', { as: 'hr' })
    const row = page.getByRole('button', { name: /volet A\s: plafond/ })
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(row).toBeInViewport()
    await expect(row).toBeFocused()
    const history = page.getByRole('list', { name: 'Historique' })
    await expect(history.getByRole('listitem')).not.toHaveCount(0)
    await expect(history).toContainText('instructions ONSS 2026/3')
    await expect(history.locator('[aria-current=true]')).toContainText(/1er mars 2026/)
    await row.click()
    await expect(row).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(/\/fr\/law\?on=2026-03-15$/)
  })

  test('a source that stands on a page known here leads there', async ({ visit }) => {
    const { page } = await visit('/fr/law/indexationPlafonnee.limite', { as: 'hr' })
    const history = page.getByRole('list', { name: 'Historique' })
    const link = history.getByRole('link', { name: 'www.ejustice.just.fgov.be' })
    await expect(link).toHaveAttribute('href', /^https:.*2026003986\/moniteur$/)
  })

  test('is searched without accents, and says when nothing is found', async ({ visit }) => {
    const { page } = await visit('/fr/law', { as: 'hr' })
    await page.getByRole('searchbox', { name: 'Rechercher un chiffre' }).fill('precompte pecule')
    await expect(page.getByRole('status')).toHaveText(/^\d chiffres?$/)
    await expect(page.getByRole('button', { name: /Précompte sur le pécule/ })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Rechercher un chiffre' }).fill('xyzzy')
    await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
    await page.getByRole('button', { name: 'Tout montrer' }).click()
    await expect(page.getByRole('button', { name: /Cotisation ONSS personnelle/ })).toBeVisible()
  })

  test('shows what was not known on a day, and what changed between two', async ({ visit }) => {
    const { page } = await visit('/fr/law?on=2023-06-01&subject=exceptionnel', { as: 'hr' })
    await expect(
      page.getByRole('button', { name: /Rémunérations exceptionnelles\s: tranches/ })
    ).toContainText('inconnu')
    await page.goto('/fr/law?on=2026-03-01&with=2026-09-01&q=volet%20A')
    await expect(page.getByRole('status')).toContainText('entre ces deux jours')
    const rate = page.getByRole('button', { name: /Bonus à l’emploi, volet A\s: dégressivité/ })
    await expect(rate).toContainText('24,42 %')
    await expect(rate).toContainText('27,39 %')
    const to = page.getByRole('textbox', { name: /^Au/ })
    await to.fill('01/03/2026')
    await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
    await page.getByRole('button', { name: 'Un seul jour' }).click()
    await expect(page.getByRole('status')).toHaveText(/^\d+ chiffres$/)
  })

  test('is found in the navigation, and from the why of a line', async ({ visit }) => {
    const { page, context } = await visit(editPath(await newPackage()), { as: 'hr' })
    await page.getByRole('button', { name: 'Pourquoi : Cotisation ONSS personnelle' }).click()
    const link = page
      .getByRole('dialog', { name: 'Pourquoi : Cotisation ONSS personnelle' })
      .getByRole('link', { name: /Cotisation ONSS personnelle/ })
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(opened).toHaveURL(/\/fr\/law\/onss\.tauxPersonnel$/)
    await expect(
      opened.getByRole('button', { name: /Cotisation ONSS personnelle/ })
    ).toHaveAttribute('aria-expanded', 'true')
    await opened.close()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'La loi' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'La loi' })).toBeVisible()
  })

  test('works by keyboard and on a phone without sideways scroll', async ({ visit }) => {
    const { page } = await visit('/nl/law?subject=bareme200', { as: 'hr', ...PHONE })
    const row = page.getByRole('button', { name: /schaal I, klasse A/ })
    await expect(row).toBeVisible()
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('list', { name: 'Historiek' })).toBeVisible()
    await expectNoSideways(page, 'the law')
  })
})
