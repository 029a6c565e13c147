import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { DEMO_COMPANIES } from '#modules/demo/companies'
import { seedDemoCompany } from '#modules/demo/seed_demo_company'
import { signedIn } from '#tests/helpers/client'
import { csvOf, inWindows1252, workbook } from '#tests/helpers/list_files'
import { belcotaxXml, nissOf, OWN_NUMBER } from '#tests/helpers/official_files'
import { recordFigure } from '#tests/helpers/record_figure'
import { counted, type CountedHand } from './support/counted_hand.ts'
import { expect } from './support/expect.ts'
import { finger, mouse } from './support/hand.ts'
import { expectNoSideways } from './support/sideways.ts'

const PEOPLE = 60
/** From the first page to sixty people with packages (issue 21). */
const MOST_SECONDS = 600
/** What a person needs to read, decide and do one of them. */
const SECONDS_A_CLICK = 6

const FIRST = ['Zoë', 'Jan', 'Noor', 'Émile', 'Lien', 'François', 'Özge', 'Bram', 'Chloé', 'Tomás']
const LAST = ['Lefèvre', 'Peeters', 'Maes', 'Dubois', 'De Smet', 'Müller']
const DEPARTMENTS = ['Ventes', 'Atelier', 'Comptabilité', 'Informatique']
const FUNCTIONS = ['Vendeur', 'Technicien', 'Comptable', 'Développeur']

const two = (number: number) => String(number).padStart(2, '0')
/** Sixty people with their numbers, days of birth and pay. */
const TEAM = Array.from({ length: PEOPLE }, (_, at) => ({
  number: `M${String(at + 1).padStart(3, '0')}`,
  firstName: FIRST[at % FIRST.length]!,
  lastName: LAST[Math.floor(at / FIRST.length)]!,
  born: `19${70 + (at % 28)}-${two((at % 12) + 1)}-${two((at % 27) + 1)}`,
  start: `${two((at % 27) + 1)}/${two((at % 12) + 1)}/${2021 + (at % 5)}`,
  pay: `${2 + (at % 3)}.${String(450 + 7 * at).padStart(3, '0')},${two((at * 13) % 100)}`,
  kind: at % DEPARTMENTS.length,
}))

const belgian = (day: string) => day.split('-').toReversed().join('/')

/** Their own list, as somebody keeps it: a title above, days as text, a column that nobody needs. */
const PERSONNEL = workbook([
  ['Liste du personnel'],
  ['Matricule', 'Nom', 'Prénom', 'Courriel', 'Date de naissance', 'Département', 'Voiture'],
  ...TEAM.map(({ number, firstName, lastName, born, kind }) => [
    number,
    lastName,
    firstName,
    `${number.toLowerCase()}@nova.test`,
    belgian(born),
    DEPARTMENTS[kind]!,
    '',
  ]),
])
/** What a provider gives: Windows-1252, decimal commas, semicolons. */
const CONTRACTS = inWindows1252(
  csvOf([
    [
      'Matricule',
      'Entrée en service',
      'CP',
      'Statut',
      'Régime',
      'Temps plein',
      'Salaire brut',
      'Fonction',
      'Chèques-repas',
    ],
    ...TEAM.map(({ number, start, pay, kind }) => [
      number,
      start,
      '200',
      'Employé',
      '38',
      '38',
      pay,
      FUNCTIONS[kind]!,
      '8,00',
    ]),
  ])
)
const FORMS = Buffer.from(
  belcotaxXml({
    year: '2025',
    slips: TEAM.map(({ number, firstName, lastName, born }, at) => ({
      niss: nissOf(born, at + 1),
      firstName,
      lastName,
      reference: number,
      civil: String((at % 2) + 1),
      partner: at % 2 === 1 ? '1' : '0',
      children: String(at % 3),
      pay: 38_000 + at * 100,
      withheld: 8_000,
    })),
  })
)

/** A company of this test's own, as the demo has one: accounts, and nothing else. */
async function emptyCompany(slug: string) {
  const nova = DEMO_COMPANIES.find(({ workers }) => workers.length === 0)!
  await seedDemoCompany({ ...nova, slug, name: 'Nova Studio' })
  return slug
}

/** Chooses a file: a press, and one in the window of the computer. */
async function bring(
  page: Page,
  hand: CountedHand,
  file: { name: string; mimeType: string; buffer: Buffer }
) {
  const chooser = page.waitForEvent('filechooser')
  await hand.press(page.getByText('Choisir un fichier', { exact: true }))
  await (await chooser).setFiles(file)
  await hand.elsewhere()
}

/** From the first page to people with packages; answers what it took. */
async function threeFiles(page: Page, hand: CountedHand) {
  const waits = { timeout: 60_000 }
  await hand.press(page.getByRole('link', { name: 'Importer votre équipe' }))
  await bring(page, hand, {
    name: 'personnel.xlsx',
    mimeType: 'application/octet-stream',
    buffer: PERSONNEL,
  })
  // Departments that nobody has yet are made.
  await hand.press(page.getByRole('switch', { name: 'Ajouter les noms absents de vos listes' }))
  await hand.press(page.getByRole('button', { name: `Importer ${PEOPLE} lignes` }))
  await hand.press(page.getByRole('link', { name: 'Importer leurs contrats' }))
  await bring(page, hand, { name: 'contrats.csv', mimeType: 'text/csv', buffer: CONTRACTS })
  await hand.press(page.getByRole('button', { name: `Importer ${PEOPLE} lignes` }))
  await expect(page.getByText(`${PEOPLE} ajoutées`)).toBeVisible(waits)
  await hand.press(page.getByRole('button', { name: 'Importer un autre fichier' }))
  await bring(page, hand, { name: '281-10.xml', mimeType: 'text/xml', buffer: FORMS })
  // A company that has just begun never said its number.
  await hand.write(page.getByRole('textbox', { name: 'Numéro d’entreprise' }), OWN_NUMBER)
  await hand.press(page.getByRole('button', { name: 'Enregistrer et lire le fichier' }))
  await hand.press(page.getByRole('button', { name: `Importer ${PEOPLE} lignes` }))
  await expect(page.getByText(`${PEOPLE} modifiées`)).toBeVisible(waits)
}

test.group('A new customer', () => {
  test('from nothing and three files to sixty people with packages, in under ten minutes', async ({
    visit,
    assert,
  }) => {
    const slug = await emptyCompany('nova-files')
    const { page } = await visit('/fr/', { as: 'admin', slug, refusals: [[422, '/api/imports']] })
    const hand = counted(mouse(page))
    const startedAt = performance.now()
    await threeFiles(page, hand)
    const seconds = (performance.now() - startedAt) / 1000
    const admin = await signedIn('admin', slug)
    const { body } = await admin.get('/api/contracts?perPage=10')
    assert.equal(body.meta.total, PEOPLE)
    const { body: quarter } = await admin.get('/api/reconciliation/declared?period=2025')
    assert.equal(quarter.people, PEOPLE)
    const whole = Math.round(seconds + hand.count * SECONDS_A_CLICK)
    console.log(`${hand.count} clicks, ${seconds.toFixed(1)} s`)
    assert.isAtMost(whole, MOST_SECONDS)
    const what = `from an empty company and three files to ${PEOPLE} people with packages`
    recordFigure({ what: `clicks ${what}`, value: hand.count, unit: '' })
    recordFigure({
      what: `${what}, ${SECONDS_A_CLICK} s for each click`,
      value: whole,
      unit: 's',
      promise: MOST_SECONDS,
    })
    recordFigure({ what: 'of it what the browser and the server take', value: seconds, unit: 's' })
  }).timeout(240_000)

  test('the same on a phone', async ({ visit }) => {
    const slug = await emptyCompany('nova-files-phone')
    const { page } = await visit('/fr/', {
      as: 'admin',
      slug,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      refusals: [[422, '/api/imports']],
    })
    await threeFiles(page, counted(finger(page)))
    await expectNoSideways(page, 'an import that was taken in')
  }).timeout(240_000)
})
