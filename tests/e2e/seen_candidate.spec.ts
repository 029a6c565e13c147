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
  test('who marries is asked about the spouse, and no figure stands there until the answer', async ({
    visit,
    assert,
  }) => {
    const { address } = await sentTo()
    const { page } = await visit(address, PHONE)
    await expect(page.getByText('Temps plein (38 h)')).toBeVisible()
    const saved = page.getByText('Enregistré', { exact: true })
    const single = await inSummary(page, 'Salaire net')
    await expect(page.getByText(/^Estimation\s: célibataire, sans enfant à charge$/)).toBeVisible()
    await page.getByLabel('État civil').selectOption('Cohabitant (légal)')
    await expect(page.getByText('à confirmer', { exact: true })).toHaveCount(2)
    for (const name of ['Oui', 'Revenus limités', 'Non'])
      await expect(page.getByRole('radio', { name, exact: true })).not.toBeChecked()
    await expect(saved).toHaveCount(0)
    await page.getByRole('radio', { name: 'Revenus limités' }).check()
    await expect(saved).toBeVisible()
    const limited = await inSummary(page, 'Salaire net')
    assert.isAtLeast(limited, single)
    await expect(page.getByText(/^Estimation/)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Non', exact: true }).check()
    await expect.poll(() => inSummary(page, 'Salaire net')).toBeGreaterThan(limited)

    await page.getByLabel('Enfants à charge').fill('99')
    await expect(page.getByRole('alert')).toHaveText('Indiquez un nombre de 0 à 20.')
  })

  test('what a group insurance comes to is said at 67, by an assumption that is said too', async ({
    visit,
  }) => {
    const { address } = await sentTo({ hasAssuranceGroupe: true, assuranceGroupe: 2400 })
    const { page } = await visit(address, PHONE)
    await expect(
      page.getByText(
        /^2\s400\s€ par an\. À 67 ans, après 30 ans .*: environ 72\s000\s€ brut \(hypothèse, non garanti\)\.$/
      )
    ).toBeVisible()
  })

  test('a flexible offer shows its figures and its picture first; the effect of each car is known before it is chosen', async ({
    visit,
    assert,
  }) => {
    const { address } = await sentTo({ ...EVERY_CHOICE, mustHaveLaptop: false })
    const { page } = await visit(address, PHONE)
    const base = await inSummary(page, 'Salaire net')
    assert.isAbove(base, 2_000)
    const picture = page.getByRole('figure')
    await expect(picture).toContainText(/^Sur 100\s€ de budget, \d+\s€ vous reviennent/)
    await picture.getByText('L’image en chiffres').tap()
    const state = picture.getByRole('row', { name: /^Impôts et sécurité sociale/ })
    await expect(state).toBeVisible()
    await expect(state.getByRole('cell')).toHaveText('')
    // What there is to choose says what it would do before anything is chosen.
    const offered = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name })
    await offered(/^Vélo/).scrollIntoViewIfNeeded()
    await expect(offered(/^Vélo/)).toContainText(/−\d+\s€ net\/mois/)
    await expect(offered(/^Voiture de société/)).toContainText(/de −\d+\s€ à −\d+\s€ net\/mois/)
    // What comes in exchange stands beside what it takes: one thing, how many to choose from, how far a slider goes.
    await expect(offered(/^Vélo/)).toContainText('Vélo électrique')
    await expect(offered(/^Voiture de société/)).toContainText('12 au choix')
    await expect(offered(/^Jours de congé/)).toContainText(/jusqu’à 10 jours/)
    await page.getByRole('button', { name: 'Personnaliser mon offre' }).tap()
    const phone = page.getByRole('region', { name: 'Téléphone', exact: true })
    await expect(phone).toContainText(/Si vous le choisissez, vous recevez\s: Fairphone 6/)
    await expect(phone).not.toContainText('18,00')
    await page.getByRole('radio', { name: 'Voiture de société', exact: true }).check()
    const cars = page.getByRole('table', { name: 'Voiture de société' })
    await expect(cars.getByText(/^SUV · 0 g CO₂\/km · 400 km d’autonomie/).first()).toBeVisible()
    await cars.getByRole('button', { name: /Effet sur le net$/ }).tap()
    // The effects follow the figures: until they are there, nothing is in their order.
    await expect(cars.getByText('…', { exact: true })).toHaveCount(0)
    const told = await cars.getByRole('row').nth(3).getByRole('cell').last().innerText()
    const name = (await cars.getByRole('row').nth(3).getByRole('radio').getAttribute('aria-label'))!
    await cars.getByRole('radio', { name, exact: true }).check()
    const row = page
      .getByRole('table', { name: 'L’impact de vos choix' })
      .getByRole('row', { name: /^Salaire net/ })
    const now = eurosIn(await row.getByRole('cell').last().locator('span').first().innerText())
    assert.closeTo(base - now, eurosIn(told), 1)
  })

  test('two configurations are kept and compared; the other one is chosen from there', async ({
    visit,
  }) => {
    const { id, address } = await sentTo({ ...EVERY_CHOICE, mustHaveLaptop: false })
    const { page } = await visit(address, PHONE)
    await page.getByRole('button', { name: 'Personnaliser mon offre' }).tap()
    await expect(page.getByText(/^1 jour de plus\s: −\d/)).toBeVisible()
    await page.getByRole('slider', { name: /^Jours de congé/ }).fill('10')
    await expect(page.getByText(/^1 jour de moins\s: \+\d/)).toBeVisible()
    await expect(page.getByText(/2 semaines de plus/)).toBeVisible()
    await page.getByRole('button', { name: 'Garder et comparer' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Deux packages, un même budget' })
    await dialog.getByLabel('Garder mes choix sous le nom').fill('Dix jours')
    await dialog.getByRole('button', { name: 'Garder', exact: true }).tap()
    await expect(dialog.getByRole('radio', { name: 'Dix jours' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Garder les choix à l’écran' }).tap()
    await page.getByRole('slider', { name: /^Jours de congé/ }).fill('0')
    await page.getByRole('button', { name: 'Garder et comparer' }).tap()
    await expect(dialog.getByRole('row', { name: /^Jours de congé/ })).toContainText('10 jours')
    await dialog.getByRole('button', { name: 'Choisir : Dix jours' }).tap()
    await expect(page.getByRole('slider', { name: /^Jours de congé/ })).toHaveValue('10')
    const hr = await accountOf('hr')
    await expect
      .poll(async () => {
        const { packageId } = (await hr.get(`/api/offers/${id}`)).body
        return (await hr.get(`/api/packages/${packageId}`)).body.package.joursConge
      })
      .toBe(10)
  })

  test('the step to accept begins with what was chosen: month and year beside the base, each choice in its words', async ({
    visit,
    assert,
  }) => {
    const { address } = await sentTo({ ...EVERY_CHOICE, mustHaveLaptop: false })
    const { page } = await visit(address, PHONE)
    const base = await inSummary(page, 'Salaire net')
    await page.getByRole('button', { name: 'Personnaliser mon offre' }).tap()
    const days = page.getByRole('slider', { name: /^Jours de congé/ })
    await days.fill('10')
    await page.getByRole('radio', { name: 'Voiture de société', exact: true }).check()
    await expect(page.getByRole('button', { name: /^Retirer\s: Jours/ })).toBeVisible()
    const goOn = page.getByRole('button', { name: 'Poursuivre avec cette offre' })
    await expect(goOn).toBeEnabled()
    await goOn.tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce que vous acceptez')
    for (const name of ['Salaire net', 'Rémunération nette']) {
      const figure = page.locator('dl > div').filter({ hasText: name }).locator('dd')
      await expect(figure).toContainText(/−[\d\s]+€\s*de base [\d\s]+€/)
    }
    const net = page.locator('dl > div').filter({ hasText: 'Salaire net' }).locator('dd')
    assert.equal(eurosIn((await net.innerText()).split('de base')[1]!), base)
    const choices = page
      .getByRole('listitem')
      .filter({ hasText: 'Jours de congé' })
      .filter({ hasText: /10 jours/ })
    await expect(choices.first()).toBeVisible()
    // What the car costs is the employer's.
    const cars = page.getByRole('listitem').filter({ hasText: /^Voiture de société/ })
    await expect(cars).toHaveCount(1)
    await expect(cars).not.toContainText('€')
    await page.getByRole('button', { name: 'Modifier mes choix' }).tap()
    await expect(days).toHaveValue('10')
  })

  test('a question, time asked for and granted with one click, and a no reach HR', async ({
    visit,
  }) => {
    const { id, address } = await sentTo()
    const { page } = await visit(address, { ...PHONE, refusals: [[404, '/api/out/offers/']] })
    await page.getByRole('button', { name: 'Poser une question' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Votre question').fill('Y a-t-il un parking ?')
    await dialog.getByRole('button', { name: 'Envoyer la question' }).tap()
    await expect(dialog).toContainText('Votre question est partie')
    await dialog.getByRole('button', { name: 'Fermer' }).first().tap()
    await page.getByRole('button', { name: 'Demander du temps' }).tap()
    await dialog.getByRole('button', { name: 'Envoyer la demande' }).tap()
    await expect(dialog).toContainText('Votre demande est partie')
    await dialog.getByRole('button', { name: 'Fermer' }).first().tap()
    await expect(page.getByText(/^Vous avez demandé du temps/)).toBeVisible()

    const { page: desk } = await visit('/fr/', { as: 'hr' })
    const lines = desk
      .getByRole('list', { name: 'À faire' })
      .getByRole('listitem')
      .filter({ has: desk.locator(`a[href$="/offers/${id}"]`) })
    const more = desk.getByRole('button', { name: /^Encore \d+$/ })
    await expect
      .poll(async () => {
        if (await more.isVisible()) await more.click()
        return lines.count()
      })
      .toBe(2)
    await expect(lines.filter({ hasText: 'Y a-t-il un parking ?' })).toHaveCount(1)
    await lines.getByRole('button', { name: /^Répondu, / }).click()
    await expect(lines).toHaveCount(1)
    await lines.getByRole('button', { name: /^Accorder, / }).click()
    await expect(desk.getByText(/^Offre prolongée jusqu’au/)).toBeVisible()
    await expect(lines).toHaveCount(0)

    await desk.goto(`/fr/offers/${id}`)
    const history = desk.getByRole('list', { name: 'Historique' })
    await expect(history).toContainText('« Y a-t-il un parking ? »')
    await expect(history).toContainText('Délai demandé par le candidat')
    await expect(history).toContainText('Question répondue')
    await expect(desk.getByRole('button', { name: 'Accorder ce délai' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Décliner l’offre' }).tap()
    await dialog.getByRole('button', { name: 'Décliner l’offre' }).tap()
    await expect(dialog).toContainText('Votre réponse est partie')
    await dialog.getByRole('button', { name: 'Fermer' }).first().tap()
    await expect(
      page.getByRole('heading', { name: 'Cette offre n’est plus disponible.' })
    ).toBeVisible()
    await desk.reload()
    await expect(desk.getByText('Refusée', { exact: true }).first()).toBeVisible()
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
    // Before it is taken: what it is, an example, a risk.
    const explained = page.getByRole('group').filter({ hasText: /^Budget mobilité\s: qu’est/ })
    await explained.getByText(/^Budget mobilité\s: qu’est-ce que c’est/).tap()
    await expect(explained.getByText('Un risque', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Ni voiture ni budget' })).toBeChecked()
    await page.getByRole('radio', { name: 'Budget mobilité', exact: true }).check()
    await expect(
      page.getByText(/^9\s600,00\s€ − 38,07\s% de cotisation = 5\s945,28\s€ net, une fois par an$/)
    ).toBeVisible()
    await expect(page.getByText('Vos choix sont enregistrés.')).toBeVisible()

    const table = page.getByRole('table', { name: 'L’impact de vos choix' })
    for (const name of ['Salaire net', 'Rémunération nette']) {
      const bar = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
      const row = table.getByRole('row', { name: new RegExp(`^${name}`) })
      const whole = await row.getByRole('cell').last().locator('span').first().innerText()
      assert.equal(eurosIn(await bar.locator('dd').innerText()), eurosIn(whole), name)
    }
    const bar = page.locator('dl > div').filter({ hasText: 'Rémunération nette' })
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
    await expect(page.getByText(/^Acme Belgium l’a retirée/)).toBeVisible()
    const { page: stranger } = await visit(address.replace(/#.*/, `#${'x'.repeat(43)}`), {
      refusals: [[404, '/api/out/offers/']],
    })
    await expect(stranger.getByText(/retirée, son délai est passé/)).toBeVisible()
    await expect(
      stranger.getByText(/la personne qui vous a fait l’offre chez Acme Belgium/)
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
    await expect(candidate.getByRole('heading', { name: /^Merci, Irina/ })).toBeFocused()
    const calendar = candidate.waitForEvent('download')
    await candidate.getByRole('button', { name: 'Rappel dans mon agenda' }).click()
    await expect.poll(async () => (await calendar).suggestedFilename()).toBe('Acme Belgium.ics')
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
