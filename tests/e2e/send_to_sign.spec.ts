import { test } from '@japa/runner'
import { recordFigure } from '#tests/helpers/record_figure'
import { counted } from './support/counted_hand.ts'
import { expect } from './support/expect.ts'
import { mouse } from './support/hand.ts'
import { casefileToSign } from './support/signing.ts'

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
})
