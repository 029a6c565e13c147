import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { DESK, openBrowser } from '#tests/e2e/support/browser'
import { EVERY_CHOICE } from '#tests/e2e/support/every_choice'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { OFFER_BODY } from '#tests/helpers/offer_body'
import { packageBody } from '#tests/helpers/package_body'
import { show, type Figure } from './figure.ts'
import { host, withProduct } from './product.ts'

const origin = `http://${host}`
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** What one job took in November 2026, before anything was mended: clicks, keys, seconds of the machine. */
interface Before {
  clicks: number
  keys?: number
  seconds?: number
}

/** A hand without pauses that counts what a person would have to do. */
class Meter {
  clicks = 0
  keys = 0
  readonly #began = performance.now()

  constructor(readonly page: Page) {}

  get seconds() {
    return (performance.now() - this.#began) / 1000
  }

  async click(control: Locator): Promise<void> {
    this.clicks += 1
    await control.click()
  }

  /** Into a field that has the focus, or is clicked first. */
  async type(field: Locator, text: string): Promise<void> {
    this.keys += text.length
    await field.fill(text)
  }

  async press(key: string): Promise<void> {
    this.keys += 1
    await this.page.keyboard.press(key)
  }
}

const figures: Figure[] = []

/** Does a job and notes what it took beside what it took before. */
async function job(
  name: string,
  page: Page,
  before: Before,
  work: (meter: Meter) => Promise<unknown>
): Promise<Meter> {
  const meter = new Meter(page)
  await work(meter)
  const { clicks, keys, seconds } = meter
  note(name, before, { clicks, keys, seconds })
  return meter
}

function note(name: string, before: Before, now: Required<Before>): void {
  const was = (value: number | undefined) => (value === undefined ? '' : ` (before: ${value})`)
  figures.push(
    { what: `${name}: clicks${was(before.clicks)}`, value: now.clicks, unit: '' },
    { what: `keys${was(before.keys)}`, value: now.keys, unit: '' },
    { what: `seconds of the machine${was(before.seconds)}`, value: now.seconds, unit: 's' }
  )
}

await withProduct(
  async () => {
    const browser = await openBrowser()
    try {
      await atTheDesk(browser)
      await onThePhone(browser)
      show(figures)
    } finally {
      await browser.close()
    }
  },
  { worker: true }
)

/** HR with a candidate on the telephone, from the sign-in to an offer that is sent. */
async function atTheDesk(browser: Browser): Promise<void> {
  const context = await browser.newContext({ ...DESK, baseURL: origin })
  const page = await context.newPage()
  await page.goto('/fr/login')
  const total = { clicks: 0, keys: 0, seconds: 0 }
  const add = ({ clicks, keys, seconds }: Meter) => {
    total.clicks += clicks
    total.keys += keys
    total.seconds += seconds
  }

  add(
    await job('sign in', page, { clicks: 1, keys: 31, seconds: 2.2 }, async (hand) => {
      await hand.type(page.getByRole('textbox', { name: 'Adresse e-mail' }), 'hr@acme.test')
      await hand.type(page.getByLabel('Mot de passe', { exact: true }), DEMO_PASSWORD)
      await hand.click(page.getByRole('button', { name: 'Se connecter', exact: true }))
      await page.getByRole('main').getByRole('button', { name: 'Nouvelle simulation' }).waitFor()
    })
  )
  const dialog = page.getByRole('dialog', { name: 'Nouvelle simulation' })
  const net = page.getByRole('textbox', { name: 'Net, € par mois' })
  add(
    await job(
      'a package with 3 000 gross',
      page,
      { clicks: 2, keys: 3, seconds: 1.8 },
      async (hand) => {
        await hand.click(
          page.getByRole('main').getByRole('button', { name: 'Nouvelle simulation' })
        )
        // The amount of 3 000 stands there.
        await hand.type(dialog.getByRole('textbox', { name: 'Fonction' }), 'RRH')
        await hand.click(dialog.getByRole('button', { name: 'Créer la simulation' }))
        await net.waitFor()
      }
    )
  )
  add(
    await job(
      'car of the catalogue, vouchers, group insurance, telework',
      page,
      { clicks: 10, keys: 0, seconds: 1.4 },
      async (hand) => {
        const box = page.getByRole('combobox', { name: 'Ajouter un avantage' })
        await hand.click(box)
        for (const [typed, name] of [
          ['tesla', 'Tesla'],
          ['repas', 'Chèques-repas'],
          ['groupe', 'Assurance groupe'],
          ['télétr', 'Indemnité de télétravail'],
        ] as const) {
          await hand.type(box, typed)
          await page.getByRole('option', { name }).first().waitFor()
          await hand.press('Enter')
          await page
            .getByRole('status')
            .filter({ hasText: `Ajouté : ${name}` })
            .waitFor({ state: 'attached' })
        }
      }
    )
  )
  add(
    await job('save', page, { clicks: 1, keys: 0, seconds: 0.5 }, async (hand) => {
      await hand.click(page.getByRole('button', { name: 'Enregistrer', exact: true }))
      await page.getByText(/^Enregistré à/).waitFor()
    })
  )
  note('all of it, to a saved package', { clicks: 14, keys: 34, seconds: 5.9 }, total)

  await job('“2 600 net?”', page, { clicks: 1, keys: 5, seconds: 0.3 }, async (hand) => {
    const gross = page.getByRole('textbox', { name: 'Salaire brut mensuel' })
    const before = await gross.inputValue()
    await hand.click(net)
    await hand.type(net, '2600')
    await hand.press('Enter')
    await page.waitForFunction(
      ([field, was]) => (field as { value: string } | null)?.value !== was,
      [await gross.elementHandle(), before] as const
    )
  })
  await job(
    '“Why this withholding?”, to the brackets',
    page,
    { clicks: 4, keys: 0, seconds: 0.3 },
    async (hand) => {
      await hand.click(page.getByRole('button', { name: 'Pourquoi : Précompte professionnel' }))
      await page.getByRole('table', { name: /^Impôt par tranche/ }).waitFor()
    }
  )
  await page.keyboard.press('Escape')
  await job('PDF', page, { clicks: 2, keys: 0, seconds: 3.2 }, async (hand) => {
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await page.getByText(/^Enregistré à/).waitFor()
    await hand.click(page.getByRole('button', { name: 'PDF', exact: true }))
    const download = page.waitForEvent('download')
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Créer le PDF' }))
    await download
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click()
  await job(
    'a fixed offer from that package to a new candidate, sent',
    page,
    { clicks: 9, keys: 60, seconds: 4 },
    (hand) => sendOffer(page, hand)
  )
  await context.close()
}

async function sendOffer(page: Page, hand: Meter): Promise<void> {
  await hand.click(page.getByRole('link', { name: 'Préparer une offre' }))
  await hand.click(page.getByRole('button', { name: 'Candidat' }))
  const people = page.getByRole('dialog')
  await hand.click(people.getByRole('button', { name: /^Ajouter/ }).first())
  await hand.type(people.getByRole('textbox', { name: 'Prénom' }), 'Alix')
  await hand.type(people.getByRole('textbox', { name: 'Nom', exact: true }), 'Martin')
  const email = `alix.${randomUUID().slice(0, 8)}@example.test`
  await hand.type(people.getByRole('textbox', { name: /^Adresse e-mail/ }), email)
  await hand.click(people.getByRole('button', { name: 'Ajouter', exact: true }))
  await hand.click(page.getByRole('button', { name: 'Préparer l’offre' }))
  await page.getByRole('heading', { level: 1, name: 'Alix Martin' }).waitFor()
  await hand.click(page.getByRole('button', { name: 'Envoyer', exact: true }))
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Envoyer l’offre' }))
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** A candidate on a telephone: the figures, a choice, and yes. */
async function onThePhone(browser: Browser): Promise<void> {
  const address = await flexibleOffer(await signedIn('hr'))
  const context: BrowserContext = await browser.newContext({ ...DESK, ...PHONE, baseURL: origin })
  const page = await context.newPage()
  await job(
    'candidate on a telephone: the link to the figures',
    page,
    { clicks: 0, seconds: 1.8 },
    async () => {
      await page.goto(address)
      await page
        .getByText(/\d\s?\d{3}\s€/)
        .first()
        .waitFor()
    }
  )
  await job(
    'candidate: a choice of several to the acceptance',
    page,
    { clicks: 6 },
    async (hand) => {
      await hand.click(page.getByRole('button', { name: 'Personnaliser mon offre' }))
      await hand.click(page.getByRole('switch', { name: 'Vélo' }))
      await page.getByText('Vos choix sont enregistrés.').waitFor()
      await hand.click(page.getByRole('button', { name: 'Poursuivre avec cette offre' }))
      await hand.click(page.getByRole('button', { name: 'Accepter cette offre' }))
      await hand.click(
        page.getByRole('dialog').getByRole('button', { name: 'Accepter cette offre' })
      )
      await page.getByText(/^Offre acceptée le/).waitFor()
    }
  )
  await context.close()
}

/** A flexible offer with everything there is to choose, sent; answers its private address. */
async function flexibleOffer(hr: TestClient): Promise<string> {
  const workerId = randomUUID()
  const person = { firstName: 'Lotte', lastName: 'Peeters', email: `${workerId}@example.test` }
  await hr.post('/api/workers', { id: workerId, ...person, language: 'fr' })
  const { packageType, ...fields } = { ...EVERY_CHOICE, mustHaveLaptop: false }
  const made = await hr.post(
    '/api/packages',
    packageBody({ nomFonction: 'Analyste', packageType }, fields)
  )
  const draft = await hr.post('/api/offers', { workerId, packageId: made.body.id, language: 'fr' })
  const { id } = draft.body
  const saved = await hr.put(`/api/offers/${id}`, { version: draft.body.version, body: OFFER_BODY })
  await hr.post(`/api/offers/${id}/send`, { version: saved.body.version })
  const { pathname, hash } = new URL((await hr.post(`/api/offers/${id}/link`)).body.url)
  return pathname + hash
}
