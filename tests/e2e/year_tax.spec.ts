import type { Page } from 'playwright-core'
import { test } from '@japa/runner'
import { yearTax } from '#modules/compute/pure'
import { HEADLINE } from '#tests/helpers/package_body'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { PHONE, sentTo } from './support/candidate_offers.ts'
import { newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import { wordsOf } from './support/words.ts'

/** The year of the package that every test begins with. */
function yearTaxOf(tauxCommunal: number) {
  const { date, worker, package: fields } = HEADLINE
  const result = yearTax({ date, worker, package: fields, menage: { tauxCommunal } })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.answer
}

/** The panel over the year, by its heading. */
const panelOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true })

/** The figures of tests/engine/year_tax.spec.ts where a reader sees them. */
test.group('The tax of the year beside the payslip, on screen', () => {
  test('an HR officer types the municipality’s rate and reads what is still to be paid, and why', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage()
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
    const panel = panelOf(page, 'Sur l’année')
    const rate = panel.getByRole('spinbutton', { name: 'Taux de la commune, en %' })
    await expect(panel.getByText(/^Indiquez le taux de la commune/)).toBeVisible()

    await rate.fill('16')
    await expect(rate).toHaveAttribute('aria-invalid', 'true')
    await expect(panel.getByRole('status')).toHaveCount(0)

    await rate.fill('7')
    await expect(panel.getByRole('status')).toHaveText(/228,89\s€\s*à payer en 2027/)
    const flow = panel.getByRole('table', { name: 'Du brut de l’année à ce qui reste' })
    await expect(flow.getByRole('row', { name: 'Ce qui reste' })).toContainText(/30\s124/)
    // What is left of 100 EUR, on the payslip and once the year is assessed, is what the engine says.
    const { mois, annee } = yearTaxOf(7).centEuros.marginal!
    for (const [title, left] of [
      ['100 € de plus, sur la fiche du mois', mois.reste],
      ['100 € de plus, sur l’année', annee!.reste],
    ] as const) {
      const bar = panel.getByText(title, { exact: true }).locator('..')
      await expect(bar).toContainText(`Ce qui reste${left.toFixed(2).replace('.', ',')}`)
    }
    assert.notEqual(mois.reste, annee!.reste)
    await expect(panel.getByText(/^Aucun autre revenu, frais réels/)).toBeVisible()

    await panel.getByText('Ligne par ligne').click()
    await panel.getByRole('button', { name: /^Pourquoi.*Taxe communale/ }).click()
    await expect(page.getByRole('dialog', { name: /Taxe communale/ })).toContainText(/× 7\s%/)
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('what the spouse earns is asked of a couple who both earn, and until then nothing is refunded for two', async ({
    visit,
  }) => {
    const id = await newPackage({
      worker: {
        etatCivil: 'marie',
        conjointTravaille: true,
        enfantsACharge: 2,
      },
    })
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
    const panel = panelOf(page, 'Sur l’année')
    await panel.getByRole('spinbutton', { name: 'Taux de la commune, en %' }).fill('7')
    const untold = panel.getByText(/^Le revenu du conjoint n’est pas indiqué/)
    await expect(untold).toBeVisible()
    await panel.getByRole('textbox', { name: 'Salaire imposable du conjoint' }).fill('20000')
    const withheld = panel.getByRole('textbox', { name: 'Précompte du conjoint', exact: true })
    await expect(withheld).toHaveAttribute('aria-invalid', 'true')
    await withheld.fill('2000')
    await expect(untold).toHaveCount(0)
    await expect(panel.getByRole('status')).toBeVisible()
  })

  test('a year whose index is not published says so, and no balance is made up', async ({
    visit,
  }) => {
    const id = await newPackage({ date: '2027-03-01' })
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
    const panel = panelOf(page, 'Sur l’année')
    await panel.getByRole('spinbutton', { name: 'Taux de la commune, en %' }).fill('7')
    await expect(panel.getByText('Le solde n’est pas connu', { exact: false })).toBeVisible()
    await expect(panel.getByText(/^Pas encore publié/)).toBeVisible()
  })

  test('a year before the first that is assessed has no panel', async ({ visit }) => {
    const id = await newPackage({ date: '2023-06-01' })
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(panelOf(page, 'Sur l’année')).toHaveCount(0)
  })

  for (const locale of ['fr', 'nl', 'en'])
    test(`fits a phone of 320 pixels, in the dark, in ${locale}`, async ({ visit, assert }) => {
      const words = wordsOf(locale)
      const id = await newPackage()
      const { page } = await visit(`/${locale}/packages/${id}`, {
        as: 'hr',
        viewport: { width: 320, height: 640 },
        hasTouch: true,
        isMobile: true,
        colorScheme: 'dark',
      })
      await page.getByRole('spinbutton', { name: words('year-tax.rate') }).fill('7')
      await expect(page.getByRole('status').filter({ hasText: /228[.,]89/ })).toBeVisible()
      await page.getByText(words('year-tax.lines')).click()
      await expectNoSideways(page, locale)
      assert.deepEqual(await seriousViolations(page), [])
      assert.notMatch(
        await page.getByRole('main').innerText(),
        /\b(year-tax|pay|common|compute|models)\.[a-z]/
      )
    })
})

test.group('The tax of the year, for a candidate', () => {
  test('is fetched when it is asked for, says what comes back, and tells no cost of the employer', async ({
    visit,
    assert,
  }) => {
    const { address } = await sentTo()
    const { page } = await visit(address, PHONE)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const title = page.getByText('Votre impôt de l’année', { exact: true })
    await title.click()
    const rate = page.getByRole('spinbutton', { name: 'Taux de la commune, en %' })
    await expect(rate).toBeVisible()
    assert.isNotEmpty(fetched.filter((url) => url.includes('year-tax')))
    await expect(page.getByText(/^Indiquez le taux de la commune/)).toBeVisible()
    await rate.fill('16')
    await expect(rate).toHaveAttribute('aria-invalid', 'true')
    await rate.fill('7')
    const status = page.getByRole('status').filter({ hasText: /2027/ })
    await expect(status).toHaveText(/€\s*(à payer|remboursé).* en 2027/)
    await expect(page.getByText('100 € de plus, sur l’année')).toBeVisible()
    await expect(page.getByText(/coûtent? .* à l’employeur/)).toHaveCount(0)
    // What it rests on is longer than the card, and opened by who wants it.
    const rests = page.getByText(/^Aucun autre revenu, frais réels/)
    await expect(rests).toBeHidden()
    await page.getByText(/^Repose sur \(\d+\)$/).click()
    await expect(rests).toBeVisible()
    // Folded and opened again it still has the rate.
    await title.click()
    await expect(rate).toHaveCount(0)
    await title.click()
    await expect(rate).toHaveValue('7')
    await expect(status).toBeVisible()
    await expectNoSideways(page, 'fr')
    assert.deepEqual(await seriousViolations(page), [])
    assert.notMatch(
      await page.getByRole('main').innerText(),
      /\b(year-tax|pay|common|compute|candidate)\.[a-z]/
    )
  })
})
