import { test } from '@japa/runner'
import { closeWorkflowClient } from '#workflows/client'
import { expect } from '../support/expect.ts'
import { mailsTo, textOf } from '../support/mailbox.ts'
import { temporalServes } from '../support/temporal_serves.ts'

/** A process begins seconds after Temporal answers. */
const PROCESS_MS = 60_000
/** Of the demo company: nobody else has their function. */
const READER = { name: 'Bram Peeters', email: 'bram.peeters@example.test', job: 'Projectleider' }

test.group('Reward statements, from HR’s desk to the mail', (group) => {
  group.setup(temporalServes)
  group.teardown(() => closeWorkflowClient())

  test('a round is written, judged, looked at as one of its readers, published, followed and withdrawn', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/reward-statements', { as: 'hr' })
    // Above the list, and in it while it is empty.
    await page.getByRole('main').getByRole('button', { name: 'Nouveaux relevés' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Nouveaux relevés' })
    await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('Relevés de l’histoire')
    await dialog.getByRole('textbox', { name: 'Date du relevé' }).fill('31/10/2026')
    await dialog.getByRole('button', { name: 'Créer' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Relevés de l’histoire')
    await expect(main.getByText('Choisissez d’abord les destinataires.')).toBeVisible()

    await main.getByRole('radio', { name: 'Une partie de l’équipe' }).click()
    await main.getByRole('combobox', { name: 'Fonction' }).click()
    await page.getByRole('option', { name: READER.job, exact: true }).click()
    await main.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(main.getByText('1 relevé est prêt, sur 1 personne.')).toBeVisible()

    await main.getByRole('button', { name: 'Publier' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click()
    const row = main.getByRole('table', { name: 'Relevés' }).getByRole('row').filter({
      hasText: READER.name,
    })
    await expect(row).toContainText('Pas encore', { timeout: PROCESS_MS })
    await expect(main.getByRole('progressbar')).toHaveCount(0, { timeout: PROCESS_MS })

    let mail = ''
    await expect
      .poll(
        async () => {
          const mails = await mailsTo(READER.email)
          mail = mails.map((each) => textOf(each)).find((text) => text.includes('/w/reward/')) ?? ''
          return mail
        },
        { timeout: PROCESS_MS }
      )
      .not.toBe('')
    assert.notMatch(mail, /€/)

    await row.getByRole('link', { name: READER.name }).click()
    await expect(page.getByText('Tel que Bram le lit')).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Bram')
    await page.goBack()

    await main.getByRole('button', { name: 'Retirer', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(main.getByText(/Ces relevés ont été retirés/)).toBeVisible()
    await expect(main.getByRole('button', { name: 'Publier' })).toHaveCount(0)
  })
})
