import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { contractToSign } from '#tests/helpers/casefiles'
import { recordFigure } from '#tests/helpers/record_figure'
import { accountOf } from './support/account.ts'
import { seriousViolations } from './support/axe.ts'
import { PHONE } from './support/candidate_offers.ts'
import { counted, type CountedHand } from './support/counted_hand.ts'
import { expect } from './support/expect.ts'
import { keyboard, mouse } from './support/hand.ts'
import { mailsTo, textOf } from './support/mailbox.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

/** The smallest phone that is still held (320 pixels), and what 200 % zoom leaves of a laptop of 1280. */
const SMALL = { ...PHONE, viewport: { width: 320, height: 568 } }
const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }

const MOST_SECONDS = 120
/** A thumb on a phone: a choice or a word of an address. */
const SECONDS_A_FIELD = 8

/** The private address of a form that was mailed to a new worker by their casefile, asking for these parts. */
async function mailedForm(sections?: string[]): Promise<{ address: string; casefileId: string }> {
  const { acme } = stage()
  const email = `${randomUUID()}@example.test`
  const { id: contractId } = await contractToSign(acme, {}, { email })
  const hr = await accountOf('hr')
  const { id } = (await hr.post('/api/casefile', { contractId })).body
  await hr.post(`/api/casefile/${id}/send-worker-form`)
  const found = async () =>
    /https?:\/\/[^\s/]+(\/\w\w\/d\/w\/[\w-]+#[\w-]{43})/.exec(
      (await mailsTo(email)).map(textOf).join('\n')
    )?.[1] ?? null
  await expect.poll(found).not.toBeNull()
  // As a company has it that says why it asks for everything at once.
  if (sections)
    await inTenant(acme.id, (trx) =>
      trx.from('private_links').where({ casefile_id: id }).update({ sections })
    )
  return { address: (await found())!, casefileId: id }
}

const EVERYTHING = ['ADMINISTRATIVE', 'SITUATION', 'BANK']

/** The least that a single person writes. */
async function fillIn(page: Page, hand: CountedHand) {
  await hand.write(page.getByLabel('Date de naissance'), '1993-05-18')
  await hand.write(page.getByLabel('Rue et numéro'), 'Rue Haute 7')
  await hand.write(page.getByLabel('Code postal'), '1000')
  await hand.write(page.getByLabel('Commune'), 'Bruxelles')
}

test.group('The worker’s form on any screen', () => {
  test('on the smallest phone it is filled in within two minutes, and nothing stands out sideways', async ({
    visit,
    assert,
  }) => {
    const { address } = await mailedForm()
    const startedAt = performance.now()
    const { page } = await visit(address, SMALL)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideways(page, 'the form at 320 pixels')
    assert.deepEqual(await seriousViolations(page), [])
    const hand = counted(mouse(page))
    await fillIn(page, hand)
    await page.getByLabel('État civil').selectOption({ label: 'Célibataire' })
    await hand.press(page.getByRole('button', { name: 'Enregistrer' }))
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible()
    const seconds = (performance.now() - startedAt) / 1000 + (hand.count + 2) * SECONDS_A_FIELD
    assert.isAtMost(seconds, MOST_SECONDS)
    recordFigure({
      what: 'seconds in which a worker fills in the form on a phone, eight for each field',
      value: Math.round(seconds),
      unit: 's',
      promise: MOST_SECONDS,
    })
    await expectNoSideways(page, 'the thanks at 320 pixels')
    assert.deepEqual(await seriousViolations(page), [])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible()
    await expect(page.getByText('Vos informations ont été enregistrées avec succès.')).toBeVisible()
  }).timeout(180_000)

  test('each mistake has the sentence of the specification, once its field was left; with one of them nothing is saved', async ({
    visit,
    assert,
  }) => {
    const { address, casefileId } = await mailedForm(EVERYTHING)
    const { page } = await visit(address, PHONE)
    const save = page.getByRole('button', { name: 'Enregistrer' })
    const mistakes = [
      ['Numéro de registre national', '93051822360', 'NISS invalide', '93051822361'],
      ['E-mail', 'noor@', 'Email invalide', 'noor@example.test'],
      ['Compte bancaire (IBAN)', 'BE68539007547035', 'IBAN invalide', 'BE68539007547034'],
      ['BIC', 'KREDBE', 'BIC invalide', 'KREDBEBB'],
    ] as const
    await fillIn(page, counted(mouse(page)))
    await page.getByLabel('État civil').selectOption({ label: 'Célibataire' })
    for (const [, , sentence] of mistakes) await expect(page.getByText(sentence)).toHaveCount(0)
    for (const [label, wrong, sentence] of mistakes) {
      await page.getByLabel(label).fill(wrong)
      await page.getByLabel(label).blur()
      const told = page.getByText(sentence, { exact: true })
      await expect(told).toBeVisible()
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(sentence))
      await expect(save).toBeDisabled()
    }
    assert.deepEqual(await seriousViolations(page), [])
    for (const [label, , sentence, right] of mistakes) {
      await expect(save).toBeDisabled()
      await page.getByLabel(label).fill(right)
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(0)
    }
    await expect(page.getByLabel('Numéro de registre national')).toHaveValue('93.05.18-223.61')
    await expect(save).toBeEnabled()
    const hr = await accountOf('hr')
    assert.equal((await hr.get(`/api/casefile/${casefileId}`)).body.status, 'WORKER_FORM_SENT')
  }).timeout(120_000)

  test('by keys alone, at 200 % zoom, it is filled in and saved', async ({ visit, assert }) => {
    const { address } = await mailedForm()
    const { page } = await visit(address, ZOOMED)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideways(page, 'the form at 200 %')
    const hand = keyboard(page)
    // A day is typed as the browser's own field has it; the tests' speaks American: month, day, year.
    const birth = page.getByLabel('Date de naissance')
    await birth.focus()
    await page.keyboard.type('05181993')
    await expect(birth).toHaveValue('1993-05-18')
    await hand.write(page.getByLabel('Rue et numéro'), 'Rue Haute 7')
    await hand.write(page.getByLabel('Code postal'), '1000')
    await hand.write(page.getByLabel('Commune'), 'Bruxelles')
    const etat = page.getByLabel('État civil')
    await etat.focus()
    await page.keyboard.type('Cohabitant')
    await expect(etat).toHaveValue('cohabitant')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await hand.press(page.getByRole('button', { name: 'Enregistrer' }))
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
  }).timeout(120_000)

  test('any link that opens nothing says so in the words of the specification', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit(`/fr/d/w/no-such-casefile#${'x'.repeat(43)}`, {
      ...SMALL,
      refusals: [[404, '/api/out/casefile/']],
    })
    await expect(page.getByRole('heading', { name: 'Ce lien n’est pas valide' })).toBeVisible()
    await expectNoSideways(page, 'a link that opens nothing, at 320 pixels')
    assert.deepEqual(await seriousViolations(page), [])
  })
})
