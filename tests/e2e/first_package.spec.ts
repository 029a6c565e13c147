import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { expect } from './support/expect.ts'
import { until } from '#tests/helpers/until'
import { readPdf } from '#tests/helpers/read_pdf'
import { attachmentOf, mailsTo } from './support/mailbox.ts'
import { editorOf, newPackage, written } from './support/packages.ts'

/** The package that the README begins with: 3,000 € gross, single, no children, on the law of 1 September 2026. */
const PAYSLIP = {
  'Salaire brut': '3 000,00',
  'Cotisation ONSS personnelle': '−392,10',
  'Bonus à l’emploi': '110,54',
  'Imposable': '2 718,44',
  'Précompte professionnel': '−437,87',
  'Cotisation spéciale de sécurité sociale': '−19,24',
  'Salaire net': '2 261,33',
}

async function expectPromise(page: Page): Promise<void> {
  const editor = editorOf(page)
  for (const [line, amount] of Object.entries(PAYSLIP))
    await expect(editor.line(line)).toHaveText(amount)
  await expect(editor.figure('Brut')).toHaveValue(written('3 000,00'))
  await expect(editor.figure('Net')).toHaveValue(written('2 261,33'))
}

/** A mailbox may be older than this run. */
const CANDIDATE = `candidate-${process.pid}@example.test`

test.group('A first package', () => {
  test('is created, computed to the cent, saved, found again, printed and mailed', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    const editor = editorOf(page)

    await page.getByRole('main').getByRole('button', { name: 'Nouvelle simulation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nouvelle simulation' })
    await dialog.getByRole('textbox', { name: 'Fonction' }).fill('Développeur senior')
    await dialog.getByRole('textbox', { name: 'Salaire brut' }).fill('3000')
    await dialog.getByRole('button', { name: 'Créer la simulation' }).click()

    await expect(page).toHaveURL(/\/fr\/packages\/[0-9a-f-]{36}\/edit$/)
    await editor.open('Situation du travailleur')
    await expect(page.getByRole('combobox', { name: 'État civil' })).toHaveText('Célibataire')
    await expect(page.getByRole('spinbutton', { name: 'Enfants à charge' })).toHaveValue('0')
    await page.getByLabel('Date du calcul').fill('2026-09-01')
    await expectPromise(page)

    await editor.save.click()
    await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Développeur senior' })).toBeVisible()
    await expect(page.getByLabel('Date du calcul')).toHaveValue('01/09/2026')
    await expectPromise(page)

    await page.getByRole('button', { name: 'PDF', exact: true }).click()
    const print = page.getByRole('dialog', { name: 'PDF du package' })
    await print.getByRole('textbox', { name: 'Envoyer aussi à (facultatif)' }).fill(CANDIDATE)
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 30_000 }),
      print.getByRole('button', { name: 'Créer le PDF' }).click(),
    ])
    await expect(
      print.getByText(`Le PDF est prêt et se télécharge. Il est aussi envoyé à ${CANDIDATE}.`)
    ).toBeVisible()
    assert.match(download.suggestedFilename(), /\.pdf$/)
    const pdf = await readFile(await download.path())
    const { text } = await readPdf(pdf)
    for (const amount of Object.values(PAYSLIP)) assert.include(text, amount.replace(' ', ''))

    await until(
      'the mail with the PDF is in the mailbox',
      async () => (await mailsTo(CANDIDATE)).length > 0
    )
    const mails = await mailsTo(CANDIDATE)
    assert.lengthOf(mails, 1)
    assert.include(mails[0].subject, 'Développeur senior')
    assert.isTrue((await attachmentOf(mails[0])).equals(pdf))
  })

  test('stands in the list and reads the same on its own page and on the page to print', async ({
    visit,
  }) => {
    await newPackage({ nomFonction: 'Relectrice' })
    const { page } = await visit('/fr/packages', { as: 'hr' })
    const row = page.getByRole('row', { name: 'Relectrice' })
    await expect(row).toContainText('3 000,00')
    await expect(row).toContainText('2 261,33')

    await row.getByRole('button', { name: 'Actions pour Relectrice' }).click()
    await page.getByRole('menuitem', { name: 'Consulter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Relectrice' })).toBeVisible()
    for (const [line, amount] of Object.entries(PAYSLIP))
      await expect(editorOf(page).line(line)).toHaveText(amount)

    await page.getByRole('button', { name: 'Plus d’actions' }).click()
    await page.getByRole('menuitem', { name: 'Imprimer' }).click()
    await expect(page).toHaveURL(/\/fr\/print\/p\//)
    for (const [line, amount] of Object.entries(PAYSLIP))
      await expect(editorOf(page).line(line)).toHaveText(amount)
  })
})
