import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { verifySealed } from '#modules/sealing/index'
import { closeWorkflowClient } from '#workflows/client'
import { accountOf } from '../support/account.ts'
import { seriousViolations } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { expectNoSideways } from '../support/sideways.ts'
import {
  casefileToSign,
  confirmByMail,
  mailedLink,
  signedCopies,
  SIGNERS_PHONE,
} from '../support/signing.ts'
import { temporalServes } from '../support/temporal_serves.ts'

/** Each turn is a mail that a process promises; the seal is another. */
const TURN = { timeout: 60_000 }

interface Person {
  name: string
  email: string
}

test.group('Signing with a certificate of one’s own, in a browser', (group) => {
  group.setup(temporalServes)
  group.teardown(() => closeWorkflowClient())

  test('three sign on their phones at the provider, one turns back first; each signature is in the file, which verifies', async ({
    visit,
    assert,
  }) => {
    const casefile = await casefileToSign()
    const { id, mark, marc, camille, worker } = casefile
    const { page: hr } = await visit(`/fr/documents/edit-documents/${id}`, { as: 'hr' })
    await hr.getByRole('button', { name: 'Envoyer à signer' }).click()
    const dialog = hr.getByRole('dialog', { name: 'Envoyer les documents à signer' })
    const choose = (name: string, label: string) =>
      dialog.getByLabel(`Signature de ${name}`).selectOption({ label })
    await choose(`CDI ${mark}`, 'Électronique qualifiée')
    await choose('Charte', 'Électronique simple')
    await expect(dialog.getByText(/certificat de développement, sans valeur légale/)).toBeVisible()
    assert.deepEqual(await seriousViolations(hr), [])
    await dialog.getByRole('button', { name: /^Envoyer à \d personnes$/ }).click()
    await expect(dialog).toHaveCount(0)

    const { page, expectRefusal } = await visit(await mailedLink(marc), SIGNERS_PHONE)
    await toProvider(page, marc)
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await expect(page.getByRole('heading', { name: 'Rien n’est signé' })).toBeVisible()
    await expect(page).not.toHaveURL(/#/)
    assert.deepEqual(await seriousViolations(page), [])
    await page.getByRole('link', { name: 'Revenir à la signature' }).tap()
    await agree(page)
    expectRefusal(422, '/api/out/signing/')
    await say(page, { name: 'Léa Janssens', email: '' })
    await expect(page.getByText(/au nom de Léa Janssens/)).toBeVisible()
    await expectNoSideways(page, 'somebody else’s certificate')
    await page.getByRole('link', { name: 'Revenir à la signature' }).tap()
    await agree(page)
    await signAtProvider(page, marc)
    await expect(page.getByText('1 sur 3 a signé')).toBeVisible()

    for (const person of [camille, worker]) {
      const phone = await visit(await mailedLink(person), SIGNERS_PHONE)
      await toProvider(phone.page, person)
      await signAtProvider(phone.page, person)
      if (person !== worker) continue
      await expect(phone.page.getByRole('heading', { name: 'Vos documents signés' })).toBeVisible(
        TURN
      )
      await expect(
        phone.page.getByRole('link', { name: `Télécharger le certificat de CDI ${mark}` })
      ).toBeVisible()
      assert.deepEqual(await seriousViolations(phone.page), [])
    }

    const client = await accountOf('hr')
    const { documents } = (await client.get(`/api/casefile/${id}`)).body
    const contract = documents.find(({ name }: { name: string }) => name === `CDI ${mark}`)
    const verdict = await verifySealed('test', (await client.get(contract.signedPdfUrl)).raw)
    assert.equal(verdict?.verdict, 'valid', verdict?.reason ?? '')
    assert.deepEqual(
      verdict?.signatures.flatMap(({ kind, by }) =>
        kind === 'PERSON' ? [by.replace(' (development certificate)', '')] : []
      ),
      [marc, camille, worker].map(({ name }) => name)
    )
    // Contract, its certificate, and the PDF beside it.
    await expect.poll(async () => (await signedCopies(worker)).length, TURN).toBe(3)
  }).timeout(300_000)
})

/** Reads, confirms by mail, agrees: ends on the provider's page. */
async function toProvider(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'J’ai lu, continuer' }).tap()
  await confirmByMail(page, person)
  await agree(page)
}

async function agree(page: Page): Promise<void> {
  await expect(page.getByText(/Certificat de développement, sans valeur légale/)).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Signer avec mon certificat' }).tap()
  await expect(page.getByRole('heading', { name: 'Signer avec un certificat' })).toBeVisible()
}

/** Says who one is, on the provider's page. */
async function say(page: Page, { name }: Person): Promise<void> {
  const [first, ...rest] = name.split(' ')
  await page.getByLabel('Prénom').fill(first!)
  await page.getByLabel('Nom', { exact: true }).fill(rest.join(' '))
  await page.getByRole('button', { name: 'Continuer' }).tap()
}

/** The two trips, to the page that says thanks. */
async function signAtProvider(page: Page, person: Person): Promise<void> {
  await say(page, person)
  await page.getByRole('button', { name: 'Signer 1 document' }).tap()
  await expect(page.getByRole('heading', { name: /^Merci, .* C’est signé\.$/ })).toBeVisible()
}
