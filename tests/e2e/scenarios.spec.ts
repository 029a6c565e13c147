import { test } from '@japa/runner'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { expectNoSideways } from './support/sideways.ts'
import { expect } from './support/expect.ts'

test.group('Scenarios', () => {
  test('a CFO makes a scenario, moves its index, compares it and is shown the contracts that it would make', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/team/scenarios', { as: 'admin' })
    const name = `Essai ${Date.now()}`
    await page.getByRole('button', { name: 'Nouveau scénario' }).first().click()
    const making = page.getByRole('dialog', { name: 'Nouveau scénario' })
    await making.getByLabel('Nom', { exact: true }).fill(name)
    await making.getByRole('button', { name: 'Créer le scénario' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    await page.getByRole('button', { name: 'Ajouter un changement' }).click()
    const adding = page.getByRole('dialog', { name: 'Changement' })
    await adding.getByLabel('Pour cent', { exact: true }).fill('3.5')
    await adding.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(adding).toHaveCount(0)
    const cost = page.locator('[data-figure=cost]')
    await expect(cost).not.toHaveText('–')
    const slider = page.getByRole('slider', { name: 'Indexation' })
    await expect(page.getByText(/^Packages chargés/)).toHaveCount(0)
    const before = await cost.textContent()
    await slider.focus()
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
    await expect(cost).not.toHaveText(before!)
    await expect(page.getByText('Enregistré : 4 %')).toBeVisible()
    await expect(page.getByText(/diffèrent de ceux/)).toHaveCount(0)
    assert.deepEqual(await seriousViolations(page), [])

    await page.getByRole('button', { name: 'Annuler le dernier changement' }).click()
    await expect(page.getByText('aucun changement')).toBeVisible()
    await page.getByRole('button', { name: 'Rétablir le changement annulé' }).click()
    await expect(page.getByText('1 changement', { exact: true })).toBeVisible()

    const people = page.getByRole('table', { name: 'Personnes' })
    await people.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Le mois, ligne par ligne' })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('link', { name: 'Retour au scénario' }).click()

    await page.getByRole('link', { name: 'Comparer' }).click()
    await expect(page.getByRole('heading', { name: 'Comparer des scénarios' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Par personne' })).toBeVisible()
    // An index takes nothing from anybody.
    await expect(page.getByRole('button', { name: 'Qui perd du net' })).toBeDisabled()
    assert.deepEqual(await seriousViolations(page), [])
    await page.goBack()

    await page.getByRole('button', { name: 'Appliquer…' }).click()
    await page.getByRole('menuitem', { name: 'En faire des contrats' }).click()
    const exit = page.getByRole('dialog', { name: 'En faire des contrats' })
    await expect(exit.getByText(/Rien n’est encore fait\./)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await exit.getByRole('button', { name: 'Annuler' }).click()
    await expect(exit).toHaveCount(0)
  })

  test('scenarios and budgets stand in the menu of administrators, with a lock where the plan has them not, and in nobody else’s', async ({
    visit,
  }) => {
    for (const [as, slug, shown] of [
      ['admin', 'acme', 'open'],
      ['admin', 'globex', 'locked'],
      ['payroll', 'acme', 'absent'],
      ['hr', 'acme', 'absent'],
    ] as const) {
      const { page } = await visit('/fr/', { as, slug })
      const menu = page.getByRole('navigation').first()
      await expect(menu.getByRole('link', { name: 'Accueil' })).toBeVisible()
      for (const name of ['Scénarios', 'Budgets']) {
        const link = menu.getByRole('link', { name: new RegExp(`^${name}`) })
        await expect(link).toHaveCount(shown === 'absent' ? 0 : 1)
        if (shown === 'locked') await expect(link).toContainText('ne comprend pas encore')
      }
    }
  })

  test('fits a phone of 320 pixels, in the dark and in Dutch', async ({ visit, assert }) => {
    const admin = await accountOf('admin')
    const { body } = await admin.post('/api/scenarios', {
      name: 'Index en maaltijdcheques van tien euro voor iedereen',
      everyone: {},
      dateStr: '2027-01-01',
    })
    await admin.post(`/api/scenarios/${body.id}/apply-change`, {
      type: 'INDEXATION',
      data: { percent: 3.5 },
    })
    const { page } = await visit('/nl/team/scenarios', {
      as: 'admin',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    })
    await expectNoSideways(page, '/team/scenarios')
    await page.goto(`/nl/team/scenarios/${body.id}`)
    await expect(page.locator('[data-figure=cost]')).not.toHaveText('–')
    await expectNoSideways(page, '/team/scenarios/{id}')
    assert.deepEqual(await seriousViolations(page), [])

    const { body: lower } = await admin.post('/api/scenarios', {
      name: 'Minder loon vanaf februari',
      everyone: {},
      dateStr: '2027-02-01',
    })
    await admin.post(`/api/scenarios/${lower.id}/apply-change`, {
      type: 'RAISE_PERCENT',
      data: { percent: -1 },
    })
    await page.goto(`/nl/team/scenarios/compare?s=${body.id}&s=${lower.id}`)
    await expect(page.getByText(/vertrekken niet allemaal van dezelfde/)).toBeVisible()
    const losers = page.getByRole('button', { name: 'Wie netto verliest' })
    await losers.tap()
    await expect(losers).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/^netto €/).first()).toBeVisible()
    await expectNoSideways(page, '/team/scenarios/compare')
    assert.deepEqual(await seriousViolations(page), [])
  })
})
