import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { csvOf, inWindows1252, workbook } from '#tests/helpers/list_files'
import { belcotaxXml, dmfaXml, nissOf } from '#tests/helpers/official_files'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { readyToHire } from './support/hiring.ts'
import { expectNoSideways } from './support/sideways.ts'

const ROWS = [
  ['Personeelslijst 2026'],
  ['Matricule', 'Nom', 'Prénom', 'Courriel', 'État civil', 'Entrée en service', 'Commentaire'],
  ['A017', 'Lefèvre', 'Zoë', 'zoe.lefevre@acme.test', 'Mariée', '01/09/2024', 'x'],
  ['A018', 'Özdemir', 'Emre', 'emre.ozdemir@acme.test', 'Wettelijk samenw.', '15/03/2022', ''],
  ['A019', 'Maes', 'Noor', 'noor.maes', 'Célibataire', '13/01/2020', ''],
  ['A020', 'Claes', 'Lien', 'lien.claes@acme.test', 'Wettelijk samenw.', '01/02/2019', ''],
]

test.group('A list of people', () => {
  test('their CSV: looked at, repaired, the good rows taken in, the others given back, all undone', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/team/import', { as: 'hr' })
    await expect(page.getByRole('heading', { name: 'Choisissez un fichier' })).toBeVisible()
    await page.getByLabel('Fichier', { exact: true }).setInputFiles({
      name: 'personnel.csv',
      mimeType: 'text/csv',
      buffer: inWindows1252(csvOf(ROWS)),
    })
    await expect(page.getByText('personnel.csv\u00a0: 4 lignes')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Encodage' })).toHaveText(/Windows-1252/)
    await expect(page.getByRole('combobox', { name: 'Courriel' })).toHaveText('Adresse e-mail')
    await expect(page.getByRole('combobox', { name: 'Commentaire' })).toHaveText('(non lue)')
    const repairs = page.getByRole('list', { name: 'À corriger' })
    await expect(repairs.getByRole('listitem')).toHaveCount(2)
    assert.deepEqual(await seriousViolations(page), [])

    // One answer for both rows.
    await repairs.getByRole('combobox').click()
    await page.getByRole('option', { name: 'Cohabitation légale' }).click()
    await expect(repairs.getByRole('listitem')).toHaveCount(1)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Télécharger les lignes refusées' }).click()
    const refused = await readFile(await (await download).path(), 'utf8')
    assert.match(refused, /A019;Maes;Noor;noor\.maes;.*Courriel\u00a0: /)

    await page.getByRole('button', { name: 'Importer les 3 bonnes lignes' }).click()
    await expect(page.getByText('Importé\u00a0: 3 ajoutées, 0 modifiées.')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler cet import' }).click()
    await expect(page.getByText('Cet import a été annulé.')).toBeVisible()
  })

  test('a workbook on a phone: what could be two things is chosen; what is no list is refused', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/nl/team/import', {
      as: 'hr',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      refusals: [[422, '/api/imports']],
    })
    const file = page.getByLabel('Bestand', { exact: true })
    await file.setInputFiles({
      name: 'lijst.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await expect(page.getByRole('alert')).toContainText('kan niet gelezen worden')
    await file.setInputFiles({
      name: 'lijst.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbook([
        ['Naam', 'E-mailadres', 'Geboortedatum'],
        ['DE SMET Jan', 'jan.desmet@acme.test', { day: 31_000 }],
      ]),
    })
    await expect(page.getByText('Eén kolom kan meerdere dingen zijn')).toBeVisible()
    await expectNoSideways(page, 'an import under way')
    await page.getByRole('combobox', { name: 'Naam' }).click()
    await page.getByRole('option', { name: 'Volledige naam' }).click()
    await expect(page.getByRole('button', { name: '1 rij importeren' })).toBeEnabled()
    await expectNoSideways(page, 'an import with its plan')
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('button', { name: 'Dit bestand laten vallen' }).click()
    await expect(page.getByRole('heading', { name: 'Kies een bestand' })).toBeVisible()
  })

  test('contracts on a phone: what the file is of is chosen, and whom a row does not name is said in its cell', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/nl/team/import', {
      as: 'hr',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
    })
    await page.getByRole('combobox', { name: 'Wat er in het bestand staat' }).click()
    await page.getByRole('option', { name: 'Contracten' }).click()
    await page.getByLabel('Bestand', { exact: true }).setInputFiles({
      name: 'contracten.csv',
      mimeType: 'text/csv',
      buffer: inWindows1252(
        csvOf([
          ['Naam', 'Voornaam', 'Begindatum', 'PC', 'Uren per week', 'Brutoloon', 'Functie', 'Maaltijdcheques'],
          ['Niemand', 'Nicole', '01/03/2024', '200', '38', '3.250,00', 'Analist', '8,00'],
        ])
      ),
    })
    await expect(page.getByText('niemand in uw team komt overeen')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Maaltijdcheques' })).toHaveText('Maaltijdcheques (€ per stuk)')
    await expectNoSideways(page, 'contracts of a file')
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('button', { name: 'Dit bestand laten vallen' }).click()
    await expect(page.getByRole('heading', { name: 'Kies een bestand' })).toBeVisible()
  })

  test('a DmfA and 281.10 at once on a phone, in the dark: of when, of whom, and what is to be checked', async ({
    visit,
    assert,
  }) => {
    // Whose number the files have.
    await readyToHire('open-ended.fr')
    const { page } = await visit('/nl/team/import', {
      as: 'hr',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    })
    await page.getByRole('combobox', { name: 'Wat er in het bestand staat' }).click()
    await page.getByRole('option', { name: 'DmfA of 281.10' }).click()
    const niss = nissOf('1985-07-30', 77)
    const files = {
      'dmfa.xml': dmfaXml({ people: [{ niss, absence: '050' }] }),
      '281.xml': belcotaxXml({ slips: [{ niss, lastName: 'Vandeputte', firstName: 'Zita', civil: '2' }] }),
    }
    await page.getByLabel('Bestand', { exact: true }).setInputFiles(
      Object.entries(files).map(([name, xml]) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(xml) }))
    )
    await expect(page.getByText('DmfA van 2026/3')).toBeVisible()
    await expect(page.getByText('0403.170.701')).toBeVisible()
    const person = page.getByRole('listitem').filter({ hasText: 'Zita Vandeputte' })
    await expect(person.getByText('te controleren').first()).toBeVisible()
    await expect(person).toContainText('waarin afwezigheden zijn')
    await expectNoSideways(page, 'an official file')
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('button', { name: 'Dit bestand laten vallen' }).click()
    await expect(page.getByRole('heading', { name: 'Kies een bestand' })).toBeVisible()
  })
})
