import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { editPath, newPackage } from './support/packages.ts'

/** The figures of tests/engine/projection.spec.ts where a reader sees them. */
test.group('A year without figures of its own, on screen', () => {
  const PROJECTION = 'Projection des derniers montants connus'
  const VOTED = '2027 tel que voté (loi du 15 juillet 2026)'

  test('a package of 2027 names its law, lists what is carried on and marks the lines', async ({
    visit,
  }) => {
    const id = await newPackage({ date: '2027-03-01' }, { salaireBrut: 3000 })
    const { page } = await visit(`/fr/packages/${id}`, { as: 'hr' })
    await expect(page.getByText(PROJECTION).first()).toBeVisible()
    await expect(page.getByText(VOTED)).toHaveCount(0)
    await page.getByText('montants repris').click()
    await expect(page.getByText('dernière année connue 2026').first()).toBeVisible()
    const row = page.getByRole('row', { name: 'Salaire net projeté' }).first()
    await expect(row).toBeAttached()
  })

  test('its big figures are marked too, and the gross pay that was typed is not', async ({
    visit,
  }) => {
    const id = await newPackage({ date: '2027-03-01' }, { salaireBrut: 3000 })
    const { page } = await visit(editPath(id), { as: 'hr' })
    const figures = page.getByRole('region', { name: 'Montants' })
    for (const name of ['Coût employeur', 'Net'])
      await expect(figures.getByText(`${name} ≈ projeté`, { exact: true })).toBeVisible()
    await expect(figures.getByText('Brut', { exact: true })).toBeVisible()
  })

  test('the big figures of a stored package and of its printed page are marked too', async ({
    visit,
  }) => {
    const id = await newPackage({ date: '2027-03-01' }, { salaireBrut: 3000 })
    for (const [path, marked, plain] of [
      [`/fr/packages/${id}`, ['Net mensuel', 'Net annuel'], 'Brut mensuel'],
      [`/fr/print/p/${id}`, ['Coût employeur', 'Net'], 'Brut'],
    ] as const) {
      const { page } = await visit(path, { as: 'hr' })
      const terms = page.locator('dt')
      for (const name of marked)
        await expect(terms.filter({ hasText: new RegExp(`^${name}\\s*≈ projeté$`) })).toHaveCount(1)
      await expect(terms.filter({ hasText: new RegExp(`^${plain}$`) })).toHaveCount(1)
    }
  })

  test('2027 as voted stands beside the projection under its own name', async ({ visit }) => {
    const id = await newPackage({}, { salaireBrut: 3000 })
    const { page } = await visit(`/fr/packages/compare?c=${id}_2027-03-01`, { as: 'hr' })
    await expect(page.getByText(PROJECTION)).toHaveCount(1)
    await page.getByRole('button', { name: '2027 tel que voté' }).click()
    await expect(page.getByText(VOTED)).toHaveCount(1)
    await expect(page.getByText(PROJECTION)).toHaveCount(1)
    await expect(page).toHaveURL(/_2027-03-01_voted2027/)
  })
})
