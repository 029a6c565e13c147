import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { strToU8, zipSync } from 'fflate'
import { commit, list, send } from '#tests/helpers/imports'
import { csvOf, inWindows1252 } from '#tests/helpers/list_files'
import { belcotaxXml, dmfaXml, nissOf } from '#tests/helpers/official_files'
import { seriousViolations } from './support/axe.ts'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { readyToHire } from './support/hiring.ts'
import { attachmentOf, mailsTo, textOf } from './support/mailbox.ts'
import { expectNoSideways } from './support/sideways.ts'

/** People without a contract, and a provider with codes of its own. */
const ROWS = [
  ['Matricule', 'Salaire de base', 'Cotisation ONSS', 'Heures', 'Net à payer'],
  ['P9001', '3000,00', '392,10', '164,67', '2000,00'],
  ['P9002', '3000,00', '392,10', '164,67', '2000,00'],
]

test.group('Payslips beside their computation', () => {
  test('from the provider’s file to why each line differs: month and provider said once, codes assigned, a report looked at', async ({
    visit,
    assert,
  }) => {
    const account = await accountOf('payroll')
    for (const [employeeNumber] of ROWS.slice(1))
      await account.post('/api/workers', { firstName: 'Paie', lastName: employeeNumber, employeeNumber })
    const { page } = await visit('/fr/team/import?target=payslips', { as: 'payroll' })
    await page.getByLabel('Fichier', { exact: true }).setInputFiles({
      name: 'paie.csv',
      mimeType: 'text/csv',
      buffer: inWindows1252(csvOf(ROWS)),
    })
    await page.getByLabel('Mois, pour toutes les lignes').fill('03/2026')
    await page.getByLabel('Secrétariat social, pour toutes les lignes').fill('Essai')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await page.getByRole('button', { name: 'Importer 2 lignes' }).click()
    await page.getByRole('link', { name: 'Comparer les fiches de paie' }).click()
    await page.getByRole('combobox', { name: 'Mois, trimestre ou année' }).click()
    await page.getByRole('option', { name: /^mars 2026/ }).click()

    const codes = page.getByRole('list', { name: 'Codes de paie' })
    await expect(codes.getByRole('listitem')).toHaveCount(4)
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('button', { name: 'Attribuer 4 codes' }).click()
    await expect(page.getByText('Tous les codes de ce mois sont attribués.')).toBeVisible()

    const people = page.getByRole('main').getByRole('table', { name: 'Personnes' })
    await expect(people.getByRole('row')).toHaveCount(3)
    await people.getByRole('link').first().click()
    const lines = page.getByRole('table')
    await expect(lines.getByRole('row', { name: /Salaire brut/ })).toContainText(
      'Aucun contrat ne couvre ce mois.'
    )
    await expect(lines.getByRole('row', { name: /^Total/ })).toContainText(/2\s000,00/)
    await page.goBack()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Télécharger (CSV)' }).click()
    assert.match(await readFile(await (await download).path(), 'utf8'), /P9001;/)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { name: 'Personnes', exact: true })).toBeVisible()
    await expectNoSideways(page, 'the payslip check')
  })

  /** A person with a contract, by the calls that the screens make: pay of CP 200, from a list. */
  async function employed(number: string) {
    const account = await accountOf('payroll')
    const lastName = `Prénom ${number}`
    await account.post('/api/workers', { firstName: 'Écart', lastName, employeeNumber: number })
    const terms = [
      ['Matricule', 'Début du contrat', 'CP', 'Heures par semaine', 'Brut mensuel', 'Fonction'],
      [number, '01/03/2024', '200', '38', '3.000,00', 'Analyste'],
    ]
    const { body: draft, raw } = await send(account, list(terms), { target: 'contracts' })
    const made = await commit(account, draft, false)
    if (made.status !== 200) throw new Error(`${raw} ${made.raw}`)
    return { account, name: `Écart ${lastName}` }
  }

  test('what nothing explains goes to the provider without a name: looked at, an address typed, sent, in their mailbox', async ({
    visit,
    assert,
  }) => {
    const number = 'P9100'
    const { account, name } = await employed(number)
    const rows = [
      ['Matricule', 'Mois', 'Secrétariat social', 'Code', 'Libellé', 'Montant'],
      [number, '02/2026', 'Envoi', '1000', 'Salaire de base', '3000,00'],
      [number, '02/2026', 'Envoi', '3000', 'Précompte professionnel', '123,45'],
    ]
    const { body: draft, raw } = await send(account, list(rows), { target: 'payslips' })
    assert.equal((await commit(account, draft, false)).status, 200, String(raw))
    const codes = [
      { code: '1000', line: 'salaireBrut', isReversed: false },
      { code: '3000', line: 'precompteProfessionnel', isReversed: true },
    ]
    assert.equal((await account.put('/api/payslip-codes', { provider: 'Envoi', codes })).status, 204)

    const to = `paie.${Date.now()}@secretariat.test`
    const { page } = await visit('/fr/team/reconciliation?month=2026-02', { as: 'payroll' })
    await page.getByRole('button', { name: 'Rapport sans noms' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('region')).toContainText('precompteProfessionnel')
    await expect(dialog.getByRole('region')).not.toContainText(name)
    assert.deepEqual(await seriousViolations(page), [])
    await dialog.getByRole('textbox').fill('personne')
    await dialog.getByRole('button', { name: 'Envoyer le rapport' }).click()
    await expect(dialog.getByText('Entrez une adresse e-mail.')).toBeVisible()
    await dialog.getByRole('textbox').fill(to)
    await dialog.getByRole('button', { name: 'Envoyer le rapport' }).click()
    await expect(page.getByText('Le rapport est en route.')).toBeVisible()
    await expect(dialog.getByText(`Envoyé à ${to}`)).toBeVisible()

    await expect.poll(async () => (await mailsTo(to)).length).toBe(1)
    const [mail] = await mailsTo(to)
    assert.include(mail!.subject, 'février 2026')
    assert.notInclude(textOf(mail!), name)
    for (const file of ['barema-2026-02.csv', 'barema-2026-02.json']) {
      const text = (await attachmentOf(mail!, file)).toString()
      assert.include(text, file.endsWith('json') ? 'precompteProfessionnel' : 'Précompte')
      assert.notMatch(text, new RegExp(`${number}|Écart|Analyste`))
    }
  }).timeout(120_000)

  test('a DmfA and 281.10 beside payslips and computed months: sums with causes, each person, a phone too', async ({
    visit,
    assert,
  }) => {
    await readyToHire()
    const account = await accountOf('payroll')
    const niss = nissOf('1984-03-12', 61)
    const files = {
      'dmfa.xml': strToU8(dmfaXml({ quarter: '20252', people: [{ niss, from: '2024-03-01', pay: 9_100, car: 300 }] })),
      '281.xml': strToU8(belcotaxXml({ year: '2025', slips: [{ niss, lastName: 'Declerck', firstName: 'Zita', reference: 'P9200', pay: 38_000 }] })),
    }
    const { body: draft, raw } = await send(account, Buffer.from(zipSync(files)), { target: 'official', fileName: 'd.zip' })
    assert.equal((await commit(account, draft)).status, 200, String(raw))

    const { page } = await visit('/fr/team/reconciliation', { as: 'payroll' })
    await page.getByRole('combobox', { name: 'Mois, trimestre ou année' }).click()
    await page.getByRole('option', { name: '2e trimestre 2025, DmfA (1 personne)' }).click()
    const person = page.getByRole('table', { name: 'Personnes' }).getByRole('row').nth(1)
    await expect(person).toContainText('Zita Declerck')
    await expect(person).toContainText(/9\s100,00/)
    await expect(page.getByText('Code rémunération 10, comparé à rien')).toBeVisible()
    await expect(page.getByText(/Elle ne donne ni l’imposable, ni le précompte, ni le net/)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Télécharger (CSV)' }).click()
    assert.match(await readFile(await (await download).path(), 'utf8'), /P9200;Zita Declerck;Brut soumis/)

    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/fr/team/reconciliation?period=2025')
    await expect(page.getByText('Précompte retenu\u00a0: absent du fichier')).toBeVisible()
    await expectNoSideways(page, 'a declaration')
    assert.deepEqual(await seriousViolations(page), [])
  }).timeout(120_000)
})
