import { test } from '@japa/runner'
import { signedIn } from '#tests/helpers/client'
import { sentOffer } from '#tests/helpers/offers'
import { expect } from './support/expect.ts'
import { stage } from './support/stage.ts'

test.group('An offer to be printed by the browser', () => {
  test('the employer sees the letter without the frame of the application; a stranger learns nothing', async ({
    visit,
    assert,
  }) => {
    const { acme } = stage()
    const { link } = await sentOffer(await signedIn('hr'), acme)
    const path = `/fr/print/o/${link}`
    const { page } = await visit(path, { as: 'hr' })
    await expect(page.getByText('Bonjour Zoé, voici')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible()
    await expect(page.getByText('Les simulations sont des estimations indicatives')).toBeVisible()
    assert.isFalse(await page.getByRole('navigation').first().isVisible())
    assert.notMatch(await page.title(), /\d{3}/)

    const { page: stranger } = await visit(path, {
      refusals: [
        [401, `/api/printed-offers/${link}`],
        [404, `/api/out/offers/${link}`],
      ],
    })
    await expect(
      stranger.getByRole('heading', { name: 'Cette offre n’est plus disponible.' })
    ).toBeVisible()
    assert.notInclude(await stranger.content(), 'Zoé')
  })
})
