import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { ask } from './support/ask.ts'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }

/** A person of a committee whose contract holds around the coming 1 January; their name comes first in the list. */
async function personOf(commissionParitaire: string, employmentType: string, salaireBrut: number) {
  const id = randomUUID()
  const lastName = `Aaalst ${id.slice(0, 6)}`
  await ask('post', 'workers', { id, firstName: 'Mia', lastName, email: `${id}@example.test` })
  const packageId = await newPackage(
    {},
    { computeModelConfig: { commissionParitaire, employmentType }, salaireBrut }
  )
  await inTenant(stage().acme.id, (trx) =>
    trx.table('contracts').insert({
      worker_id: id,
      package_id: packageId,
      start_date: '2026-01-01',
      signature: 'PAPER',
    })
  )
  return `Mia ${lastName}`
}

test.group('What changes on 1 January', () => {
  test('a company of three committees: what is known of each index, what is supposed, and why a net moves', async ({
    visit,
    assert,
  }) => {
    const clerk = await personOf('BECP200', 'EMPLOYE', 5000)
    const cook = await personOf('BECP302', 'EMPLOYE', 2600)
    await personOf('BECP14003', 'OUVRIER', 2600)
    const { page } = await visit('/fr/team/scenarios', { as: 'admin' })
    await page.getByRole('link', { name: 'Ce qui change au 1er janvier' }).click()
    const title = { level: 1, name: 'Ce qui change au 1er janvier' }
    await expect(page.getByRole('heading', title)).toBeVisible()
    await expect(page.getByText(/Index attendu entre 3,7\s% et 4\s%/)).toBeVisible()
    await expect(page.getByText(/aucun chiffre n’a été trouvé/).first()).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])

    const supposed = page.getByRole('spinbutton', { name: 'Supposer un index, CP 302' })
    await supposed.fill('3.5')
    await supposed.press('Enter')
    await expect(page.getByText(/Index supposé de 3,5\s%/)).toBeVisible()
    await expect(page).toHaveURL(/percents=BECP302/)

    await page.getByRole('button', { name: cook }).click()
    await expect(
      page.getByRole('row', { name: /Brut par mois.*2\s600,00.*2\s691,00/ })
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pourquoi' })).toBeVisible()
    await page.getByRole('button', { name: clerk }).click()
    // 4 % of 5,000 under the cap.
    await expect(page.getByText(/5\s180,00/).first()).toBeVisible()
    await expect(page.getByText(/L’index plafonné retient/)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('2027 as voted says what it supposes, on a phone and in three languages', async ({
    visit,
  }) => {
    await personOf('BECP200', 'EMPLOYE', 3000)
    for (const [locale, voted, says] of [
      ['fr', '2027 telle que votée', /15 juillet 2026/],
      ['nl', '2027 zoals gestemd', /15 juli 2026/],
      ['en', '2027 as voted', /15 July 2026/],
    ] as const) {
      const { page } = await visit(`/${locale}/team/scenarios/new-year`, { as: 'admin', ...PHONE })
      await page.getByRole('radio', { name: voted }).click()
      await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible()
      await expectNoSideways(page, 'what changes on 1 January')
    }
  })
})
