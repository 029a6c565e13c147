import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { accountOf } from './support/account.ts'
import { EVERY_CHOICE, PHONE, sentTo } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { goTo, letterOf } from './support/letter.ts'
import { newOffer } from './support/offers.ts'

/** Whole euros in a text: `2 237 €` is 2237. */
const eurosIn = (text: string) => Number(/(\d+)€/.exec(text.replace(/[\s\u00a0\u202f]/g, ''))?.[1])
const inSummary = async (page: Page, name: string) =>
  eurosIn(await page.locator('dl > div').filter({ hasText: name }).locator('dd').innerText())

test.group('What people met on the candidate’s page', () => {
  test('who marries is asked about the spouse, and counts as one of two incomes until the answer', async ({
    visit,
    assert,
  }) => {
    const { address } = await sentTo()
    const { page } = await visit(address, PHONE)
    await expect(page.getByText('38 h / 38 h (temps plein)')).toBeVisible()
    const saved = page.getByText('Enregistré', { exact: true })
    const single = await inSummary(page, 'Salaire net')
    await page.getByLabel('État civil').selectOption('Marié')
    const note = page.getByText(/^Nous comptons qu’il travaille/)
    await expect(note).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Oui' })).toBeChecked()
    await expect(saved).toBeVisible()
    assert.isAtMost(await inSummary(page, 'Salaire net'), single)
    await page.getByRole('radio', { name: 'Non' }).tap()
    await expect(note).toHaveCount(0)
    await expect.poll(() => inSummary(page, 'Salaire net')).toBeGreaterThan(single)

    await page.getByLabel('Enfants à charge').fill('99')
    await expect(page.getByRole('alert')).toHaveText('Indiquez un nombre de 0 à 30.')
  })

  test('the balance of the mobility budget is paid out unasked and shown after its contribution; the bar says month and year as the table does', async ({
    visit,
    assert,
  }) => {
    const { address } = await sentTo(EVERY_CHOICE)
    const { page } = await visit(address, PHONE)
    await page.getByRole('button', { name: 'Personnaliser mon offre' }).tap()
    await expect(
      page.getByText(/vous devez garder votre brut mensuel au-dessus/).first()
    ).toBeVisible()
    await page.getByRole('switch', { name: 'Budget mobilité', exact: true }).tap()
    await expect(
      page.getByText(/^9\s600,00\s€ − 38,07\s% de cotisation = 5\s945,28\s€ net, une fois par an$/)
    ).toBeVisible()
    await expect(page.getByText('Vos choix sont enregistrés.')).toBeVisible()

    const table = page.getByRole('table', { name: 'L’impact de vos choix' })
    for (const name of ['Salaire net', 'Rémunération nette annuelle']) {
      const bar = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
      const row = table.getByRole('row', { name: new RegExp(`^${name}`) })
      const whole = await row.getByRole('cell').last().locator('span').first().innerText()
      assert.equal(eurosIn(await bar.locator('dd').innerText()), eurosIn(whole), name)
    }
    const bar = page.locator('dl > div').filter({ hasText: 'Rémunération nette annuelle' })
    await expect(bar).toContainText('+')
    const wide = await page.evaluate('document.documentElement.scrollWidth')
    assert.isAtMost(Number(wide), 360, 'nothing is scrolled sideways')
  })

  test('a link that opens nothing says what may have happened and whom to ask', async ({
    visit,
  }) => {
    const { id, address } = await sentTo()
    await (await accountOf('hr')).post(`/api/offers/${id}/retract`)
    const { page } = await visit(address, { refusals: [[404, '/api/out/offers/']] })
    await expect(page.getByRole('heading')).toHaveText('Cette offre n’est plus disponible.')
    await expect(page.getByText(/retirée, son délai est passé/)).toBeVisible()
    await expect(
      page.getByText(/la personne qui vous a fait l’offre chez Acme Belgium/)
    ).toBeVisible()
  })

  test('what is accepted cannot be accepted again where HR looks at it', async ({ visit }) => {
    const id = await newOffer({ name: 'Irina', mark: 'Acceptée', sent: true })
    const client = await accountOf('hr')
    const { url } = (await client.post(`/api/offers/${id}/link`)).body
    const { page: candidate } = await visit(new URL(url).pathname + new URL(url).hash)
    await candidate.getByRole('button', { name: 'Accepter cette offre' }).click()
    await candidate
      .getByRole('dialog')
      .getByRole('button', { name: 'Accepter cette offre' })
      .click()
    await expect(candidate.getByText(/^Offre acceptée le/)).toBeVisible()
    const { page } = await visit(`/fr/offers/${id}/preview`, { as: 'hr' })
    await expect(page.getByText(/^Offre acceptée le/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accepter cette offre' })).toHaveCount(0)
  })

  test('what looks like a variable and is none is red while it is written and keeps the offer here; the history tells what a candidate said', async ({
    visit,
  }) => {
    const id = await newOffer({ name: 'Joris', mark: 'Accolades' })
    const { page } = await visit(`/fr/offers/${id}`, { as: 'hr' })
    await letterOf(page).focus()
    await goTo(page, 'Control+a')
    await page.keyboard.type('Votre net : {{package.net}}')
    const sentence = '{{package.net}} n’est pas une variable. Choisissez-la dans le menu Variable.'
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await page.getByRole('radio', { name: 'Aperçu' }).click()
    await expect(page.locator('mark')).toHaveText('{{package.net}}')
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    const asked = page.getByRole('dialog')
    await expect(asked.getByRole('heading', { name: 'L’offre n’est pas prête' })).toBeVisible()
    await expect(asked).toContainText(sentence)
    await expect(asked.getByRole('button', { name: 'Envoyer l’offre' })).toHaveCount(0)
    await asked.getByRole('button', { name: 'Fermer' }).first().click()
    await page.getByRole('radio', { name: 'Rédiger' }).click()
    // Kept and opened again it is plain, and still refused.
    await expect(page.getByRole('alert')).toHaveText(sentence)

    const { id: sent, address } = await sentTo()
    const { page: candidate } = await visit(address)
    await candidate.getByLabel('Enfants à charge').fill('2')
    await expect(candidate.getByText('Enregistré', { exact: true })).toBeVisible()
    await page.goto(`/fr/offers/${sent}`)
    const first = page.getByRole('list', { name: 'Historique' }).getByRole('listitem').first()
    await expect(first).toContainText(/Enfants à charge\s: 0 → 2/)
    await expect(first).toContainText(/Salaire net\s: .*€ → .*€/)
  })
})
