import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { HYBRID } from '#tests/helpers/package_body'
import { accountOf } from './support/account.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { editorOf, editPath, newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'

const FLEET = 500
const ROWS = 10
/** What a person takes for at once; a shared machine is given some room. */
const AT_ONCE_MS = 300

const cars = Array.from({ length: FLEET }, (_, at) => ({
  id: `car-${at}`,
  description: `Modèle ${String(at).padStart(3, '0')}`,
  energie: at % 3 ? 'ELECTRIQUE' : 'DIESEL',
  ...(at % 3 ? {} : { co2: 105 }),
  valeur: 28_000 + at * 50,
  tcoMensuel: 480 + at,
}))

/** The cars of the company’s catalogue are the fleet. */
async function withFleet(page: Page): Promise<void> {
  const { body } = await (await accountOf('hr')).get('/api/benefits')
  const data: { kind: string; archived: boolean }[] = body.data
  await page.route('**/api/benefits', async (route) => {
    const one = data.find(({ kind, archived }) => kind === 'voitureSociete' && !archived)
    const fleet = cars.map((car) => ({ ...one, ...car, inPackages: true }))
    const others = data.filter(({ kind }) => kind !== 'voitureSociete')
    await route.fulfill({ json: { data: [...fleet, ...others] } })
  })
}

/** The way to the catalogue beside the car, the dialog that has it, and where what is taken stands. */
const catalogueOf = (page: Page) => ({
  opener: page.getByRole('button', { name: 'Choisir dans le catalogue : Voiture de société' }),
  dialog: page.getByRole('dialog', { name: 'Voitures au choix' }),
  model: page.getByRole('textbox', { name: 'Modèle', exact: true }),
})

/** Types into the field or clicks the button that has the focus; answers after how many milliseconds the next frame is done. */
const deedOf = (typed: string) => `new Promise((resolve) => {
  const [element, start] = [document.activeElement, performance.now()]
  if (element instanceof HTMLInputElement) {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    set.call(element, ${JSON.stringify(typed)})
    element.dispatchEvent(new Event('input', { bubbles: true }))
  } else element.click()
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
})`

/** The median of some deeds, in milliseconds. */
async function answers(page: Page, target: Locator, deeds: readonly string[]): Promise<number> {
  const times: number[] = []
  for (const deed of deeds) {
    await target.focus()
    times.push(await page.evaluate<number>(deedOf(deed)))
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}

test.group('A fleet of five hundred', () => {
  test('is searched and sorted at once, ten rows of it drawn, each with what it does to the net', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage(
      { packageType: 'FLEX' },
      {
        salaireBrut: 5200,
        canVoitureSociete: true,
        voitureSocieteOptions: cars,
      }
    )
    const { page } = await visit(editPath(id), { as: 'hr' })
    const table = page.getByRole('table', { name: 'Voitures au choix' })
    await expect(table.getByRole('row')).toHaveCount(ROWS + 1)
    await expect(page.getByText(`1 à 10 sur ${FLEET}`)).toBeVisible()
    // All five hundred were reckoned, a few at a time.
    const first = table.getByRole('row', { name: /Modèle 000/ })
    await expect(first.getByRole('cell', { name: /^[+−]\d/ })).toBeVisible()

    const search = page.getByRole('searchbox', { name: 'Chercher dans la liste' })
    const typed = ['m', 'mo', 'modele 4', 'modele 49', 'modele 499']
    assert.isBelow(await answers(page, search, typed), AT_ONCE_MS)
    await expect(table.getByRole('row')).toHaveCount(2)
    await expect(table.getByRole('row', { name: /Modèle 499/ })).toBeVisible()
    await search.fill('')
    await expect(table.getByRole('row')).toHaveCount(ROWS + 1)

    const effect = table.getByRole('button', { name: /^Net\/mois/ })
    assert.isBelow(await answers(page, effect, Array(5).fill('')), AT_ONCE_MS)
    await expect(table.getByRole('row')).toHaveCount(ROWS + 1)
  })

  test('is chosen from in the dialog of the car: it opens at once, is searched at once, and taken by keys alone', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage({}, { salaireBrut: 5200, ...HYBRID })
    const { page } = await visit(editPath(id), { as: 'hr', before: withFleet })
    const { opener, dialog, model } = catalogueOf(page)
    const opened: number[] = []
    for (let nth = 0; nth < 3; nth++) {
      await opener.focus()
      opened.push(await page.evaluate<number>(deedOf('')))
      await expect(dialog.getByRole('row')).toHaveCount(ROWS + 1)
      if (nth === 2) break
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    assert.isBelow(Math.min(...opened), AT_ONCE_MS)

    const first = dialog.getByRole('row', { name: /Modèle 000/ })
    await expect(first.getByRole('cell', { name: /^[+−]\d/ })).toBeVisible()
    const search = dialog.getByRole('searchbox', { name: 'Chercher dans la liste' })
    const typed = ['m', 'mo', 'modele 4', 'modele 49', 'modele 499']
    assert.isBelow(await answers(page, search, typed), AT_ONCE_MS)
    await expect(dialog.getByRole('row')).toHaveCount(2)
    await search.press('ArrowDown')
    await expect(dialog.getByRole('button', { name: 'Choisir Modèle 499' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(model).toHaveValue('Modèle 499')
  })

  test('is chosen from with a thumb: one car of five hundred, its net beside it, nothing beside the window', async ({
    visit,
  }) => {
    const id = await newPackage({}, { salaireBrut: 5200, ...HYBRID })
    const { page } = await visit(editPath(id), { as: 'hr', before: withFleet, ...PHONE })
    await editorOf(page).open('Mobilité')
    const { opener, dialog, model } = catalogueOf(page)
    await opener.tap()
    await expect(dialog.getByRole('row')).toHaveCount(ROWS + 1)
    const last = dialog.getByRole('row', { name: /Modèle 499/ })
    await dialog.getByRole('searchbox', { name: 'Chercher dans la liste' }).fill('modele 499')
    await expect(dialog.getByRole('row')).toHaveCount(2)
    await expect(last).toContainText(/Net\/mois.*[+−]\d/)
    await expectNoSideways(page, 'the dialog of the car')
    await last.getByRole('button', { name: 'Choisir Modèle 499' }).tap()
    await expect(dialog).toBeHidden()
    await expect(model).toHaveValue('Modèle 499')
  })
})
