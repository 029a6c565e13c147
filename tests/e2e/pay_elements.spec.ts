import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'

const PHONE = { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true }

/** A person of the test's own, and a word for an element that nobody else has. */
async function own() {
  const hr = await accountOf('hr')
  const employeeNumber = randomUUID().slice(0, 8).toUpperCase()
  const lastName = `Variable ${employeeNumber}`
  const made = await hr.post('/api/workers', { firstName: 'Zoë', lastName, employeeNumber })
  if (made.status >= 300) throw new Error(String(made.raw))
  return { name: `Zoë ${lastName}`, employeeNumber, code: `E${employeeNumber}` }
}

test.group('Pay elements', () => {
  test('the list gets a word, a person so much of it; cells are pasted; it is corrected and taken away with a way back', async ({
    visit,
    assert,
  }) => {
    const { name, employeeNumber, code } = await own()
    const { page } = await visit('/fr/team/pay-elements?month=2026-10', { as: 'hr' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Éléments de paie')
    await page.getByRole('button', { name: 'Ajouter : Votre liste d’éléments' }).click()
    const words = page.getByRole('dialog', { name: 'Votre liste d’éléments' })
    await words.getByLabel('Code').fill('pas un code')
    await words.getByLabel('Nom', { exact: true }).fill(`Heures ${code}`)
    await words.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(words.getByText('Écrivez un code de 20 lettres et chiffres au plus')).toBeVisible()
    await words.getByLabel('Code').fill(code.toLowerCase())
    await words.getByRole('combobox', { name: 'Compté en' }).click()
    await page.getByRole('option', { name: 'Heures', exact: true }).click()
    await words.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(words).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Votre liste d’éléments' })).toContainText(
      `${code} · Heures · Une fois`
    )

    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Nouvel élément, octobre 2026' })
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(dialog.getByText('Choisissez une personne.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Personne', exact: true }).click()
    const people = page.getByRole('dialog', { name: 'Choisir une personne' })
    await people.getByRole('searchbox').fill(name)
    await people.getByRole('radio', { name }).check()
    await people.getByRole('button', { name: 'Sélectionner' }).click()
    await dialog.getByRole('combobox', { name: 'Élément' }).click()
    await page.getByRole('option', { name: `${code} · Heures ${code}` }).click()
    await dialog.getByLabel('Heures').fill('8,5')
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill(name)
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('8,50 h')
    assert.deepEqual(await seriousViolations(page), [])

    await page.getByRole('button', { name: 'Importer ou coller' }).click()
    const bring = page.getByRole('dialog', { name: 'Éléments de paie, octobre 2026' })
    await bring
      .getByLabel('Ou collez des cellules')
      .fill(`Matricule\t${code}\n${employeeNumber}\t10,25\n`)
    await bring.getByRole('button', { name: 'Lire les cellules' }).click()
    await expect(bring.getByRole('list', { name: 'Ce que fait l’import' })).toContainText(
      '8,50 → 10,25'
    )
    await bring.getByRole('button', { name: 'Importer 1 ligne' }).click()
    await expect(bring.getByRole('status').filter({ hasText: '1 modifiées' })).toBeVisible()
    await bring.getByRole('button', { name: 'Fermer' }).click()
    await expect(row).toContainText('10,25 h')

    await page.getByRole('button', { name: `Actions pour ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Modifier' }).click()
    const known = page.getByRole('dialog', { name })
    await known.getByLabel('Heures').fill('-2')
    await known.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(row).toContainText(/[-−]2 h/)
    await page.getByRole('button', { name: `Actions pour ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(row).toContainText(/[-−]2 h/)
  })

  test('on the smallest phone, in Dutch: nothing stands beside the screen', async ({
    visit,
    assert,
  }) => {
    const { name, code } = await own()
    const hr = await accountOf('hr')
    const kind = await hr.post('/api/pay-element-kinds', {
      code,
      name: `Uren ${code}`,
      unit: 'DAYS',
      repeats: 'MONTHLY',
    })
    const { data } = (await hr.get(`/api/workers?search=${encodeURIComponent(name)}`)).body
    const made = await hr.post('/api/pay-elements', {
      workerId: data[0].id,
      month: '2026-10',
      kindId: kind.body.id,
      value: 3,
    })
    if (made.status >= 300) throw new Error(String(made.raw))
    const { page } = await visit(
      `/nl/team/pay-elements?month=2026-10&search=${encodeURIComponent(name)}`,
      { as: 'hr', ...PHONE }
    )
    await expect(page.getByText(name, { exact: false }).first()).toBeVisible()
    await expect(page.getByText('3 d', { exact: true }).first()).toBeVisible()
    await expectNoSideways(page, 'pay elements')
    assert.deepEqual(await seriousViolations(page), [])
  })
})
