import { test } from '@japa/runner'
import { expect } from '../support/expect.ts'
import { editPath, newPackage } from '../support/packages.ts'

const ONE_YEAR_S = 365 * 24 * 60 * 60

const NET = {
  fr: { label: 'Salaire net', amount: '2 261,33', table: 'Fiche de paie' },
  nl: { label: 'Nettoloon', amount: '2.261,33', table: 'Loonbrief' },
  en: { label: 'Net pay', amount: '2,261.33', table: 'Payslip' },
} as const

test.group('Languages', () => {
  test('the language is chosen in the page: prefix, page and a cookie of one year follow', async ({
    visit,
    assert,
  }) => {
    const { page, context } = await visit('/fr/packages', { as: 'hr' })
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('nl')
    await expect(page).toHaveURL(/\/nl\/packages$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(page.getByRole('combobox', { name: 'Taal' })).toHaveValue('nl')
    const cookie = (await context.cookies()).find(({ name }) => name === 'language')!
    assert.equal(cookie.value, 'nl')
    assert.closeTo(cookie.expires, Date.now() / 1000 + ONE_YEAR_S, 120)
  })

  test('without a prefix the cookie decides, and French where there is none', async ({ visit }) => {
    const { page, context, origin } = await visit('/packages?category=contracted', { as: 'hr' })
    await expect(page).toHaveURL(/\/fr\/packages\?category=contracted$/)
    await context.addCookies([{ name: 'language', value: 'en', url: origin }])
    await page.goto('/packages')
    await expect(page).toHaveURL(/\/en\/packages$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  for (const [locale, { label, amount, table }] of Object.entries(NET)) {
    test(`a package reads in ${locale}, and its amounts are written as ${locale} writes them`, async ({
      visit,
      assert,
    }) => {
      const { page } = await visit(editPath(await newPackage(), locale), { as: 'hr' })
      const payslip = page.getByRole('table', { name: table })
      await expect(payslip.getByRole('row', { name: label }).getByRole('cell').first()).toHaveText(
        amount
      )
      // An untranslated message shows its key.
      assert.notMatch(
        await page.locator('body').innerText(),
        /\b(editor|pay|common|nav|compute|packages)\.[a-z]/i
      )
    })
  }
})
