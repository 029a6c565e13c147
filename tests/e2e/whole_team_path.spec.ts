import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { daysAfter, today } from '#modules/shared/values/days'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'

const written = (day: string) => day.split('-').reverse().join('/')

test.group('A person, from their first day on', () => {
  test('HR adds a worker, makes their contract and changes it, finds them in analytics and in the file for payroll; a manager of others sees none of it', async ({
    visit,
    assert,
  }) => {
    const key = randomUUID().slice(0, 8)
    const [lastName, title] = [`Parcours ${key}`, `Agent ${key}`]
    const name = `Nora ${lastName}`
    const packageId = await newPackage({ nomFonction: title })
    const { page } = await visit(`/fr/contracts/new?packageId=${packageId}`, { as: 'hr' })
    const heading = page.getByRole('heading', { level: 1 })

    // The worker, on the way to the contract.
    await page.getByRole('button', { name: 'Choisir une personne' }).click()
    const people = page.getByRole('dialog')
    await people.getByRole('button', { name: 'Ajouter une personne' }).click()
    await people.getByLabel('Prénom').fill('Nora')
    await people.getByLabel('Nom', { exact: true }).fill(lastName)
    await people.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(heading).toHaveText(`Contrat : ${name}`)

    // The contract, from a month ago on.
    await page
      .getByRole('textbox', { name: /^Premier jour/ })
      .fill(written(daysAfter(today(), -30)))
    await page.getByRole('combobox', { name: 'Lieu de travail' }).click()
    await page.getByRole('option', { name: 'Bruxelles' }).click()
    await page.getByRole('textbox', { name: 'Horaire' }).fill('38 h, lundi à vendredi')
    await page.getByRole('button', { name: 'Créer le contrat' }).click()
    await page.getByRole('button', { name: 'Signé sur papier' }).click()
    const signing = page.getByRole('dialog')
    await signing.getByRole('button', { name: 'Signé sur papier' }).click()
    await expect(signing).toBeHidden()

    // The change: another schedule from tomorrow on.
    await page.getByRole('link', { name: 'Faire un avenant' }).click()
    await page.getByRole('textbox', { name: /^Premier jour/ }).fill(written(daysAfter(today(), 1)))
    await page.getByRole('textbox', { name: 'Horaire' }).fill('38 h, mardi à samedi')
    await page.getByRole('button', { name: 'Créer le contrat' }).click()
    await page.getByRole('button', { name: 'Signé sur papier' }).click()
    await signing.getByRole('button', { name: 'Signé sur papier' }).click()
    await expect(signing).toBeHidden()

    // The person's page tells both.
    const hr = await accountOf('hr')
    const found = await hr.get(`/api/workers?search=${encodeURIComponent(lastName)}`)
    const workerId: string = found.body.data[0].id
    await page.goto(`/fr/team/${workerId}/contracts`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const line = page.getByRole('list', { name: 'Ce qui a changé' })
    await expect(line.getByRole('listitem')).toHaveCount(2)

    // Analytics have them once the worker process computed their figures.
    await expect
      .poll(async () => {
        await page.goto(`/fr/team/analytics/scatter?nomFonction=${encodeURIComponent(title)}`)
        const open = page.getByRole('button', { name: 'En tableau' })
        await expect(open).toBeVisible()
        await open.click()
        return page.getByRole('rowheader', { name }).count()
      })
      .toBeGreaterThan(0)

    // Payroll is told of both versions.
    await page.goto('/fr/team/export-payroll')
    await expect(page.getByText(/^\d+ lignes? pour \d+ personnes?$/).first()).toBeVisible()
    const [made] = await Promise.all([
      page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' && response.url().endsWith('/api/payroll-exports')
      ),
      page.getByRole('button', { name: 'Préparer le fichier' }).click(),
    ])
    await expect(page.getByText(/le fichier est prêt/)).toBeVisible()
    const { id } = (await made.json()) as { id: string }
    const text = String((await hr.get(`/api/payroll-exports/${id}/csv`)).raw)
    for (const part of [lastName, title, '38 h, mardi à samedi']) assert.include(text, part)

    // A manager of others: neither in the list, nor by the address, nor in the figures.
    const { page: managers } = await visit('/fr/team', {
      as: 'manager',
      refusals: [[404, `/api/workers/${workerId}`]],
    })
    await managers.getByRole('searchbox').fill(lastName)
    await expect(managers.getByText('Personne ne correspond à ces critères.')).toBeVisible()
    await managers.goto(`/fr/team/${workerId}`)
    await expect(managers.getByRole('alert')).toContainText('n’existe pas ou plus')
    await managers.goto(`/fr/team/analytics/scatter?nomFonction=${encodeURIComponent(title)}`)
    await expect(managers.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(managers.getByRole('button', { name: 'En tableau' })).toBeVisible()
    await managers.getByRole('button', { name: 'En tableau' }).click()
    await expect(managers.getByText(name)).toHaveCount(0)
  })
})
