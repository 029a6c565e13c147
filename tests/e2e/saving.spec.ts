import { test } from '@japa/runner'
import type { BrowserContext } from 'playwright-core'
import { expect } from './support/expect.ts'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { accountOf } from './support/account.ts'
import { editorOf, editPath, newPackage, written } from './support/packages.ts'
import { GREETING } from './support/words.ts'

/** Another person saves the package meanwhile, with this gross salary. */
async function savedElsewhere(id: string, salaireBrut: number): Promise<void> {
  const colleague = await accountOf('payroll')
  const {
    createdAt: _c,
    updatedAt: _u,
    compute: _k,
    lawset: _l,
    id: _i,
    ...stored
  } = (await colleague.get(`/api/packages/${id}`)).body
  const answer = await colleague.put(`/api/packages/${id}`, {
    ...stored,
    package: { ...stored.package, salaireBrut },
  })
  if (answer.status !== 200) throw new Error(`PUT answered ${answer.status}: ${answer.raw}`)
}

const grossOf = async (id: string) =>
  (await (await accountOf('hr')).get(`/api/packages/${id}`)).body.package.salaireBrut as number

test.group('Saving a package', () => {
  test('undo and redo go through what was done, by button and by keyboard', async ({ visit }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    const editor = editorOf(page)
    await expect(editor.undo).toBeDisabled()
    await editor.gross.fill('3200')
    await editor.gross.blur()
    await expect(editor.line('Salaire brut')).toHaveText('3 200,00')
    await editor.undo.click()
    await expect(editor.gross).toHaveValue(written('3 000,00'))
    await expect(editor.line('Salaire net')).toHaveText('2 261,33')
    await page.keyboard.press('Control+Shift+Z')
    await expect(editor.gross).toHaveValue(written('3 200,00'))
    await page.keyboard.press('Control+Z')
    await expect(editor.gross).toHaveValue(written('3 000,00'))
  })

  test('Ctrl+S saves', async ({ visit, assert }) => {
    const id = await newPackage()
    const { page } = await visit(editPath(id), { as: 'hr' })
    await editorOf(page).gross.fill('3250')
    await page.keyboard.press('Control+S')
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    assert.equal(await grossOf(id), 3250)
  })

  test('leaving with unsaved changes asks: stay, leave them, or save them', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage()
    const { page } = await visit(editPath(id), { as: 'hr' })
    const editor = editorOf(page)
    const home = page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Accueil' })
    const question = page.getByRole('dialog', { name: 'Enregistrer avant de quitter ?' })

    await editor.gross.fill('3300')
    await home.click()
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(editor.gross).toHaveValue(written('3 300,00'))

    await home.click()
    await question.getByRole('button', { name: 'Enregistrer et quitter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(GREETING)
    assert.equal(await grossOf(id), 3300)

    await page.goBack()
    await editor.gross.fill('3400')
    await home.click()
    await question.getByRole('button', { name: 'Ne pas enregistrer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(GREETING)
    assert.equal(await grossOf(id), 3300)
    await page.goBack()
    await expect(editor.gross).toHaveValue(written('3 300,00'))
  })

  test('closing the tab with unsaved changes lets the browser ask, and they are there the next time', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage()
    const { page } = await visit(editPath(id), { as: 'hr' })
    const editor = editorOf(page)
    await editor.gross.fill('3350')
    await expect(page.getByText('Modifications non enregistrées', { exact: true })).toBeVisible()
    const asked = page.waitForEvent('dialog')
    const reloaded = page.reload()
    const question = await asked
    assert.equal(question.type(), 'beforeunload')
    await question.accept()
    await reloaded
    await expect(
      page.getByText(/^Vos modifications non enregistrées du .* ont été reprises\.$/)
    ).toBeVisible()
    await expect(editor.gross).toHaveValue(written('3 350,00'))
    await page.getByRole('button', { name: 'Revenir à la version enregistrée' }).click()
    await expect(editor.gross).toHaveValue(written('3 000,00'))
  })

  for (const [choice, kept] of [
    ['Reprendre la sienne', 4000],
    ['Enregistrer la mienne', 3600],
  ] as const) {
    test(`a version saved by another user meanwhile is not overwritten unasked: "${choice}"`, async ({
      visit,
      assert,
    }) => {
      const id = await newPackage()
      const { page, expectRefusal } = await visit(editPath(id), { as: 'hr' })
      const editor = editorOf(page)
      await expect(editor.gross).toHaveValue(written('3 000,00'))
      await savedElsewhere(id, 4000)
      expectRefusal(409, `/api/packages/${id}`)
      await editor.gross.fill('3600')
      await editor.save.click()
      const question = page.getByRole('dialog', { name: 'Modifié entre-temps' })
      await expect(question).toContainText('Quelqu’un a enregistré une autre version')
      await expect(question).toContainText(/ a enregistré sa version le /)
      const gross = question.getByRole('row', { name: /Salaire brut/ })
      await expect(gross).toContainText(/4\s000.*3\s600/)
      assert.equal(await grossOf(id), 4000)
      await question.getByRole('button', { name: choice }).click()
      await expect(question).toBeHidden()
      await expect(editor.gross).toHaveValue(
        written(choice === 'Reprendre la sienne' ? '4 000,00' : '3 600,00')
      )
      await expect(page.getByText(/^Enregistré à/)).toBeVisible()
      assert.equal(await grossOf(id), kept)
    })
  }

  for (const [way, end] of [
    // The sign-in screen ends the session.
    [
      'in another tab',
      async (context: BrowserContext) => {
        const other = await context.newPage()
        const ended = other.waitForResponse((answer) => answer.request().method() === 'DELETE')
        await other.goto('/fr/login')
        await ended
        await other.close()
      },
    ],
    // An answer still under way would bring its cookie back.
    [
      'with all its cookies',
      async (context: BrowserContext) => {
        await context.pages()[0].waitForLoadState('networkidle')
        await context.clearCookies()
      },
    ],
  ] as const) {
    test(`a session that ended ${way} keeps what was typed over the new sign-in`, async ({
      visit,
      assert,
    }) => {
      const id = await newPackage()
      const { page, context, expectRefusal } = await visit(editPath(id), {
        as: 'hr',
        ownSession: true,
      })
      const editor = editorOf(page)
      await expect(editor.gross).toHaveValue(written('3 000,00'))
      await end(context)
      expectRefusal(401, '/api/')
      // The proof of a page is gone with its cookies; the application fetches a new one and asks again.
      expectRefusal(403, `/api/packages/${id}`)
      await editor.gross.fill('3456')
      // At once: nothing may wait for a pause in the typing.
      await page.keyboard.press('Control+S')
      await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
      await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('hr@acme.test')
      await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/fr/packages/${id}/edit$`))
      await expect(editor.gross).toHaveValue(written('3 456,00'))
      await expect(page.getByText(/ont été reprises\.$/)).toBeVisible()
      await editor.save.click()
      await expect(page.getByText(/^Enregistré à/)).toBeVisible()
      assert.equal(await grossOf(id), 3456)
    })
  }

  test('without a network the figures go on, the work is kept, and is saved when the network is back', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage()
    const { page, context } = await visit(editPath(id), { as: 'hr' })
    const editor = editorOf(page)
    await expect(editor.gross).toHaveValue(written('3 000,00'))
    await context.setOffline(true)
    await expect(page.getByText(/^Vous êtes hors ligne\./)).toBeVisible()
    await editor.gross.fill('3500')
    await expect(editor.line('Cotisation ONSS personnelle')).toHaveText('−457,45')
    await expect(page.getByText('Hors ligne, conservé sur cet appareil')).toBeVisible()
    await editor.save.click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Le package n’est pas enregistré.' })
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Vous êtes hors ligne\./)).toBeHidden()
    await editor.save.click()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    assert.equal(await grossOf(id), 3500)
  })

  test('a refusal of the server is said with its request number, and nothing typed is lost', async ({
    visit,
  }) => {
    const id = await newPackage()
    const { page, expectRefusal } = await visit(editPath(id), { as: 'hr' })
    expectRefusal(500, `/api/packages/${id}`)
    await page.route(`**/api/packages/${id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 500,
            contentType: 'application/problem+json',
            body: JSON.stringify({
              status: 500,
              code: 'E_INTERNAL',
              title: 'x',
              detail: 'x',
              requestId: 'request-42',
            }),
          })
        : route.fallback()
    )
    const editor = editorOf(page)
    await editor.gross.fill('3700')
    await editor.save.click()
    const alert = page.getByRole('alert').filter({ hasText: 'Le package n’est pas enregistré.' })
    await expect(alert).toContainText('request-42')
    await expect(alert).toContainText('Votre saisie est conservée sur cet appareil')
    await expect(editor.gross).toHaveValue(written('3 700,00'))
  })
})
