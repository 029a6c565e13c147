import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { bring } from '#tests/helpers/casefiles'
import { madePdf } from '#tests/helpers/made_pdf'
import { answered, draftGroup, publishedGroup, statementsOf } from '#tests/helpers/rewards'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { portalWorker } from './support/portal.ts'
import { stage } from './support/stage.ts'

/** A department of two: one works on the day of the statements, the other one begins after it. */
async function departmentOfTwo(): Promise<string> {
  const id = randomUUID()
  const [works, begins] = [await portalWorker(), await portalWorker()]
  await inTenant(stage().acme.id, async (trx) => {
    await trx.table('departments').insert({ id, name: `Équipe ${id.slice(0, 8)}` })
    await trx.from('workers').whereIn('id', [works.id, begins.id]).update({ department_id: id })
    await trx.from('contracts').where('worker_id', begins.id).update({ start_date: '2026-11-02' })
  })
  return id
}

test.group('Reward statements at the desk', () => {
  test('a round that went out says who read theirs, and who was left out and why; a draft stands beside it', async ({
    visit,
  }) => {
    const audience = { department: await departmentOfTwo() }
    const mark = randomUUID().slice(0, 8)
    const [sent, draft] = [`Relevés lus ${mark}`, `Relevés à venir ${mark}`]
    const client = await accountOf('hr')
    await publishedGroup(client, stage().acme, { name: sent, audience })
    await draftGroup(client, { name: draft, audience })
    const { page } = await visit('/fr/reward-statements', { as: 'hr' })
    const main = page.getByRole('main')
    const list = main.getByRole('table', { name: 'Relevés de rémunération' })
    await expect(list.getByRole('row').filter({ hasText: draft })).toContainText('Brouillon')
    await list.getByRole('link', { name: sent }).click()
    await expect(main.getByText(/\d e-mails? partis?/)).toBeVisible()
    await main.getByRole('combobox', { name: 'Ouverts ou non' }).click()
    await page.getByRole('option', { name: 'Pas encore ouverts' }).click()
    const statements = main.getByRole('table', { name: 'Relevés', exact: true })
    await expect(statements.getByRole('row').nth(1)).toContainText('Pas encore')
    await main.getByRole('tab', { name: 'Publications' }).click()
    await expect(main.getByText(/relevés? publiés? sur/)).toBeVisible()
    await main.getByRole('button', { name: /laissées? de côté/ }).click()
    await expect(main.getByText(/Son contrat commence le/).first()).toBeVisible()
  })

  test('a document that published statements show is not taken away without a question', async ({
    visit,
    assert,
  }) => {
    const client = await accountOf('hr')
    const name = `Politique voiture ${randomUUID().slice(0, 8)}`
    const query = new URLSearchParams({ name, description: '' })
    const pdf = madePdf({ words: 'Politique voiture' })
    const { id } = answered(await bring(client, `/api/company-documents?${query}`, pdf))
    const audience = { department: await departmentOfTwo() }
    await publishedGroup(client, stage().acme, { name, audience, companyDocumentIds: [id] })
    const { page } = await visit('/fr/settings/documents?tab=company', { as: 'hr' })
    await page.getByRole('button', { name: `Actions pour ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    const asking = page.getByRole('dialog', { name: `Supprimer « ${name} » ?` })
    await expect(asking).toContainText('1 relevé de rémunération publié le montre')
    await asking.getByRole('button', { name: 'Annuler' }).click()
    await expect(asking).toHaveCount(0)
    const kept = answered(await client.get('/api/company-documents')).data
    assert.include(
      kept.map((each: { id: string }) => each.id),
      id
    )
  })

  test('the page of a person has the statements that they got, each a click away', async ({
    visit,
  }) => {
    const name = `Relevés de la fiche ${randomUUID().slice(0, 8)}`
    const client = await accountOf('hr')
    const audience = { department: await departmentOfTwo() }
    const { id } = await publishedGroup(client, stage().acme, { name, audience })
    const [{ worker }] = await statementsOf(client, id)
    const { page } = await visit(`/fr/team/${worker.id}`, { as: 'hr' })
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Relevés', exact: true }).click()
    const row = main.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('Pas encore')
    await row.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/fr/reward-statements/${id}/`))
    await expect(page.getByText(/^Tel que .* le lit$/)).toBeVisible()
  })

  test('a text that speaks of what no statement knows is told at the text, and stays as it was typed', async ({
    visit,
  }) => {
    const name = `Relevés à écrire ${randomUUID().slice(0, 8)}`
    await draftGroup(await accountOf('hr'), { name })
    const { page, expectRefusal } = await visit('/fr/reward-statements', { as: 'hr' })
    const main = page.getByRole('main')
    await main.getByRole('link', { name, exact: true }).click()
    await main.getByRole('tab', { name: 'Markdown' }).click()
    const text = main.getByRole('textbox', { name: 'Texte' })
    await text.fill('Bonjour, voici {{salaire.secret}}.')
    expectRefusal(422, '/api/reward-statement-groups/')
    await main.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(main.getByRole('alert').first()).toContainText('salaire.secret')
    await expect(text).toHaveValue(/salaire\.secret/)
    await expect(main.getByText('Enregistrez d’abord ce que vous avez changé.')).toBeVisible()
  })

  test('a viewer has no statements in the menu', async ({ visit }) => {
    const { page } = await visit('/fr/', { as: 'viewer' })
    const menu = page.getByRole('navigation', { name: 'Navigation principale' })
    await expect(menu.getByRole('link', { name: /^Équipe/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Relevés de rémunération' })).toHaveCount(0)
  })
})
