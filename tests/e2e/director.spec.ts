import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import { wordsOf } from './support/words.ts'

const DIRECTOR = { worker: { etatCivil: 'celibataire', dirigeant: true }, date: '2026-09-01' }
const PACK = { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 3750 }

/** The figures of tests/engine/director.spec.ts where an owner reads them. */
test.group('A director, on screen', () => {
  test('an owner sees what is left, why the reduced rate is lost, and what a rent becomes', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage(DIRECTOR, PACK)
    const { page } = await visit(`/fr/packages/${id}`, { as: 'admin' })
    const panel = page.getByRole('region', { name: 'Le dirigeant et sa société', exact: true })
    await expect(panel.getByText(/^Indiquez le taux de la commune/)).toBeVisible()
    await panel.getByRole('spinbutton', { name: /^Taux de la commune|^Taux communal/ }).fill('7')
    const left = panel.getByRole('row', { name: /^Reste au dirigeant/ })
    await expect(left).toBeVisible()
    await left.getByRole('button', { name: /^Pourquoi/ }).click()
    await expect(page.getByRole('dialog', { name: /Reste au dirigeant/ })).toBeVisible()
    await page.keyboard.press('Escape')

    await expect(panel.getByRole('row', { name: /VVPRbis/ })).toHaveCount(0)
    const hundred = panel.getByRole('region', { name: /^De 100 EUR de plus/ })
    await expect(hundred.getByText(/^Avec le bénéfice de la société/)).toBeVisible()
    await panel.getByRole('textbox', { name: /^Bénéfice avant ce dirigeant/ }).fill('200000')
    await panel.getByRole('switch', { name: /^Petite société/ }).click()
    await expect(panel.getByText(/perd le taux réduit.*trop basse/)).toBeVisible()
    await expect(hundred.getByText('Comme rémunération')).toBeVisible()
    await expect(hundred.getByText(/^Tout en dividende VVPRbis/)).toBeVisible()
    await expect(panel.getByRole('row', { name: /^Tout en dividende VVPRbis/ })).toBeVisible()

    await panel.getByRole('textbox', { name: /^Loyer payé par la société/ }).fill('12000')
    const cadastral = panel.getByRole('textbox', { name: /^Revenu cadastral/ })
    await expect(cadastral).toHaveAttribute('aria-invalid', 'true')
    await cadastral.fill('1000')
    const rent = panel.getByRole('row', { name: /^Loyer requalifié/ })
    await expect(rent).toContainText(/2\s?416,67/)
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('fits a phone of 320 pixels, in the dark', async ({ visit, assert }) => {
    const words = wordsOf('nl')
    const id = await newPackage(DIRECTOR, PACK)
    const { page } = await visit(`/nl/packages/${id}`, {
      as: 'hr',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    })
    const panel = page.getByRole('region', { name: 'De bedrijfsleider en de vennootschap' })
    await panel.getByRole('spinbutton', { name: words('year-tax.rate') }).fill('7')
    await panel
      .getByRole('textbox', { name: words('compute.told.dirigeant.benefice') })
      .fill('90000')
    await expect(panel.getByRole('row', { name: /VVPRbis/ })).toBeVisible()
    await expectNoSideways(page, 'nl')
    assert.deepEqual(await seriousViolations(page), [])
  })
})
