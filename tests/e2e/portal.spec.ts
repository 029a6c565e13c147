import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { seriousViolations } from './support/axe.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { mailsTo, textOf } from './support/mailbox.ts'
import { enterPortal, mailedDoor, portalWorker, SIGNED_OUT } from './support/portal.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

test.group('The worker’s portal', () => {
  test('is entered without a password: before, once the link is sent, and a window that may be closed', async ({
    visit,
    assert,
  }) => {
    const worker = await portalWorker()
    const { page, context } = await visit('/fr/w', { ...PHONE, refusals: SIGNED_OUT })
    await expect(page).toHaveURL(/\/fr\/w\/login$/)
    await expect(page.getByRole('heading', { name: 'Votre espace personnel' })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await expectNoSideways(page, 'the sign-in')
    await page.getByLabel('Adresse e-mail').fill(worker.email)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(
      page.getByText('Vous allez recevoir un e-mail avec un lien de connexion.')
    ).toBeVisible()

    await expect.poll(() => mailedDoor(worker.email)).not.toBeNull()
    const other = await context.newPage()
    await other.goto((await mailedDoor(worker.email))!)
    await expect(other.getByRole('heading', { name: 'Pas encore de relevé' })).toBeVisible()
    await expect(other).toHaveURL(/\/fr\/w\/reward$/)
    await expect(page.getByRole('heading', { name: 'Vous êtes connecté' })).toBeVisible()
    await expect(page.getByText(/Vous pouvez fermer cette fenêtre/)).toBeVisible()
    await page.getByRole('link', { name: 'Ouvrir mon espace ici' }).click()
    await expect(page.getByRole('heading', { name: 'Pas encore de relevé' })).toBeVisible()

    await other.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(other).toHaveURL(/\/fr\/w\/login$/)
    await other.close()
  })

  test('shows the contract of today, its place in the menu and nothing of it to a stranger', async ({
    visit,
    assert,
  }) => {
    const worker = await portalWorker()
    const { page } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(page, worker)
    await page.getByRole('link', { name: 'Mon contrat', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/fr/w/acme/${worker.id}/current$`))
    await expect(page.getByRole('heading', { name: worker.name })).toBeVisible()
    await expect(page.getByText('Salaire net')).toBeVisible()
    await expect(page.getByText('Aucun document signé ne se trouve ici.')).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await expectNoSideways(page, 'the contract')
    // The address of another company names nobody here.
    await page.goto(`/fr/w/globex/${worker.id}/current`)
    await expect(page.getByRole('heading', { name: 'Ce lien n’est pas valide' })).toBeVisible()
    const stranger = await visit(`/fr/w/acme/${worker.id}/current`, {
      refusals: [
        [404, '/api/out/worker/'],
        [401, '/api/worker-portal/'],
      ],
    })
    await expect(
      stranger.page.getByRole('heading', { name: 'Ce lien n’est pas valide' })
    ).toBeVisible()
    await expect(stranger.page.getByText(worker.name)).toHaveCount(0)
  })

  test('a question goes to HR, is answered there, and is read on the phone; the mail holds neither', async ({
    visit,
    assert,
  }) => {
    const worker = await portalWorker()
    const { page } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(page, worker)
    await page.getByRole('link', { name: 'Questions' }).click()
    const question = 'Comment se calcule ma prime de fin d’année ?'
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Écrivez votre question.')).toBeVisible()
    await page.getByLabel('Votre question').fill(question)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Acme Belgium n’a pas encore répondu.')).toBeVisible()
    await expect(page.getByLabel('Votre question')).toHaveValue('')

    const { page: hr } = await visit(`/fr/team/${worker.id}`, { as: 'hr' })
    const card = hr.getByRole('main')
    await expect(card.getByText(question)).toBeVisible()
    const answer = 'Un mois de salaire brut, payé en décembre.'
    await card.getByLabel('Votre réponse').fill(answer)
    await card.getByRole('button', { name: 'Répondre' }).click()
    await expect(card.getByText(/^Répondu par/)).toBeVisible()

    await expect
      .poll(async () => (await mailsTo(worker.email)).map(({ subject }) => subject))
      .toContain('Acme Belgium a répondu à votre question')
    for (const mail of await mailsTo(worker.email)) {
      assert.notInclude(textOf(mail), question)
      assert.notInclude(textOf(mail), answer)
    }
    await page.reload()
    await expect(page.getByText(answer)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await expectNoSideways(page, 'the questions')
  })

  test('an address changes at once, a household when HR agrees', async ({ visit, assert }) => {
    const worker = await portalWorker()
    const { page } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(page, worker)
    await page.getByRole('link', { name: 'Mes données' }).click()
    await page.getByLabel('Rue et numéro').fill('Rue Haute 7')
    await page.getByLabel('Code postal').fill('1000')
    await page.getByLabel('Localité').fill('Bruxelles')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Proposer un changement' }).click()
    await page.getByLabel('Enfants à charge').fill('2')
    await page.getByRole('button', { name: 'Proposer', exact: true }).click()
    await expect(page.getByText(/^Proposé le .* pas encore accepté par Acme Belgium/)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await expectNoSideways(page, 'the details')

    const { page: hr } = await visit(`/fr/team/${worker.id}`, { as: 'hr' })
    await hr.getByRole('main').getByRole('button', { name: 'Accepter' }).click()
    await expect(hr.getByText('Changement fait')).toBeVisible()
    const row = await inTenant(stage().acme.id, (trx) =>
      trx.from('workers').where({ id: worker.id }).firstOrFail()
    )
    assert.deepInclude(row, { address_city: 'Bruxelles', enfants_a_charge: 2 })
    await page.reload()
    await expect(page.getByText(/^Votre changement a été accepté le/)).toBeVisible()
  })

  test('HR sees it as the worker does, under a banner and without a button to change it; a manager is refused', async ({
    visit,
    assert,
  }) => {
    const worker = await portalWorker()
    const { page } = await visit(`/fr/iw/${worker.id}`, { as: 'hr' })
    await expect(
      page.getByText(`Vous voyez l’espace de ${worker.name}, en lecture seule`)
    ).toBeVisible()
    await page.getByRole('link', { name: 'Mes données' }).click()
    await expect(page.getByRole('heading', { name: 'Mes données' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Proposer|Enregistrer/ })).toHaveCount(0)
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('link', { name: 'Mon contrat', exact: true }).click()
    await expect(page.getByRole('heading', { name: worker.name })).toBeVisible()
    const manager = await visit(`/fr/iw/${worker.id}`, {
      as: 'manager',
      refusals: [[403, '/api/worker-impersonate/']],
    })
    await expect(manager.page.getByText(/Votre rôle ne permet pas de voir ceci/)).toBeVisible()
    await expect(manager.page.getByText(worker.name)).toHaveCount(0)
  })

  test('without a network what is on the screen stays and says since when', async ({ visit }) => {
    const worker = await portalWorker()
    const { page, context } = await visit('/fr/w/login', { ...PHONE, refusals: SIGNED_OUT })
    await enterPortal(page, worker)
    await page.getByRole('link', { name: 'Mon contrat', exact: true }).click()
    await expect(page.getByText('Salaire net')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^Hors ligne\s: vous voyez ce qui était à l’écran à/)).toBeVisible()
    await expect(page.getByText('Salaire net')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Hors ligne/)).toHaveCount(0)
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    if (/Imane|€|\d{3} \d{3}/.test(kept)) throw new Error(`Something personal is kept: ${kept}`)
  })
})
