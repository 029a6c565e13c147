import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { contractToSign } from '#tests/helpers/casefiles'
import { CONTRACT_BODY } from '#tests/helpers/contract_template'
import { madePdf, UNFIT_PDFS } from '#tests/helpers/made_pdf'
import { accountOf } from './support/account.ts'
import { ask } from './support/ask.ts'
import { seriousViolations } from './support/axe.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

const SCAN = { name: 'contrat.pdf', mimeType: 'application/pdf', buffer: madePdf({ pages: 2 }) }

/** A contract to sign of somebody of their own, and two templates that are meant for it. */
async function prepared() {
  const { acme } = stage()
  const mark = randomUUID().slice(0, 6)
  const contract = await contractToSign(acme, {}, { email: `${mark}@example.test` })
  const name = `Zoé Maes ${mark}`
  await inTenant(acme.id, (trx) =>
    trx
      .from('workers')
      .where({ id: contract.workerId })
      .update({ last_name: `Maes ${mark}` })
  )
  const template = (title: string, kind: string) =>
    ask('post', 'document-templates', {
      ...{ id: randomUUID(), name: `${title} ${mark}`, language: 'fr', kind, body: CONTRACT_BODY },
    })
  await template('CDI', 'CONTRACT')
  await template('Annexe', 'ANNEXE')
  return { ...contract, name, mark }
}

test.group('Documents', () => {
  test('HR puts the documents of a contract together, orders them by keys, reads them, prints them and adds the signed copy', async ({
    visit,
    assert,
  }) => {
    const { id, name, mark } = await prepared()
    const { page } = await visit(`/fr/documents/new?contractId=${id}`, {
      as: 'hr',
      refusals: [[422, '/paper?']],
    })
    await expect(page.getByRole('heading', { name: `Dossier de ${name}` })).toBeVisible()
    await expect(page.getByText('Ajoutez au moins un document.')).toBeVisible()

    await page.getByRole('button', { name: 'Ajouter', exact: true }).first().click()
    await page.getByRole('checkbox', { name: `CDI ${mark}` }).check()
    await page.getByRole('checkbox', { name: `Annexe ${mark}` }).check()
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('button', { name: 'Ajouter 2 documents' }).click()
    const documents = page.getByRole('list', { name: 'Documents, dans l’ordre de lecture' })
    await expect(documents.getByRole('listitem')).toHaveCount(2)
    const pages = page.getByRole('list', { name: `CDI ${mark}` })
    await expect(pages.getByRole('img', { name: /Zoé/ })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])

    await page.getByRole('button', { name: `Déplacer CDI ${mark}` }).focus()
    await page.keyboard.press('Space')
    const said = page.getByRole('status').filter({ hasText: `CDI ${mark} est` })
    await expect(said).toContainText('1 sur 2')
    await page.keyboard.press('ArrowDown')
    await expect(said).toContainText('2 sur 2')
    await page.keyboard.press('Space')
    await expect(documents.getByRole('listitem').first()).toContainText(`Annexe ${mark}`)
    await page.reload()
    await expect(documents.getByRole('listitem').first()).toContainText(`Annexe ${mark}`)

    const [file] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Imprimer pour signature' }).click(),
    ])
    await file.close()
    await expect(page.getByText('Ce dossier est imprimé et ne change plus.')).toBeVisible()

    // Made a draft again, what was printed is void; it can still be read.
    await page.getByRole('button', { name: 'Plus d’actions' }).click()
    await page.getByRole('menuitem', { name: 'Remettre en brouillon' }).click()
    await page
      .getByRole('dialog', { name: 'Remettre en brouillon ?' })
      .getByRole('button', { name: 'Remettre en brouillon' })
      .click()
    await page.getByRole('button', { name: 'Documents remplacés' }).click()
    const replaced = page.getByRole('link', {
      name: new RegExp(`^CDI ${mark}.*Imprimé ou envoyé le`),
    })
    const address = (await replaced.getAttribute('href'))!
    const kept = await (await accountOf('hr')).get(address)
    assert.match(String(kept.headers['content-type']), /^application\/pdf/)
    assert.deepEqual(await seriousViolations(page), [])
    const [again] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Imprimer pour signature' }).click(),
    ])
    await again.close()
    await page.getByRole('button', { name: 'Ajouter la copie signée' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter la copie signée' })
    await dialog.getByLabel('Copie signée (PDF)').setInputFiles({
      ...{ name: 'scan.pdf', mimeType: 'application/pdf' },
      buffer: UNFIT_PDFS['is cut off'].pdf,
    })
    await dialog.getByRole('button', { name: 'Conserver la copie signée' }).click()
    await expect(dialog.getByText('Ce PDF est endommagé ou incomplet.')).toBeVisible()
    await dialog.getByLabel('Copie signée (PDF)').setInputFiles(SCAN)
    await dialog.getByRole('button', { name: 'Conserver la copie signée' }).click()
    await expect(page.getByText(`Le dossier de ${name} est signé.`)).toBeVisible()
    await expect(page.getByText(/À conserver cinq ans après la fin du contrat/)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])

    await page.getByRole('link', { name: 'Documents', exact: true }).first().click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
  }).timeout(120_000)

  test('a file without a contract is given one of the person’s, or a new one, and the palette finds it', async ({
    visit,
    assert,
  }) => {
    const { workerId, name } = await prepared()
    const { page } = await visit(`/fr/documents/new?workerId=${workerId}`, { as: 'hr' })
    await page.getByRole('button', { name: 'Préparer un dossier' }).click()
    const contracts = page.getByRole('list', { name: 'Contrats à signer' })
    await expect(contracts.getByRole('listitem')).toHaveCount(1)
    assert.deepEqual(await seriousViolations(page), [])
    const make = page.getByRole('link', { name: 'Créer un contrat' })
    await expect(make).toHaveAttribute('href', /workerId=.*casefileId=/)
    await contracts.getByRole('button', { name: /^Choisir : Durée indéterminée/ }).click()
    await expect(page.getByRole('link', { name: 'Durée indéterminée (CDI)' })).toBeVisible()
    await expect(contracts).toBeHidden()

    await page.goto('/fr')
    await page.getByRole('button', { name: /^Rechercher un écran/ }).click()
    const palette = page.getByRole('dialog', { name: 'Rechercher' })
    const files = palette.getByRole('group', { name: 'Dossiers de documents' })
    await palette.getByRole('combobox').fill(name)
    await files.getByRole('option', { name }).click()
    await expect(page.getByRole('heading', { name: `Dossier de ${name}` })).toBeVisible()
  }).timeout(120_000)

  test('on a phone a document is read over the whole screen, and nothing stands out sideways', async ({
    visit,
    assert,
  }) => {
    const { id, mark } = await prepared()
    const { page } = await visit(`/fr/documents/new?contractId=${id}`, { as: 'hr', ...PHONE })
    await page
      .getByLabel('Ajouter un PDF')
      .setInputFiles({ ...SCAN, name: `Règlement ${mark}.pdf` })
    await page.getByRole('button', { name: new RegExp(`^Règlement ${mark}`) }).click()
    const dialog = page.getByRole('dialog', { name: `Règlement ${mark}` })
    await expect(dialog.getByRole('img', { name: /Page 1 sur 2/ })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expectNoSideways(page, 'a casefile')
    await page.goto('/fr/documents')
    await expectNoSideways(page, 'the casefiles')
  }).timeout(120_000)

  test('company documents are added, named and taken away with a way back', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/settings/documents?tab=company', { as: 'hr' })
    await page.getByRole('button', { name: 'Ajouter un document' }).first().click()
    const name = `Règlement de travail ${randomUUID().slice(0, 6)}`
    await page.getByLabel('Fichier PDF').setInputFiles({ ...SCAN, name: `${name}.pdf` })
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue(name)
    await page.getByLabel('Description').fill('Pour tous')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('button', { name: `Actions pour ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
  })
})
