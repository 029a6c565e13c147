import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { newPackage, written } from './support/packages.ts'

const ROOFER = {
  computeModelConfig: { commissionParitaire: 'BECP124', employmentType: 'OUVRIER' },
}

test.group('A day with packages', () => {
  test('the list is narrowed, kept as a view, archived with a way back, and taken along as a file', async ({
    visit,
    assert,
  }) => {
    await newPackage({ nomFonction: 'Zingueur chef' }, ROOFER)
    await newPackage({ nomFonction: 'Zingueur' }, { ...ROOFER, salaireBrut: 2800 })
    const { page } = await visit('/fr/packages?search=zingueur', { as: 'hr' })
    const rows = page.getByRole('table', { name: 'Simulateur' }).getByRole('row')
    await expect(rows).toHaveCount(3)

    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    const bar = page.getByRole('region', { name: 'Sélection' })
    await expect(bar).toContainText('2 sélectionnés')
    await bar.getByRole('button', { name: 'Archiver' }).click()
    await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
    const toast = page.getByRole('listitem').filter({ hasText: '2 packages archivés.' })
    await toast.getByRole('button', { name: 'Annuler' }).click()
    await expect(rows).toHaveCount(3)

    await page.getByRole('button', { name: 'Filtres', exact: true }).click()
    await page.getByRole('combobox', { name: 'Commission paritaire' }).click()
    await page.getByRole('option', { name: /^CP 124/ }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/commission=BECP124/)
    await expect(page.getByRole('button', { name: /^Retirer le filtre\s: CP 124/ })).toBeVisible()
    await page.getByRole('button', { name: 'Trier par : Brut' }).click()
    await page.getByRole('button', { name: 'Trier par : Brut' }).click()
    await expect(page).toHaveURL(/sort=gross&order=asc/)
    await expect(rows.nth(1)).toContainText('2 800,00')

    await page.getByRole('button', { name: 'Vues' }).click()
    await page.getByRole('button', { name: 'Enregistrer la vue actuelle' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enregistrer la vue actuelle' })
    await dialog.getByRole('textbox', { name: 'Nom de la vue' }).fill('Couvreurs')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
    await page.goto('/fr/packages')
    await page.getByRole('button', { name: 'Vues' }).click()
    await page.getByRole('button', { name: 'Couvreurs', exact: true }).click()
    await expect(page).toHaveURL(/commission=BECP124/)
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText('2 800,00')

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporter' }).click()
    await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click()
    assert.equal((await download).suggestedFilename(), 'packages.xlsx')
  })

  test('a package is given to a worker, tells its history, goes back, and shows when it is paid', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage({ nomFonction: 'Chaudronnier' })
    // A second try of this test finds the person of the first.
    const lastName = `Chaudron ${id.slice(-4)}`
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
    await page.getByRole('button', { name: 'Lier un travailleur' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choisir une personne' })
    const select = dialog.getByRole('button', { name: 'Sélectionner' })
    await expect(select).toBeDisabled()
    await dialog.getByRole('tab', { name: 'Candidats et anciens' }).click()
    await dialog.getByRole('searchbox').fill('nobody has this name')
    await expect(dialog.getByText('Pas de contact à montrer')).toBeVisible()
    await dialog.getByRole('button', { name: 'Ajouter une personne' }).click()
    await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Zoé')
    await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill(lastName)
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`Zoé ${lastName}`, { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Historique' }).click()
    const history = page.getByRole('list', { name: 'Historique' })
    await expect(history).toContainText(`Travailleur : rien → Zoé ${lastName}`)
    await page.getByRole('button', { name: 'Restaurer la version 1' }).click()
    await expect(page.getByText('Ce package n’est lié à personne.')).toBeVisible()
    await expect(history.getByRole('heading', { name: 'Version 3' })).toBeVisible()

    const cost = page.getByRole('table', { name: 'Coût pour l’employeur' })
    const row = cost.getByRole('row', { name: 'Salaire brut annuel' })
    await expect(row.getByRole('cell').first()).toHaveText('36 000')
    await row.hover()
    const exact = await row.locator('[data-exact]').evaluate((amount) => {
      const { content, visibility } = (globalThis as any).getComputedStyle(amount, '::after')
      return { content, visibility }
    })
    assert.match(exact.content, written('"36 000,00"'))
    assert.equal(exact.visibility, 'visible')

    await page.getByRole('button', { name: 'Flux de trésorerie' }).click()
    const flow = page.getByRole('dialog', { name: 'Flux de trésorerie du package Chaudronnier' })
    await expect(flow.getByRole('row', { name: /^Double pécule de vacances/ })).toBeVisible()
    await expect(flow.getByRole('img', { name: /^Coût par mois/ })).toBeVisible()
    const { width } = (await flow.boundingBox())!
    assert.isAtMost(width, 960)
  })

  test('two packages and next year stand side by side, and the address tells it all', async ({
    visit,
  }) => {
    const trade = `Vannier ${randomUUID().slice(0, 8)}`
    await newPackage({ nomFonction: trade })
    await newPackage({ nomFonction: `${trade} en chef` }, { salaireBrut: 3500 })
    const list = `/fr/packages?search=${encodeURIComponent(trade)}&sort=gross&order=asc`
    const { page } = await visit(list, { as: 'hr' })
    await page.getByRole('checkbox', { name: `Sélectionner ${trade}`, exact: true }).check()
    await page.getByRole('checkbox', { name: `Sélectionner ${trade} en chef` }).check()
    await page.getByRole('link', { name: 'Comparer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Comparer' })).toBeVisible()
    const payslip = page.getByRole('table', { name: 'Fiche de paie, par mois' })
    const gross = payslip.getByRole('row', { name: /^Salaire brut/ })
    await expect(gross.getByRole('cell').nth(1)).toHaveText(/3\s500,00\+500,00\s€/)

    await page.getByRole('button', { name: 'L’année prochaine' }).click()
    const wages = page.getByRole('spinbutton', { name: 'Indexation des salaires' })
    await wages.fill('2')
    await expect(gross.getByRole('cell').nth(2)).toHaveText(/3\s570,00\+570,00\s€/)
    await expect(page.getByText('Hypothèse', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ajouter un package' })).toHaveCount(0)
    // It stands in the address, which a busy browser changes a moment later.
    const only = page.getByRole('checkbox', { name: 'Seulement les différences' })
    await only.click()
    await expect(only).toBeChecked()
    await page.reload()
    await expect(only).toBeChecked()
    await expect(wages).toHaveValue('2')
    await expect(gross.getByRole('cell').nth(2)).toHaveText(/3\s570,00/)
    await page.getByRole('button', { name: `Retirer ${trade}`, exact: true }).click()
    await expect(gross.getByRole('cell').nth(1)).toHaveText(/3\s570,00\+70,00\s€/)
  })
})
