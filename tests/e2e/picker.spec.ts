import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { expect } from './support/expect.ts'
import { editPath, newPackage } from './support/packages.ts'

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
})
