import { test } from '@japa/runner'
import { today } from '#modules/shared/values/days'
import { expect } from './support/expect.ts'
import { accountOf } from './support/account.ts'
import { editorOf, editPath, newPackage, written } from './support/packages.ts'

const CARS = [
  { id: 'zoe', description: 'Zoé', tcoMensuel: 450 },
  { id: 'bmw', description: 'BMW i4', tcoMensuel: 720 },
  { id: 'kia', description: 'Kia EV6', tcoMensuel: 860 },
].map((car) => ({
  ...car,
  energie: 'ELECTRIQUE',
  valeur: 42_000,
  eligibleBudgetMobilite: true,
}))

const stored = async (id: string) => (await (await accountOf('hr')).get(`/api/packages/${id}`)).body

test.group('The package editor', () => {
  test('benefits are switched on by the keyboard, cost what the engine says, and are there the next time', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage()
    const { page } = await visit(editPath(id), { as: 'hr' })
    const editor = editorOf(page)
    const keys = page.keyboard
    const devices = page.getByRole('button', { name: 'Appareils' })
    await expect(devices).toHaveAttribute('aria-expanded', 'false')
    await devices.focus()
    await keys.press('Enter')
    await page.getByRole('switch', { name: 'Ordinateur portable' }).focus()
    await keys.press('Space')
    const laptop = page.getByRole('textbox', { name: 'Montant Ordinateur portable' })
    await expect(laptop).toHaveValue(written('30,00'))
    await laptop.fill('45')
    await expect(page.getByText('1 élément', { exact: true })).toBeVisible()
    await expect(page.getByText(/^540\s€/).first()).toBeVisible()
    await expect(editor.figure('Net avec avantages')).toHaveCount(0)

    await page.getByRole('button', { name: 'Chèques', exact: true }).click()
    await page.getByRole('switch', { name: 'Chèques-repas' }).click()
    await expect(editor.figure('Net avec avantages')).toBeVisible()

    await page.getByRole('button', { name: 'Rémunération variable' }).click()
    await page.getByRole('switch', { name: 'Bonus annuel' }).click()
    await page.getByRole('combobox', { name: 'Bonus annuel : mode d’expression' }).click()
    await page.getByRole('option', { name: '% du fixe' }).click()
    await page.getByRole('textbox', { name: 'Montant Bonus annuel' }).fill('10')

    await editor.save.click()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    const { package: fields, compute } = await stored(id)
    assert.containsSubset(fields, {
      hasLaptop: true,
      laptop: 45,
      hasChequeRepas: true,
      hasBonusAnnuel: true,
      bonusAnnuel: 10,
      bonusAnnuelInputType: 'PERCENT_BASE',
      salaireBrut: 3000,
    })
    await page.reload()
    await expect(laptop).toHaveValue(written('45,00'))
    const cost = page.getByRole('textbox', { name: 'Coût employeur, € par an' })
    await page.getByRole('radio', { name: 'Année' }).click()
    await expect(cost).toHaveValue(
      written(
        new Intl.NumberFormat('fr-BE', { minimumFractionDigits: 2 })
          .format(compute.coutEmployeur.coutEmployeurAnnuel)
          .replace(/[\u202f\u00a0]/g, ' ')
      )
    )
  })

  test('a flexible package offers cars, and its mobility budget keeps to the three pillars', async ({
    visit,
    assert,
  }) => {
    const admin = await accountOf('admin')
    const bike = { description: 'Cowboy 4', tcoMensuel: 80, inPackages: true }
    // A try before this one left it.
    assert.include(
      [201, 409],
      (await admin.post('/api/benefits', { kind: 'velo', ...bike })).status
    )
    const id = await newPackage(
      { packageType: 'FLEX' },
      {
        salaireBrut: 5200,
        canVoitureSociete: true,
        voitureSocieteOptions: CARS,
        canBudgetMobilite: true,
        hasBudgetMobilite: true,
        budgetMobilite: 9600,
        canBudgetMobilitePilier1: true,
        hasSalaireBrutMin: true,
        salaireBrutMin: 5000,
      }
    )
    const { page } = await visit(editPath(id), { as: 'hr' })
    await expect(
      page
        .getByText('Avec les choix les plus chers, le brut mensuel est inférieur au minimum')
        .filter({ visible: true })
    ).toBeVisible()
    const cars = page.getByRole('table', { name: 'Voitures au choix' })
    await expect(cars.getByRole('rowheader')).toHaveText(['BMW i4', 'Kia EV6', 'Zoé'])
    await cars.getByRole('button', { name: 'Description' }).click()
    await expect(cars.getByRole('rowheader')).toHaveText(['Zoé', 'Kia EV6', 'BMW i4'])
    await expect(cars.getByRole('row', { name: 'Zoé' })).toContainText(/1\d\d\s€/)

    const bikes = page.getByLabel('Choix : Vélo de société', { exact: true })
    await bikes.getByRole('radio', { name: 'Au choix' }).click()
    await page.getByRole('button', { name: 'Du catalogue : Vélos au choix' }).click()
    const catalogue = page.getByRole('dialog', { name: 'Vélos au choix' })
    await catalogue.getByRole('checkbox', { name: 'Choisir Cowboy 4' }).check()
    await catalogue.getByRole('button', { name: 'Ajouter 1 élément' }).click()
    await page.getByRole('radio', { name: 'Choisir Cowboy 4' }).check()
    await expect(bikes.getByRole('radio', { name: 'Au choix' })).toBeChecked()
    const seen = page.getByRole('region', { name: 'Ce que voit le candidat' })
    await expect(seen.getByRole('listitem').filter({ hasText: 'Vélo de société' })).toContainText(
      /net [−+]\d+\s€\/mois/
    )

    await page.getByRole('button', { name: 'Configurer le budget mobilité' }).click()
    const dialog = page.getByRole('dialog', { name: 'Budget mobilité' })
    await expect(dialog).toContainText(/9\s600,00\s€ par an/)
    await dialog.getByRole('checkbox', { name: /Pilier 1/ }).check()
    // 860 € a month is more than a twelfth of the budget.
    await expect(dialog.getByRole('rowheader')).toHaveText(['BMW i4', 'Zoé'])
    await dialog.getByRole('radio', { name: 'Choisir Zoé' }).check()
    await dialog.getByRole('checkbox', { name: /Pilier 2/ }).check()
    await expect(dialog.getByText('Maximum : 307,66 €.')).toBeVisible()
    const amount = dialog.getByRole('textbox', { name: 'Montant mensuel' })
    await amount.fill('307,67')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(amount).toHaveAccessibleDescription(/entre 0 et 307,66\s€/)
    await amount.fill('100')
    await expect(dialog.getByText(/Solde\s: 2\s491,92\s€ par an/)).toBeVisible()
    await dialog.getByRole('checkbox', { name: /Pilier 3/ }).check()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()

    await editorOf(page).save.click()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    const { package: fields, compute } = await stored(id)
    assert.containsSubset(fields, {
      salaireBrut: 5200,
      budgetMobiliteHasPilier1: true,
      descriptionVS: 'Zoé',
      tcoMensuelVS: 450,
      budgetMobilitePilier2: 100,
      budgetMobiliteSoldePilier3: true,
      canVelo: true,
      hasVelo: true,
      descriptionVelo: 'Cowboy 4',
      tcoMensuelVelo: 80,
    })
    assert.equal(
      compute.coutEmployeur.avantages.find(
        ({ key }: { key: string }) => key === 'budgetMobiliteSolde'
      ).amount,
      2491.92
    )
  })

  test('a net that was fixed is offered again once the law has changed: what it takes today is taken over and kept', async ({
    visit,
    assert,
  }) => {
    const ofThen = { date: '2025-03-01' }
    const netOf = async (id: string): Promise<number> =>
      (await stored(id)).compute.remuneration.remunerationMensuelle.salaireNet
    const amount = await netOf(await newPackage(ofThen))
    const pin = { figure: 'net', period: 'month', amount }
    const id = await newPackage({ ...ofThen, pin })
    const { page } = await visit(editPath(id), { as: 'hr' })
    const editor = editorOf(page)
    const notice = page.getByRole('status').filter({ hasText: /^Net fixé à/ })
    await expect(notice).toContainText(/loi au 1er mars 2025 il faut [\d\s]+,\d\d\s€ de brut/)
    const then = /aujourd’hui ([\d\s]+,\d\d)\s€/.exec(await notice.innerText())![1]!
    await notice.getByRole('button', { name: 'Calculer à la loi d’aujourd’hui' }).click()
    await expect(notice).toHaveCount(0)
    await expect(editor.gross).toHaveValue(written(then.replace(/\s/g, ' ')))
    await editor.save.click()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    const kept = await stored(id)
    assert.containsSubset(kept, { date: today(), pin })
    assert.notEqual(kept.package.salaireBrut, 3000)
    assert.equal(await netOf(id), amount)

    await page.goto(`/fr/packages/${id}`)
    const fixed = page.getByText(/^Net\s: [\d\s,]+€ par mois, calculé au /)
    await expect(fixed.first()).toBeVisible()
  })

  test('a manual worker is paid by the hour, a contractor by the invoice', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage()
    const { page } = await visit(editPath(id), { as: 'hr' })
    const editor = editorOf(page)
    const status = page.getByRole('combobox', { name: 'Statut' })
    await editor.open('Contrat')
    await status.click()
    await page.getByRole('option', { name: 'Ouvrier', exact: true }).click()
    await page.getByRole('combobox', { name: 'Commission paritaire' }).click()
    await page.getByRole('combobox', { name: 'Numéro ou nom' }).fill('construction 124')
    await page.getByRole('option', { name: /^CP 124 / }).click()
    const hourly = page.getByRole('textbox', { name: 'Salaire horaire brut' })
    await hourly.fill('18,2345')
    await expect(editor.gross).toHaveValue(written('3 002,61'))
    await editor.save.click()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    assert.containsSubset((await stored(id)).package, {
      salaireBrutHoraire: 18.2345,
      computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' },
    })

    await status.click()
    await page.getByRole('option', { name: 'Indépendant (facture)' }).click()
    await page.getByRole('textbox', { name: 'Facture mensuelle, hors TVA' }).fill('8000')
    await expect(page.getByRole('button', { name: 'Appareils' })).toHaveCount(0)
    await expect(editor.figure('Net')).toHaveCount(0)
    await expect(editor.figure('Facture')).toHaveValue(written('8 000,00'))
  })
})
