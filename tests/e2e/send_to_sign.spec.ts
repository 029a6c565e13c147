import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { recordFigure } from '#tests/helpers/record_figure'
import { seriousViolations } from './support/axe.ts'
import { counted } from './support/counted_hand.ts'
import { expect } from './support/expect.ts'
import { mouse } from './support/hand.ts'
import { casefileToSign, sendToSign } from './support/signing.ts'
import { stage } from './support/stage.ts'

/** From the home page to a casefile on its way (issue 16). */
const MOST_CLICKS = 6

test.group('Sending to sign', () => {
  test('HR sends a prepared casefile from the home page after at most six clicks, told what a simple signature is worth', async ({
    visit,
    assert,
  }) => {
    const { worker, marc } = await casefileToSign()
    const { page } = await visit('/fr/', { as: 'hr' })
    const hand = counted(mouse(page))
    await hand.press(page.getByRole('link', { name: 'Documents', exact: true }))
    await hand.press(page.getByRole('link', { name: worker.name }))
    await hand.press(page.getByRole('button', { name: 'Envoyer à signer' }))
    const dialog = page.getByRole('dialog', { name: 'Envoyer les documents à signer' })
    // The company signs contracts by hand unless somebody chooses otherwise.
    await hand.press(dialog.getByRole('button', { name: 'Tout signer en ligne, niveau simple' }))
    await expect(dialog.getByText(/pas l’équivalent d’une signature à la main/)).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Envoyer à 3 personnes' }))
    await expect(page.getByText(`Le dossier de ${worker.name} part à la signature.`)).toBeVisible()
    const progress = page.getByRole('list', { name: 'Signatures' })
    await expect(progress.getByRole('listitem').filter({ hasText: marc.name })).toContainText(
      'Invité'
    )
    assert.isAtMost(hand.count, MOST_CLICKS)
    recordFigure({
      what: 'clicks of HR from the home page to a casefile sent to be signed',
      value: hand.count,
      unit: '',
      promise: MOST_CLICKS,
    })
  }).timeout(120_000)

  test('what all have signed and nothing seals is told on its page after an hour', async ({
    visit,
    assert,
  }) => {
    const { acme } = stage()
    const casefile = await casefileToSign()
    await sendToSign(casefile)
    const signedBefore = (minutes: number) =>
      inTenant(acme.id, async (trx) => {
        const at = new Date(Date.now() - minutes * 60_000)
        await trx.from('casefiles').where({ id: casefile.id }).update({ status: 'SEALING' })
        await trx
          .from('casefile_signers')
          .where({ casefile_id: casefile.id })
          .update({ status: 'SIGNED', signed_at: at })
      })
    await signedBefore(59)
    const { page } = await visit(`/fr/documents/edit-documents/${casefile.id}`, { as: 'hr' })
    await expect(page.getByText(/^Tous ont signé\. Les documents/)).toBeVisible()
    await signedBefore(61)
    await page.reload()
    await expect(page.getByText(/le sceau se fait attendre depuis plus d’une heure/)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
  }).timeout(60_000)
})
