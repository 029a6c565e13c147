import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { parseCsv } from '../../frontend/lib/csv.ts'
import { expect } from './support/expect.ts'
import { CHANGING } from './support/stage.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test.group('The catalogue of benefits', () => {
  test('an administrator adds a car and sees what it does to a month, archives it and takes that back', async ({
    visit,
  }) => {
    const { page, expectRefusal } = await visit('/fr/settings/avantages', {
      as: 'admin',
      slug: CHANGING,
    })
    await expect(page.getByRole('heading', { name: 'Avantages', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Nouvelle voiture' })
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Peugeot e-308')
    await dialog.getByRole('textbox', { name: 'Valeur catalogue' }).fill('41 250,50')
    expectRefusal(422, '/api/benefits')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Ce champ est obligatoire.')
    await dialog.getByRole('textbox', { name: 'TCO par mois' }).fill('780')
    await expect(dialog.getByText('Effet sur le net')).toBeVisible()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    const row = page.getByRole('row', { name: /Peugeot e-308/ })
    await expect(row).toContainText(/41\s250,50\s€/)
    await expect(row).toContainText(/−\d+\s€/)

    await page.getByRole('button', { name: 'Actions pour Peugeot e-308' }).click()
    await page.getByRole('menuitem', { name: 'Archiver' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(row).toBeVisible()
  })

  test('on a phone: the Dutch name stands folded below the own one, and readers of Dutch see it', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/settings/avantages?kind=extensionAssurance', {
      as: 'admin',
      slug: CHANGING,
      ...PHONE,
    })
    await page.getByRole('button', { name: 'Ajouter', exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: 'Nouvelle extension d’assurance' })
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Soins des yeux')
    await dialog.getByRole('textbox', { name: /^Prime/ }).fill('90')
    const dutch = dialog.getByRole('textbox', { name: 'Nederlands' })
    await expect(dutch).toBeHidden()
    await dialog.getByText('Dans d’autres langues', { exact: true }).tap()
    await expect(dialog.getByRole('textbox', { name: 'Français' })).toHaveCount(0)
    await dutch.fill('Oogzorg')
    await dialog.getByText(/^Dans d’autres langues\s: NL$/).tap()
    await expect(dutch).toBeHidden()
    await dialog.getByRole('button', { name: 'Enregistrer' }).tap()
    await expect(page.getByText('Soins des yeux', { exact: true })).toBeVisible()

    const { page: inDutch } = await visit('/nl/settings/avantages?kind=extensionAssurance', {
      as: 'admin',
      slug: CHANGING,
      ...PHONE,
    })
    await expect(inDutch.getByText('Oogzorg', { exact: true })).toBeVisible()
    await inDutch.getByRole('button', { name: 'Acties voor Oogzorg' }).tap()
    await inDutch.getByRole('menuitem', { name: 'Wijzigen' }).tap()
    const known = inDutch.getByRole('dialog', { name: 'Oogzorg' })
    await expect(known.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Soins des yeux')
    await known.getByText(/^In andere talen: NL$/).tap()
    await expect(known.getByRole('textbox', { name: 'Nederlands' })).toHaveValue('Oogzorg')
  })

  test('a car that emits CO₂ and is marked for the mobility budget is told not to be its first pillar', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/settings/avantages', { as: 'admin', slug: CHANGING })
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Nouvelle voiture' })
    const told = dialog.getByText(/^Cette voiture ne peut pas être le pilier 1/)
    await dialog.getByRole('switch', { name: 'Éligible au budget mobilité' }).click()
    await expect(told).toHaveCount(0)
    await dialog.getByRole('combobox', { name: 'Énergie' }).click()
    await page.getByRole('option', { name: 'Diesel', exact: true }).click()
    await expect(told).toContainText('1er janv. 2026')
    await expect(told).toContainText('n’émet pas de CO₂')
    await dialog.getByRole('switch', { name: 'Éligible au budget mobilité' }).click()
    await expect(told).toHaveCount(0)
  })

  test('a plug-in hybrid is asked for its battery, and says that it counts as it stands until it has one', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/settings/avantages', { as: 'admin', slug: CHANGING })
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Nouvelle voiture' })
    const engine = async (name: string) => {
      await dialog.getByRole('combobox', { name: 'Énergie' }).click()
      await page.getByRole('option', { name, exact: true }).click()
    }
    const battery = dialog.getByRole('textbox', { name: /^Batterie/ })
    const noPlug = dialog.getByRole('switch', { name: 'Hybride non rechargeable' })
    const told = dialog.getByText(/^Cette hybride est comptée telle quelle/)
    await expect(battery).toHaveCount(0)
    await engine('Hybride essence')
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Hyundai Tucson')
    await dialog.getByRole('spinbutton', { name: 'CO₂ (g/km)', exact: true }).fill('45')
    await dialog.getByRole('textbox', { name: 'Valeur catalogue' }).fill('50 000')
    await dialog.getByRole('textbox', { name: 'TCO par mois' }).fill('800')
    await expect(told).toContainText('45 g/km')
    await noPlug.click()
    await expect(told).toHaveCount(0)
    await expect(battery).toHaveCount(0)
    await noPlug.click()
    await battery.fill('beaucoup')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await battery.fill('0,9')
    await expect(told).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    const row = page.getByRole('row', { name: /Hyundai Tucson/ })
    await expect(row).toContainText(/Batterie \(kWh par 100 kg\)\s: 0,90/)

    await page.getByRole('button', { name: 'Actions pour Hyundai Tucson' }).click()
    await page.getByRole('menuitem', { name: 'Modifier' }).click()
    const known = page.getByRole('dialog', { name: 'Hyundai Tucson' })
    await known.getByRole('combobox', { name: 'Énergie' }).click()
    await page.getByRole('option', { name: 'Diesel', exact: true }).click()
    await known.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(known).toHaveCount(0)
    await expect(row).toContainText('Diesel')
    await expect(row).not.toContainText('Batterie')
  })

  test('a list goes out, is completed, and comes in again: errors by repair, a preview, a report, and back', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/settings/avantages?kind=velo', {
      as: 'admin',
      slug: CHANGING,
    })
    await expect(page.getByRole('heading', { name: 'Vélos', level: 2 })).toBeVisible()
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
    const open = async (name: string, text: string) => {
      await page.getByRole('button', { name: 'Importer', exact: true }).click()
      await dialog.getByLabel('Fichier', { exact: true }).setInputFiles(file(name, text))
    }
    const dialog = page.getByRole('dialog', { name: 'Importer : Vélos' })
    await open('vélos.csv', 'Fiets;Kost per maand\n007;95,50\nAhooga;cher\n')
    const repairs = dialog.getByRole('list', { name: 'À corriger' })
    await expect(repairs).toContainText(/Kost per maand\s:\s«\scher\s» n’est pas un montant\./)
    await expect(repairs).toContainText('1 ligne : 3')
    await expect(dialog.getByRole('list', { name: 'Ce que fait l’import' })).toContainText('007 nouveau')
    const refused = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Télécharger les lignes refusées' }).click()
    const lines = parseCsv(await readFile(await (await refused).path(), 'utf8'))
    assert.deepEqual(lines[1]!.slice(0, 2), ['Ahooga', 'cher'])
    await dialog.getByRole('button', { name: 'Importer la bonne ligne' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'Importé : 1 ajoutées' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(page.getByRole('row', { name: /007/ })).toContainText(/95,50\s€/)

    for (const kind of ['XLSX', 'CSV']) {
      const exported = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Exporter' }).click()
      await page.getByRole('menuitem', { name: kind }).click()
      const path = await (await exported).path()
      await page.getByRole('button', { name: 'Importer', exact: true }).click()
      await dialog.getByLabel('Fichier', { exact: true }).setInputFiles({
        name: `vélos.${kind.toLowerCase()}`,
        mimeType: 'application/octet-stream',
        buffer: await readFile(path),
      })
      await expect(dialog.getByText('Tout ce que contient ce fichier est déjà connu')).toBeVisible()
      await dialog.getByRole('button', { name: 'Abandonner ce fichier' }).click()
      await expect(dialog.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Fermer' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await page.getByRole('list', { name: 'Derniers fichiers' }).getByRole('button', { name: 'Ouvrir vélos.csv' }).click()
    await dialog.getByRole('button', { name: 'Annuler cet import' }).click()
    await expect(page.getByText('Annulé : 1 comme avant')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(page.getByRole('row', { name: /007/ })).toHaveCount(0)
  })

  test('on a phone, in Dutch: what packages offer is ordered, and the policy is held against the law', async ({
    visit,
  }) => {
    const { page, expectRefusal } = await visit('/nl/settings/avantages', {
      as: 'admin',
      slug: CHANGING,
      ...PHONE,
    })
    const list = page.getByRole('list', { name: 'In loonpakketten' })
    await expect(list.getByRole('listitem').first()).toContainText('Bedrijfswagen')
    await list.getByRole('button', { name: /^Mobiliteitsbudget omhoog/ }).tap()
    await expect(list.getByRole('listitem').first()).toContainText('Mobiliteitsbudget')
    const lowest = page.getByRole('textbox', { name: 'Minimumbudget per jaar' })
    await lowest.fill('100')
    expectRefusal(422, '/api/benefit-settings')
    await page.getByRole('button', { name: 'Opslaan' }).tap()
    await expect(page.getByRole('alert')).toBeVisible()
    await lowest.fill('4000')
    await page.getByRole('button', { name: 'Opslaan' }).tap()
    await expect(page.getByText('De loonpakketten tonen voortaan deze voordelen.')).toBeVisible()
    await page.reload()
    await expect(list.getByRole('listitem').first()).toContainText('Mobiliteitsbudget')
    await expect(lowest).toHaveValue(/4[.\s]000,00/)
  })
})
