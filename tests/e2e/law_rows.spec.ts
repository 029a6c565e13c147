import { test } from '@japa/runner'
import { companyChanges } from '#tests/helpers/company_changes'
import { HYBRID } from '#tests/helpers/package_body'
import { expect } from './support/expect.ts'
import { accountOf } from './support/account.ts'
import { CHANGING } from './support/stage.ts'
import { editorOf, editPath, newPackage } from './support/packages.ts'

/** The figures of tests/engine/law_rows.spec.ts where a reader sees them. */
test.group('The law as it was read in November 2026, on screen', () => {
  const YEAR = 'Revenu net annuel du travailleur'

  test('the special contribution on premiums stands in the year, and says which quarters', async ({
    visit,
  }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const year = page.getByRole('table', { name: YEAR })
    const row = year.getByRole('row', { name: 'Cotisation spéciale sur les primes' })
    await expect(row.getByRole('cell').first()).toHaveText('−54,63')
    await year
      .getByRole('button', { name: 'Pourquoi : Cotisation spéciale sur les primes' })
      .click()
    const why = page.getByRole('dialog', { name: 'Pourquoi : Cotisation spéciale sur les primes' })
    await expect(why).toContainText('−285,51')
    await expect(why).toContainText('108,72')
  })

  test('group insurance: net 2,365.40; part time: a reduction of 1,129.89', async ({ visit }) => {
    const insured = { salaireBrut: 3500, hasCotisationAG: true, cotisationAG: 50 }
    const { page } = await visit(editPath(await newPackage({}, insured)), { as: 'hr' })
    await expect(editorOf(page).line('Salaire net')).toHaveText('2 365,40')

    const part = await newPackage({}, { salaireBrut: 2600, regimeNumerateur: 32 })
    await page.goto(editPath(part))
    const cost = page.getByRole('table', { name: 'Coût pour l’employeur' })
    const row = cost.getByRole('row', { name: 'Réduction structurelle' })
    // The table of a year is in whole euros; the cents are behind the question mark.
    await expect(row.getByRole('cell').first()).toHaveText('−1 130')
    await cost.getByRole('button', { name: 'Pourquoi : Réduction structurelle' }).click()
    const why = page.getByRole('dialog', { name: 'Pourquoi : Réduction structurelle' })
    await expect(why).toContainText('−1 129,89')
  })

  test('the first hiring is told in the contract: 7,448.81 a year less', async ({ visit }) => {
    const id = await newPackage({ date: '2026-08-01' })
    const { page } = await visit(editPath(id), { as: 'hr' })
    await editorOf(page).open('Contrat')
    await page.getByRole('combobox', { name: 'Premiers engagements' }).click()
    await page.getByRole('option', { name: '1er engagement' }).click()
    const cost = page.getByRole('table', { name: 'Coût pour l’employeur' })
    const row = cost.getByRole('row', { name: 'Réduction premiers engagements' })
    await expect(row.getByRole('cell').first()).toHaveText('−7 449')
    await cost.getByRole('button', { name: 'Pourquoi : Réduction premiers engagements' }).click()
    const why = page.getByRole('dialog', { name: 'Pourquoi : Réduction premiers engagements' })
    await expect(why).toContainText('−7 448,81')
  })

  test('a company of one person is asked which hiring it is, and told which it cannot be', async ({
    visit,
    cleanup,
  }) => {
    const id = await newPackage({ date: '2026-08-01' }, {}, CHANGING)
    const before = await headcount(1)
    cleanup(async () => void (await headcount(before)))
    const { page } = await visit(editPath(id), { slug: CHANGING, as: 'hr' })
    const asked = page.getByRole('status').filter({ hasText: 'réduction premiers engagements' })
    await expect(asked).toContainText('2 000,00 €')
    await expect(asked.getByRole('link')).toHaveAttribute('href', /premiersEngagements\.premier$/)
    await editorOf(page).open('Contrat')
    const rank = page.getByRole('combobox', { name: 'Premiers engagements' })
    await rank.click()
    await page.getByRole('option', { name: '3e engagement' }).click()
    await expect(page.getByText('ce ne peut pas être l’engagement n° 3')).toBeVisible()
    await rank.click()
    await page.getByRole('option', { name: 'Aucun des six premiers' }).click()
    await expect(asked).toBeHidden()
  })

  test('a mobility budget: the car takes all it costs, and one that emits is left out with the reason', async ({
    visit,
  }) => {
    const cars = [
      { id: 'i4', description: 'BMW i4', energie: 'ELECTRIQUE' },
      { id: 'passat', description: 'Passat', energie: 'DIESEL', co2: 90 },
    ].map((car) => ({ ...car, valeur: 45_000, tcoMensuel: 700, eligibleBudgetMobilite: true }))
    const id = await newPackage(
      { date: '2026-06-01', packageType: 'FLEX' },
      {
        salaireBrut: 6000,
        canVoitureSociete: true,
        voitureSocieteOptions: cars,
        canBudgetMobilite: true,
        canBudgetMobilitePilier1: true,
        hasBudgetMobilite: true,
        budgetMobilite: 12_000,
      }
    )
    const { page } = await visit(editPath(id), { as: 'hr' })
    await page.getByRole('button', { name: 'Configurer le budget mobilité' }).click()
    const dialog = page.getByRole('dialog', { name: 'Budget mobilité' })
    await dialog.getByRole('checkbox', { name: /Pilier 1/ }).check()
    await expect(dialog.getByRole('rowheader')).toHaveText(['BMW i4'])
    await expect(dialog.getByText(/^Pas de pilier 1 possible\s: Passat\./)).toContainText(
      '1er janv. 2026'
    )
    await dialog.getByRole('radio', { name: 'Choisir BMW i4' }).check()
    await expect(dialog.getByText(/Solde\s: 3\s091,92\s€ par an/)).toBeVisible()
    await dialog.getByRole('checkbox', { name: /Pilier 3/ }).check()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    const row = page.getByRole('table', { name: YEAR }).getByRole('row', { name: /pilier 3/ })
    await expect(row.getByRole('cell').first()).toHaveText('1 914,83')
  })

  test('a plug-in hybrid says what is missing, until its battery and equivalent car are told', async ({
    visit,
  }) => {
    const { page } = await visit(editPath(await newPackage({}, HYBRID)), { as: 'hr' })
    const asked = page.getByRole('status').filter({ hasText: 'hybride' })
    await expect(asked).toContainText('comptée telle quelle, avec son propre CO₂ (45 g/km)')
    await expect(asked.getByRole('link')).toHaveAttribute('href', /voiture\.emissionHybride$/)
    await page.getByRole('textbox', { name: 'Batterie, par 100 kg' }).fill('0,4')
    await expect(asked).toContainText('112,5 g/km')
    const benefit = editorOf(page).line('Avantage de toute nature, voiture de société')
    await expect(benefit).toHaveText('348,21')
    await page.getByRole('spinbutton', { name: 'CO₂ de la voiture équivalente' }).fill('150')
    await expect(asked).toBeHidden()
    await expect(benefit).toHaveText('482,14')
  })

  test('heating and electricity of a director: a flat amount is taxed, 320.00 a month', async ({
    visit,
  }) => {
    const worker = { etatCivil: 'celibataire', dirigeant: true }
    const config = { computeModelConfig: { employmentType: 'EMPLOYE' } }
    const energy = { hasChauffage: true, chauffage: 200, hasElectricite: true, electricite: 90 }
    const id = await newPackage({ worker }, { ...config, ...energy })
    const { page } = await visit(editPath(id), { as: 'hr' })
    const line = editorOf(page).line('Chauffage et électricité imposables')
    await expect(line).toHaveText('320,00')
    await page.getByRole('switch', { name: 'Logement non fourni par l’employeur' }).click()
    await expect(line).toHaveText('290,00')
    const cost = page.getByRole('table', { name: 'Coût pour l’employeur' })
    await expect(cost.getByRole('row', { name: 'Chauffage' })).toContainText('2 400')
  })

  test('a non-resident: 1,451.17 and 171.47', async ({ visit }) => {
    const worker = { etatCivil: 'celibataire', enfantsACharge: 3, nonResident: true }
    const id = await newPackage({ date: '2026-06-01', worker }, { salaireBrut: 2800 })
    const { page } = await visit(editPath(id), { as: 'hr' })
    const year = page.getByRole('table', { name: YEAR })
    const of = (name: string) => year.getByRole('row', { name }).getByRole('cell').first()
    await expect(of('Prime de fin d’année')).toHaveText('1 451,17')
    await expect(of('Prime sectorielle')).toHaveText('171,47')
  })
})

/** Gives the company another headcount; answers the one it had. */
async function headcount(effectif: number): Promise<number> {
  const admin = await accountOf('admin', CHANGING)
  const { body } = await admin.get('/api/company')
  const { status } = await admin.put('/api/company', { ...companyChanges(body), effectif })
  if (status !== 200) throw new Error(`PUT company answered ${status}`)
  return body.effectif
}
