import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Connect } from '#modules/integrations/actions/connect'
import { HrSources } from '#modules/integrations/index'
import { unitsOfJob } from '#modules/shared/tenancy/scopes'
import { resolveCompany } from '#modules/shared/tenancy/resolve_company'
import { unwrap } from '#modules/shared/result'
import { carryOut, FakeHr, personOf, serveHr } from '#tests/helpers/fake_hr'
import { localAccount } from '#tests/helpers/hr_local'
import { seriousViolations } from './support/axe.ts'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'

/** Nobody of another story has this id there. */
const THERE = '9071'
const ZOE = { firstName: 'Zoë', lastName: 'Synchro', employeeNumber: 'S-1', phone: '+32470112233' }

test.group('An HR system in step', () => {
  test('a key that is wrong is told, a dry run is read, then written, and a question is answered', async ({
    visit,
    assert,
    cleanup,
  }) => {
    const account = await accountOf('admin')
    const { page, expectRefusal } = await visit('/fr/settings/integrations', { as: 'admin' })
    await expect(page.getByRole('heading', { name: 'BambooHR' })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('button', { name: 'Connecter Odoo' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Adresse').fill('http://10.0.0.1')
    await dialog.getByLabel('Clé API').fill('secret')
    expectRefusal(422, '/api/integrations')
    await dialog.getByRole('button', { name: 'Connecter', exact: true }).click()
    await expect(
      dialog.getByText('Ce n’est pas l’adresse d’un tel système', { exact: false })
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuler' }).click()

    // The systems themselves are outside: one in the test's hand takes the place of Officient.
    const hr = serveHr(new FakeHr())
    cleanup(() => app.container.restore(HrSources))
    hr.people = [personOf(THERE, { ...ZOE, level: 'A' })]
    const companyId = (await resolveCompany('acme'))!
    const units = unitsOfJob('test', { companyId, requestId: 'test' })
    const { id } = unwrap(
      await Connect.handle(
        units,
        { system: 'officient', key: { token: 'a key' } },
        hr,
        (code) => code
      )
    )
    cleanup(async () => void (await account.delete(`/api/integrations/${id}`)))
    const { version } = (await account.get('/api/integrations')).body.data[0]
    await account.put(`/api/integrations/${id}`, {
      version,
      owners: [{ field: 'level', owner: 'LAST_WRITER' }],
    })

    await page.goto(page.url().replace(/settings.*/, 'team/synchronisation'))
    await expect(
      page.getByRole('heading', { name: 'Rien n’a encore été synchronisé' })
    ).toBeVisible()
    await page.getByRole('button', { name: 'Essai' }).click()
    await page.waitForURL(/synchronisation\/./)
    const runOf = () => page.url().split('/').at(-1)!
    await carryOut(companyId, runOf())
    await expect(page.getByText('C’était un essai', { exact: false })).toBeVisible()
    await expect(page.getByRole('row', { name: /Zoë Synchro/ })).toContainText('Nouveau')
    const dry = runOf()
    await page.getByRole('button', { name: 'Synchroniser pour de bon' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith(dry))
    await carryOut(companyId, runOf())
    await expect(page.getByRole('row', { name: /Zoë Synchro/ })).toContainText(
      'Ajouté depuis Officient'
    )
    assert.deepEqual(await seriousViolations(page), [])

    // Changed on both sides.
    const found = await account.get('/api/workers?search=Synchro')
    const worker = found.body.data[0]
    await account.put(`/api/workers/${worker.id}`, { level: 'B' })
    hr.people = [personOf(THERE, { ...ZOE, level: 'C' })]
    const { body: run } = await account.post(`/api/integrations/${id}/sync`, { all: true })
    await carryOut(companyId, run.id)
    await page.goto(page.url().replace(/[^/]+$/, run.id))
    const question = page.getByRole('row', { name: /Zoë Synchro/ })
    await question.getByLabel('Là-bas : C').check()
    assert.deepEqual(await seriousViolations(page), [])
    await question.getByRole('button', { name: 'Répondre' }).click()
    await expect(question).toContainText('Repris comme là-bas')
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { name: 'Personnes', exact: true })).toBeVisible()
    await expectNoSideways(page, 'a run of a synchronisation')

    // What the other system keeps is shown, and changed there.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(page.url().replace(/synchronisation.*/, worker.id))
    await page.getByRole('button', { name: 'Modifier la fonction' }).click()
    await expect(page.getByLabel('Matricule')).toBeDisabled()
    await expect(page.getByText('Géré dans Officient', { exact: false }).first()).toBeVisible()
  })

  test('of a trial in which nobody could be taken over the repair leads: the committee is chosen in its place and the trial made again; a key of another company is asked about there', async ({
    visit,
    assert,
    cleanup,
  }) => {
    const account = await accountOf('admin')
    const hr = serveHr(new FakeHr())
    // Its key is one of the local server, which the product asks itself when it goes over.
    const others = localAccount(2)
    await others.begin()
    const theirs = `${others.name} (local)`
    cleanup(() => app.container.restore(HrSources))
    const contract = {
      startDate: '2024-03-01',
      regimeNumerateur: '38',
      regimeDenominateur: '38',
      salaireBrut: '3250.00',
      nomFonction: 'Analyste',
    }
    hr.people = [personOf('9301', { firstName: 'Léa', lastName: 'Essai' }, { contract })]
    const companyId = (await resolveCompany('acme'))!
    const units = unitsOfJob('test', { companyId, requestId: 'test' })
    const input = { system: 'officient', key: others.key('officient').fields } as const
    const { id } = unwrap(await Connect.handle(units, input, hr, (code) => code))
    cleanup(async () => {
      for (const { id: each } of (await account.get('/api/integrations')).body.data)
        await account.delete(`/api/integrations/${each}`)
    })
    const { body: tried } = await account.post(`/api/integrations/${id}/sync`, {})
    await carryOut(companyId, tried.id)

    const { page } = await visit('/fr/team/synchronisation', { as: 'admin' })
    await expect(page.getByRole('button', { name: 'Synchroniser maintenant' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Voir ce qui manque' }).click()
    await expect(
      page.getByRole('heading', { name: 'La personne lue n’a pas pu être reprise' })
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Synchroniser pour de bon' })).toHaveCount(0)
    const again = page.getByRole('button', { name: 'Refaire l’essai' })
    await expect(again).toBeDisabled()
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('combobox', { name: /^Commission paritaire/ }).click()
    await page.getByRole('option', { name: /200/ }).first().click()
    await expect(again).toBeEnabled()
    await again.click()
    await page.waitForURL((url) => !url.pathname.endsWith(tried.id))
    await carryOut(companyId, page.url().split('/').at(-1)!)
    await expect(
      page.getByRole('heading', { name: '1 personne sur 1 serait ajoutée ou modifiée' })
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Synchroniser pour de bon' })).toBeVisible()
    await page.getByRole('button', { name: '1 Nouveaux' }).click()
    await expect(page.getByRole('tab', { name: /^Nouveaux et modifiés/ })).toHaveAttribute(
      'data-state',
      'active'
    )

    hr.account = { account: theirs, accountIds: ['7001'] }
    const { body: other } = await account.post(`/api/integrations/${id}/sync`, {})
    await carryOut(companyId, other.id)
    // Who opens Barema in the morning finds it there.
    await page.goto('/fr/')
    await expect(page.getByText('Officient : la clé ouvre une autre société')).toBeVisible()
    await page.getByRole('link', { name: 'Répondre' }).click()
    await page.waitForURL(new RegExp(other.id))
    const question = page.getByRole('alert').filter({ hasText: 'une autre société dans Officient' })
    for (const name of [theirs, 'Peeters & Zonen']) await expect(question).toContainText(name)
    assert.deepEqual(await seriousViolations(page), [])
    await question.getByRole('button', { name: 'Passer à cette société' }).click()
    await page.waitForURL(/\/team\/synchronisation$/)
    await expect(page.getByText(`Officient : passé à ${theirs}.`, { exact: false })).toBeVisible()
  })

  test('Officient is let in by an app of the company: denied there it is said here, then allowed, and back with a connection; a key of another company is asked about', async ({
    visit,
    assert,
    cleanup,
  }) => {
    const account = await accountOf('admin')
    const people = localAccount(5)
    await people.begin()
    cleanup(async () => {
      const { data } = (await account.get('/api/integrations')).body
      for (const { id } of data) await account.delete(`/api/integrations/${id}`)
    })
    const { page, expectRefusal } = await visit('/fr/settings/integrations', { as: 'admin' })
    const dialog = page.getByRole('dialog')
    const goThere = async (answer: 'Allow' | 'Deny') => {
      await dialog.getByLabel('Client ID').fill(people.key('officient').fields.token!)
      await dialog.getByLabel('Client secret').fill('local')
      await dialog.getByRole('button', { name: 'Continuer dans Officient' }).click()
      await page.getByRole('button', { name: answer }).click()
      await page.waitForURL(/\/fr\/settings\/integrations$/)
    }
    await page.getByRole('button', { name: 'Connecter Officient' }).click()
    await dialog.getByRole('tab', { name: 'Votre propre app' }).click()
    await expect(dialog.getByLabel('Adresse de retour')).toHaveValue(/\/settings\/integrations$/)
    assert.deepEqual(await seriousViolations(page), [])
    await goThere('Deny')
    const notice = page.getByRole('alert').filter({ hasText: 'n’a pas reçu l’accès à Officient' })
    await expect(notice).toContainText('Vous ne l’avez pas autorisé')
    assert.deepEqual(await seriousViolations(page), [])
    await notice.getByRole('button', { name: 'Recommencer' }).click()
    await expect(notice).toHaveCount(0)
    await goThere('Allow')
    const mine = `${people.name} (local)`
    await expect(page.getByText(`Officient est connecté : ${mine}.`)).toBeVisible()
    await expect(page.getByText('écrire des éléments de paie', { exact: false })).toBeVisible()

    // Who comes back late, or with what nobody here gave them, reads what to do.
    expectRefusal(404, '/api/integration-consents')
    for (const state of ['00000000-0000-4000-8000-000000000000', 'nothing']) {
      await page.goto(`${page.url().split('?')[0]}?code=abc&state=${state}`)
      await expect(notice).toContainText('pendant un quart d’heure')
    }
    await page.goto(`${page.url().split('?')[0]}?error=server_error`)
    await expect(notice).toContainText('(server_error)')

    expectRefusal(409, '/api/integrations')
    const others = localAccount(3)
    await page.getByRole('button', { name: 'Changer la clé' }).click()
    await dialog.getByLabel('Jeton personnel').fill(others.key('officient').fields.token!)
    await dialog.getByRole('button', { name: 'Changer la clé' }).click()
    const question = dialog.getByRole('alert').filter({ hasText: 'ouvre une autre société' })
    const theirs = `${others.name} (local)`
    await expect(question).toContainText('dans Officient')
    for (const name of [theirs, mine]) await expect(question).toContainText(name)
    assert.deepEqual(await seriousViolations(page), [])
    await question.getByRole('button', { name: 'Passer à cette société' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(theirs, { exact: true })).toBeVisible()
    await expect(page.getByText('À essayer')).toBeVisible()

    // Let in by an app of the former company it is asked alike, and the answer names what ends.
    expectRefusal(409, '/api/integration-consents')
    await page.getByRole('button', { name: 'Changer la clé' }).click()
    await dialog.getByRole('tab', { name: 'Votre propre app' }).click()
    await goThere('Allow')
    const back = page.getByRole('alert').filter({ hasText: 'Cette autorisation ouvre' })
    for (const name of ['Officient', theirs, mine]) await expect(back).toContainText(name)
    await back.getByRole('button', { name: 'Passer à cette société' }).click()
    await expect(page.getByText(mine, { exact: true })).toBeVisible()
  })

  test('with the add-on everybody finds the settings, and administrators alone what is in them (INT-1, TEA-6); without it there is no line, and the address says what it is', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/settings/integrations', { as: 'hr' })
    await expect(page.getByText('Les administrateurs connectent les systèmes RH.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connecter Odoo' })).toHaveCount(0)
    await page.goto('/fr/team')
    await expect(page.getByRole('link', { name: 'Contrats', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Synchronisation', exact: true })).toHaveCount(0)
    const { page: admin } = await visit('/fr/team', { as: 'admin' })
    await admin.getByRole('link', { name: 'Synchronisation', exact: true }).click()
    await expect(admin).toHaveURL(/\/fr\/team\/synchronisation$/)
    const { page: plain } = await visit('/fr/team', { as: 'admin', slug: 'globex' })
    await expect(plain.getByRole('link', { name: 'Contrats', exact: true })).toBeVisible()
    await expect(plain.getByRole('link', { name: /^Synchronisation/ })).toHaveCount(0)
    await plain.goto('/fr/settings/account')
    await expect(plain.getByRole('link', { name: 'Formule', exact: true })).toBeVisible()
    await expect(plain.getByRole('link', { name: /^Intégrations/ })).toHaveCount(0)
    await plain.goto('/fr/team/synchronisation')
    await expect(plain.getByText(/^Votre système RH et Barema au même pas/)).toBeVisible()
    await expect(plain.getByRole('button', { name: 'Essai' })).toHaveCount(0)
  })
})
