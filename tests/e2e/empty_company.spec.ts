import { test } from '@japa/runner'
import { DEMO_COMPANIES } from '#modules/demo/companies'
import { seedDemoCompany } from '#modules/demo/seed_demo_company'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { keyboard } from './support/hand.ts'
import { editorOf, written } from './support/packages.ts'

/** A company of this test's own, as the demo has one. */
async function emptyCompany(slug: string): Promise<{ slug: string; id: string }> {
  const nova = DEMO_COMPANIES.find(({ workers }) => workers.length === 0)!
  return { slug, id: await seedDemoCompany({ ...nova, slug, name: 'Nova Studio' }) }
}

const settingsOf = (id: string) =>
  inTenant(id, (trx) => trx.from('companies').select('commission_paritaire', 'effectif').first())

test.group('A company that has just begun', () => {
  test('is led to its first package by four questions, on a phone, back and past them too', async ({
    visit,
    assert,
  }) => {
    const { slug, id } = await emptyCompany('nova-phone')
    const { page } = await visit('/fr/', {
      as: 'admin',
      slug,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await page.getByRole('link', { name: 'Commencer' }).tap()

    await expect(page.getByText('Question 1 sur 4')).toBeVisible()
    const question = (name: string) => page.getByRole('heading', { level: 1, name })
    await expect(question('De quelle commission paritaire relèvent vos employés')).toBeFocused()
    assert.isEmpty(await seriousViolations(page))
    await page.getByRole('combobox', { name: 'Commission paritaire' }).tap()
    await page.getByPlaceholder('Numéro ou nom').fill('200')
    await page.getByRole('option', { name: /^CP 200 / }).tap()
    await page.getByRole('button', { name: 'Continuer' }).tap()

    await expect(question('Combien de personnes travaillent chez vous')).toBeFocused()
    await page.getByRole('spinbutton', { name: 'Nombre de travailleurs' }).fill('0')
    await page.getByRole('button', { name: 'Continuer' }).tap()
    await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('spinbutton', { name: 'Nombre de travailleurs' }).fill('7')
    await page.getByRole('button', { name: 'Continuer' }).tap()

    await expect(question('À quoi vos candidats vous reconnaissent-ils')).toBeFocused()
    // An answer is corrected by going back; the browser's own way is the same.
    await page.goBack()
    await expect(page.getByRole('spinbutton', { name: 'Nombre de travailleurs' })).toHaveValue('7')
    await page.getByRole('spinbutton', { name: 'Nombre de travailleurs' }).fill('12')
    await page.getByRole('button', { name: 'Continuer' }).tap()
    await expect(page.getByRole('button', { name: 'Choisir un logo' })).toBeVisible()
    assert.isEmpty(await seriousViolations(page))
    await page.getByRole('button', { name: 'Passer' }).tap()

    await expect(question('Votre premier package')).toBeVisible()
    await page.getByRole('textbox', { name: 'Fonction' }).fill('Comptable')
    await page.getByRole('textbox', { name: 'Salaire brut' }).fill('3000')
    await page.getByRole('button', { name: 'Créer la simulation' }).tap()
    await expect(page).toHaveURL(/\/fr\/packages\/[0-9a-f-]{36}\/edit$/)
    await expect(editorOf(page).figure('Brut')).toHaveValue(written('3 000,00'))
    const wide = await page.evaluate('document.documentElement.scrollWidth')
    assert.isAtMost(Number(wide), 390, 'nothing is scrolled sideways')
    assert.deepEqual(await settingsOf(id), { commission_paritaire: 'BECP200', effectif: 12 })

    await page.goto('/fr/')
    await expect(page.getByRole('link', { name: 'Commencer' })).toHaveCount(0)
  })

  test('gets there by keys alone, and nothing is kept of what is passed', async ({
    visit,
    assert,
  }) => {
    const { slug, id } = await emptyCompany('nova-keys')
    const { page } = await visit('/nl/', { as: 'admin', slug })
    const hand = keyboard(page)
    await page.getByRole('link', { name: 'Beginnen' }).focus()
    await page.keyboard.press('Enter')
    for (const at of [1, 2, 3]) {
      await expect(page.getByText(`Vraag ${at} van 4`)).toBeVisible()
      await hand.press(page.getByRole('button', { name: 'Overslaan' }))
    }
    await expect(page.getByText('Vraag 4 van 4')).toBeVisible()
    await hand.write(page.getByRole('textbox', { name: 'Functie' }), 'Boekhouder')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/nl\/packages\/[0-9a-f-]{36}\/edit$/)
    assert.deepEqual(await settingsOf(id), { commission_paritaire: null, effectif: 1 })
  })

  test('asks who may not correct the company for a package only', async ({ visit }) => {
    const { slug } = await emptyCompany('nova-hr')
    const { page } = await visit('/fr/first-package', { as: 'hr', slug })
    await expect(page.getByRole('heading', { name: 'Votre premier package' })).toBeVisible()
    await expect(page.getByText(/^Question/)).toHaveCount(0)
    const { page: viewer } = await visit('/fr/first-package', { as: 'viewer', slug })
    await expect(viewer).toHaveURL(/\/fr\/?$/)
  })
})
