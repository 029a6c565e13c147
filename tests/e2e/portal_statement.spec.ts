import { test } from '@japa/runner'
import { bestOf } from '#tests/helpers/best_of'
import { answered, carryOut, GROUPS } from '#tests/helpers/rewards'
import { bring } from '#tests/helpers/casefiles'
import { madePdf } from '#tests/helpers/made_pdf'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { mailsTo, textOf } from './support/mailbox.ts'
import {
  enterPortal,
  paidFrom,
  portalWorker,
  SIGNED_OUT,
  statementFor,
  withdraw,
  type Round,
} from './support/portal.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

/** The page that a mail about a statement leads to; null while none came. */
async function mailedStatement(email: string): Promise<string | null> {
  const text = (await mailsTo(email)).map(textOf).join('\n')
  return [...text.matchAll(/https?:\/\/[^\s/]+(\/\w\w\/w\/reward\/[\w-]+)/g)].at(-1)?.[1] ?? null
}

/** A document of the company. */
async function companyDocument(name: string): Promise<string> {
  const client = await accountOf('hr')
  const query = new URLSearchParams({ name, description: 'Entretien, recharge, sinistre' })
  const pdf = madePdf({ words: 'Politique voiture' })
  return answered(await bring(client, `/api/company-documents?${query}`, pdf)).id
}

async function reissue({ groupId }: Round, because: string): Promise<void> {
  const hr = await accountOf('hr')
  const { version } = answered(await hr.get(`${GROUPS}/${groupId}`))
  const { id } = answered(
    await hr.post(`${GROUPS}/${groupId}/publications`, { kind: 'REISSUE', version, because })
  )
  await carryOut(stage().acme, id)
}

const SOON_S = 1

test.group('A reward statement on a phone', () => {
  test('is usable after less than a second of the processor', async ({ visit, assert }) => {
    const worker = await portalWorker()
    await statementFor(worker)
    const { page: door, context } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(door, worker)
    await expect(door.getByRole('heading', { name: 'Bonjour Imane' })).toBeVisible()
    // Not the clock: beside other tests it counts their work too.
    const needed = await bestOf(SOON_S, async () => {
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
      await page.goto('/fr/w/reward')
      await page.getByRole('img', { name: /^Total annuel/ }).waitFor()
      const { metrics } = await devtools.send('Performance.getMetrics')
      await page.close()
      return metrics.find(({ name }) => name === 'TaskDuration')!.value
    })
    assert.isBelow(needed, SOON_S)
  })

  test('published, mailed, read on a phone: a line explained, a document, a question and its answer, a correction, and in the end withdrawn', async ({
    visit,
    assert,
  }) => {
    const worker = await portalWorker()
    await paidFrom(worker, 3000)
    const name = `Politique voiture ${worker.id.slice(0, 6)}`
    const round = await statementFor(worker, { companyDocumentIds: [await companyDocument(name)] })
    await expect.poll(() => mailedStatement(worker.email)).not.toBeNull()
    for (const mail of await mailsTo(worker.email)) assert.notMatch(textOf(mail), /€/)

    const { page, context } = await visit((await mailedStatement(worker.email))!, {
      ...PHONE,
      refusals: [...SIGNED_OUT, [410, '/api/worker-portal/reward-statement/']],
    })
    await expect(page).toHaveURL(/\/w\/login\?return_url/)
    await enterPortal(page, worker)
    // The link of the sign-in leads back to what the first mail was about.
    await expect(page).toHaveURL(new RegExp(`/fr/w/reward/${round.statementId}$`))
    await expect(page.getByRole('heading', { name: 'Bonjour Imane' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Total annuel/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Mon contrat au/ })).toBeVisible()
    await expectNoSideways(page, 'the statement')
    assert.deepEqual(await seriousViolations(page), [])

    const pill = page.getByRole('button', { name: /^Rémunérations fixes/ })
    await pill.tap()
    await expect(pill).toHaveAttribute('aria-pressed', 'true')

    const why = page.getByRole('button', { name: /^Pourquoi/ }).last()
    await why.tap()
    await expect(why).toHaveAttribute('aria-expanded', 'true')
    const ask = page.getByRole('button', { name: 'Poser une question sur cette ligne' })
    await expect(ask).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])

    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: new RegExp(name) }).tap()
    await (await opened).close()

    await ask.tap()
    await expect(page.getByText(/^Au sujet de\s: /)).toBeVisible()
    await page.getByLabel('Votre question').fill('Est-ce payé en décembre ?')
    await page.getByRole('button', { name: 'Envoyer' }).tap()
    await expect(page.getByText('Acme Belgium n’a pas encore répondu.')).toBeVisible()
    const { page: hr } = await visit(`/fr/team/${worker.id}`, { as: 'hr' })
    await hr.getByRole('main').getByLabel('Votre réponse').fill('Oui, le 20 décembre.')
    await hr.getByRole('main').getByRole('button', { name: 'Répondre' }).click()
    await expect(hr.getByText(/^Répondu par/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Oui, le 20 décembre.')).toBeVisible()

    // Who may not look at it as the worker does is not shown it, nor whose it is.
    const manager = await visit(`/fr/iw/${worker.id}/reward/${round.statementId}`, {
      as: 'manager',
      refusals: [[403, '/api/worker-impersonate/']],
    })
    await expect(manager.page.getByText(/Votre rôle ne permet pas de voir ceci/)).toBeVisible()
    await expect(manager.page.getByText(/€|Imane/)).toHaveCount(0)

    await paidFrom(worker, 3400)
    await reissue(round, 'Votre augmentation manquait.')
    await page.goto(`/fr/w/reward/${round.statementId}`)
    await expect(page.getByText(/Votre augmentation manquait\./)).toBeVisible()
    await expect(page.getByText(/^Ce relevé remplace celui du/)).toBeVisible()
    const correction = page
      .getByRole('heading', { name: 'Ce qui a été corrigé' })
      .locator('xpath=../..')
    await expect(correction.getByText(/^\+.*€ par an depuis le relevé du/)).toBeVisible()
    await expect(correction.getByRole('listitem').first()).toContainText(/de .*€ à .*€/)
    assert.deepEqual(await seriousViolations(page), [])
    await expectNoSideways(page, 'the correction')

    await withdraw(round)
    await page.reload()
    await expect(
      page.getByRole('heading', { name: 'Ce relevé a été retiré par Acme Belgium.' })
    ).toBeVisible()
    await expect(page.getByText(/€/)).toHaveCount(0)
  })
})
