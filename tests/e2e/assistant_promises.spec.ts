import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import type { VisitOptions } from './support/visit.ts'
import { wordsOf } from './support/words.ts'

const LOCALES = ['fr', 'nl', 'en'] as const
/** The amount that each example asks for, wherever it is written. */
const EXAMPLES = [
  ['example_gross', /3.000/],
  ['example_net', /2.000/],
  ['example_cost', /60.000/],
] as const

/** The figures, the package and the buttons of the assistant in a language. */
const openIn = async (visit: TestContext['visit'], locale: string, look: VisitOptions = {}) => {
  const t = wordsOf(locale)
  const visitor = await visit(`/${locale}/`, { as: 'hr', ...look })
  await visitor.page.getByRole('button', { name: t('assistant.open') }).click()
  const dialog = visitor.page.getByRole('dialog', { name: t('assistant.title') })
  return { ...visitor, t, dialog, box: dialog.getByLabel(t('assistant.request')) }
}
test.group('What the assistant promises', () => {
  test('each example fills the box by a click and becomes a package with its figures, in {$self}')
    .with([...LOCALES])
    .run(async ({ visit }, locale) => {
      for (const [example, amount] of EXAMPLES) {
        const { t, dialog, box } = await openIn(visit, locale)
        const words = t(`assistant.${example}`)
        await dialog.getByRole('button', { name: words }).click()
        await expect(box).toHaveValue(words)
        await box.press('Enter')
        await expect(dialog.getByRole('region', { name: t('assistant.figures') })).toContainText(
          amount
        )
        await expect(dialog.getByRole('button', { name: t('assistant.create') })).toBeEnabled()
      }
    })

  test('the button that sends is still without words and while one is waited for, and two thousand signs are the most', async ({
    visit,
    assert,
  }) => {
    const { page, t, dialog, box } = await openIn(visit, 'en')
    const send = dialog.getByRole('button', { name: t('assistant.send') })
    await expect(send).toBeDisabled()
    await box.fill('  \n ')
    await expect(send).toBeDisabled()
    await box.press('Enter')
    await box.fill('x'.repeat(2_100))
    await expect(box).toHaveValue('x'.repeat(2_000))
    await box.fill('3,250 gross, two kids')
    await expect(send).toBeEnabled()

    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let asked = 0
    await page.route('**/api/ai', async (route) => {
      asked++
      await released
      await route.continue()
    })
    await send.click()
    await expect(send).toBeDisabled()
    await expect(dialog.getByRole('button', { name: t('assistant.stop') })).toBeVisible()
    // Neither the keys nor other words send another one meanwhile.
    await box.press('Enter')
    await box.fill('3,300 gross')
    await expect(send).toBeDisabled()
    await box.press('Enter')
    release()
    const said = dialog.getByRole('list', { name: t('assistant.package') })
    await expect(said).toContainText(/3.250/)
    assert.equal(asked, 1)

    // In the conversation likewise.
    const next = dialog.getByLabel(t('assistant.next'))
    await expect(send).toBeDisabled()
    await next.fill('rather 3,300')
    await expect(send).toBeEnabled()
  })

  test('a message changes every two and a half seconds while one waits, out of ten, and no quick answer shows one', async ({
    visit,
    assert,
  }) => {
    // Where motion is reduced it stands still.
    const { page, t, dialog, box } = await openIn(visit, 'nl', { reducedMotion: 'no-preference' })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/ai', async (route) => {
      await released
      await route.continue()
    })
    const asked = performance.now()
    await box.fill('3.250 bruto, twee kinderen')
    await box.press('Enter')
    const message = dialog.locator('[data-thinking]')
    await expect(message).toBeVisible()
    assert.isAtLeast(performance.now() - asked, 400)
    const ten = Array.from({ length: 10 }, (_, at) => t(`assistant.thinking_${at + 1}`))
    const first = await message.innerText()
    assert.include(ten, first)
    await expect(message).toHaveAttribute('aria-hidden', 'true')
    await expect(message).not.toHaveText(first, { timeout: 4_000 })
    assert.include(ten, await message.innerText())
    release()
    await expect(dialog.getByRole('list', { name: t('assistant.package') })).toContainText(/3.250/)
    await expect(message).toHaveCount(0)
  })

  test('a call that fails says so and keeps the request; a package whose second call fails is whole', async ({
    visit,
    assert,
  }) => {
    const { page, t, dialog, box, expectRefusal } = await openIn(visit, 'fr')
    await page.route('**/api/ai', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    expectRefusal(500, '/api/ai')
    await box.fill('3.219 brut')
    await box.press('Enter')
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText('Une erreur est survenue. Veuillez réessayer.')
    await dialog.getByRole('button', { name: t('assistant.modify') }).click()
    await expect(box).toHaveValue('3.219 brut')

    await box.press('Enter')
    await page.route(
      '**/api/packages/*',
      (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 500, body: '' })
          : route.continue(),
      { times: 1 }
    )
    expectRefusal(500, '/api/packages/')
    const made = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/api/packages')
    )
    const create = dialog.getByRole('button', { name: t('assistant.create') })
    await create.click()
    const { id } = await (await made).json()
    await expect(create).toBeEnabled()
    const hr = await accountOf('hr')
    assert.equal((await hr.get(`/api/packages/${id}`)).body.package.salaireBrut, 3219)
    // Asked again, no second one is made.
    await create.click()
    await expect(page).toHaveURL(new RegExp(`/fr/packages/${id}/edit$`))
  })
})
