import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { csvOf, inWindows1252 } from '#tests/helpers/list_files'
import { seriousViolations } from './support/axe.ts'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'

/** People without a contract, and a provider with codes of its own. */
const ROWS = [
  ['Matricule', 'Salaire de base', 'Cotisation ONSS', 'Heures', 'Net à payer'],
  ['P9001', '3000,00', '392,10', '164,67', '2000,00'],
  ['P9002', '3000,00', '392,10', '164,67', '2000,00'],
]

test.group('Payslips beside their computation', () => {
  test('from the provider’s file to why each line differs: month and provider said once, codes assigned, a report looked at', async ({
    visit,
    assert,
  }) => {
    const account = await accountOf('payroll')
    for (const [employeeNumber] of ROWS.slice(1))
      await account.post('/api/workers', { firstName: 'Paie', lastName: employeeNumber, employeeNumber })
    const { page } = await visit('/fr/team/import?target=payslips', { as: 'payroll' })
    await page.getByLabel('Fichier', { exact: true }).setInputFiles({
      name: 'paie.csv',
      mimeType: 'text/csv',
      buffer: inWindows1252(csvOf(ROWS)),
    })
    await page.getByLabel('Mois, pour toutes les lignes').fill('03/2026')
    await page.getByLabel('Secrétariat social, pour toutes les lignes').fill('Essai')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await page.getByRole('button', { name: 'Importer 2 lignes' }).click()
    await page.getByRole('link', { name: 'Comparer les fiches de paie' }).click()
    await page.getByRole('combobox', { name: 'Mois, trimestre ou année' }).click()
    await page.getByRole('option', { name: /^mars 2026/ }).click()

    const codes = page.getByRole('list', { name: 'Codes de paie' })
    await expect(codes.getByRole('listitem')).toHaveCount(4)
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('button', { name: 'Attribuer 4 codes' }).click()
    await expect(page.getByText('Tous les codes de ce mois sont attribués.')).toBeVisible()

    const people = page.getByRole('main').getByRole('table', { name: 'Personnes' })
    await expect(people.getByRole('row')).toHaveCount(3)
    await people.getByRole('link').first().click()
    const lines = page.getByRole('table')
    await expect(lines.getByRole('row', { name: /Salaire brut/ })).toContainText(
      'Aucun contrat ne couvre ce mois.'
    )
    await expect(lines.getByRole('row', { name: /^Total/ })).toContainText(/2\s000,00/)
    await page.goBack()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Télécharger (CSV)' }).click()
    assert.match(await readFile(await (await download).path(), 'utf8'), /P9001;/)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { name: 'Personnes', exact: true })).toBeVisible()
    await expectNoSideways(page, 'the payslip check')
  })
})
