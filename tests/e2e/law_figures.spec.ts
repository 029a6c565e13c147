import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { editPath, newPackage } from './support/packages.ts'

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
    const history = page.getByRole('list', { name: 'Histoire' })
    await expect(history.locator('[aria-current=true]')).toContainText(/1er janvier 2026/)
    await expect(history.locator('[aria-current=true]')).toContainText(/2\s154,11/)
  })
})
