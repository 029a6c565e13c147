import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

const PHONE = { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true }

/** A worker with a contract since 1 March 2020; fields of the package are its pay. */
async function hired(changes: Record<string, unknown> = {}, fields: Record<string, unknown> = {}) {
  const [workerId, contractId] = [randomUUID(), randomUUID()]
  const lastName = `Claes ${workerId.slice(0, 6)}`
  const hr = await accountOf('hr')
  await hr.post('/api/workers', { id: workerId, firstName: 'Noor', lastName })
  const packageId = await newPackage({}, fields)
  await inTenant(stage().acme.id, (trx) =>
    trx.table('contracts').insert({
      id: contractId,
      worker_id: workerId,
      package_id: packageId,
      start_date: '2020-03-01',
      signature: 'PAPER',
      ...changes,
    })
  )
  return { workerId, contractId, name: `Noor ${lastName}` }
}

test.group('What a dismissal costs, on the contract’s page', () => {
  test('a payroll admin prices it both ways, reads why, and is told what cannot be', async ({
    visit,
    assert,
  }) => {
    const { workerId } = await hired()
    const { page } = await visit(`/fr/team/${workerId}`, { as: 'payroll' })
    await page.getByRole('link', { name: 'Ouvrir le contrat' }).click()
    await page.getByRole('button', { name: 'Ce que coûterait un licenciement' }).click()
    const day = page.getByRole('textbox', { name: /^Jour de la lettre ou de la rupture/ })
    await day.fill('17/11/2026')
    await day.press('Tab')
    const picture = page.getByRole('region', { name: /^Presté ou payé/ })
    await expect(picture.getByRole('listitem').filter({ hasText: /^Presté/ })).toContainText(
      /21 semaines · du 23 nov\. 2026 au 18 avr\. 2027/
    )
    await expect(picture.getByRole('listitem').filter({ hasText: /^Payé/ })).toContainText(
      /21 semaines · le contrat prend fin le 17 nov\. 2026/
    )
    await expect(page.getByText(/^Ancienneté\s: 6 ans et 8 mois/)).toBeVisible()
    await page.getByRole('radio', { name: 'Payé' }).click()
    const cost = page.getByRole('table', { name: 'Pour l’employeur' })
    await expect(cost.getByRole('row', { name: 'Coût du licenciement' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Pourquoi.*Indemnité compensatoire/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Loi du 3 juillet 1978, art. 39')
    await page.keyboard.press('Escape')
    const net = page.getByRole('table', { name: 'Ce qu’il en reste' })
    await expect(net.getByRole('row', { name: /^Précompte sur l’indemnité/ })).toContainText('−')
    await net.getByRole('button', { name: /^Pourquoi.*Indemnité, nette/ }).click()
    await expect(page.getByRole('dialog', { name: /Indemnité, nette/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/^Le précompte suit la part imposable/)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])

    const start = page.getByRole('textbox', { name: /^Début du contrat/ })
    await start.fill('18/11/2026')
    await start.press('Tab')
    await expect(start).toHaveAttribute('aria-invalid', 'true')
    await expect(cost).toHaveCount(0)
    // Before 2014 the notice has two parts, and one thing more is asked.
    await start.fill('01/01/2013')
    await start.press('Tab')
    await page.getByRole('switch', { name: /^Plus de 32.254/ }).click()
    await expect(picture.getByRole('listitem').filter({ hasText: /^Payé/ })).toContainText(
      /3 mois \+ 39 semaines/
    )
  })

  test('a contract with an end has no notice, and the page says why', async ({ visit }) => {
    const { contractId } = await hired({ kind: 'FIXED_TERM', end_date: '2030-12-31' })
    const { page } = await visit(`/fr/contracts/${contractId}`, { as: 'hr' })
    await page.getByRole('button', { name: 'Ce que coûterait un licenciement' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'durée déterminée' })).toBeVisible()
  })

  test('on a phone it is whole', async ({ visit }) => {
    const { contractId } = await hired()
    const { page } = await visit(`/fr/contracts/${contractId}`, { as: 'hr', ...PHONE })
    await page.getByRole('button', { name: 'Ce que coûterait un licenciement' }).click()
    await expect(page.getByRole('table', { name: 'Pour l’employeur' })).toBeVisible()
    await expectNoSideways(page, 'notice')
  })
})

test.group('A month that is not worked whole, on the contract’s page', () => {
  test('a payroll admin prices a month with illness, and is told what cannot be', async ({
    visit,
    assert,
  }) => {
    const { contractId } = await hired()
    const { page } = await visit(`/fr/contracts/${contractId}`, { as: 'payroll' })
    await page.getByRole('button', { name: 'Un mois incomplet' }).click()
    const day = page.getByRole('textbox', { name: /^Un jour du mois/ })
    await day.fill('15/09/2026')
    await day.press('Tab')
    await page.getByRole('button', { name: 'Ajouter une absence' }).click()
    const from = page.getByRole('textbox', { name: /^Premier jour d’absence/ })
    const to = page.getByRole('textbox', { name: /^Dernier jour d’absence/ })
    await from.fill('20/08/2026')
    await to.fill('30/09/2026')
    await to.press('Tab')
    const calendar = page.getByRole('table', { name: /^Les jours de septembre 2026/ })
    await expect(calendar.getByRole('cell', { name: /^18.*payé en entier/ })).toBeVisible()
    await expect(calendar.getByRole('cell', { name: /^21.*mutualité seule/ })).toBeVisible()
    const mutual = page.getByRole('table', { name: 'Par la mutualité' })
    await expect(mutual.getByRole('row', { name: /Indemnité de la mutualité/ })).toBeVisible()
    const employer = page.getByRole('table', { name: 'Pour l’employeur' })
    await expect(
      employer.getByRole('row', { name: /^Précompte que l’employeur garde/ })
    ).toHaveCount(0)
    await page.getByLabel('Dispense de versement du précompte').selectOption('RECHERCHE')
    await expect(
      employer.getByRole('row', { name: /^Précompte que l’employeur garde/ })
    ).toBeVisible()
    // A Friday on which nobody works is no day of the illness.
    await page.getByRole('checkbox', { name: 'vendredi' }).click()
    await expect(calendar.getByRole('cell', { name: /^18.*Pas de travail prévu/ })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await to.fill('02/10/2026')
    await to.press('Tab')
    await expect(to).toHaveAttribute('aria-invalid', 'true')
    await expect(calendar).toHaveCount(0)
  })

  test('a month that costs more than a whole one says which line causes it', async ({ visit }) => {
    const { contractId } = await hired({ start_date: '2026-09-07' }, { rangEngagement: 1 })
    const { page } = await visit(`/fr/contracts/${contractId}`, { as: 'payroll' })
    await page.getByRole('button', { name: 'Un mois incomplet' }).click()
    const day = page.getByRole('textbox', { name: /^Un jour du mois/ })
    await day.fill('15/09/2026')
    await day.press('Tab')
    const answer = page.getByRole('status').filter({ hasText: 'de plus qu’un mois entier' })
    await expect(answer).toContainText(
      /la réduction de l’employeur pour ce mois passe de .* à 0,00/
    )
    await day.fill('15/10/2026')
    await day.press('Tab')
    await expect(answer).toHaveCount(0)
  })

  test('on a phone the calendar is whole', async ({ visit }) => {
    const { contractId } = await hired()
    const { page } = await visit(`/fr/contracts/${contractId}`, { as: 'hr', ...PHONE })
    await page.getByRole('button', { name: 'Un mois incomplet' }).click()
    await expect(page.getByRole('table', { name: /^Les jours de/ })).toBeVisible()
    await expectNoSideways(page, 'month')
  })
})

test.group('The hours of a month, from the list of pay elements', () => {
  test('a kind that says which hours it is brings them, and 400 are refused', async ({
    visit,
    assert,
  }) => {
    const { workerId, name } = await hired()
    const hr = await accountOf('hr')
    const code = `H${randomUUID().slice(0, 8).toUpperCase()}`
    const kind = await hr.post('/api/pay-element-kinds', {
      code,
      name: `Heures ${code}`,
      unit: 'HOURS',
      repeats: 'ONCE',
      prestation: 'heuresSup50',
    })
    const month = '2026-10'
    await hr.post('/api/pay-elements', { workerId, month, kindId: kind.body.id, value: 10 })
    const { page } = await visit(`/fr/team/pay-elements?month=${month}`, { as: 'hr' })
    await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill(name)
    await page.getByRole('button', { name: new RegExp(name) }).click()
    await page.getByRole('menuitem', { name: 'Calculer les heures du mois' }).click()
    const dialog = page.getByRole('dialog', { name: `Heures de ${name}, octobre 2026` })
    const hours = dialog.getByRole('spinbutton', { name: 'Heures supplémentaires à 50 %' })
    await expect(hours).toHaveValue('10')
    const pay = dialog.getByRole('table', { name: 'Ce que les heures paient' })
    await expect(pay.getByRole('row', { name: 'Brut des heures' })).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText(/10\sh ce mois, encore 170\sh/)
    assert.deepEqual(await seriousViolations(page), [])
    await hours.fill('400')
    await expect(hours).toHaveAttribute('aria-invalid', 'true')
    await expect(pay).toHaveCount(0)
    await hours.fill('')
    await dialog.getByRole('spinbutton', { name: 'Heures volontaires, brut = net' }).fill('20')
    await expect(dialog.getByRole('status')).toContainText(/Brut = net\s: encore 220\sh/)
  })
})
