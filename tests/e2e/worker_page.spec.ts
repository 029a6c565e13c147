import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { ask } from './support/ask.ts'
import { seriousViolations } from './support/axe.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

/** A worker with a contract since the first of the year. */
async function hiredWorker() {
  const id = randomUUID()
  const lastName = `Claes ${id.slice(0, 6)}`
  await ask('post', 'workers', { id, firstName: 'Noor', lastName, email: `${id}@example.test` })
  await inTenant(stage().acme.id, async (trx) => {
    const { package_id: packageId } = await trx.from('contracts').orderBy('id').firstOrFail()
    await trx.table('contracts').insert({
      worker_id: id,
      package_id: packageId,
      start_date: '2026-01-01',
      signature: 'PAPER',
    })
  })
  return { id, name: `Noor ${lastName}` }
}

test.group('The page of a worker', () => {
  test('HR says what the person does, is told of a manager who would be their own, and enters what held before', async ({
    visit,
    assert,
  }) => {
    const { id, name } = await hiredWorker()
    const { page, expectRefusal } = await visit(`/fr/team/${id}`, { as: 'hr' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(main.getByText('Contrat en cours')).toBeVisible()

    await main.getByRole('button', { name: 'Modifier la fonction' }).click()
    await main.getByLabel('Fonction', { exact: true }).fill('Contrôleuse de gestion')
    await main.getByLabel('Niveau').fill('C2')
    await main.getByLabel('Ancienneté depuis le').fill('2019-03-01')
    await main.getByRole('button', { name: 'Responsable' }).click()
    const people = page.getByRole('dialog')
    await people.getByRole('searchbox').fill(name)
    await people.getByRole('radio', { name: new RegExp(name) }).check()
    await people.getByRole('button', { name: 'Sélectionner' }).click()
    expectRefusal(422, `/api/workers/${id}`)
    await main.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(main.getByText(/Personne n’est son propre responsable/)).toBeVisible()
    await main.getByRole('button', { name: 'Sans responsable' }).click()
    await main.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(main.getByText('Contrôleuse de gestion').first()).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])

    await main.getByRole('link', { name: /^Contrats/ }).click()
    await expect(page).toHaveURL(new RegExp(`/fr/team/${id}/contracts$`))
    await main.getByRole('button', { name: 'Contrat passé' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contrat passé' })
    await dialog.getByLabel('Premier jour').fill('2022-11-01')
    await dialog.getByLabel('Brut par mois à l’époque').fill('3200')
    await dialog.getByRole('button', { name: 'Encoder le contrat' }).click()
    await expect(dialog.getByText('Ce champ est obligatoire.').first()).toBeVisible()
    await dialog.getByLabel('Pourquoi l’encoder maintenant').fill('Repris du secrétariat social')
    assert.deepEqual(await seriousViolations(page), [])
    await dialog.getByRole('button', { name: 'Encoder le contrat' }).click()
    const line = main.getByRole('list', { name: 'Ce qui a changé' })
    await expect(line.getByRole('listitem')).toHaveCount(2)
    await expect(line.getByText(/Repris du secrétariat social/)).toBeVisible()
    await expect(line.getByText(/3\s200,00\s€/)).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Brut au fil du temps' })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('every place of it is reached by its own address, on a phone without scrolling sideways', async ({
    visit,
    assert,
  }) => {
    const { id, name } = await hiredWorker()
    const { page } = await visit(`/fr/team/${id}`, { as: 'hr', ...PHONE })
    for (const place of [
      '',
      '/contracts',
      '/offers',
      '/simulations',
      '/documents',
      '/statements',
    ]) {
      await page.goto(`/fr/team/${id}${place}`)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expectNoSideways(page, place)
    }
    await expect(page.getByRole('heading', { name: 'Pas encore de relevé' })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
  })

  test('what other programs call the person is added once a program, and taken away with a way back', async ({
    visit,
  }) => {
    const { id } = await hiredWorker()
    const { page } = await visit(`/fr/team/${id}`, { as: 'hr' })
    const ids = page.getByRole('region', { name: 'Identifiants dans d’autres programmes' })
    const add = async (system: string, identifier: string) => {
      await ids.getByRole('button', { name: 'Ajouter' }).click()
      await ids.getByLabel('Programme').fill(system)
      await ids.getByLabel('Identifiant', { exact: true }).fill(identifier)
      await ids.getByRole('button', { name: 'Enregistrer' }).click()
    }
    await add('Paie', `A-${id.slice(0, 8)}`)
    const listed = ids.getByRole('listitem')
    await expect(listed).toHaveCount(1)
    await ids.getByRole('button', { name: 'Retirer l’identifiant de Paie' }).click()
    await expect(listed).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(listed).toHaveText([new RegExp(`A-${id.slice(0, 8)}`)])
  })

  test('a viewer reads and changes nothing', async ({ visit }) => {
    const { id, name } = await hiredWorker()
    const { page } = await visit(`/fr/team/${id}`, { as: 'viewer' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(main.getByRole('button', { name: /^Modifier/ })).toHaveCount(0)
    await expect(main.getByText('Données personnelles')).toHaveCount(0)
    await page.goto(`/fr/team/${id}/contracts`)
    await expect(main.getByRole('list', { name: 'Ce qui a changé' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Contrat passé' })).toHaveCount(0)
  })
})
