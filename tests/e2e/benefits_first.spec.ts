import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { accountOf } from './support/account.ts'
import { counted } from './support/counted_hand.ts'
import { expect } from './support/expect.ts'
import { mouse } from './support/hand.ts'
import { editorOf, editPath, newPackage, written } from './support/packages.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const stored = async (id: string) => (await (await accountOf('hr')).get(`/api/packages/${id}`)).body

test.group('Benefits first', () => {
  test('a saved package with a car of the catalogue, vouchers, insurance and telework takes eight clicks', async ({
    visit,
    assert,
  }) => {
    const car = {
      description: `Kia EV3 ${randomUUID()}`,
      energie: 'ELECTRIQUE',
      valeur: 36_000,
      tcoMensuel: 610,
      inPackages: true,
    }
    const admin = await accountOf('admin')
    const made = await admin.post('/api/benefits', { kind: 'voitureSociete', ...car })
    assert.equal(made.status, 201)

    const { page } = await visit('/fr/', { as: 'hr' })
    const hand = counted(mouse(page))
    const dialog = page.getByRole('dialog', { name: 'Nouvelle simulation' })
    const start = page.getByRole('main').getByRole('button', { name: 'Nouvelle simulation' })
    await hand.press(start)
    await dialog.getByRole('textbox', { name: 'Fonction' }).fill('Acheteuse')
    await dialog.getByRole('textbox', { name: 'Salaire brut' }).fill('3000')
    await hand.press(dialog.getByRole('button', { name: 'Créer la simulation' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Acheteuse' })).toBeVisible()

    const add = page.getByRole('combobox', { name: 'Ajouter un avantage' })
    await hand.press(add)
    for (const [typed, name] of [
      [car.description, car.description],
      ['chèques-repas', 'Chèques-repas'],
      ['assurance groupe', 'Assurance groupe'],
      ['télétravail', 'Indemnité de télétravail'],
    ] as const) {
      await page.keyboard.type(typed)
      const hit = page.getByRole('option', { name }).first()
      await expect(hit).toContainText(/coût [+−\d]/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: `Ajouté : ${name}` })).toHaveCount(1)
    }
    await hand.press(editorOf(page).save)
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    // The sign-in of the list of jobs is one more.
    assert.isAtMost(hand.count + 1, 8)

    const id = /packages\/([^/]+)\/edit/.exec(page.url())![1]!
    assert.containsSubset((await stored(id)).package, {
      hasVoitureSociete: true,
      descriptionVS: car.description,
      tcoMensuelVS: 610,
      hasChequeRepas: true,
      hasAssuranceGroupe: true,
      hasTeletravail: true,
    })
  })

  test('on a phone the same is added with a finger, and what is not there is said', async ({
    visit,
  }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr', ...PHONE })
    const add = page.getByRole('combobox', { name: 'Ajouter un avantage' })
    await add.fill('zzz')
    await expect(page.getByText('Aucun avantage de ce nom', { exact: false })).toBeVisible()
    await add.fill('ordinateur')
    await page.getByRole('option', { name: 'Ordinateur portable Appareils' }).tap()
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.getByRole('button', { name: 'Régler Ordinateur portable' }).tap()
    await expect(page.getByRole('switch', { name: 'Ordinateur portable' })).toBeChecked()
  })

  test('the pictures follow the figures, and the sentence to say is copied', async ({
    visit,
    assert,
  }) => {
    const { page, context } = await visit(editPath(await newPackage()), { as: 'hr' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const editor = editorOf(page)
    const stairs = page.getByRole('table', { name: 'Du coût au net' })
    await expect(stairs.getByRole('row', { name: /^Net / })).toContainText(/2\s261/)
    await editor.figure('Net').fill('2600')
    await expect(stairs.getByRole('row', { name: /^Net / })).toContainText(/2\s600/)
    await expect(page.getByText(/^100\s€ de brut en plus, c’est [\d,]+\s€ de net$/)).toBeVisible()
    await page.getByRole('button', { name: 'Copier la phrase' }).click()
    await expect(page.getByRole('button', { name: 'Phrase copiée' })).toBeVisible()
    const said = await page.evaluate<string>('navigator.clipboard.readText()')
    assert.match(said, /^Pour 2\s600\s€ net par mois, il faut 3\s\d{3}\s€ brut par mois, soit/)

    await page.getByRole('button', { name: 'Tableau : Trésorerie par mois' }).click()
    const months = page.getByRole('table', { name: 'Trésorerie par mois' })
    await expect(months.getByRole('row')).toHaveCount(13)
  })

  test('a variant is added, changed, and compared with its package at once', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage({ nomFonction: 'Chimiste' })
    const { page } = await visit(editPath(id), { as: 'hr' })
    await page.getByRole('button', { name: 'Variante', exact: true }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
    const tabs = page.getByRole('navigation', { name: 'Variantes' })
    await expect(tabs.getByRole('link', { name: /^B / })).toHaveAttribute('aria-current', 'page')
    const editor = editorOf(page)
    await editor.gross.fill('3400')
    await editor.save.click()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await tabs.getByRole('button', { name: 'Nommer la variante B' }).click()
    const naming = tabs.getByRole('textbox', { name: 'Nom de la variante B' })
    await naming.fill('Plus de brut')
    await naming.press('Enter')
    await expect(tabs.getByRole('link', { name: /^B Plus de brut / })).toBeVisible()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(tabs.getByRole('link', { name: /^B net / })).toBeVisible()
    await tabs.getByRole('button', { name: 'Nommer la variante B' }).click()
    await naming.fill('Plus de brut')
    await naming.press('Enter')
    await expect(tabs.getByRole('link', { name: /^B Plus de brut / })).toBeVisible()
    await tabs.getByRole('link', { name: /^A / }).click()
    await expect(page).toHaveURL(new RegExp(id))
    await expect(editor.gross).toHaveValue(written('3 000,00'))
    await tabs.getByRole('link', { name: 'Comparer les variantes' }).click()
    await expect(page.getByText('Plus de brut', { exact: true }).first()).toBeVisible()
    const pictures = page.getByRole('table', { name: 'En image' })
    const perEuro = pictures.getByRole('row', { name: /^Net par euro de coût/ })
    await expect(perEuro.getByRole('cell')).toHaveCount(2)
    assert.match(await perEuro.getByRole('cell').first().innerText(), /^0,\d\d\s€$/)
  })

  test('an administrator keeps the benefits of a package as a pack, and HR adds it by its name', async ({
    visit,
  }) => {
    const name = `Pack cadre ${randomUUID()}`
    const made = await newPackage(
      {},
      { hasTeletravail: true, teletravail: 100, hasChequeRepas: true, chequeRepas: 8 }
    )
    const { page: admin } = await visit(editPath(made), { as: 'admin' })
    await admin.getByRole('button', { name: 'Plus d’actions' }).click()
    await admin.getByRole('menuitem', { name: 'Enregistrer les avantages comme pack' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Enregistrer les avantages comme pack' })
    await expect(dialog.getByText(/^Contenu\s: .*Chèques-repas/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Nom du pack' }).fill(name)
    await dialog.getByRole('button', { name: 'Enregistrer le pack' }).click()
    await expect(dialog).toBeHidden()

    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    await page.getByRole('combobox', { name: 'Ajouter un avantage' }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await expect(page.getByRole('switch', { name: 'Télétravail' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Chèques-repas' })).toBeChecked()

    await admin.goto('/fr/settings/avantages')
    const remove = admin.getByRole('button', { name: `Retirer le pack ${name}` })
    await remove.click()
    await expect(remove).toHaveCount(0)
  })

  test('the reason of the withholding tax draws its brackets in one click', async ({ visit }) => {
    const { page } = await visit(editPath(await newPackage()), { as: 'hr' })
    await page.getByRole('button', { name: 'Pourquoi : Précompte professionnel' }).click()
    const why = page.getByRole('dialog', { name: 'Pourquoi : Précompte professionnel' })
    const brackets = why.getByRole('table', { name: /^Impôt par tranche/ })
    await expect(brackets.getByRole('row')).toHaveCount(6)
    await expect(brackets.getByRole('row').nth(1)).toContainText('26,75 %')
    await expect(why.getByText(/^100\s€ de brut en plus/)).toBeVisible()
  })
})
