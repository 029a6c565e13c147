import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today } from '#modules/shared/values/days'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'
import { stage } from './support/stage.ts'

const written = (day: string) => day.split('-').reverse().join('/')

/** A worker of the test's own, as HR adds one; answers their id and their name. */
async function newWorker() {
  const hr = await accountOf('hr')
  const lastName = `Équipage ${randomUUID().slice(0, 8)}`
  const { body } = await hr.post('/api/workers', { firstName: 'Ines', lastName })
  return { id: body.id as string, name: `Ines ${lastName}` }
}

/** A signed contract from today on. */
async function signed(workerId: string) {
  const hr = await accountOf('hr')
  const packageId = await newPackage({ nomFonction: 'Laborantine' })
  const terms = { kind: 'OPEN_ENDED', startDateStr: today(), schedule: '38 h, lundi à vendredi' }
  const place = await inTenant(stage().acme.id, (trx) =>
    trx.from('contract_locations').orderBy('id').firstOrFail()
  )
  const made = await hr.post('/api/contracts', {
    packageId,
    workerId,
    contractLocationId: place.id,
    ...terms,
  })
  const { id, version } = made.body
  const done = await hr.post(`/api/contracts/${id}/sign`, { version, signedOnStr: today() })
  if (done.status >= 300) throw new Error(`${made.raw} ${done.raw}`)
  return id as string
}

test.group('The team', () => {
  test('a contact gets a contract, is in the team, changes department, and payroll is told', async ({
    visit,
    assert,
  }) => {
    const { id, name } = await newWorker()
    const { page } = await visit(`/fr/team/contacts`, { as: 'hr' })
    await page.getByRole('searchbox').fill(name)
    await expect(page.getByRole('link', { name: `Préparer une offre : ${name}` })).toBeVisible()

    await signed(id)
    const menu = page.getByRole('navigation', { name: 'Navigation principale' })
    // A search is typed on the screen that was asked for, not on the one that is left.
    const title = page.getByRole('heading', { level: 1 })
    await menu.getByRole('link', { name: 'Aperçu' }).click()
    await expect(title).toHaveText('Équipe')
    await page.getByRole('searchbox').fill(name)
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('Laborantine')
    await row.getByRole('checkbox').check()
    const chosen = page.getByRole('region', { name: 'Sélection' })
    await chosen.getByRole('button', { name: 'Département' }).click()
    await page.getByRole('menuitem', { name: 'Operations' }).click()
    await expect(row).toContainText('Operations')
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(row).not.toContainText('Operations')

    await page.getByRole('textbox', { name: /^À la date du/ }).fill(written(daysAfter(today(), -1)))
    await expect(page.getByText(/^L’équipe au/)).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Revenir à aujourd’hui' }).click()
    await expect(row).toBeVisible()

    await menu.getByRole('link', { name: 'Changements' }).click()
    await expect(title).toHaveText('Changements')
    await page.getByRole('searchbox').fill(name)
    const changes = page.getByRole('main').getByRole('listitem').or(page.getByRole('row'))
    await expect(changes.filter({ hasText: 'Laborantine' }).first()).toContainText(
      'Pas encore à la paie'
    )

    await menu.getByRole('link', { name: 'Données de paie' }).click()
    await expect(page.getByText(/^\d+ lignes? pour \d+ personnes?$/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Préparer le fichier' }).click()
    const files = page.getByRole('list', { name: 'Fichiers préparés' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      files
        .getByRole('link', { name: /^CSV du/ })
        .first()
        .click(),
    ])
    const text = await readFile((await download.path())!, 'utf8')
    assert.include(text, name.slice('Ines '.length))
    assert.include(text, 'Laborantine')

    await menu.getByRole('link', { name: 'Changements' }).click()
    await expect(title).toHaveText('Changements')
    await page.getByRole('searchbox').fill(name)
    await expect(changes.filter({ hasText: 'Laborantine' }).first()).toContainText(
      'Transmis à la paie'
    )
  })

  test('a view is saved under a name, opened again, and its deletion undone', async ({ visit }) => {
    const { page } = await visit('/fr/team?standing=left&columns=department,level', {
      as: 'payroll',
    })
    const view = `Partis ${randomUUID().slice(0, 8)}`
    await page.getByRole('button', { name: 'Vues' }).click()
    await page.getByRole('button', { name: 'Enregistrer la vue actuelle' }).click()
    await page.getByRole('textbox').last().fill(view)
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText(view).first()).toBeVisible()
    await page.goto('/fr/team')
    await page.getByRole('button', { name: 'Vues' }).click()
    await page.getByRole('button', { name: view, exact: true }).click()
    await expect(page).toHaveURL(/standing=LEFT/i)
    await expect(page).toHaveURL(/columns=department(,|%2C)level/)
    await page.getByRole('button', { name: 'Vues' }).click()
    await page
      .getByRole('button', { name: new RegExp(`${view}$`) })
      .last()
      .click()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Vues' }).click()
    await expect(page.getByRole('button', { name: view, exact: true })).toBeVisible()
  })
})
