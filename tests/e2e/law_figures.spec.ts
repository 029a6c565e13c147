import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { editorOf, editPath, newPackage } from './support/packages.ts'

test.group('Figures of the law on screen', () => {
  test('the minimum income of 1 January 2026 stands in the law and beside the trainee', async ({
    visit,
  }) => {
    const id = await newPackage(
      { date: '2026-01-15' },
      {
        computeModelConfig: { employmentType: 'INTERN', commissionParitaire: 'CIP/BIO' },
        salaireBrut: 1000,
      }
    )
    const { page } = await visit(editPath(id), { as: 'hr' })
    await expect(page.getByText(/1\s077,06\s€/)).toBeVisible()
    await page.goto('/fr/law/stages.revenuMinimum?on=2026-01-15')
    const history = page.getByRole('list', { name: 'Historique' })
    await expect(history.locator('[aria-current=true]')).toContainText(/1er janv\. 2026/)
    await expect(history.locator('[aria-current=true]')).toContainText(/2\s154,11/)
  })

  test('closure fund and asbestos of 2026 are official figures that were quoted', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/law/cotisations.fermetureGrande?on=2026-09-01', { as: 'hr' })
    const current = page.getByRole('list', { name: 'Historique' }).locator('[aria-current=true]')
    await expect(current).toContainText('0,39')
    await expect(current).toContainText('officiel, cité')
    await page.goto('/fr/law/cotisations.amiante?on=2026-09-01')
    await expect(current).toContainText('0,01')
    await expect(current).toContainText('officiel, cité')
    await expect(current).toContainText(/1er janv\. 2026/)
  })

  test('the scale of CP 200 is the ministry’s; three cents below it are no breach', async ({
    visit,
  }) => {
    const config = {
      employmentType: 'EMPLOYE',
      commissionParitaire: 'BECP200',
      classe: 'D',
      anciennete: 2,
      echelle: 'I',
    }
    const id = await newPackage({}, { computeModelConfig: config, salaireBrut: 2589.21 })
    const { page } = await visit(editPath(id), { as: 'hr' })
    await expect(page.getByText(/^Barème minimum\s: 2\s589,24\s€ par mois\.$/)).toBeVisible()
    await editorOf(page).gross.fill('2589,20')
    await expect(
      page.getByText(/^Le brut est inférieur au barème minimum de 2\s589,24/)
    ).toBeVisible()
    await page.goto('/fr/law/bareme200.ecartTolere?on=2026-09-01')
    const current = page.getByRole('list', { name: 'Historique' }).locator('[aria-current=true]')
    await expect(current).toContainText('0,03')
    await expect(current).toContainText('supposé')
  })

  test('the tax on meal vouchers stands among what is not included, with what is not deductible', async ({
    visit,
  }) => {
    const config = {
      employmentType: 'EMPLOYE',
      commissionParitaire: 'BECP200',
      joursChequesRepas: 252,
    }
    const id = await newPackage(
      {},
      { computeModelConfig: config, hasChequeRepas: true, chequeRepas: 10 }
    )
    const { page } = await visit(editPath(id), { as: 'hr' })
    const cost = page.getByRole('table', { name: 'Coût pour l’employeur' })
    await expect(
      cost.getByRole('rowgroup').filter({ hasText: 'Hors coût salarial' })
    ).toContainText(/Impôt sur les chèques-repas.*309/)
    await page.getByRole('button', { name: 'Pourquoi : Impôt sur les chèques-repas' }).click()
    const why = page.getByRole('dialog', { name: 'Pourquoi : Impôt sur les chèques-repas' })
    await expect(why).toContainText(/103,11/)
    await why.getByRole('button', { name: /Dépense non admise sur les chèques-repas/ }).click()
    await expect(why).toContainText(/4,00/)
  })

  test('the cap on indexation stands in the law from 1 June 2026, its contribution as derived', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/law/indexationPlafonnee.limite?on=2027-01-01', { as: 'hr' })
    const current = page.getByRole('list', { name: 'Historique' }).locator('[aria-current=true]')
    await expect(current).toContainText(/1er juin 2026/)
    await expect(current).toContainText(/4\s000,00/)
    await page.goto('/fr/law/indexationPlafonnee.partCotisation?on=2027-01-01')
    await expect(
      page.getByRole('button', { name: /Cotisation spéciale de modération salariale/ })
    ).toBeVisible()
    await expect(current).toContainText('déduit')
  })

  test('1,500 € at full time is told its minimums with their source, and can be saved', async ({
    visit,
  }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const editor = editorOf(page)
    await expect(page.getByText(/est inférieure au revenu minimum/)).toBeHidden()
    await editor.gross.fill('1500')
    const income = page.getByRole('status').filter({ hasText: 'RMMMG' })
    await expect(income).toContainText(/2\s233,61\s€/)
    await expect(income).toContainText('SPF Emploi')
    const scale = page.getByRole('status').filter({ hasText: 'barème minimum de la CP 200' })
    await expect(scale).toContainText(/2\s242,80\s€/)
    await expect(scale.getByRole('link')).toHaveAttribute('href', /bareme200\.echelle1ClasseA$/)
    await editor.save.click()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  })
})
