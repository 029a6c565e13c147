import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { draftFor, PHONE, sentTo } from './support/candidate_offers.ts'
import { violationsOf } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { editorOf, editPath, newPackage } from './support/packages.ts'

test.group('What people met at the employer’s desk', () => {
  test('an accepted offer rings the bell for HR, waits on the first page and stands in the log by name', async ({
    visit,
  }) => {
    const { id, address } = await sentTo()
    const { page: candidate } = await visit(address)
    const yes = { name: 'Accepter cette offre' }
    await candidate.getByRole('button', yes).click()
    await candidate.getByRole('dialog').getByRole('button', yes).click()
    await expect(candidate.getByText(/^Offre acceptée le/).first()).toBeVisible()

    const { page } = await visit('/fr/', { as: 'hr' })
    const waiting = page.getByRole('list', { name: 'À faire' })
    const contract = { name: /^Préparer le contrat, Lotte Peeters .* a accepté votre offre$/ }
    await expect(waiting.getByRole('link', contract).first()).toBeVisible()
    await expect(page.getByText('Rien ne vous attend.')).toHaveCount(0)
    await expect(page.getByText(/en \p{L}+, pour \d+ contrats?/u)).toBeVisible()
    await page.getByRole('button', { name: /^Notifications, \d+ non lues?$/ }).click()
    const bell = page.getByRole('dialog', { name: 'Notifications' })
    await bell.getByRole('tab', { name: /^Pour vous/ }).click()
    const line = bell.getByRole('link', { name: /^Lotte Peeters .* a accepté l’offre : Analyste$/ })
    await line.first().click()
    await expect(page).toHaveURL(new RegExp(`/fr/offers/${id}$`))
    await page.goto('/fr/settings/account')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(bell.getByRole('tab', { name: 'Pour vous', exact: true })).toBeVisible()

    const { page: log } = await visit('/fr/settings/audit?event=offer.accepted', { as: 'admin' })
    const first = log.getByRole('list', { name: 'Journal d’audit' }).getByRole('listitem').first()
    await expect(first).toContainText('Candidat')
    await first.getByRole('link', { name: /^Lotte Peeters/ }).click()
    await expect(log).toHaveURL(/\/fr\/offers\/[0-9a-f-]{36}$/)
  })

  test('one search finds a candidate among contacts and workers, and who is added is chosen', async ({
    visit,
  }) => {
    const { name } = await draftFor()
    const packageId = await newPackage({ nomFonction: 'Ingénieure logiciel' })
    const { page } = await visit(`/fr/offers/new?packageId=${packageId}`, { as: 'hr' })
    // What one comes from is shown as chosen, and no other list beside it.
    await expect(page.getByText('Ingénieure logiciel', { exact: true })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.getByRole('button', { name: 'Candidat' }).click()
    const people = page.getByRole('dialog', { name: 'Choisir une personne' })
    await people.getByRole('searchbox').fill(name)
    await people.getByRole('radio', { name }).check()
    await people.getByRole('button', { name: 'Sélectionner' }).click()
    await expect(page.getByRole('button', { name: 'Candidat' })).toContainText(name)
  })

  test('a comparison on a phone begins with its answer, under the names; what a column supposes opens behind its day', async ({
    visit,
  }) => {
    const ids = [
      await newPackage({ nomFonction: 'Acheteuse junior' }),
      await newPackage({ nomFonction: 'Acheteuse' }, { salaireBrut: 5100 }),
    ]
    const { page } = await visit(`/fr/packages/compare?${ids.map((id) => `c=${id}`).join('&')}`, {
      as: 'hr',
      ...PHONE,
    })
    const rows = page.getByRole('table', { name: 'En bref' }).getByRole('row')
    await expect(rows.first()).toContainText('Acheteuse junior')
    await expect(rows.nth(1)).toContainText('Salaire net')
    for (const name of [/^Salaire net/, /^Rémunération annuelle nette/, /^Coût/])
      await expect(rows.filter({ hasText: name }).first()).toBeInViewport()
    await page.getByRole('button', { name: /^Régler Acheteuse junior/ }).tap()
    const settings = page.getByRole('dialog', { name: 'Régler Acheteuse junior' })
    await expect(settings.getByLabel('Législation au')).toBeVisible()
    await settings.getByRole('button', { name: 'Retirer Acheteuse junior' }).tap()
    await expect(page).not.toHaveURL(new RegExp(ids[0]!))
    await expect(page).toHaveURL(new RegExp(ids[1]!))
  })

  test('an unknown person is said to be unknown', async ({ visit }) => {
    for (const id of ['1', randomUUID()]) {
      const { page } = await visit(`/fr/team/${id}`, {
        as: 'hr',
        refusals: [[404, `/api/workers/${id}`]],
      })
      await expect(
        page.getByRole('main').getByText(/Cet élément n’existe pas ou plus/)
      ).toBeVisible()
    }
  })

  test('a difference of four digits leaves its slider alone', async ({ visit, assert }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    await page.clock.install()
    await editorOf(page).gross.fill('9800')
    const region = page.getByRole('region', { name: 'Montants' })
    const badge = region.getByText(/^\+\d{1,2}\s\d{3}\s€$/).first()
    await expect(badge).toBeVisible()
    const track = region.getByRole('slider').first().locator('xpath=../..')
    const [chip, line] = [(await badge.boundingBox())!, (await track.boundingBox())!]
    assert.isAtLeast(chip.x, line.x + line.width)
  })

  test('nothing on the editor, an offer and the phone’s list is named, ordered or sized wrongly', async ({
    visit,
    assert,
  }) => {
    const { page: editor } = await visit(editPath(await newPackage()), { as: 'hr' })
    await expect(editorOf(editor).gross).toBeVisible()
    assert.deepEqual(await violationsOf(editor, ['label-content-name-mismatch']), [])
    const { id } = await draftFor()
    const { page: offer } = await visit(`/fr/offers/${id}`, { as: 'hr' })
    await expect(offer.getByRole('heading', { level: 1 })).toBeVisible()
    await offer.getByRole('radio', { name: 'Aperçu' }).click()
    assert.deepEqual(await violationsOf(offer, ['heading-order']), [])
    const { page: phone } = await visit('/fr/packages', { as: 'hr', ...PHONE })
    await expect(phone.getByRole('checkbox').nth(1)).toBeVisible()
    assert.deepEqual(await violationsOf(phone, ['target-size']), [])
  })

  test('who has offers in the plan follows them from the first page', async ({ visit }) => {
    const { page } = await visit('/fr/', { slug: 'globex', as: 'hr' })
    await expect(page.getByRole('link', { name: /^Suivre les offres/ })).toBeVisible()
  })

  test('the limit of the mobility budget says who gave its figure', async ({ visit }) => {
    const { page } = await visit('/fr/settings/avantages', { as: 'admin' })
    await expect(page.getByText(/Limite légale/).first()).toContainText('(secrétariat social)')
  })
})
