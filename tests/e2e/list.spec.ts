import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DEMO_COMPANIES } from '#modules/demo/companies'
import { seedDemoCompany } from '#modules/demo/seed_demo_company'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { expect } from './support/expect.ts'
import { packageBody } from '#tests/helpers/package_body'
import { accountOf } from './support/account.ts'
import { newPackage } from './support/packages.ts'
import { NEWCOMER } from './support/stage.ts'

const PER_PAGE = 25

test.group('The list of packages', () => {
  test('finds by job title, accents aside, and filters by category, and the address remembers both', async ({
    visit,
    assert,
  }) => {
    await newPackage({ nomFonction: 'Ébéniste', packageCategory: 'REFERENCE' })
    await newPackage({ nomFonction: 'Fleuriste' })
    const { page } = await visit('/fr/packages', { as: 'hr' })
    const rows = page.getByRole('table', { name: 'Simulateur' }).getByRole('row')
    await expect(page.getByRole('row', { name: /Fleuriste/ })).toBeVisible()

    await page.getByRole('searchbox', { name: 'Rechercher une fonction' }).fill('ebenis')
    await expect(rows).toHaveCount(2)
    await expect(rows.last()).toContainText('Ébéniste')
    await page.getByRole('combobox', { name: 'Filtrer par catégorie' }).click()
    await page.getByRole('option', { name: 'Référence' }).click()
    await expect(page).toHaveURL(/search=ebenis/)
    assert.equal(new URL(page.url()).searchParams.get('category'), 'reference')
    await page.reload()
    await expect(rows).toHaveCount(2)

    await page
      .getByRole('searchbox', { name: 'Rechercher une fonction' })
      .fill('nobody has this job')
    await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
    await page.getByRole('button', { name: 'Effacer les filtres' }).click()
    await expect(page.getByRole('row', { name: /Fleuriste/ })).toBeVisible()
    await expect(page).toHaveURL(/\/fr\/packages$/)
  })

  test('turns its pages', async ({ visit }) => {
    const client = await accountOf('hr', 'globex')
    for (let index = 1; index <= PER_PAGE; index++)
      await client.post('/api/packages', packageBody({ nomFonction: `Magasinier ${index}` }))
    const { page } = await visit('/fr/packages', { as: 'hr', slug: 'globex' })
    const pages = page.getByRole('navigation', { name: 'Pagination' })
    await expect(pages).toContainText(/^Page 1 sur 2, \d+ packages/)
    await expect(pages.getByRole('button', { name: 'Page précédente' })).toBeDisabled()
    await expect(page.getByRole('row')).toHaveCount(PER_PAGE + 1)
    await pages.getByRole('button', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(pages.getByRole('button', { name: 'Page suivante' })).toBeDisabled()
    await expect(page.getByRole('row', { name: /Teamleider/ })).toBeVisible()
    await page.goBack()
    await expect(pages).toContainText(/^Page 1 sur 2/)
  })

  test('tells a company that has none what a package is, and what to do first', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/packages', { as: 'hr', slug: NEWCOMER })
    await expect(page.getByRole('heading', { name: 'Aucun package pour l’instant' })).toBeVisible()
    await page.getByRole('button', { name: 'Créer le premier package' }).click()
    await expect(page.getByRole('dialog', { name: 'Nouvelle simulation' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Créer le premier package' })).toBeFocused()
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Accueil' })
      .click()
    await expect(page.getByRole('heading', { name: 'Vos trois premiers pas' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Voir l’équipe/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible()
    await expect(
      page.getByText('Le calcul retient 25 travailleurs et une assurance-loi de 0,5 %.')
    ).toBeVisible()
  })

  test('deletes with a way back, and duplicates', async ({ visit }) => {
    await newPackage({ nomFonction: 'Vitrier' })
    const { page } = await visit('/fr/packages', { as: 'hr' })
    const menu = page.getByRole('button', { name: 'Actions pour Vitrier', exact: true })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await expect(menu).toBeHidden()
    const toast = page.getByRole('listitem').filter({ hasText: '« Vitrier » est supprimé.' })
    await toast.getByRole('button', { name: 'Annuler' }).click()
    await expect(menu).toBeVisible()

    await menu.click()
    await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vitrier (copie)' })).toBeVisible()
    await page.getByRole('button', { name: 'Plus d’actions' }).click()
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE', {
      timeout: 15_000,
    })
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await expect(page.getByRole('row', { name: /Vitrier/ })).toHaveCount(1)
    await deleted
    await page.reload()
    await expect(page.getByRole('row', { name: /Vitrier/ })).toHaveCount(1)
  })

  test('takes all of a filter at once: says how many, asks first, and takes them all back', async ({
    visit,
    assert,
  }) => {
    const trade = `Rempailleur ${randomUUID().slice(0, 8)}`
    const of = await newPackage({ nomFonction: trade })
    const copies = Array.from({ length: PER_PAGE + 1 }, () => ({ id: randomUUID(), of }))
    await (await accountOf('hr')).post('/api/packages/duplicate', { copies })
    const { page } = await visit(`/fr/packages?search=${encodeURIComponent(trade)}`, { as: 'hr' })
    const rows = page.getByRole('table', { name: 'Simulateur' }).getByRole('row')
    const bar = page.getByRole('region', { name: 'Sélection' })
    const wholePage = page.getByRole('checkbox', { name: 'Sélectionner la page' })
    const takeAll = bar.getByRole('button', { name: /^Sélectionner tout/ })

    await page
      .getByRole('checkbox', { name: `Sélectionner ${trade}` })
      .first()
      .check()
    await expect(bar).toContainText('1 sélectionné')
    await expect(takeAll).toBeHidden()
    await wholePage.check()
    await expect(bar).toContainText('25 sélectionnés')
    await takeAll.click()
    await expect(bar.getByRole('status')).toHaveText(/^Tout est sélectionné\s: 27 packages$/)
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect(rows).toHaveCount(3)
    await expect(wholePage).toBeChecked()

    const answered = page.waitForResponse((answer) => answer.url().endsWith('/packages/archive'))
    await bar.getByRole('button', { name: 'Archiver' }).click()
    await page
      .getByRole('dialog', { name: /^Archiver 27 packages/ })
      .getByRole('button', { name: 'Archiver' })
      .click()
    assert.lengthOf((await (await answered).json()).ids, PER_PAGE + 2)
    await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
    const toast = page.getByRole('listitem').filter({ hasText: '27 packages archivés.' })
    await toast.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toContainText('27 packages')
    await expect(rows).toHaveCount(PER_PAGE + 1)
  })
})

const STATUSES = [
  'DRAFT',
  'SENT',
  'ACCEPTED',
  'ACCEPTED',
  'REJECTED',
  'RETRACTED',
  'EXPIRED',
] as const

/** A company of this test’s own: an offer of each status, and names as long as names are. */
async function longNames(slug: string): Promise<void> {
  const { hasTeam: _team, seat: _seat, workers, ...acme } = DEMO_COMPANIES[0]!
  const id = await seedDemoCompany({
    ...acme,
    slug,
    workers: workers.slice(0, 1),
    ...{ contracts: [], scenarios: [], budgets: [], reviews: [] },
    offers: STATUSES.map((status, nth) => ({
      firstName: `Marie-Wilhelmina ${'ABCDEFG'[nth]}.`,
      lastName: 'Vandenbroucke-Vanderstraeten',
      nomFonction: 'Verantwoordelijke duurzame ontwikkeling en kwaliteitszorg',
      salaireBrut: 12_345,
      status,
      etatCivil: 'celibataire',
    })),
  })
  await inTenant(id, async (trx) => {
    await trx
      .from('offers')
      .whereNot('status', 'DRAFT')
      .update({ opened_at: '2026-09-30T10:00:00Z' })
    const accepted = await trx.from('offers').where('status', 'ACCEPTED').select('id').first()
    await trx.from('offers').where('id', accepted.id).update({ status: 'CONTRACTED' })
  })
}

test.group('The list of offers', () => {
  test('has all columns beside each other on a small desk and a wide one, in three languages, however long the names are', async ({
    visit,
  }) => {
    await longNames('long-names')
    const { page } = await visit('/nl/offers', { as: 'hr', slug: 'long-names' })
    for (const [locale, lastDay, width] of [
      ['nl', 'Geldig tot en met', 1280],
      ['fr', 'Échéance', 1280],
      ['en', 'Expiry', 1280],
      ['nl', 'Geldig tot en met', 1536],
      ['nl', 'Geldig tot en met', 1600],
      ['nl', 'Geldig tot en met', 1920],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/${locale}/offers`)
      const table = page.getByRole('table').first()
      await expect(table.getByRole('columnheader').filter({ hasText: lastDay })).toBeVisible()
      await expect(table.getByRole('row')).toHaveCount(STATUSES.length + 1)
      await expect
        .poll(() =>
          table.evaluate(
            ({ scrollWidth, parentElement }) => scrollWidth - parentElement!.clientWidth
          )
        )
        .toBeLessThanOrEqual(0)
      // Of a name that is cut there is enough to tell whose it is, and pointed at it is whole.
      const name = table.getByTitle('Marie-Wilhelmina D. Vandenbroucke-Vanderstraeten')
      await expect
        .poll(() => name.evaluate(({ parentElement }) => parentElement!.clientWidth), {
          message: `room for a name at ${width} pixels`,
        })
        .toBeGreaterThan(90)
    }
  })
})
