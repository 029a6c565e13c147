import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { editorOf, editPath, newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'

const PLAN = { hasAssuranceGroupe: true, assuranceGroupe: 9000, assuranceGroupeInputType: 'AMOUNT' }
const PACK = { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 6000, ...PLAN }
const DIRECTOR = { worker: { etatCivil: 'celibataire', dirigeant: true }, date: '2026-09-01' }

/** The figures of tests/engine/pension.spec.ts where an owner reads them. */
test.group('A pension plan, on screen', () => {
  test('an owner sees the limit, what may still be paid and what Sigedis is asked for', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage(DIRECTOR, PACK)
    const { page } = await visit(`/fr/packages/${id}`, { as: 'admin' })
    const panel = page.getByRole('region', { name: 'Pension du deuxième pilier', exact: true })
    await expect(panel.getByText(/^Indiquez l’âge/)).toBeVisible()
    await panel.getByRole('spinbutton', { name: 'Âge aujourd’hui' }).fill('45')
    await panel.getByRole('spinbutton', { name: 'Années dans la société' }).fill('12')
    await panel.getByRole('textbox', { name: /^Pension légale par an/ }).fill('20000')
    const most = panel.getByRole('row', { name: /^Capital maximal/ })
    await expect(most).toContainText(/484\s?300,03/)
    await most.getByRole('button', { name: /^Pourquoi/ }).click()
    await expect(page.getByRole('dialog', { name: /Capital maximal/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel.getByText(/La cotisation Wijninckx n’est pas calculée/)).toBeVisible()

    const end = panel.getByRole('spinbutton', { name: 'Âge à la fin du plan' })
    await end.fill('67')
    const coefficient = panel.getByRole('spinbutton', { name: 'Coefficient de l’assureur' })
    await expect(coefficient).toHaveAttribute('aria-invalid', 'true')
    await coefficient.fill('15.25')
    await expect(most).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('a plan by age is typed in the editor, and its premiums stand beside the limit', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage(
      { date: '2026-09-01' },
      { hasAssuranceGroupe: true, assuranceGroupe: 3, assuranceGroupeInputType: 'PERCENT_BASE' }
    )
    const { page } = await visit(editPath(id), { as: 'hr' })
    await editorOf(page).open('Assurances')
    const plan = page.getByRole('group', { name: 'Assurance groupe', exact: true })
    await plan.getByRole('button', { name: 'Ajouter une tranche' }).click()
    const birth = plan.getByRole('spinbutton', { name: /^Année de naissance/ })
    const untold = page
      .locator('#figures')
      .getByText(/^L’année de naissance n’est pas donnée.*\(3\s%\) compte/)
    await expect(untold).toBeVisible()
    await birth.fill('1982')
    await expect(untold).toHaveCount(0)
    const ages = plan.getByRole('group', { name: 'Taux selon l’âge' })
    await ages.getByRole('spinbutton', { name: 'Dès l’âge de' }).fill('35')
    await ages.getByRole('spinbutton', { name: 'Taux (%)' }).fill('4')
    await ages.getByRole('button', { name: 'Ajouter une tranche' }).click()
    await ages.getByRole('spinbutton', { name: 'Taux (%)' }).nth(1).fill('5.5')
    assert.deepEqual(await seriousViolations(page), [])
    await editorOf(page).save.click()

    await page.goto(`/fr/packages/${id}`)
    await expect(page.getByText(/dès 35 ans 4\s?% · dès 45 ans 5,50\s?%/)).toBeVisible()
    const panel = page.getByRole('region', { name: 'Pension du deuxième pilier', exact: true })
    await panel.getByRole('spinbutton', { name: 'Âge aujourd’hui' }).fill('44')
    await expect(panel.getByText('dès 45 ans', { exact: true })).toBeVisible()
    await panel.getByRole('spinbutton', { name: 'Âge aujourd’hui' }).fill('50')
    await expect(panel.getByRole('spinbutton', { name: 'Âge aujourd’hui' })).toHaveAttribute(
      'aria-invalid',
      'true'
    )
  })

  test('a plan by age of nobody says that the first rate counts, and has no capital', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage(
      { date: '2026-09-01' },
      {
        hasAssuranceGroupe: true,
        assuranceGroupe: 3,
        assuranceGroupeInputType: 'PERCENT_BASE',
        assuranceGroupeTranches: [{ age: 35, taux: 4 }],
      }
    )
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
    await expect(
      page.getByText(/dès 35 ans 4\s?% · année de naissance inconnue\s: le premier taux compte/)
    ).toBeVisible()
    const panel = page.getByRole('region', { name: 'Pension du deuxième pilier', exact: true })
    await panel.getByRole('spinbutton', { name: 'Âge aujourd’hui' }).fill('44')
    await expect(panel.getByText(/^Le plan suit l’âge et le package n’a pas/)).toBeVisible()
    await expect(panel.getByRole('table')).toHaveCount(0)
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('fits a phone of 320 pixels, in the dark', async ({ visit, assert }) => {
    const id = await newPackage({ date: '2026-09-01' }, PLAN)
    const { page } = await visit(`/nl/packages/${id}`, {
      as: 'hr',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    })
    const panel = page.getByRole('region', { name: 'Pensioen van de tweede pijler' })
    await panel.getByRole('spinbutton', { name: 'Leeftijd vandaag' }).fill('45')
    await expect(panel.getByRole('row', { name: /^Grootste kapitaal/ })).toBeVisible()
    await expectNoSideways(page, 'nl')
    assert.deepEqual(await seriousViolations(page), [])
  })
})
