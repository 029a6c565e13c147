import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { recordFigure } from '#tests/helpers/record_figure'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { madePdf } from '#tests/helpers/made_pdf'
import { accountOf } from './support/account.ts'
import { draftFor, mailedAddress, PHONE } from './support/candidate_offers.ts'
import { counted } from './support/counted_hand.ts'
import { expect } from './support/expect.ts'
import { mouse } from './support/hand.ts'
import { readyToHire } from './support/hiring.ts'
import { mailsTo, textOf } from './support/mailbox.ts'
import { measureCalls } from './support/waiting.ts'

/** From an accepted offer to the printed contract (issue 15). */
const MOST_CLICKS = 12
const MOST_SECONDS = 180
/** What a person needs to read, decide and do one of them. */
const SECONDS_A_CLICK = 6

const CONTRACT = 'Contrat de travail à durée indéterminée'
const SCAN = { name: 'signé.pdf', mimeType: 'application/pdf', buffer: madePdf({ pages: 2 }) }

/** An address in the newest mail that has one, without its host; null while there is none. */
async function addressIn(mailbox: string, pattern: RegExp): Promise<string | null> {
  const text = (await mailsTo(mailbox)).map(textOf).join('\n')
  const found = [...text.matchAll(pattern)].at(-1)
  return found ? found[1]! : null
}
const FORM = /https?:\/\/[^\s/]+(\/\w\w\/d\/w\/[\w-]+#[\w-]{43})/g
const casefileOf = (id: string) =>
  new RegExp(`https?://[^\\s/]+(/\\w\\w/documents/edit-documents/${id})`, 'g')

/** A candidate opens a mailed offer on their phone and accepts it. */
async function accept(page: Page) {
  const yes = { name: 'Accepter cette offre' }
  await page.getByRole('button', yes).tap()
  await page.getByRole('dialog').getByRole('button', yes).tap()
  await expect(page.getByText(/^Offre acceptée le/).first()).toBeVisible()
}

/** The same fills in the form that was mailed. */
async function fillIn(page: Page) {
  await page.getByLabel('Date de naissance').fill('1993-05-18')
  await page.getByLabel('Rue et numéro').fill('Rue Haute 7')
  await page.getByLabel('Code postal').fill('1000')
  await page.getByLabel('Commune').fill('Bruxelles')
  await page.getByLabel('État civil').selectOption({ label: 'Célibataire' })
  await page.getByRole('button', { name: 'Enregistrer' }).tap()
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible()
  await expect(page.getByText('Vos informations ont été enregistrées avec succès.')).toBeVisible()
}

test.group('A candidate is hired', () => {
  test('from a yes on a phone to a contract signed on paper: HR prints it after at most twelve clicks and three minutes', async ({
    visit,
    assert,
  }) => {
    await readyToHire('open-ended.fr')
    const hr = await accountOf('hr')
    const { id: offerId, version, email, name } = await draftFor()
    await hr.post(`/api/offers/${offerId}/send`, { version })
    await expect.poll(() => mailedAddress(email)).not.toBeNull()
    const { page: candidate } = await visit((await mailedAddress(email))!, PHONE)
    await accept(candidate)

    const { page } = await visit('/fr/', { as: 'hr' })
    const waited = measureCalls(page)
    const hand = counted(mouse(page))
    const toConfigure = page.getByRole('list', { name: 'Contrats à configurer' })
    await expect(toConfigure.getByRole('link', { name })).toBeVisible()
    let startedAt = performance.now()
    let seconds = 0
    await hand.press(toConfigure.getByRole('link', { name }))
    await expect(page.getByRole('heading', { level: 1, name: `Contrat : ${name}` })).toBeVisible()
    const place = page.getByRole('combobox', { name: 'Lieu de travail' })
    await expect(place).toBeVisible()
    if ((await place.innerText()).includes('Choisir')) await hand.choose(place, 'Bruxelles')
    await hand.write(page.getByRole('textbox', { name: 'Horaire' }), '38 h, du lundi au vendredi')
    await expect(page.getByText('rien ne bloque')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Créer le contrat' }))
    await hand.press(page.getByRole('link', { name: 'Préparer les documents' }))
    await hand.press(page.getByRole('button', { name: 'Ajouter', exact: true }).first())
    const dialog = page.getByRole('dialog', { name: 'Ajouter des documents' })
    const text = dialog.getByRole('checkbox', { name: new RegExp(`^${CONTRACT}`) })
    await expect(text).toBeVisible()
    if (!(await text.isChecked())) await hand.press(text)
    await hand.press(dialog.getByRole('button', { name: 'Ajouter 1 document' }))
    await expect(page.getByText('Avant de faire signer :')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Envoyer le formulaire' }))
    await expect(page.getByText('En attente', { exact: true })).toBeVisible()
    seconds += (performance.now() - startedAt) / 1000
    const casefileId = page.url().split('/').at(-1)!

    await expect.poll(() => addressIn(email, FORM)).not.toBeNull()
    const { page: worker } = await visit((await addressIn(email, FORM))!, PHONE)
    await fillIn(worker)

    const mailed = casefileOf(casefileId)
    await expect.poll(() => addressIn('hr@acme.test', mailed)).not.toBeNull()
    startedAt = performance.now()
    await hand.follow(page, (await addressIn('hr@acme.test', mailed))!)
    const print = page.getByRole('button', { name: 'Imprimer pour signature' })
    await expect(print).toBeVisible()
    const [popup] = await Promise.all([page.waitForEvent('popup'), hand.press(print)])
    await popup.close()
    await expect(page.getByText('Ce dossier est imprimé et ne change plus.')).toBeVisible()
    seconds += (performance.now() - startedAt) / 1000
    assert.isAtMost(hand.count, MOST_CLICKS)
    assert.isAtMost(seconds + hand.count * SECONDS_A_CLICK, MOST_SECONDS)
    recordFigure({
      what: 'clicks of HR from an accepted offer to its printed contract, each field that is written one',
      value: hand.count,
      unit: '',
      promise: MOST_CLICKS,
    })
    console.log(
      `${hand.count} clicks, ${seconds.toFixed(1)} s; ${waited.calls} calls of ${Math.round(waited.total / waited.calls)} ms, the longest ${Math.round(waited.longest)} ms`
    )

    const casefile = (await hr.get(`/api/casefile/${casefileId}`)).body
    const shown = await readPdf((await hr.get(casefile.documents[0].pdfUrl)).raw)
    for (const words of [name, 'Rue Haute 7, 1000 Bruxelles', '38 h, du lundi au vendredi'])
      assert.include(shown.text, squeezed(words))

    await page.getByRole('button', { name: 'Ajouter la copie signée' }).click()
    const signing = page.getByRole('dialog', { name: 'Ajouter la copie signée' })
    await signing.getByLabel('Copie signée (PDF)').setInputFiles(SCAN)
    await signing.getByRole('button', { name: 'Conserver la copie signée' }).click()
    await expect(page.getByText(`Le dossier de ${name} est signé.`)).toBeVisible()

    const { casefiles, standing, signature } = (
      await hr.get(`/api/contracts/${casefile.contractId}`)
    ).body
    assert.deepEqual([standing, signature], ['UPCOMING', 'PAPER'])
    assert.equal(casefiles[0].documents[0].status, 'SIGNED')
    assert.deepEqual((await hr.get(casefiles[0].documents[0].pdfUrl)).raw, SCAN.buffer)
    await page.goto(`/fr/contracts/${casefile.contractId}`)
    await expect(page.getByText('À venir').first()).toBeVisible()
    await expect(page.getByRole('link', { name: CONTRACT })).toBeVisible()
    await page.goto('/fr/')
    await expect(page.getByRole('heading', { name: /Contrats à configurer/ })).toBeVisible()
    await expect(toConfigure.getByRole('link', { name })).toHaveCount(0)
    assert.equal((await hr.get(`/api/offers/${offerId}`)).body.status, 'CONTRACTED')
  }).timeout(300_000)
})
