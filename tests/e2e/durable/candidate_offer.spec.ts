import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { closeWorkflowClient } from '#workflows/client'
import { readPdf } from '#tests/helpers/read_pdf'
import {
  draftFor,
  EVERY_CHOICE,
  mailedAddress,
  mailedPdf,
  mailsThatLeft,
  PHONE,
  processOf,
  type DraftOfTest,
} from '../support/candidate_offers.ts'
import { expect } from '../support/expect.ts'
import { temporalServes } from '../support/temporal_serves.ts'

/** Whole euros in a text: `2 237 €` is 2237. */
async function euros(place: Locator): Promise<number> {
  const text = (await place.innerText()).replace(/[\s\u00a0\u202f]/g, '')
  return Number(/(\d+)€/.exec(text)?.[1])
}

/** A figure of the summary or of the comparison: the last amount of its line. */
const inSummary = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd')
const withChoices = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'L’impact de vos choix' })
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .last()
    .locator('span')
    .first()

/** A process begins seconds after Temporal answers, and ends as soon as it looks. */
const PROCESS_MS = 60_000

test.group('From HR’s desk to the candidate’s yes', (group) => {
  group.setup(temporalServes)
  group.teardown(() => closeWorkflowClient())

  const addressOf = async (email: string): Promise<string> => {
    let address: string | null = null
    await expect
      .poll(async () => (address = await mailedAddress(email)), { timeout: 30_000 })
      .not.toBeNull()
    return address!
  }
  const send = async (page: Page) => {
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer l’offre' }).click()
    await expect(
      page.getByRole('list', { name: 'Historique' }).getByRole('listitem').first()
    ).toContainText('Envoyée')
  }
  const accept = async (page: Page) => {
    await page.getByRole('button', { name: 'Accepter cette offre' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accepter cette offre' }).click()
    await expect(page.getByText(/^Offre acceptée le/)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const downloaded = async (page: Page, press: () => Promise<unknown>) => {
    const download = page.waitForEvent('download')
    await press()
    return readFile((await (await download).path())!)
  }
  const pdfOf = (page: Page) =>
    downloaded(page, () => page.getByRole('link', { name: 'Télécharger l’offre' }).click())
  /** The candidate and the employer hold the same PDF: on the page, in the mail, at the desk. */
  const expectSamePdf = async (desk: Page, { id, email }: DraftOfTest, pdf: Buffer) => {
    let mailed: Buffer | null = null
    await expect
      .poll(async () => (mailed = await mailedPdf(email)), { timeout: 30_000 })
      .not.toBeNull()
    expect(pdf.equals(mailed!)).toBe(true)
    await desk.goto(`/fr/offers/${id}`)
    await desk.getByRole('button', { name: 'Plus' }).click()
    const item = desk.getByRole('menuitem', { name: 'PDF' })
    const kept = await downloaded(desk, () => item.click())
    expect(pdf.equals(kept)).toBe(true)
    const history = desk.getByRole('list', { name: 'Historique' })
    await expect(history.getByRole('listitem').filter({ hasText: 'Acceptée' })).toContainText(
      'Lotte'
    )
  }
  /** The employer's dashboard leads from what was accepted to a contract. */
  const expectToConfigure = async (page: Page, { id, name }: DraftOfTest) => {
    await page.goto('/fr/')
    await expect(page.getByRole('heading', { name: 'Contrats à configurer' })).toBeVisible()
    await page.locator(`a[href$="/contracts/new?offerId=${id}"]`).filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByText('Analyste').first()).toBeVisible()
  }
  /** The next reminder is what it waits for. */
  const expectProcessUnderWay = (id: string) =>
    expect.poll(() => processOf(id), { timeout: PROCESS_MS }).toBe('remind')
  const expectProcessEnded = async (id: string) => {
    const all = ['OFFER', 'ACCEPTED_CANDIDATE', 'ACCEPTED_EMPLOYER']
    await expect.poll(() => mailsThatLeft(id), { timeout: 30_000 }).toEqual(all)
    await expect.poll(() => processOf(id), { timeout: PROCESS_MS }).toBe('COMPLETED')
  }

  test('a fixed offer is read, follows the household, is accepted and kept on paper', async ({
    visit,
    assert,
  }) => {
    const draft = await draftFor({ hasBonusAnnuel: true, bonusAnnuel: 3000 })
    const desk = await visit(`/fr/offers/${draft.id}`, { as: 'hr' })
    await send(desk.page)
    const address = await addressOf(draft.email)
    const { page } = await visit(address)
    await expect(page.getByText(/^Offre valable jusqu’au/)).toBeVisible()
    assert.notInclude(page.url(), '#', 'the secret leaves the address')
    await expect(page).toHaveTitle('Votre offre · Barema · Acme Belgium')
    await expect(page.getByRole('article')).toContainText(/votre salaire brut est de 3\s000,00\s€/)
    const net = inSummary(page, 'Salaire net')
    const single = await euros(net)
    await expect(page.getByRole('radio', { name: 'Revenus limités' })).toHaveCount(0)
    await page.getByLabel('État civil').selectOption('Marié')
    await expect(page.getByText('à confirmer', { exact: true }).first()).toBeVisible()
    await page.getByRole('radio', { name: 'Non', exact: true }).click()
    await expect(page.getByText('à confirmer', { exact: true })).toHaveCount(0)
    await page.getByLabel('Enfants à charge').fill('2')
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
    await expect.poll(() => euros(net)).toBeGreaterThan(single)
    const withVariable = await euros(inSummary(page, 'Rémunération nette'))
    await page.getByLabel('Avec la rémunération variable').uncheck()
    await expect.poll(() => euros(inSummary(page, 'Rémunération nette'))).toBeLessThan(withVariable)
    await expectProcessUnderWay(draft.id)

    // The same mail, opened on a phone: what was told is there, and yes is said.
    const { page: phone } = await visit(address, { ...PHONE, reducedMotion: 'no-preference' })
    await expect(phone.getByLabel('État civil')).toHaveValue('marie')
    await expect(phone.getByLabel('Enfants à charge')).toHaveValue('2')
    await phone.getByLabel('Avec la rémunération variable').uncheck()
    await accept(phone)
    // Confetti: under the page's own policy.
    await expect(phone.locator('body > canvas')).toBeAttached()
    await expect(phone.getByLabel('État civil')).toHaveCount(0)
    const pdf = await pdfOf(phone)
    const { text } = await readPdf(pdf)
    assert.include(text, 'Votrerôlecheznous')
    assert.include(text, 'Sanslarémunérationvariable')
    // The browser keeps the way in; the mail of another one is not needed.
    await page.reload()
    await expect(page.getByText(/^Offre acceptée le/)).toBeVisible()
    await expectSamePdf(desk.page, draft, pdf)
    await expectToConfigure(desk.page, draft)
    await expectProcessEnded(draft.id)
  })

  test('a flexible offer is put together and compared on a phone, finished and accepted at a desk', async ({
    visit,
    assert,
  }) => {
    const draft = await draftFor(EVERY_CHOICE)
    const desk = await visit(`/fr/offers/${draft.id}`, { as: 'hr' })
    await send(desk.page)
    const address = await addressOf(draft.email)
    const { page } = await visit(address, PHONE)
    await expect(page.getByRole('heading', { name: 'Bonjour Lotte,' })).toBeVisible()
    await expect(
      page.getByText(/vous devez garder votre brut mensuel au-dessus de 4\s000\s€/)
    ).toBeVisible()
    await page.getByRole('button', { name: 'Personnaliser mon offre' }).tap()
    await expect(page.getByText('Vous devez encore choisir les éléments suivants:')).toBeVisible()
    const goOn = page.getByRole('button', { name: 'Poursuivre avec cette offre' })
    await expect(goOn).toBeDisabled()
    await page.getByRole('radio', { name: /^MacBook Air/ }).check()
    await expect(goOn).toBeEnabled()

    // A car, then the budget that takes its place, with a car of its own.
    const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
    const way = (name: string) => page.getByRole('radio', { name, exact: true })
    await way('Voiture de société').check()
    const cars = page.getByRole('table', { name: 'Voiture de société' })
    await expect(cars.getByRole('radio')).toHaveCount(10)
    await cars.getByRole('radio', { name: 'Berline 3', exact: true }).check()
    await expect(page.getByText(/^La voiture de société ne peut pas/)).toBeVisible()
    await way('Budget mobilité').check()
    await expect(way('Voiture de société')).not.toBeChecked()
    await page
      .getByRole('table', { name: 'Une voiture de société écologique' })
      .getByRole('radio', { name: 'Berline 2', exact: true })
      .check()
    await page.getByLabel('Utiliser une partie du budget pour mon logement').check()
    await page.getByLabel('Montant par mois').fill('999')
    await expect(page.getByText(/^C’est plus que le budget ne permet\s: 177,66\s€/)).toBeVisible()
    await page.getByLabel('Montant par mois').fill('100')
    await expect(page.getByText(/^931,92\s€/)).toBeVisible()

    await page.getByRole('slider', { name: 'Jours de congé supplémentaires par an' }).fill('4')
    await page.getByLabel('Soins dentaires').check()
    await toggle('Options sur actions').tap()
    const options = page.getByRole('region', { name: 'Options sur actions' })
    await expect(options.getByRole('status')).toHaveText('1 option')
    await expect(page.getByText(/taxation unique, calculée par votre employeur/)).toBeVisible()

    // The way to the impact goes where the impact is in sight, as it may be beside the last choice.
    await page.getByRole('heading', { name: 'Personnalisez votre offre' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Voir l’impact' }).tap()
    await expect(page.getByRole('heading', { name: 'L’impact de vos choix' })).toBeInViewport()
    const gross = await euros(withChoices(page, 'Salaire brut'))
    assert.isBelow(gross, 5200)
    // What the employer asks for stays; another choice goes.
    const locked = page.getByRole('button', { name: 'Retirer : Ordinateur portable' })
    await expect(locked).toHaveAttribute('aria-disabled', 'true')
    await expect(locked).toHaveAccessibleDescription(
      'Cet élément est inclus de base dans votre package et ne peut pas être supprimé.'
    )
    await page.getByRole('button', { name: 'Retirer : Options sur actions' }).tap()
    await expect(toggle('Options sur actions')).not.toBeChecked()
    await expect(page.getByText('Vos choix sont enregistrés.')).toBeVisible()

    await goOn.tap()
    await expect(page.getByRole('article')).toContainText('votre salaire brut est de')
    const shown = await euros(inSummary(page, 'Salaire brut'))
    assert.isAtLeast(shown, gross)
    await page.reload()
    await expect.poll(() => euros(inSummary(page, 'Salaire brut'))).toBe(shown)
    await expectProcessUnderWay(draft.id)

    // The same mail at a desk: the choices are there, and the comparison stays in sight.
    const { page: wide } = await visit(address)
    await wide.getByRole('button', { name: 'Personnaliser mon offre' }).click()
    await expect(wide.getByRole('button', { name: 'Voir l’impact' })).toBeHidden()
    await expect(wide.getByRole('radio', { name: 'Budget mobilité', exact: true })).toBeChecked()
    await expect.poll(() => euros(withChoices(wide, 'Salaire brut'))).toBe(shown)
    await wide.getByRole('slider', { name: 'Montant' }).scrollIntoViewIfNeeded()
    await expect(wide.getByRole('heading', { name: 'L’impact de vos choix' })).toBeInViewport()
    await wide.getByRole('button', { name: 'Poursuivre avec cette offre' }).click()
    await accept(wide)
    const pdf = await pdfOf(wide)
    assert.include((await readPdf(pdf)).text, 'Berline2')
    await page.goto(page.url().replace('finalize', 'configure'))
    await expect(page).toHaveURL(/\/finalize$/)
    await expectSamePdf(desk.page, draft, pdf)
    await expectToConfigure(desk.page, draft)
    await expectProcessEnded(draft.id)
  })
})
