import { test } from '@japa/runner'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { keyboard } from './support/hand.ts'
import { expectNoSideways } from './support/sideways.ts'
import { casefileToSign, identify, mailedLink, sendToSign } from './support/signing.ts'
import { wordsOf } from './support/words.ts'

/** What 200 % zoom leaves of a laptop of 1280. */
const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }

test.group('A signer without a mouse', () => {
  test('by keys alone, at 200 % zoom, a signer reads, confirms by code and signs', async ({
    visit,
    assert,
  }) => {
    const t = wordsOf('fr')
    const casefile = await casefileToSign()
    await sendToSign(casefile)
    const { page } = await visit(await mailedLink(casefile.camille), ZOOMED)
    const hand = keyboard(page)
    await expect(page.getByRole('article', { name: `CDI ${casefile.mark}` })).toBeVisible()
    await expectNoSideways(page, 'the words at 200 %')
    // From the list to a document that stands below the first.
    await hand.press(
      page
        .getByRole('navigation', { name: t('signing.documents') })
        .getByRole('button', { name: /^Charte/ })
    )
    await hand.press(page.getByRole('button', { name: t('signing.haveRead') }))
    await identify(page, casefile.camille, hand, t)
    await expectNoSideways(page, 'the name at 200 %')
    assert.deepEqual(await seriousViolations(page), [])
    await hand.write(page.getByLabel(t('signing.name')), 'Camille Renard-Noël')
    await hand.press(page.getByRole('checkbox'))
    await hand.press(page.getByRole('button', { name: t('signing.sign'), exact: true }))
    await expect(page.getByRole('heading', { name: /^Merci, .* C’est signé\.$/ })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
  }).timeout(120_000)
})
