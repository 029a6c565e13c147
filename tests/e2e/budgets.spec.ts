import { test } from '@japa/runner'
import { monthsAfter, today } from '#modules/shared/values/days'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { expectNoSideways } from './support/sideways.ts'
import { expect } from './support/expect.ts'
import { stage } from './support/stage.ts'

test.group('Budgets', () => {
  test('a CFO makes a budget, supposes an index as a range, undoes it and signs the budget off', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/team/budgets', { as: 'admin' })
    await page.route('**/api/packages/commissions', (route) =>
      route.fulfill({ json: { data: ['BECP200', 'BECP302'] } })
    )
    const name = `Essai ${Date.now()}`
    await page.getByRole('button', { name: 'Nouveau budget' }).first().click()
    const making = page.getByRole('dialog', { name: 'Nouveau budget' })
    await making.getByLabel('Nom', { exact: true }).fill(name)
    await making.getByRole('button', { name: 'Créer le budget' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Mois par mois' })).toBeVisible()
    await expect(page.getByText('Pas de fourchette')).toBeVisible()

    await page.getByRole('button', { name: 'Ajouter un index' }).click()
    const adding = page.getByRole('dialog', { name: 'Ajouter un index' })
    // Of a company under two joint committees it is that of one of them.
    await adding.getByLabel('Commission paritaire').click()
    await page.getByRole('option', { name: /^CP 200 / }).click()
    await adding.getByLabel('Attendu, %').fill('5')
    await adding.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(adding.getByText('Entre le plus bas et le plus haut.')).toBeVisible()
    await adding.getByLabel('Attendu, %').fill('3.9')
    await adding.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(adding).toHaveCount(0)
    await expect(page.getByText(/^CP 200 .*3,9.*à/)).toBeVisible()
    await expect(page.getByText('Pas de fourchette')).toHaveCount(0)
    assert.deepEqual(await seriousViolations(page), [])

    await page.getByRole('button', { name: 'Tableau : Mois par mois' }).click()
    await expect(page.getByRole('region', { name: 'Mois par mois' })).toBeVisible()
    await page.getByRole('button', { name: 'Annuler la dernière modification' }).click()
    await expect(page.getByText('Pas de fourchette')).toBeVisible()
    await page.getByRole('button', { name: 'Rétablir la modification annulée' }).click()
    await expect(page.getByText('Pas de fourchette')).toHaveCount(0)

    // A turnover is refused by its bounds, then said with what it is expected to come to, and can be undone.
    await page.getByRole('button', { name: 'Ajouter une rotation' }).click()
    const leaving = page.getByRole('dialog', { name: 'Ajouter une rotation' })
    await leaving.getByLabel('Départs par an, % de l’effectif').fill('101')
    await leaving.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(leaving.getByText('De 0 à 100 %, deux décimales au plus.')).toBeVisible()
    await leaving.getByLabel('Départs par an, % de l’effectif').fill('12')
    await expect(leaving.getByLabel('Remplacés après, mois')).toHaveCount(0)
    await leaving.getByLabel('Dont remplacés, %').fill('50')
    await leaving.getByLabel('Remplacés après, mois').fill('3')
    assert.deepEqual(await seriousViolations(page), [])
    await leaving.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(leaving).toHaveCount(0)
    await expect(
      page.getByText('Tout le monde : 12 % par an, remplacés à 50 % après 3 mois')
    ).toBeVisible()
    await expect(page.getByText(/^Attendus sur ces mois/)).toBeVisible()
    await expect(page.getByText('Départs, nommés et attendus')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler la dernière modification' }).click()
    await expect(page.getByText('Aucune rotation supposée.')).toBeVisible()
    await page.getByRole('button', { name: 'Rétablir la modification annulée' }).click()
    await expect(page.getByText(/^Attendus sur ces mois/)).toBeVisible()

    await page.getByRole('button', { name: 'Journal CSV' }).click()
    const accounts = page.getByRole('dialog', { name: 'Comptes' })
    await expect(accounts.getByText('Ce groupe a besoin d’un compte.').first()).toBeVisible()
    await accounts.getByRole('button', { name: 'Annuler' }).click()

    await page.getByRole('button', { name: 'Approuver' }).click()
    await expect(page.getByRole('button', { name: 'Rouvrir' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ajouter un index' })).toBeDisabled()
  })

  test('fits a phone of 320 pixels, in the dark and in Dutch', async ({
    visit,
    assert,
    cleanup,
  }) => {
    const admin = await accountOf('admin')
    const { body } = await admin.post('/api/budgets', {
      name: 'Budget van de hele onderneming voor twee jaar',
      startDateStr: '2027-01-01',
      months: 24,
    })
    const { page } = await visit('/nl/team/budgets', {
      as: 'admin',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    })
    await expectNoSideways(page, '/team/budgets')
    await page.goto(`/nl/team/budgets/${body.id}`)
    await expect(page.getByRole('heading', { name: 'Maand na maand' })).toBeVisible()
    await expectNoSideways(page, '/team/budgets/{id}')
    assert.deepEqual(await seriousViolations(page), [])

    // One whose first months are over says what came of them, and what the payslips of last month tell.
    const provider = 'Budget'
    const inAcme = (work: Parameters<typeof inTenant<void>>[1]) => inTenant(stage().acme.id, work)
    await inAcme(async (trx) => {
      const workers = await trx.from('workers').select('id')
      const gross = { code: '1', label: 'Brutoloon', cents: 400_000 }
      await trx
        .table('payslip_codes')
        .insert({ provider, code: '1', line: 'salaireBrut', is_reversed: false })
      await trx.table('payslips').multiInsert(
        workers.map(({ id }) => ({
          worker_id: id,
          month: `${monthsAfter(today(), -1).slice(0, 7)}-01`,
          provider,
          lines: JSON.stringify([gross]),
        }))
      )
    })
    cleanup(() =>
      inAcme(async (trx) => {
        await trx.from('payslips').where({ provider }).delete()
        await trx.from('payslip_codes').where({ provider }).delete()
      })
    )
    const { body: begun } = await admin.post('/api/budgets', {
      name: 'Begroting die al loopt',
      startDateStr: `${monthsAfter(today(), -2).slice(0, 7)}-01`,
      months: 12,
    })
    await page.goto(`/nl/team/budgets/${begun.id}`)
    await expect(
      page.getByRole('heading', { name: 'Volgens de ingevoerde loonbrieven' })
    ).toBeVisible()
    await expectNoSideways(page, '/team/budgets/{id}, begun')
    assert.deepEqual(await seriousViolations(page), [])
  })
})
