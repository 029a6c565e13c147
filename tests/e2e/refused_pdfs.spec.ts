import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Download, Page } from 'playwright-core'
import { readPdf } from '#tests/helpers/read_pdf'
import { seriousViolations } from './support/axe.ts'
import { EVERY_CHOICE, PHONE, sentTo } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { newOffer } from './support/offers.ts'
import { newPackage } from './support/packages.ts'
import { casefileToSign } from './support/signing.ts'

const LATE = 'Le PDF n’est pas encore prêt'
const SENTENCE = 'Plusieurs PDF sont déjà en préparation. Réessayez dans 5 secondes.'

/** Holds the first request for a PDF until told, and refuses it; those that follow are the server's own. */
async function refuseFirst(page: Page, status: 429 | 503): Promise<() => void> {
  const told = Promise.withResolvers<void>()
  const code = status === 429 ? 'E_MANY_DRAWINGS' : 'E_BUSY'
  await page.route(
    '**/pdf',
    async (route) => {
      await told.promise
      await route.fulfill({
        status,
        contentType: 'application/problem+json',
        headers: { 'retry-after': '5' },
        body: JSON.stringify({ code, title: 'Occupé', detail: SENTENCE, errors: [] }),
      })
    },
    { times: 1 }
  )
  return told.resolve
}

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download')
  await press()
  return download
}

test.group('A PDF that is refused', () => {
  test('tells the candidate why, and is had by asking again', async ({ visit, assert }) => {
    const { address } = await sentTo(EVERY_CHOICE)
    const { page } = await visit(address, { ...PHONE, refusals: [[429, '/pdf']] })
    await page.getByRole('button', { name: 'Personnaliser mon offre' }).click()
    await page.getByRole('radio', { name: /^MacBook Air/ }).check()
    await page.getByRole('button', { name: 'Poursuivre avec cette offre' }).click()
    const link = page.getByRole('link', { name: 'Télécharger l’offre' })
    // For a user who opens it in another tab.
    await expect(link).toHaveAttribute('href', /^\/api\/out\/offers\/[\w-]+\/pdf$/)
    await expect(link).not.toHaveAttribute('aria-busy')

    const refuse = await refuseFirst(page, 429)
    await link.click()
    await expect(link).toHaveAttribute('aria-busy', 'true')
    refuse()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(SENTENCE)
    await expect(link).not.toHaveAttribute('aria-busy')

    const pdf = await saved(page, () => alert.getByRole('button', { name: 'Réessayer' }).click())
    assert.match(pdf.suggestedFilename(), /^Offre Acme Belgium – .+\.pdf$/)
    assert.include((await readPdf(await readFile(await pdf.path()))).text, 'Votrerôlecheznous')
    await expect(alert).toHaveCount(0)
    await expect(page).toHaveURL(/\/finalize$/)
  })

  test('tells the employer why, and is had by asking again', async ({ visit, assert }) => {
    const mark = randomUUID().slice(0, 8)
    const id = await newOffer({ name: 'Odile', mark })
    const { page } = await visit(`/fr/offers/${id}`, { as: 'hr', refusals: [[503, '/pdf']] })
    const refuse = await refuseFirst(page, 503)
    const more = page.getByRole('button', { name: 'Plus d’actions' })
    await more.click()
    await page.getByRole('menuitem', { name: 'PDF' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(more).toBeFocused()
    await expect(more).toHaveAttribute('aria-busy', 'true')
    refuse()
    const toast = page.getByRole('listitem').filter({ hasText: SENTENCE })
    await expect(toast).toBeVisible()
    await expect(more).not.toHaveAttribute('aria-busy')
    const pdf = await saved(page, () => toast.getByRole('button', { name: 'Réessayer' }).click())
    assert.match(pdf.suggestedFilename(), /^Offre Acme Belgium – .+\.pdf$/)
    assert.include((await readPdf(await readFile(await pdf.path()))).text, 'Bienvenue')
  })

  test('that is not drawn yet is told where a document is read, and shown by asking again', async ({
    visit,
    assert,
  }) => {
    const { id, mark } = await casefileToSign()
    const before = (page: Page) =>
      page.route(
        '**/api/document/*/pdf*',
        (route) =>
          route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            headers: { 'retry-after': '5' },
            body: JSON.stringify({ code: 'E_PDF_NOT_READY', title: LATE, detail: SENTENCE }),
          }),
        { times: 1 }
      )
    const { page } = await visit(`/fr/documents/edit-documents/${id}`, {
      ...{ as: 'hr', refusals: [[503, '/api/document/']], before },
    })
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: LATE })).toBeVisible()
    await expect(alert).toContainText(SENTENCE)
    assert.deepEqual(await seriousViolations(page), [])
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    const pages = page.getByRole('list', { name: `CDI ${mark}` })
    await expect(pages.getByRole('img', { name: /Contrat de travail/ })).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test('of a package is told in the dialog that was to save it', async ({ visit, assert }) => {
    const id = await newPackage({ nomFonction: 'Développeuse à Liège' })
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr', refusals: [[503, '/pdf']] })
    const refuse = await refuseFirst(page, 503)
    refuse()
    await page.getByRole('button', { name: 'PDF', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'PDF du package' })
    await dialog.getByRole('button', { name: 'Créer le PDF' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(SENTENCE, { timeout: 30_000 })
    const again = dialog.getByRole('link', { name: 'Télécharger' })
    const pdf = await saved(page, () => again.click())
    assert.equal(pdf.suggestedFilename(), 'Développeuse à Liège.pdf')
    await expect(dialog.getByRole('status')).toContainText('Le PDF est prêt')
  })
})
