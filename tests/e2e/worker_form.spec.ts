import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { newNiss, writtenNiss } from '#tests/helpers/niss'
import { seriousViolations } from './support/axe.ts'
import { ask } from './support/ask.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { mailsTo, textOf } from './support/mailbox.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

/** A worker of the company with a contract, so that everything may be asked. */
async function contractedWorker() {
  const id = randomUUID()
  const email = `${id}@example.test`
  const lastName = `Maes ${id.slice(0, 6)}`
  await ask('post', 'workers', { id, firstName: 'Noor', lastName, email, language: 'fr' })
  await inTenant(stage().acme.id, async (trx) => {
    const { package_id: packageId } = await trx.from('contracts').firstOrFail()
    await trx.table('contracts').insert({
      worker_id: id,
      package_id: packageId,
      start_date: '2026-01-01',
      signature: 'PAPER',
    })
  })
  return { id, email, name: `Noor ${lastName}` }
}

/** The newest private address in a worker's mails; null while there is none. */
async function mailedForm(email: string): Promise<string | null> {
  const text = (await mailsTo(email)).map(textOf).join('\n')
  return [...text.matchAll(/https?:\/\/[^\s/]+(\/\w\w\/w\/[\w-]+#[\w-]{43})/g)].at(-1)?.[1] ?? null
}

async function newCode(email: string): Promise<string | null> {
  const text = (await mailsTo(email)).map(textOf).join('\n')
  return [...text.matchAll(/: (\d{6})\n/g)].at(-1)?.[1] ?? null
}

test.group('A worker’s own details', () => {
  test('HR mails the form, the worker fills it in on a phone, HR reads it with its sealed values masked', async ({
    visit,
    assert,
  }) => {
    const worker = await contractedWorker()
    const { page: hr } = await visit(`/fr/team/${worker.id}`, { as: 'hr' })
    const profile = hr.getByRole('main')
    await profile.getByRole('button', { name: 'Envoyer le formulaire' }).click()
    await profile.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(profile.getByText(/^Formulaire envoyé le/)).toBeVisible()

    await expect.poll(() => mailedForm(worker.email)).not.toBeNull()
    const { page } = await visit((await mailedForm(worker.email))!, PHONE)
    await expect(page.getByRole('heading', { name: /Bonjour Noor/ })).toBeVisible()
    await expect(page).not.toHaveURL(/#/)
    assert.deepEqual(await seriousViolations(page), [])
    await expectNoSideways(page, 'the form')

    const save = page.getByRole('button', { name: 'Enregistrer' })
    await expect(save).toBeDisabled()
    await page.getByLabel('Date de naissance').fill('1993-05-18')
    await page.getByLabel('Rue et numéro').fill('Rue de la Loi 16')
    await page.getByLabel('Code postal').fill('1000')
    await page.getByLabel('Commune').fill('Bruxelles')
    await page.getByLabel('État civil').selectOption({ label: 'Marié' })
    await page.getByRole('radio', { name: 'Oui' }).check()
    await page.getByLabel('Enfants à charge').fill('2')
    await page.getByLabel('Dont avec un handicap').fill('1')

    const niss = page.getByLabel('Numéro de registre national')
    const number = newNiss()
    const last = Number(number.at(-1))
    const wrong = `${number.slice(0, -1)}${(last + 1) % 10}`
    await expect(niss).toHaveAttribute('placeholder', '__.__.__-___.__')
    await niss.pressSequentially(wrong)
    await expect(niss).toHaveValue(writtenNiss(wrong))
    await expect(page.getByText('NISS invalide')).toBeVisible()
    await niss.press('Backspace')
    await niss.press(String(last))
    await expect(page.getByText('NISS invalide')).toHaveCount(0)
    const iban = page.getByLabel('Compte bancaire (IBAN)')
    await iban.fill('be68539007547035')
    await expect(page.getByText('IBAN invalide')).toBeVisible()

    // A reload loses nothing but what is sealed.
    await page.reload()
    await expect(page.getByLabel('Commune')).toHaveValue('Bruxelles')
    await expect(niss).toHaveValue('')
    await niss.fill(writtenNiss(number).replace(/[.-]/g, ' '))
    await iban.fill('BE68539007547034')
    await expect(iban).toHaveValue('BE68 5390 0754 7034')
    await page.getByLabel('BIC').fill('KRED')
    await expect(page.getByText('BIC invalide')).toBeVisible()
    await page.getByLabel('BIC').fill('kredbebb')
    await page.getByLabel('E-mail').fill('noor')
    await expect(page.getByText('Email invalide')).toBeVisible()
    await page.getByLabel('E-mail').fill(worker.email)
    await save.tap()
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible()
    await expect(page.getByText('Vos informations ont été enregistrées avec succès.')).toBeVisible()

    await hr.reload()
    await expect(profile.getByText(/^Formulaire rempli le/)).toBeVisible()
    await expect(profile.getByText(`••.••.••-•••.${number.slice(-2)}`)).toBeVisible()
    await expect(profile.getByText(writtenNiss(number))).toHaveCount(0)
    await profile.getByRole('button', { name: 'Afficher : Numéro de registre national' }).click()
    await expect(profile.getByText(writtenNiss(number))).toBeVisible()
    assert.deepEqual(await seriousViolations(hr), [])
  })

  test('another account is confirmed by the code that was mailed, and is used from the next day', async ({
    visit,
  }) => {
    const worker = await contractedWorker()
    const bank = { niss: newNiss(), iban: 'BE68539007547034', bic: 'KREDBEBB' }
    await ask('put', `workers/${worker.id}/details`, { version: 1, ...bank })
    await ask('post', `workers/${worker.id}/form-link`, { sections: ['BANK'] })
    await expect.poll(() => mailedForm(worker.email)).not.toBeNull()
    const { page, expectRefusal } = await visit((await mailedForm(worker.email))!, PHONE)
    await expect(page.getByText('BE•• •••• •••• 7034')).toBeVisible()
    await page.getByRole('button', { name: 'Changer de compte' }).tap()
    await page.getByLabel('Compte bancaire (IBAN)').fill('BE71096123456769')
    expectRefusal(409, '/api/out/worker/')
    await page.getByRole('button', { name: 'Enregistrer' }).tap()
    await page.getByRole('button', { name: /^Envoyer un code à/ }).tap()
    await expect(page.getByText(/^Un code est en route/)).toBeVisible()
    await expect.poll(() => newCode(worker.email)).not.toBeNull()
    await page.getByLabel('Code à six chiffres').fill((await newCode(worker.email))!)
    await page.getByRole('button', { name: 'Confirmer et enregistrer' }).tap()
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(worker.email)).map(({ subject }) => subject).join('\n'))
      .toContain('votre compte bancaire a changé')

    const { page: hr } = await visit(`/fr/team/${worker.id}`, { as: 'hr' })
    await expect(hr.getByRole('main').getByText(/^Ce compte est utilisé à partir du/)).toBeVisible()
  })

  test('HR erases details that nothing keeps, once confirmed; those of a contract stay, with the reason', async ({
    visit,
    assert,
  }) => {
    const worker = await contractedWorker()
    const told = { version: 1, addressCity: 'Namur', niss: newNiss() }
    await ask('put', `workers/${worker.id}/details`, told)
    const { page, expectRefusal } = await visit(`/fr/team/${worker.id}`, { as: 'hr' })
    const profile = page.getByRole('main')
    const question = page.getByRole('dialog', { name: 'Effacer les coordonnées ?' })
    const erase = async () => {
      await profile.getByRole('button', { name: 'Effacer les coordonnées' }).click()
      await question.getByRole('button', { name: 'Effacer' }).click()
      await expect(question).toBeHidden()
    }
    await profile.getByRole('button', { name: 'Effacer les coordonnées' }).click()
    assert.deepEqual(await seriousViolations(page), [])
    await question.getByRole('button', { name: 'Annuler' }).click()

    expectRefusal(409, `/api/workers/${worker.id}/details`)
    await erase()
    const reason = profile.getByRole('alert')
    await expect(reason).toContainText('se conservent cinq ans après la fin de son contrat')
    await expect(reason).toContainText('qui n’a pas encore de fin')
    await expect(profile.getByText('Namur')).toBeVisible()

    await inTenant(stage().acme.id, (trx) =>
      trx.from('contracts').where('worker_id', worker.id).update({
        start_date: '2016-01-01',
        end_date: '2016-12-31',
      })
    )
    await erase()
    await expect(page.getByText('Coordonnées effacées.')).toBeVisible()
    await expect(profile.getByText(/^Rien n’est connu encore/)).toBeVisible()
    await expect(profile.getByText('Namur')).toHaveCount(0)
  })

  test('a link that opens nothing says so, and whom to ask', async ({ visit }) => {
    const { page } = await visit(`/fr/w/${randomUUID()}#${'x'.repeat(43)}`, {
      ...PHONE,
      refusals: [[404, '/api/out/worker/']],
    })
    await expect(page.getByRole('heading', { name: 'Ce lien n’est pas valide' })).toBeVisible()
    await expect(page.getByText(/Contactez votre employeur/)).toBeVisible()
    await expectNoSideways(page, 'a link that opens nothing')
  })
})
