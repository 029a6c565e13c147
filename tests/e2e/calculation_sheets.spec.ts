import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { test } from '@japa/runner'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { editorOf, editPath, newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import { wordsOf } from './support/words.ts'

const CAR = {
  hasVoitureSociete: true,
  energieVS: 'ELECTRIQUE',
  valeurVS: 45_000,
  tcoMensuelVS: 700,
  dateCommandeVS: '2026-05-01',
  salaireBrut: 4000,
}
const RATE = { name: 'Taux de la commune, en %' }

/** Presses a button that saves a PDF, and reads it. */
async function savedPdf(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const pdf = await readPdf(await readFile((await download.path())!))
  return { name: download.suggestedFilename(), ...pdf }
}

test.group('A calculation sheet, from the screen to paper', () => {
  test('an HR officer gives a worker the tax of the year on paper, in the worker’s language', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit(`/fr/packages/${await newPackage()}`, { as: 'hr' })
    const panel = page.getByRole('region', { name: 'Sur l’année', exact: true })
    await panel.getByRole('spinbutton', RATE).fill('7')
    await panel.getByRole('button', { name: 'PDF de ce calcul' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ce calcul en PDF' })
    await dialog.getByRole('textbox', { name: 'Pour qui (facultatif)' }).fill('Anna Peeters')
    await dialog.getByRole('combobox', { name: 'Langue du document' }).click()
    await page.getByRole('option', { name: 'Nederlands' }).click()
    assert.deepEqual(await seriousViolations(page), [])
    const { name, text, language } = await savedPdf(page, () =>
      dialog.getByRole('button', { name: 'Télécharger' }).click()
    )
    assert.equal(name, 'De belasting van het jaar 2026 – Anna Peeters.pdf')
    assert.equal(language, 'nl-BE')
    assert.include(text, squeezed('228,89'))
    await expect(dialog).toHaveCount(0)
  })

  test('the same is shown in a tab to print', async ({ visit, assert }) => {
    const id = await newPackage({ date: '2026-09-01' }, CAR)
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
    const panel = page.getByRole('region', { name: 'Ce que coûte la voiture', exact: true })
    await panel.getByRole('button', { name: 'PDF de ce calcul' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ce calcul en PDF' })
    const [popup, answer] = await Promise.all([
      page.waitForEvent('popup'),
      page.waitForResponse(/\/compute\/car-cost\/pdf$/),
      dialog.getByRole('button', { name: 'Imprimer' }).click(),
    ])
    assert.equal(answer.status(), 200)
    await expect(dialog).toHaveCount(0)
    await popup.close()
  })

  test('the editor tells the year’s tax of what is typed and not saved, the comparison the car of each', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage({ date: '2026-09-01' }, CAR)
    const { page } = await visit(editPath(id), { as: 'hr' })
    const editor = editorOf(page)
    await editor.gross.fill('5000')
    await editor.gross.press('Tab')
    const open = async (name: string) => {
      await page.getByRole('button', { name: 'Plus d’actions' }).first().click()
      await page.getByRole('menuitem', { name }).click()
    }
    await open('L’impôt de l’année')
    const year = page.getByRole('dialog', { name: /^L’impôt de l’année/ })
    await year.getByRole('spinbutton', RATE).fill('7')
    const flow = year.getByRole('table', { name: 'Du brut de l’année à ce qui reste' })
    await expect(flow.getByRole('row', { name: 'Brut de l’année' })).toContainText(/6\d\s\d{3}/)
    assert.deepEqual(await seriousViolations(page), [])
    await page.keyboard.press('Escape')
    await open('Ce que coûte la voiture')
    const car = page.getByRole('dialog', { name: /^Ce que coûte la voiture/ })
    await expect(car.getByText('Voiture, budget mobilité ou salaire').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(car).toHaveCount(0)

    const { page: compare } = await visit(`/fr/packages/compare?c=${id}&c=${await newPackage()}`, {
      as: 'hr',
    })
    const buttons = compare.getByRole('button', { name: /^Ce que coûte la voiture/ })
    await expect(buttons).toHaveCount(1)
    await buttons.click()
    const dialog = compare.getByRole('dialog', { name: /^Ce que coûte la voiture/ })
    await expect(dialog.getByRole('status')).toContainText(/par mois de moins en argent/)
    await compare.keyboard.press('Escape')
    await expect(compare.getByRole('button', { name: /^L’impôt de l’année/ })).toHaveCount(2)
  })

  for (const locale of ['fr', 'nl', 'en'])
    test(`its dialog fits a phone of 320 pixels, in the dark, in ${locale}`, async ({
      visit,
      assert,
    }) => {
      const words = wordsOf(locale)
      const { page } = await visit(`/${locale}/packages/${await newPackage()}`, {
        as: 'hr',
        viewport: { width: 320, height: 640 },
        hasTouch: true,
        isMobile: true,
        colorScheme: 'dark',
      })
      await page.getByRole('spinbutton', { name: words('year-tax.rate') }).fill('7')
      await page
        .getByRole('button', { name: words('calculation.open') })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: words('calculation.title') })).toBeVisible()
      await expectNoSideways(page, locale)
      assert.deepEqual(await seriousViolations(page), [])
    })
})
