import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { closeWorkflowClient } from '#workflows/client'
import { seriousViolations } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { expectNoSideways } from '../support/sideways.ts'
import { stage } from '../support/stage.ts'
import { temporalServes } from '../support/temporal_serves.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** A process begins seconds after Temporal answers. */
const PROCESS = { timeout: 60_000 }

const indexed = () =>
  inTenant(stage().acme.id, async (trx) =>
    Number(
      (await trx.from('contracts').where('change_type', 'INDEXATION').count('* as n').first())!.n
    )
  )

/** Another administrator beside the demo's: HR of the same company, for as long as a test lasts. */
async function secondAdministrator(cleanup: (undo: () => Promise<void>) => void) {
  const become = (role: string) =>
    inTenant(stage().acme.id, async (trx) => {
      await trx.from('users').where('email', 'hr@acme.test').update({ role })
    })
  await become('ADMINISTRATOR')
  cleanup(() => become('HR'))
}

test.group('An indexation and its four eyes', (group) => {
  group.setup(temporalServes)
  group.teardown(() => closeWorkflowClient())

  test('of two administrators one plans at the desk and approves nowhere, the other approves on a phone, and it is undone', async ({
    visit,
    assert,
    cleanup,
  }) => {
    await secondAdministrator(cleanup)
    const { page: planner } = await visit('/fr/team/indexations', { as: 'admin' })
    await planner.getByRole('button', { name: 'Préparer une indexation' }).first().click()
    const dialog = planner.getByRole('dialog', { name: 'Préparer une indexation' })
    await dialog.getByRole('textbox', { name: /^Date \(/ }).fill('01/10/2026')
    await dialog.getByLabel('Pourcentage supposé').fill('3')
    await dialog.getByRole('button', { name: 'Préparer', exact: true }).click()
    await expect(planner).toHaveURL(/\/team\/indexations\/[0-9a-f-]{36}$/)
    await expect(planner.getByText('À approuver', { exact: true })).toBeVisible(PROCESS)
    await expect(planner.getByText('Quatre yeux')).toBeVisible()
    await expect(planner.getByRole('button', { name: 'Approuver et appliquer' })).toHaveCount(0)
    await expect(planner.getByText('Lambert').first()).toBeVisible()
    assert.deepEqual(await seriousViolations(planner), [])
    assert.equal(await indexed(), 0)

    // Another browser is no other person.
    const path = new URL(planner.url()).pathname
    const { page: again } = await visit(path, { as: 'admin', ...PHONE })
    await expect(again.getByText('À approuver', { exact: true })).toBeVisible()
    await expect(again.getByRole('button', { name: 'Refuser' })).toBeVisible()
    await expect(again.getByRole('button', { name: /^Approuver/ })).toHaveCount(0)

    const { page: approver } = await visit(path, { as: 'hr', ...PHONE })
    await expect(approver.getByText('À approuver', { exact: true })).toBeVisible()
    await expectNoSideways(approver, path)
    assert.deepEqual(await seriousViolations(approver), [])
    await approver.getByRole('button', { name: 'Approuver et appliquer' }).tap()
    await expect(approver.getByText('Appliquée', { exact: true }).first()).toBeVisible(PROCESS)
    assert.isAtLeast(await indexed(), 3)

    await planner.reload()
    await expect(planner.getByText('Appliquée', { exact: true }).first()).toBeVisible()
    await expect(planner.getByRole('button', { name: 'Envoyer les lettres' })).toBeVisible()
    await approver.getByRole('button', { name: 'Annuler l’indexation' }).tap()
    const asked = approver.getByRole('dialog', { name: /^Annuler cette indexation/ })
    await asked.getByRole('button', { name: 'Annuler l’indexation' }).tap()
    await expect(approver.getByText('Annulée', { exact: true }).first()).toBeVisible(PROCESS)
    assert.equal(await indexed(), 0)
  })

  test('the list on a small phone, in three languages and in the dark', async ({
    visit,
    assert,
  }) => {
    for (const locale of ['fr', 'nl', 'en']) {
      const path = `/${locale}/team/indexations`
      const { page } = await visit(path, {
        as: 'admin',
        viewport: { width: 320, height: 640 },
        colorScheme: 'dark',
      })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expectNoSideways(page, path)
      assert.deepEqual(await seriousViolations(page), [])
    }
  })
})
