import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { ask } from './support/ask.ts'
import { seriousViolations } from './support/axe.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

const PAGES = [
  ['analytics', 'Ce que ces mots veulent dire'],
  ['analytics/cash-flow', 'Flux de trésorerie'],
  ['analytics/ranges', 'Par fonction et niveau'],
  ['analytics/scatter', 'Analyse des salaires'],
  ['analytics/reductions', 'Suivi des réductions'],
  ['heatmap', 'Compa-ratio moyen par département et niveau'],
] as const

/** Two people with a function of their own who work in a place where nobody else does, and their kept figures. */
async function twoOfOneFunction() {
  const key = randomUUID().slice(0, 8)
  const [title, place] = [`Analyste ${key}`, randomUUID()]
  const people = [
    { id: randomUUID(), name: `Noor Peu ${key}`, pay: 3000 },
    { id: randomUUID(), name: `Noor Plus ${key}`, pay: 4200 },
  ]
  for (const { id, name, pay } of people) {
    const lastName = name.slice('Noor '.length)
    await ask('post', 'workers', { id, firstName: 'Noor', lastName })
    const packageId = await newPackage({ nomFonction: title }, { salaireBrut: pay })
    await inTenant(stage().acme.id, async (trx) => {
      await trx
        .table('contract_locations')
        .insert({ id: place, name: `Lieu ${key}`, language_regime: 'FR' })
        .onConflict('id')
        .ignore()
      await trx.table('contracts').insert({
        ...{ worker_id: id, package_id: packageId, contract_location_id: place },
        ...{ start_date: '2024-01-01', signature: 'PAPER' },
      })
    })
  }
  await ask('post', 'analytics/figures', {})
  await expect
    .poll(() =>
      inTenant(stage().acme.id, async (trx) => {
        const kept = trx.from('contract_figures').join('contracts', 'contracts.id', 'contract_id')
        return (await kept.where('contract_location_id', place)).length
      })
    )
    .toBe(people.length)
  return { title, place, people }
}

/** The rows of the table beside a picture, by their heads. */
const rowsOf = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true })

test.group('Analytics in a browser', () => {
  test('HR narrows to one function, reads the picture as a table, opens a person from it, and takes the figures along', async ({
    visit,
    assert,
  }) => {
    const { title, people } = await twoOfOneFunction()
    const [less, more] = people
    const { page } = await visit('/fr/team/analytics', { as: 'hr' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Ce que ces mots veulent dire' })).toBeVisible()
    await main.getByRole('link', { name: 'Analyse des salaires' }).click()
    await expect(main.getByRole('heading', { name: 'Analyse des salaires' })).toBeVisible()
    await main.getByRole('combobox', { name: 'Fonction' }).click()
    await page.getByRole('option', { name: title, exact: true }).click()
    await expect(page).toHaveURL(/nomFonction=Analyste/)
    const dots = main.locator('.apexcharts-marker:not(.apexcharts-legend-marker)')
    await expect(dots).toHaveCount(2)

    const asTable = main.getByRole('button', { name: 'En tableau' })
    await asTable.click()
    await expect(asTable).toHaveAttribute('aria-expanded', 'true')
    for (const { name } of people) await expect(rowsOf(page, name)).toBeVisible()
    await expect(main.getByRole('row').filter({ hasText: more!.name })).toContainText(/4\s200\s€/)
    assert.deepEqual(await seriousViolations(page), [])

    await main.getByRole('button', { name: 'Exporter' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'scatter.csv')
    const lines = (await readFile((await download.path())!, 'utf8')).trimEnd().split('\r\n')
    assert.lengthOf(lines, 3)
    for (const { name } of people) assert.isTrue(lines.some((line) => line.includes(name)))
    await main.getByRole('button', { name: 'Exporter' }).click()
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'PNG' }).click(),
    ])
    const png = await readFile((await picture.path())!)
    assert.equal(png.toString('latin1', 1, 4), 'PNG')

    // The filter goes along to the other pages, and leads to the person by key as by a click on their dot.
    await main.getByRole('link', { name: 'Fourchettes de salaire' }).click()
    await expect(page).toHaveURL(/ranges\?nomFonction=Analyste/)
    await main.getByRole('button', { name: `Fourchette de ${title}` }).click()
    const range = page.getByRole('dialog')
    for (const [label, amount] of [
      ['Minimum', '3400'],
      ['Milieu', '3900'],
      ['Maximum', '4500'],
    ] as const)
      await range.getByLabel(label).fill(amount)
    await range.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(range).toHaveCount(0)
    const out = main.getByRole('link', { name: less!.name }).first()
    await expect(main.getByText(/^Sous la fourchette · 0,77$/)).toBeVisible()
    await expect(out).toBeVisible()
    await main.getByRole('link', { name: 'Analyse des salaires' }).click()
    await expect(dots).toHaveCount(2)
    await dots.first().click()
    await expect(page).toHaveURL(/\/fr\/team\/[0-9a-f-]{36}$/)
    await page.goBack()
    await asTable.click()
    await rowsOf(page, more!.name).getByRole('link').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: more!.name })).toBeVisible()
  })

  test('a manager is told of the whole company in groups; a filter that leaves too few is refused with its reason', async ({
    visit,
    assert,
  }) => {
    const { place, people } = await twoOfOneFunction()
    const { page } = await visit('/fr/team/heatmap', {
      as: 'manager',
      refusals: [[422, '/api/analytics/heat-map']],
    })
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { name: /^Compa-ratio moyen/ })
    await expect(title).toBeVisible()
    await main.getByRole('switch', { name: 'Toute l’entreprise, par groupes' }).click()
    await expect(page).toHaveURL(/company=1/)
    await expect(title).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await page.goto(`/fr/team/heatmap?company=1&location=${place}`)
    await expect(main.getByText(/^Ce filtre laisse trop peu de personnes/)).toBeVisible()
    await expect(main.getByRole('table')).toHaveCount(0)
    assert.deepEqual(await seriousViolations(page), [])
    await main.getByRole('button', { name: 'Retirer les filtres' }).click()
    await expect(title).toBeVisible()
    await main.getByRole('radio', { name: 'Coût' }).click()
    await expect(main.getByRole('heading', { name: /^Coût patronal annuel/ })).toBeVisible()
    for (const { name } of people) await expect(page.getByText(name)).toHaveCount(0)
  })

  test('every page fits a phone in the dark, and says the same as a table', async ({
    visit,
    assert,
  }) => {
    await twoOfOneFunction()
    const { page } = await visit('/fr/team/analytics', { as: 'hr', ...PHONE, colorScheme: 'dark' })
    for (const [place, heading] of PAGES) {
      await page.goto(`/fr/team/${place}`)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await expectNoSideways(page, place)
      assert.deepEqual(await seriousViolations(page), [], place)
      if (place !== 'analytics') await expect(page.getByRole('table').last()).toBeAttached()
    }
  })
})
