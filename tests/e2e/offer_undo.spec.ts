import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { seriousViolations } from './support/axe.ts'
import { draftFor, PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { mailsTo } from './support/mailbox.ts'
import { newOffer } from './support/offers.ts'
import { stage } from './support/stage.ts'
import { webProcess } from './support/web_process.ts'

test.group('Before an offer leaves', (group) => {
  /** A web process of an installation with its thirty seconds; the others of the suite wait for nothing. */
  let web: Awaited<ReturnType<typeof webProcess>>
  group.setup(async () => {
    web = await webProcess({ OFFER_UNDO_SECONDS: '30' })
    return () => web.stop()
  })
  const at = (path: string) => `http://acme.localhost:${web.port}${path}`

  /** What waits of an offer has waited its thirty seconds. */
  const later = (id: string) =>
    inTenant(stage().acme.id, async (trx) => {
      const mails = await trx.from('mails').whereRaw('about ^@ ?', [`offer/${id}/`])
      for (const mail of mails)
        await trx.rawQuery(
          `update outbox set next_attempt_at = now() where payload ->> 'mailId' = ?`,
          [mail.id]
        )
    })

  test('thirty seconds are counted down on the page, after a reload too, and undone the candidate hears nothing', async ({
    visit,
    assert,
  }) => {
    const { id, email } = await draftFor()
    const { page } = await visit(at(`/fr/offers/${id}`), { as: 'hr' })
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    const asked = page.getByRole('dialog')
    await expect(asked).toContainText('vous avez 30 secondes pour annuler')
    await asked.getByRole('button', { name: 'Envoyer l’offre' }).click()
    await expect(page.getByText(/^L’e-mail part dans \d+ secondes?\.$/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^L’e-mail part dans \d+ secondes?\.$/)).toBeVisible()
    await expect(page.getByText(/^Part dans \d+ s$/)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('button', { name: 'Annuler l’envoi' }).click()
    await expect(page.getByText(/le candidat n’a rien reçu/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Historique' })).toContainText(
      'Envoi annulé avant le départ de l’e-mail'
    )
    await later(id)

    // Sent again it leaves by itself once they are over.
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await asked.getByRole('button', { name: 'Envoyer l’offre' }).click()
    await expect(page.getByRole('button', { name: 'Annuler l’envoi' })).toBeVisible()
    assert.lengthOf(await mailsTo(email), 0)
    await later(id)
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1)
  })

  test('several that were sent at once are taken back by their notice', async ({ visit }) => {
    const mark = randomUUID().slice(0, 8)
    for (const name of ['Elsa', 'Farid']) await newOffer({ name, mark })
    const { page } = await visit(at(`/fr/offers?search=${mark}`), { as: 'hr' })
    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    const bar = page.getByRole('region', { name: 'Sélection' })
    await bar.getByRole('button', { name: 'Envoyer', exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Envoyer 2 offres ?' })
    await asked.getByRole('button', { name: 'Envoyer', exact: true }).click()
    const notice = page.getByRole('listitem').filter({ hasText: '2 offres envoyées.' })
    await notice.getByRole('button', { name: 'Annuler l’envoi' }).click()
    await expect(page.getByText('2 envois annulés.')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Brouillons (2)' })).toBeVisible()
  })

  test('what blocks and what may not be meant stand beside the draft, each with the way to mend it, on a phone too', async ({
    visit,
    assert,
  }) => {
    const { id } = await draftFor()
    const { page } = await visit(at(`/fr/offers/${id}`), { as: 'hr', ...PHONE })
    const checks = page.getByRole('list', { name: 'Avant d’envoyer' })
    await expect(checks).toContainText('Il n’y a pas de message personnel')
    const line = checks.getByRole('listitem').filter({ hasText: 'message personnel' })
    await line.getByRole('button', { name: 'Écrire' }).click()
    const message = page.getByRole('textbox', { name: /^Message personnel/ })
    await expect(message).toBeFocused()
    await page.keyboard.type('Deux mots pour vous.')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(checks).not.toContainText('message personnel')
    assert.deepEqual(await seriousViolations(page), [])
  })
})
