import { test } from '@japa/runner'
import { seriousViolations } from '#tests/e2e/support/axe'
import { expect } from '#tests/e2e/support/expect'

test.group('A control', () => {
  test('a slider moves by the arrows and by pages, stays between its ends, and tells its value in words', async ({
    show,
  }) => {
    const page = await show('slider')
    const slider = page.getByRole('slider', { name: 'Brut' })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '3010 €')
    await page.keyboard.press('PageUp')
    await expect(slider).toHaveAttribute('aria-valuetext', '3110 €')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '3200 €')
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', '0 €')
  })

  test('a question keeps the focus inside, is left by Escape, and gives the focus back', async ({
    show,
    assert,
  }) => {
    const page = await show('question')
    const ask = page.getByRole('button', { name: 'Demander' })
    await ask.click()
    const dialog = page.getByRole('dialog', { name: 'Supprimer ?' })
    await expect(dialog).toHaveAccessibleDescription('Rien ne revient.')
    assert.deepEqual(await seriousViolations(page), [])
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(ask).toBeFocused()
    await expect(page.locator('output')).toHaveText('non')
    await ask.click()
    await dialog.getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.locator('output')).toHaveText('oui')
  })

  test('a menu is opened, walked and chosen from by keys', async ({ show, assert }) => {
    const page = await show('menu')
    const dots = page.getByRole('button', { name: 'Actions pour Ada' })
    await dots.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Copier' })).toBeFocused()
    assert.deepEqual(await seriousViolations(page), [])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('output')).toHaveText('Archiver')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(dots).toBeFocused()
  })
})

test.group('A picture', () => {
  test('says its finding, and has a table with the same figures', async ({ show, assert }) => {
    const page = await show('picture')
    await expect(page.getByRole('img')).toHaveAccessibleName(/mai.*7\s550\s€.*4\s150\s€/)
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('button', { name: /Par mois/ }).click()
    const table = page.getByRole('table')
    // A part that is nought in every month has no column.
    await expect(table.getByRole('columnheader')).toHaveCount(5)
    const rows = table.getByRole('row')
    await expect(rows).toHaveCount(4)
    const cells = await rows.last().getByRole('cell').allInnerTexts()
    assert.deepEqual(
      cells.map((cell) => Number(cell.replace(/\s/g, ''))),
      [5800, 1500, 250, 7550]
    )
  })
})

test.group('Bars by month', () => {
  for (const [part, named] of [
    ['bars', 'JFMAMJJASOND'],
    ['bars-two-years', 'JMMJSNJMMJSN'],
  ] as const)
    test(`on a phone their letters stand evenly: ${named}`, async ({ show, assert }) => {
      const page = await show(part, { viewport: { width: 320, height: 640 } })
      const labels = page.locator('.apexcharts-xaxis-label tspan')
      await expect(labels.first()).toBeVisible()
      const drawn = await labels.evaluateAll((all) =>
        all
          .map((each) => ({ letter: each.textContent ?? '', x: each.getBoundingClientRect() }))
          .filter(({ letter }) => letter !== '')
          .map(({ letter, x }) => ({ letter, middle: x.left + x.width / 2, width: x.width }))
      )
      assert.equal(drawn.map(({ letter }) => letter).join(''), named)
      const gaps = drawn.slice(1).map(({ middle }, at) => middle - drawn[at]!.middle)
      assert.isBelow(Math.max(...gaps) - Math.min(...gaps), 1)
      assert.isAbove(Math.min(...gaps), Math.max(...drawn.map(({ width }) => width)))
    })
})
