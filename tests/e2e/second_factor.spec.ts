import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { elevenMinutesLater, proofDialog, prove } from './support/fresh_proof.ts'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { resolveCompany } from '#modules/shared/tenancy/resolve_company'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { authenticator, untilItLasts } from '#tests/helpers/authenticator'
import { until } from '#tests/helpers/until'
import { linksTo, mailsTo, textOf } from './support/mailbox.ts'
import { CHANGING } from './support/stage.ts'

const newcomer = { slug: CHANGING }

async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/** The next message may leave at once. */
async function twoMinutesLater(): Promise<void> {
  await inTenant((await resolveCompany(CHANGING))!, (trx) =>
    trx.from('sms_codes').update({ created_at: new Date(Date.now() - 121_000) })
  )
}

async function isAccessible(page: Page): Promise<void> {
  expect(await seriousViolations(page)).toEqual([])
}

test.group('Sign-in in two steps', (group) => {
  group.each.setup(async () => {
    const owner = db.connection('owner')
    await owner.rawQuery('truncate rate_limits, second_factors, recovery_codes, sms_codes')
  })

  test('is turned on with an app, asked at the next sign-in, opened by a recovery code, and turned off', async ({
    visit,
    assert,
  }) => {
    const { page, expectRefusal } = await visit('/fr/settings/account', {
      ...newcomer,
      as: 'payroll',
    })
    await elevenMinutesLater(CHANGING)
    expectRefusal(403, '/api/second-factor')
    await page.getByRole('button', { name: 'Activer', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Activer la connexion en deux étapes' })
    expectRefusal(422, '/api/fresh-proof')
    await prove(page, 'pas-le-bon')
    await expect(proofDialog(page).getByLabel('Votre mot de passe')).toHaveAccessibleDescription(
      'Ce mot de passe est incorrect.'
    )
    await isAccessible(page)
    await prove(page)
    await expect(proofDialog(page)).toHaveCount(0)
    await expect(dialog.getByRole('img', { name: /Code QR/ })).toBeVisible()
    await isAccessible(page)
    const app = authenticator((await dialog.locator('code').textContent())!)
    await untilItLasts(10_000)
    await dialog.getByLabel('Code de l’application').fill(app.code(-1))
    await dialog.getByRole('button', { name: 'Activer' }).click()
    const codes = page.getByRole('dialog', { name: 'Vos codes de secours' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const recovery = (await codes.getByRole('listitem').first().textContent())!
    await codes.getByRole('button', { name: 'Je les ai conservés' }).click()
    await expect(page.getByText('Il reste 10 codes de secours.')).toBeVisible()

    const other = await visit('/fr/login?return_url=%2Fsettings%2Faccount', {
      ...newcomer,
      refusals: [[401, '/api/session/second-factor']],
    })
    await signIn(other.page, `payroll@${CHANGING}.test`)
    await expect(other.page.getByRole('heading', { name: 'Deuxième étape' })).toBeVisible()
    await isAccessible(other.page)
    const field = other.page.getByRole('textbox', { name: /Code de l’application/ })
    await field.fill('12345')
    await other.page.getByRole('button', { name: 'Continuer' }).click()
    await expect(field).toHaveAccessibleDescription(
      'Le code compte six chiffres ; un code de secours, deux groupes de cinq caractères.'
    )
    await field.fill('abcde-fghjk')
    await other.page.getByRole('button', { name: 'Continuer' }).click()
    await expect(other.page.getByRole('alert')).toHaveText(/Ce code n’est pas/)
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await field.fill(recovery)
    await other.page.getByRole('button', { name: 'Continuer' }).click()
    await expect(other.page).toHaveURL(/\/fr\/settings\/account$/)
    await expect(other.page.getByText('Il reste 9 codes de secours.')).toBeVisible()

    await other.page.getByRole('button', { name: 'Nouveaux codes de secours' }).click()
    const renew = other.page.getByRole('dialog', { name: 'Remplacer vos codes de secours ?' })
    await renew.getByRole('button', { name: 'Recevoir dix codes' }).click()
    const fresh = other.page.getByRole('dialog', { name: 'Vos codes de secours' })
    await expect(fresh.getByRole('listitem')).toHaveCount(10)
    await isAccessible(other.page)
    await fresh.getByRole('button', { name: 'Je les ai conservés' }).click()
    await expect(other.page.getByText('Il reste 10 codes de secours.')).toBeVisible()

    await other.page.getByRole('button', { name: 'Désactiver', exact: true }).click()
    const off = other.page.getByRole('dialog', { name: /Désactiver la connexion/ })
    await elevenMinutesLater(CHANGING)
    other.expectRefusal(403, '/api/second-factor/removal')
    await off.getByRole('button', { name: 'Désactiver' }).click()
    const proof = proofDialog(other.page)
    await proof.getByRole('textbox', { name: /Code de l’application/ }).fill(app.code(0))
    await proof.getByRole('button', { name: 'Continuer' }).click()
    await expect(other.page.getByRole('button', { name: 'Activer', exact: true })).toBeVisible()
    assert.lengthOf(await other.page.getByRole('dialog').all(), 0)
  })

  test('by text message: the code lies in the mailbox, and another is sent after 120 seconds', async ({
    visit,
  }) => {
    // Its own: the suites share the mailbox.
    const phone = '+32479112233@sms.test'
    const nextCode = async (known: number) => {
      await until('a text message', async () => (await mailsTo(phone)).length > known)
      return /\d{6}/.exec(textOf((await mailsTo(phone))[known]))![0]
    }
    const { page, expectRefusal } = await visit('/fr/settings/account', {
      ...newcomer,
      as: 'hr',
    })
    await page.getByRole('button', { name: 'Par SMS' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Numéro de GSM').fill('0479 11 22 33')
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Envoyer le code' }).click()
    await dialog.getByLabel('Code reçu par SMS').fill(await nextCode(0))
    await dialog.getByRole('button', { name: 'Activer' }).click()
    await dialog.getByRole('button', { name: 'Je les ai conservés' }).click()
    await expect(page.getByText('au numéro •••• 33')).toBeVisible()
    expectRefusal(429, '/api/second-factor/sms/code')
    await elevenMinutesLater(CHANGING)
    expectRefusal(403, '/api/second-factor/removal')
    await page.getByRole('button', { name: 'Désactiver', exact: true }).click()
    await dialog.getByRole('button', { name: 'Désactiver' }).click()
    await expect(
      proofDialog(page).getByRole('button', {
        name: /^Renvoyer le code dans (\d\d|10\d|11\d) s/,
      })
    ).toBeDisabled()
    await proofDialog(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByText('Ceci demande une nouvelle preuve')).toBeVisible()
    await twoMinutesLater()

    const other = await visit('/fr/login?return_url=%2Fsettings%2Faccount', newcomer)
    await other.page.clock.install()
    await signIn(other.page, `hr@${CHANGING}.test`)
    const again = other.page.getByRole('button', { name: /^Renvoyer le code/ })
    await expect(again).toBeDisabled()
    await expect(again).toHaveText(/dans 1?\d\d secondes/)
    const code = await nextCode(1)
    await other.page.clock.fastForward(121_000)
    await expect(again).toBeEnabled()
    await other.page.getByRole('textbox', { name: /Code reçu par SMS/ }).fill(code)
    await other.page.getByRole('button', { name: 'Continuer' }).click()
    await expect(other.page).toHaveURL(/\/fr\/settings\/account$/)

    await twoMinutesLater()
    await other.page.getByRole('button', { name: 'Désactiver', exact: true }).click()
    const off = other.page.getByRole('dialog', { name: /Désactiver la connexion/ })
    await elevenMinutesLater(CHANGING)
    other.expectRefusal(403, '/api/second-factor/removal')
    await off.getByRole('button', { name: 'Désactiver' }).click()
    const proof = proofDialog(other.page)
    await proof.getByRole('textbox', { name: /Code reçu par SMS/ }).fill(await nextCode(2))
    await proof.getByRole('button', { name: 'Continuer' }).click()
    await expect(other.page.getByRole('button', { name: 'Activer', exact: true })).toBeVisible()
  })

  test('open sessions are listed; one is ended, then all of them, this one too', async ({
    visit,
  }) => {
    const own = { ...newcomer, as: 'hr' } as const
    const phone = await visit('/fr/', own)
    const desk = await visit('/fr/settings/account', own)
    const list = desk.page.getByRole('list', { name: 'Sessions ouvertes' })
    await expect(list.getByText('Ce navigateur')).toHaveCount(1)
    const before = await list.getByRole('listitem').count()
    // What a screen asks for is refused once its session is over, the phone's from the first one on.
    for (const screen of [desk, phone]) screen.expectRefusal(401, '/api/')
    await list.getByRole('button').first().click()
    await expect(list.getByRole('listitem')).toHaveCount(before - 1)
    await desk.page.getByRole('button', { name: 'Se déconnecter partout' }).click()
    await desk.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Se déconnecter partout' })
      .click()
    await expect(desk.page.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
    await phone.page.goto('/fr/settings/account')
    await expect(phone.page.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
  })
})

test.group('A forgotten password', (group) => {
  group.each.setup(async () => void (await db.connection('owner').rawQuery('truncate rate_limits')))

  test('is replaced by way of the mail, and the new one opens', async ({ visit }) => {
    const email = `viewer@${CHANGING}.test`
    const { page, expectRefusal } = await visit('/fr/login', newcomer)
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    // The screen before it has a field of the same name.
    const send = page.getByRole('button', { name: 'Envoyer le lien' })
    await expect(send).toBeVisible()
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
    await send.click()
    await expect(page.getByRole('status')).toContainText(email)
    await isAccessible(page)
    await until(`a mail to ${email}`, async () => (await linksTo(email)).length > 0)
    const link = /https?:\/\/\S+/.exec(textOf((await linksTo(email)).at(-1)!))![0]
    await page.goto(link)
    const password = page.getByLabel('Nouveau mot de passe', { exact: true })
    expectRefusal(422, '/api/new-passwords/use')
    await password.fill('motdepasse2026')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(password).toHaveAccessibleDescription(/que l’on essaie en premier/)
    await isAccessible(page)
    await password.fill('girafe orange pluie')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(page.getByRole('status')).toContainText(
      'Votre nouveau mot de passe est enregistré'
    )
    await page.getByRole('link', { name: 'Retour à la connexion' }).click()
    await signIn(page, email, 'girafe orange pluie')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tom$/)
  })
})
