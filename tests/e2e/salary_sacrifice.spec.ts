import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { expect } from './support/expect.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Chooses the first of the active workers; answers their name. */
async function chooseWorker(page: Page, button: string, select: string): Promise<string> {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: button })
  const first = dialog.getByRole('radiogroup').locator('label').first()
  await first.getByRole('radio').check()
  const [name] = (await first.innerText()).split('\n')
  await dialog.getByRole('button', { name: select, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  return name
}

async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

test.group('Salary sacrifice', () => {
  test('HR gives up gross pay for a bike at the same cost, proposes it, prints both sides, and removes it', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    await page
      .getByRole('main')
      .getByRole('link', { name: /Échange salarial/ })
      .click()
    await expect(page.getByRole('heading', { name: /Échange salarial/, level: 1 })).toContainText(
      'Bêta'
    )
    await page.getByRole('link', { name: 'Nouvel échange' }).click()
    await expect(page.getByRole('heading', { name: 'Nouvel échange', level: 1 })).toBeVisible()
    const worker = await chooseWorker(page, 'Choisir une personne', 'Sélectionner')
    await choose(page, 'Lequel', /Cowboy Classic/)

    const before = page.getByRole('table', { name: 'Avant', exact: true })
    const after = page.getByRole('table', { name: 'Après', exact: true })
    await expect(
      page.getByText(/de brut par mois contre Vélo de société · Cowboy Classic/)
    ).toBeVisible()
    await expect(before.getByRole('row', { name: /Coût employeur/ })).toBeVisible()
    // The employer pays what was paid before, to a few cents a year.
    await expect(after.getByRole('row', { name: /Coût employeur/ })).toContainText(/[−+]?0,\d\d\s€/)
    await expect(after.getByRole('row', { name: /^Net [\d\s]/ })).toContainText(/−\d+,\d\d\s€/)
    await expect(page.getByText(/RMMMG \(CCT n°\s43\)/)).toBeVisible()
    await expect(page.getByRole('row', { name: /Base ONSS mensuelle/ })).toBeVisible()

    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(page.getByRole('heading', { name: new RegExp(worker), level: 1 })).toContainText(
      'Brouillon'
    )
    await page.getByRole('button', { name: 'Marquer comme proposé' }).click()
    await expect(page.getByRole('heading', { name: new RegExp(worker), level: 1 })).toContainText(
      'Proposé'
    )
    const address = page.url()
    await page.getByRole('button', { name: 'Plus d’actions' }).click()
    await page.getByRole('menuitem', { name: 'Imprimer' }).click()
    await expect(page).toHaveURL(/\/print\/s\//)
    await expect(page.getByRole('heading', { name: 'Avant', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Après', exact: true })).toBeVisible()
    await expect(page.getByText(worker)).toBeVisible()

    await page.goto('/fr/salary-sacrifice')
    await choose(page, 'Filtrer par statut', 'Proposé')
    await page
      .getByRole('table', { name: 'Échange salarial' })
      .getByRole('link', { name: worker })
      .first()
      .click()
    await expect(page).not.toHaveURL(/status=/)
    await page.goBack()
    await expect(page).toHaveURL(/status=proposed/)
    await expect(page.getByRole('combobox', { name: 'Filtrer par statut' })).toContainText(
      'Proposé'
    )

    await page.goto(address)
    await page.getByRole('button', { name: 'Plus d’actions' }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await expect(page.getByText(`L’échange est supprimé : ${worker}.`)).toBeVisible()
  })

  test('on a phone, in Dutch and with the keyboard, meal vouchers are refused with their article', async ({
    visit,
    assert,
  }) => {
    const { page, expectRefusal } = await visit('/nl/salary-sacrifice/new', { ...PHONE, as: 'hr' })
    await expect(page.getByRole('heading', { name: 'Nieuwe loonruil', level: 1 })).toBeVisible()
    await chooseWorker(page, 'Werknemer kiezen', 'Selecteren')
    expectRefusal(422, '/api/salary-sacrifices/simulation')
    await page.getByRole('combobox', { name: 'Voordeel', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Maaltijdcheques' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/art\. 19bis/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Concept opslaan' })).toBeDisabled()

    await choose(page, 'Voordeel', 'Extralegale vakantiedagen')
    await page.getByRole('spinbutton', { name: 'Extralegale vakantiedagen per jaar' }).fill('3')
    await expect(page.getByText(/in ruil voor 3 extralegale vakantiedagen per jaar/)).toBeVisible()
    assert.isAtMost(Number(await page.evaluate('document.documentElement.scrollWidth')), 360)
  })
})
