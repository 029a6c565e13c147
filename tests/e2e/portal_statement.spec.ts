import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { bestOf } from '#tests/helpers/best_of'
import { answered, carryOut, GROUPS } from '#tests/helpers/rewards'
import { bring } from '#tests/helpers/casefiles'
import { madePdf } from '#tests/helpers/made_pdf'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { mailsTo, textOf } from './support/mailbox.ts'
import { newPackage } from './support/packages.ts'
import {
  enterPortal,
  portalWorker,
  statementFor,
  type PortalWorker,
  type Round,
} from './support/portal.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

const SIGNED_OUT: [number, string][] = [[401, '/api/worker-portal/']]

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

async function withdraw({ groupId }: Round): Promise<void> {
  const hr = await accountOf('hr')
  const { version } = answered(await hr.get(`${GROUPS}/${groupId}`))
  answered(await hr.post(`${GROUPS}/${groupId}/withdrawal`, { version }))
}

/** Gives the worker's contract a package of their own, with this gross pay a month. */
async function paidFrom({ id }: PortalWorker, salaireBrut: number): Promise<void> {
  const packageId = await newPackage({}, { salaireBrut })
  await inTenant(stage().acme.id, (trx) =>
    trx.from('contracts').where({ worker_id: id }).update({ package_id: packageId })
  )
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

  test('seen by HR it stands under a banner, without a question; without a statement the worker is told so', async ({
    visit,
    assert,
  }) => {
    const worker = await portalWorker()
    const round = await statementFor(worker)
    const { page: hr } = await visit(`/fr/iw/${worker.id}/reward/${round.statementId}`, {
      as: 'hr',
    })
    await expect(hr.getByRole('heading', { name: 'Bonjour Imane' })).toBeVisible()
    await expect(hr.getByText(/en lecture seule$/)).toBeVisible()
    await expect(hr.getByRole('link', { name: 'Relevé en PDF' })).toBeVisible()
    await expect(hr.getByRole('button', { name: 'Poser une question' })).toHaveCount(0)
    assert.deepEqual(await seriousViolations(hr), [])

    await withdraw(round)
    const { page } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(page, worker)
    await expect(page.getByRole('heading', { name: 'Pas encore de relevé' })).toBeVisible()
  })

  test('a second one says what changed since the last, line by line', async ({ visit, assert }) => {
    const worker = await portalWorker()
    await paidFrom(worker, 3000)
    await statementFor(worker)
    await paidFrom(worker, 3400)
    await statementFor(worker, { statementDateStr: '2026-11-01' })
    const { page } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(page, worker)
    const since = page
      .getByRole('heading', { name: 'Depuis votre dernier relevé' })
      .locator('xpath=../..')
    await expect(since.getByText(/^\+.*€ par an depuis le relevé du/)).toBeVisible()
    await expect(since.getByRole('listitem').first()).toContainText(/de .*€ à .*€/)
    await expect(page.getByRole('heading', { name: 'Mes autres relevés' })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await expectNoSideways(page, 'the difference')
  })

  test('without a network what is there stays, since when too; what did not come yet says so, and comes afterwards', async ({
    visit,
  }) => {
    const worker = await portalWorker()
    await statementFor(worker)
    const { page, context } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(page, worker)
    const total = page.getByRole('img', { name: /^Total annuel/ })
    await expect(total).toBeVisible()
    const why = page.getByRole('button', { name: /^Pourquoi/ }).last()
    await expect(why).toBeVisible()
    await context.setOffline(true)
    const offline = page.getByText(/^Hors ligne/)
    await expect(offline).toBeVisible()
    const since = (await offline.textContent())!
    await why.tap()
    const noAnswer = page.getByText(/^Le serveur ne répond pas/)
    await expect(noAnswer).toBeVisible()
    await expect(total).toBeVisible()
    // A page that was not opened before does not come; the way back leads to what was.
    await page.getByRole('link', { name: 'Mes données' }).tap()
    const again = page.getByRole('button', { name: 'Réessayer' })
    await expect(again).toBeVisible()
    await page.getByRole('link', { name: 'Mon relevé' }).tap()
    await expect(total).toBeVisible()
    await expect(offline).toHaveText(since)
    await why.tap()
    await expect(noAnswer).toBeVisible()
    await context.setOffline(false)
    await expect(offline).toHaveCount(0)
    await expect(noAnswer).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: 'Poser une question sur cette ligne' })
    ).toBeVisible()
    await page.getByRole('link', { name: 'Mes données' }).tap()
    await expect(page.getByRole('heading', { name: 'Mes données', exact: true })).toBeVisible()
  })

  for (const [locale, hello] of [
    ['nl', 'Dag Imane'],
    ['en', 'Hello Imane'],
  ] as const)
    test(`reads in ${locale}, at 320 pixels too and by the keyboard`, async ({ visit, assert }) => {
      const worker = await portalWorker(locale)
      await statementFor(worker)
      const { page } = await visit(`/${locale}/w/login`, {
        viewport: { width: 320, height: 640 },
        refusals: SIGNED_OUT,
      })
      await enterPortal(page, worker)
      await expect(page.getByRole('heading', { name: hello })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/${locale}/w/reward/`))
      await expectNoSideways(page, 'the statement')
      const why = page.getByRole('button', { expanded: false }).first()
      await why.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
      await expectNoSideways(page, 'a line explained')
      assert.deepEqual(await seriousViolations(page), [])
    })
})
