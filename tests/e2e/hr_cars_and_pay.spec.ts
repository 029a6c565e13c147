import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Connect } from '#modules/integrations/actions/connect'
import { HrSources } from '#modules/integrations/index'
import { sendPayElements } from '#modules/integrations/jobs/send_pay_elements'
import { unwrap } from '#modules/shared/result'
import { resolveCompany } from '#modules/shared/tenancy/resolve_company'
import { unitsOfJob } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { carryOut, FakeHr, personOf, serveHr } from '#tests/helpers/fake_hr'
import { localAccount } from '#tests/helpers/hr_local'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'

const PHONE = {
  viewport: { width: 320, height: 700 },
  hasTouch: true,
  isMobile: true,
  colorScheme: 'dark',
} as const
const MONTH = '2026-10'

/** Who is known of Officient would be missed by the next story that connects it. */
const forget = (companyId: string) =>
  inTenant(companyId, (trx) =>
    trx.from('worker_external_ids').whereILike('system', 'officient').delete()
  )

/** Officient in the test's hand, connected and read once, with one person of the test's own and what they drive. */
async function connected(cleanup: (work: () => void | Promise<void>) => void) {
  const own = randomUUID().slice(0, 8)
  const account = await accountOf('admin')
  const hr = serveHr(new FakeHr())
  cleanup(() => app.container.restore(HrSources))
  const person = { firstName: 'Zoë', lastName: `Flotte ${own}`, employeeNumber: own }
  const terms = {
    startDate: '2024-03-01',
    commissionParitaire: '200',
    employmentType: 'EMPLOYE',
    regimeNumerateur: '38',
    regimeDenominateur: '38',
    salaireBrut: '3250.00',
    nomFonction: 'Analyste',
    // Other stories add places: one of several is to be told.
    contractLocation: 'Bruxelles',
  }
  hr.people = [personOf('1', person, { contract: terms })]
  hr.fleet = [
    {
      id: '11',
      personId: '1',
      name: `Enyaq ${own}`,
      catalogueValue: '48000.00',
      co2: '0',
      fuel: 'electric',
      yearlyCost: '8640.00',
    },
  ]
  const companyId = (await resolveCompany('acme'))!
  // A first try that failed leaves its connection: it is removed when the test is over.
  for (const left of (await account.get('/api/integrations')).body.data)
    if (left.system === 'officient') await account.delete(`/api/integrations/${left.id}`)
  const units = unitsOfJob('test', { companyId, requestId: 'test' })
  const input = { system: 'officient', key: { token: 'a key' } } as const
  const { id } = unwrap(await Connect.handle(units, input, hr, (code) => code))
  cleanup(async () => {
    await account.delete(`/api/integrations/${id}`)
    await forget(companyId)
  })
  const run = async (body: object) => {
    const { body: asked } = await account.post(`/api/integrations/${id}/sync`, body)
    await carryOut(companyId, asked.id)
    return asked.id as string
  }
  await run({})
  const runId = await run({ dryRun: false, all: true })
  return { own, runId, name: `Zoë Flotte ${own}` }
}

test.group('Cars and pay elements of an HR system', () => {
  test('a car is asked about: into the catalogue, onto the package of who drives it; on a phone in the dark, in Dutch', async ({
    visit,
    assert,
    cleanup,
  }) => {
    const { own, runId, name } = await connected(cleanup)
    const { page } = await visit('/nl/settings/integrations', { as: 'admin', ...PHONE })
    await page.getByText('Wagens', { exact: true }).click()
    await expect(page.getByText('1 wagen gelezen op', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Wagens bekijken' }).click()
    await page.waitForURL(new RegExp(runId))
    const car = page.getByRole('listitem').filter({ hasText: `Enyaq ${own}` })
    await expect(car).toContainText('Niet in uw catalogus')
    await expect(car).toContainText(`${name} rijdt ermee; het pakket heeft geen wagen.`)
    await expectNoSideways(page, 'cars of a run')
    assert.deepEqual(await seriousViolations(page), [])
    await car.getByRole('button', { name: 'Aan de catalogus toevoegen' }).click()
    await expect(car).toContainText('Aan de catalogus toegevoegd')
    await car.getByRole('button', { name: 'In het pakket zetten' }).click()
    await expect(car).toContainText('In het pakket.')
    await expect(car.getByRole('button')).toHaveCount(0)
    await car.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(own)
  })

  test('a bonus of a month is sent to Officient: its code said once, looked at, pressed, answered row by row; corrected the next time', async ({
    visit,
    assert,
    cleanup,
  }) => {
    // The product asks the system itself: the local server stands in its place.
    const account = await accountOf('admin')
    const people = localAccount(1)
    await people.begin()
    const companyId = (await resolveCompany('acme'))!
    const made = async (path: string, body: object) => {
      const answer = await account.post(path, body)
      if (answer.status !== 201) throw new Error(String(answer.raw))
      return answer.body
    }
    const { id, version } = await made('/api/integrations', {
      system: 'officient',
      key: people.key('officient').fields,
    })
    // Officient names no joint committee.
    const meant = [{ field: 'commissionParitaire', from: '', to: 'BECP200' }]
    await account.put(`/api/integrations/${id}`, { version, meant })
    cleanup(async () => {
      await account.delete(`/api/integrations/${id}`)
      await forget(companyId)
    })
    for (const body of [{}, { dryRun: false, all: true }]) {
      const { body: run } = await account.post(`/api/integrations/${id}/sync`, body)
      await carryOut(companyId, run.id)
    }
    const own = randomUUID().slice(0, 8)
    const granted = async () =>
      (await people.granted()).map((each: any) => each.parts.total_value as string)
    const code = `B${own.toUpperCase()}`
    const bonus = `Bonus ${own}`
    const kind = await made('/api/pay-element-kinds', {
      code,
      name: bonus,
      unit: 'EUR',
      repeats: 'ONCE',
    })
    const { worker_id: workerId } = await inTenant(companyId, (trx) =>
      trx.from('sync_rows').whereNotNull('worker_id').orderBy('id', 'desc').firstOrFail()
    )
    const month = { workerId, month: MONTH, kindId: kind.id }
    const element = await made('/api/pay-elements', { ...month, value: 250 })
    const work = async () => {
      const jobs = await inTenant(companyId, (trx) =>
        trx.from('outbox').where('name', 'send-pay-elements').select('payload')
      )
      for (const { payload } of jobs) await sendPayElements.handle(payload)
    }

    const { page } = await visit(`/fr/team/pay-elements?month=${MONTH}`, { as: 'hr' })
    await page.getByRole('button', { name: 'Envoyer à Officient' }).click()
    const dialog = page.getByRole('dialog', { name: 'octobre 2026 vers Officient' })
    const row = dialog.getByRole('row').filter({ hasText: bonus })
    await expect(row).toContainText('sans code dans Officient')
    await dialog.getByLabel(bonus).selectOption('3110')
    await dialog.getByRole('button', { name: 'Enregistrer les codes' }).click()
    await expect(row).toContainText('Sera envoyé')
    assert.deepEqual(await seriousViolations(page), [])
    await dialog.getByRole('button', { name: 'Envoyer 1 élément' }).click()
    await expect(row).toContainText('En route vers Officient')
    await work()
    await expect(row).toContainText('Dans Officient.')
    assert.deepEqual(await granted(), ['250.00'])
    await expect(dialog.getByRole('button', { name: /^Envoyer/ })).toHaveCount(0)

    await account.put(`/api/pay-elements/${element.id}`, { value: 300, version: 1 })
    const { page: phone } = await visit(`/nl/team/pay-elements?month=${MONTH}`, {
      as: 'hr',
      ...PHONE,
    })
    await phone.getByRole('button', { name: 'Naar Officient sturen' }).click()
    const small = phone.getByRole('dialog', { name: 'oktober 2026 naar Officient' })
    await expect(small.getByText('wordt in Officient verbeterd', { exact: false })).toBeVisible()
    await expectNoSideways(phone, 'pay elements on their way')
    assert.deepEqual(await seriousViolations(phone), [])
    await small.getByRole('button', { name: '1 element versturen' }).click()
    await work()
    await expect(small.getByText('Verstuurd', { exact: true })).toBeVisible()
    assert.deepEqual(await granted(), ['300.00'])
  })
})
