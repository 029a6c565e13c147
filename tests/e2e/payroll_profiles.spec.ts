import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { monthsAfter, today } from '#modules/shared/values/days'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

/** A person of the test's own with a number at payroll and a contract that begins today. */
async function hired() {
  const hr = await accountOf('hr')
  const lastName = `Équipage ${randomUUID().slice(0, 8)}`
  const employeeNumber = randomUUID().slice(0, 8)
  const made = await hr.post('/api/workers', { firstName: 'Zoë', lastName, employeeNumber })
  if (made.status >= 300) throw new Error(String(made.raw))
  const place = await inTenant(stage().acme.id, (trx) =>
    trx.from('contract_locations').orderBy('id').firstOrFail()
  )
  const contract = await hr.post('/api/contracts', {
    packageId: await newPackage({ nomFonction: 'Laborantine' }),
    workerId: made.body.id,
    contractLocationId: place.id,
    kind: 'OPEN_ENDED',
    startDateStr: today(),
    schedule: '38 h, lundi à vendredi',
  })
  const { id, version } = contract.body
  const signed = await hr.post(`/api/contracts/${id}/sign`, { version, signedOnStr: today() })
  if (signed.status >= 300) throw new Error(String(signed.raw))
  return { lastName, employeeNumber }
}

test.group('Profiles of payroll files', () => {
  test('a copy in Windows-1252 with a code, looked at, made, compared by its hash, marked as sent and not', async ({
    visit,
    assert,
  }) => {
    const { lastName, employeeNumber } = await hired()
    const name = `Paie ${randomUUID().slice(0, 8)}`
    const { page } = await visit('/fr/team/export-payroll/profiles', { as: 'hr' })
    await page.getByRole('link', { name: 'Copier CSV' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau profil')
    await page.getByLabel('Nom', { exact: true }).fill(name)
    await page.getByRole('combobox', { name: 'Encodage' }).click()
    await page.getByRole('option', { name: 'Windows-1252' }).click()
    const columns = page.getByRole('list', { name: 'Colonnes' })
    await columns.getByRole('button', { name: /^5\. element/ }).click()
    await columns.getByRole('combobox', { name: 'Ce qui s’y trouve' }).click()
    await page.getByRole('option', { name: 'Code de l’élément' }).click()
    await page.getByRole('combobox', { name: 'Ajouter un élément' }).click()
    await page.getByRole('option', { name: 'Salaire brut mensuel', exact: true }).click()
    await page.getByLabel('Code', { exact: true }).fill('0100')
    const example = page.getByRole('region', { name: 'Exemple' })
    await expect(example.getByRole('cell', { name: '0100' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer le profil' }).click()

    await expect(page.getByRole('combobox', { name: 'Profil' })).toHaveText(name)
    await page.getByRole('radio', { name: 'Le fichier' }).click()
    const sample = page.getByRole('region', { name: 'Le fichier' })
    await expect(sample.getByRole('columnheader').first()).toHaveText('employee_number')
    await page.getByRole('button', { name: 'Préparer le fichier' }).click()
    const files = page.getByRole('list', { name: 'Fichiers préparés' })
    const mine = files.getByRole('listitem').filter({ hasText: name })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      mine.getByRole('link', { name: /^CSV du/ }).click(),
    ])
    const bytes = await readFile(await download.path())
    const text = bytes.toString('latin1')
    assert.include(text, `${employeeNumber};${lastName};Zoë;`)
    assert.match(text, new RegExp(`^${employeeNumber};.*;0100;`, 'm'))
    const hash = createHash('sha256').update(bytes).digest('hex')
    await expect(mine).toContainText(`SHA-256 ${hash.slice(0, 12)}`)

    await mine.getByRole('button', { name: /^Marquer comme transmis/ }).click()
    await expect(mine).toContainText('Transmis')
    await expect(mine.getByRole('button', { name: 'Reprendre' })).toHaveCount(0)
    await mine.getByRole('button', { name: /n’a pas été transmis$/ }).click()
    await expect(mine.getByRole('button', { name: /^Marquer comme transmis/ })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await mine.getByRole('button', { name: 'Reprendre' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reprendre' }).click()
    await expect(mine).toHaveCount(0)
  })

  test('Acerta KLX1 on a phone: what is to fill in is said, and the file has its positions', async ({
    visit,
  }) => {
    const { employeeNumber } = await hired()
    const { page } = await visit('/nl/team/export-payroll?profile=acerta-klx1', {
      as: 'hr',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
    })
    await expect(page.getByRole('button', { name: 'Bestand voorbereiden' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Invullen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuw profiel')
    const name = `Acerta ${randomUUID().slice(0, 8)}`
    await page.getByLabel('Naam', { exact: true }).fill(name)
    const columns = page.getByRole('list', { name: 'Kolommen' })
    await columns.getByRole('button', { name: /^2\. employer_number/ }).click()
    await columns.getByLabel('Tekst', { exact: true }).fill('9999999')
    const code = page.getByLabel('Code', { exact: true }).first()
    await code.fill('0100')
    const example = page.getByRole('region', { name: 'Voorbeeld' })
    await expect(example.getByRole('columnheader').nth(2)).toContainText('12–31')
    await expect(example.getByRole('cell', { name: /0100/ }).first()).toBeVisible()
    await expectNoSideways(page, 'the editor')
    await page.getByRole('button', { name: 'Profiel bewaren' }).click()
    await expect(page.getByRole('combobox', { name: 'Profiel' })).toHaveText(name)
    const hr = await accountOf('hr')
    const { data } = (await hr.get('/api/payroll-profiles')).body
    const own = data.find((each: { name: string }) => each.name === name)
    // A month that the contract holds from its first day to the last.
    const month = monthsAfter(today(), 1).slice(0, 7)
    await page.goto(`/nl/team/export-payroll?profile=${own.id}&month=${month}`)
    const sample = page.getByRole('region', { name: 'Het bestand' })
    await expect(sample.getByRole('columnheader').nth(2)).toContainText('12–31')
    await expect(page.getByRole('button', { name: 'Bestand voorbereiden' })).toBeVisible()
    await expect(page.getByText(`KLX1-${month}.txt`)).toContainText('rijen')
    await expectNoSideways(page, 'the preview')
    // Nobody else's test meets it.
    await hr.delete(`/api/payroll-profiles/${own.id}`)
    await inTenant(stage().acme.id, (trx) =>
      trx.from('workers').where('employee_number', employeeNumber).update({ employee_number: null })
    )
  })
})
