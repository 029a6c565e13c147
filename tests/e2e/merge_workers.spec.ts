import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { ask } from './support/ask.ts'
import { seriousViolations } from './support/axe.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'

/** The same person twice, the second time with a telephone and an offer. */
async function twice() {
  const lastName = `Double ${randomUUID().slice(0, 8)}`
  const [kept, other] = [randomUUID(), randomUUID()]
  await ask('post', 'workers', { id: kept, firstName: 'Lina', lastName, level: 'L2' })
  await ask('post', 'workers', {
    id: other,
    firstName: 'Linda',
    lastName,
    nomFonction: 'Acheteuse',
    level: 'L3',
  })
  await ask('put', `workers/${other}/details`, { version: 1, phone: '0470 12 34 56' })
  await ask('post', 'offers', { workerId: other })
  return { kept, other, lastName }
}

test.group('Two records of one person', () => {
  test('HR chooses the other one, sees both, is told what follows and that there is no way back, and merges', async ({
    visit,
    assert,
  }) => {
    const { kept, other, lastName } = await twice()
    const { page } = await visit(`/fr/team/${kept}`, { as: 'hr' })
    await page.getByRole('link', { name: 'Fusionner avec une autre fiche' }).click()
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'L’autre fiche' }).click()
    const people = page.getByRole('dialog')
    await people.getByRole('searchbox').fill(`Linda ${lastName}`)
    await people.getByRole('radio', { name: new RegExp(`Linda ${lastName}`) }).check()
    await people.getByRole('button', { name: 'Sélectionner' }).click()

    // Where this record is silent the other one speaks; elsewhere this one does, until HR says otherwise.
    const radio = (field: string, record: string) =>
      main.getByRole('radio', { name: `${field}, ${record}` })
    await expect(radio('Fonction', 'L’autre fiche')).toBeChecked()
    await expect(radio('Téléphone', 'L’autre fiche')).toBeChecked()
    await expect(radio('Niveau', 'Cette fiche')).toBeChecked()
    await radio('Niveau', 'L’autre fiche').check()
    await expect(main.getByText('1 offre', { exact: true })).toBeVisible()
    await expect(main.getByText(/ne peut être annulée/)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])

    await main.getByRole('button', { name: 'Fusionner' }).click()
    const sure = page.getByRole('dialog', { name: /Fusionner ces deux fiches/ })
    await sure.getByRole('button', { name: 'Fusionner' }).click()
    await expect(page).toHaveURL(new RegExp(`/fr/team/${kept}$`))
    const heading = page.getByRole('heading', { level: 1, name: `Lina ${lastName}` })
    await expect(heading).toBeVisible()
    await expect(main.getByText('Acheteuse').first()).toBeVisible()
    await expect(main.getByText('L3', { exact: true })).toBeVisible()
    // As it was read where it was told.
    await expect(main.getByText('+32470123456')).toBeVisible()

    // The old address leads here.
    await page.goto(`/fr/team/${other}`)
    await expect(page).toHaveURL(new RegExp(`/fr/team/${kept}$`))
    await expect(heading).toBeVisible()
  })

  test('on a phone it is one under the other; what is in the way is said', async ({
    visit,
    assert,
  }) => {
    const { kept, other } = await twice()
    const { page } = await visit(`/fr/team/${kept}/merge?other=${other}`, { as: 'hr', ...PHONE })
    await expect(page.getByRole('radio').first()).toBeVisible()
    await expectNoSideways(page, 'merge')
    assert.deepEqual(await seriousViolations(page), [])
    const { page: itself } = await visit(`/fr/team/${kept}/merge?other=${kept}`, {
      as: 'hr',
      refusals: [[422, `/api/workers/${kept}/merge`]],
    })
    await expect(itself.getByText(/ne peut être fusionnée avec elle-même/)).toBeVisible()
  })
})
