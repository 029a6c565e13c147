import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { formatDate } from '#modules/shared/documents/format'
import { daysAfter, monthsAfter, today } from '#modules/shared/values/days'
import { acceptedOffer } from '#tests/helpers/hired'
import { madePdf } from '#tests/helpers/made_pdf'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { editorOf } from './support/packages.ts'
import { readyToHire, somebody, toContract } from './support/hiring.ts'
import { stage } from './support/stage.ts'

const START = daysAfter(today(), 30)
const written = (day: string) => day.split('-').reverse().join('/')
const onPaper = (day: string) => formatDate('fr', day)
const SCAN = { name: 'signé.pdf', mimeType: 'application/pdf', buffer: madePdf({ pages: 2 }) }

/** Fills in what every contract asks, after its kind was chosen. */
async function fillIn(page: Page, kind: string, schedule: string) {
  await page.getByText(kind, { exact: true }).click()
  await page.getByRole('textbox', { name: /^Premier jour/ }).fill(written(START))
  const place = page.getByRole('combobox', { name: 'Lieu de travail' })
  if ((await place.innerText()).includes('Choisir')) {
    await place.click()
    await page.getByRole('option', { name: 'Bruxelles' }).click()
  }
  await page.getByRole('textbox', { name: 'Horaire' }).fill(schedule)
}

const lastDay = (page: Page, day: string) =>
  page.getByRole('textbox', { name: /^Dernier jour/ }).fill(written(day))

/** Makes the contract that stands in the form, and prints the company's text of this name; answers what the PDF says. */
async function printed(page: Page, text: string): Promise<string> {
  await expect(page.getByText('rien ne bloque')).toBeVisible()
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await page.getByRole('link', { name: 'Préparer les documents' }).click()
  await page.getByRole('button', { name: 'Ajouter', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter des documents' })
  const row = dialog.getByRole('checkbox', { name: new RegExp(`^${text}`) })
  await expect(row).toBeVisible()
  if (!(await row.isChecked())) await row.check()
  await dialog.getByRole('button', { name: 'Ajouter 1 document' }).click()
  await expect(page.getByRole('list', { name: text }).getByRole('img').first()).toBeVisible()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Imprimer pour signature' }).click(),
  ])
  await popup.close()
  await expect(page.getByText('Ce dossier est imprimé et ne change plus.')).toBeVisible()
  const hr = await accountOf('hr')
  const { documents } = (await hr.get(`/api/casefile/${page.url().split('/').at(-1)}`)).body
  return (await readPdf((await hr.get(documents[0].pdfUrl)).raw)).text
}

/** Adds the scan of the signed paper. */
async function signed(page: Page) {
  await page.getByRole('button', { name: 'Ajouter la copie signée' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter la copie signée' })
  await dialog.getByLabel('Copie signée (PDF)').setInputFiles(SCAN)
  await dialog.getByRole('button', { name: 'Conserver la copie signée' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Signé', { exact: true }).first()).toBeVisible()
}

test.group('Each kind of contract, from the screen to the paper', (group) => {
  group.setup(() =>
    readyToHire(
      ...['part-time.fr', 'fixed-term.fr', 'student.fr', 'replacement.fr'],
      ...['open-ended.fr', 'amendment.fr']
    )
  )

  test('part time: what the law wants in writing is asked, told and printed', async ({
    visit,
    assert,
  }) => {
    const half = { regimeNumerateur: 19, regimeDenominateur: 38 }
    const { path } = await toContract(half)
    const { page } = await visit(path, { as: 'hr' })
    await fillIn(page, 'Temps partiel', '')
    await expect(page.getByText(/art\. 11bis/).first()).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    const hours = 'lundi, mardi et jeudi, de 9 h à 15 h 20'
    await page.getByRole('textbox', { name: 'Horaire' }).fill(hours)
    const says = await printed(page, 'Contrat de travail à temps partiel')
    for (const words of ['19 heures par semaine', hours, 'article 11bis'])
      assert.include(says, squeezed(words))
    await signed(page)
  }).timeout(120_000)

  test('a fixed term asks for its last day, and says until when it may be signed', async ({
    visit,
    assert,
  }) => {
    const { path } = await toContract()
    const { page } = await visit(path, { as: 'hr' })
    await fillIn(page, 'Durée déterminée (CDD)', '38 h, du lundi au vendredi')
    await expect(page.getByText('Ce contrat a un terme : indiquez son dernier jour.')).toBeVisible()
    await expect(page.getByText('1 point bloque')).toBeVisible()
    const end = daysAfter(monthsAfter(START, 6), -1)
    await lastDay(page, end)
    const says = await printed(page, 'Contrat de travail à durée déterminée')
    for (const words of [onPaper(START), onPaper(end), 'conclu pour une durée déterminée'])
      assert.include(says, squeezed(words))
    await signed(page)
  }).timeout(120_000)

  test('a student without an address signs on paper: term, work, hours and breaks', async ({
    visit,
    assert,
  }) => {
    const { path } = await toContract({}, { email: null })
    const { page } = await visit(path, { as: 'hr' })
    await fillIn(page, 'Contrat d’étudiant', 'lundi à vendredi, de 9 h à 17 h, pause à midi')
    await lastDay(page, daysAfter(monthsAfter(START, 1), -1))
    await page.getByRole('textbox', { name: 'Description du travail' }).fill('classer les archives')
    const says = await printed(page, 'Contrat d’occupation d’étudiant')
    for (const words of ['titre VII', onPaper('2005-03-12'), 'classer les archives'])
      assert.include(says, squeezed(words))
    await signed(page)
  }).timeout(120_000)

  test('a replacement names who is away, and why', async ({ visit, assert }) => {
    const [{ path }, away] = await Promise.all([toContract(), somebody('Lotte')])
    const { page } = await visit(path, { as: 'hr' })
    await fillIn(page, 'Contrat de remplacement', '38 h, du lundi au vendredi')
    await expect(page.getByText(/bloque(nt)?$/)).toBeVisible()
    await page.getByLabel('Personne remplacée').click()
    const people = page.getByRole('dialog')
    await people.getByRole('searchbox').fill(away.name)
    await people.getByText(away.name).click()
    await people.getByRole('button', { name: 'Sélectionner' }).click()
    await page.getByRole('textbox', { name: 'Motif' }).fill('congé de maternité')
    const says = await printed(page, 'Contrat de remplacement')
    for (const words of [`remplace ${away.name}`, 'congé de maternité', 'article 11ter'])
      assert.include(says, squeezed(words))
    await signed(page)
  }).timeout(120_000)

  test('an amendment says what changes, from when and why; the version before ends the day before', async ({
    visit,
    assert,
  }) => {
    const { path } = await toContract()
    const { page } = await visit(path, { as: 'hr' })
    await fillIn(page, 'Durée indéterminée (CDI)', '38 h, du lundi au vendredi')
    await printed(page, 'Contrat de travail à durée indéterminée')
    await signed(page)
    await page.getByRole('link', { name: 'Durée indéterminée (CDI)' }).click()
    await page.getByRole('link', { name: 'Faire un avenant' }).click()

    // Other pay is a package of the same person, changed in its editor and chosen here.
    const amending = page.url()
    await page.getByRole('button', { name: 'Préparer une autre rémunération' }).click()
    const { gross, save, jobTitle } = editorOf(page)
    await expect(jobTitle).toHaveValue('Comptable')
    await gross.fill('3456,78')
    await save.click()
    await expect(page.getByText('Modifications non enregistrées')).toBeHidden()
    await page.goto(amending)
    await page.getByRole('combobox', { name: 'Rémunération de l’avenant' }).click()
    await page.getByRole('option', { name: /^Comptable · 3\s456,78/ }).click()
    const from = daysAfter(START, 60)
    await page.getByRole('textbox', { name: /^Premier jour/ }).fill(written(from))
    await page.getByRole('textbox', { name: 'Motif' }).fill('nouvel horaire')
    await page.getByRole('textbox', { name: 'Horaire' }).fill('38 h, du mardi au samedi')
    const says = await printed(page, 'Avenant au contrat de travail')
    const changes = [onPaper(from), 'nouvel horaire', '38 h, du mardi au samedi', '3 456,78']
    for (const words of changes) assert.include(says, squeezed(words))
    await signed(page)
    await page.getByRole('link', { name: 'Avenant', exact: true }).click()
    const versions = page.getByRole('listitem').filter({ hasText: 'Durée indéterminée' })
    await expect(versions.first()).toContainText(/Du .* au /)
  }).timeout(180_000)

  test('a contract that is discarded gives its offer back, which waits at home again', async ({
    visit,
  }) => {
    const hr = await accountOf('hr')
    const offer = await acceptedOffer(hr, stage().acme)
    const { firstName, lastName } = (await hr.get(`/api/workers/${offer.workerId}`)).body
    const name = `${firstName} ${lastName}`
    const { page } = await visit(`/fr/contracts/new?offerId=${offer.id}`, { as: 'hr' })
    await fillIn(page, 'Durée indéterminée (CDI)', '38 h, du lundi au vendredi')
    await page.getByRole('button', { name: 'Créer le contrat' }).click()
    await expect(page.getByText('À signer').first()).toBeVisible()
    await page.getByRole('button', { name: 'Annuler le contrat' }).click()
    await expect(page.getByText(`Contrat annulé : ${name}`)).toBeVisible()
    await page.goto(`/fr/offers/${offer.id}`)
    await expect(page.getByText('Acceptée').first()).toBeVisible()
    const again = page.getByRole('link', { name: 'Préparer le contrat' })
    await expect(again).toHaveAttribute('href', new RegExp(`offerId=${offer.id}`))
  }).timeout(120_000)
})
