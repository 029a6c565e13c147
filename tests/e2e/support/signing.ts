import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { contractToSign } from '#tests/helpers/casefiles'
import { CONTRACT_BODY } from '#tests/helpers/contract_template'
import { madePdf } from '#tests/helpers/made_pdf'
import { accountOf } from './account.ts'
import { ask } from './ask.ts'
import { PHONE } from './candidate_offers.ts'
import { expect } from './expect.ts'
import { finger, type Hand } from './hand.ts'
import { attachmentOf, mailsTo, textOf } from './mailbox.ts'
import { stage } from './stage.ts'

/** A mail, and the process behind it, may take its time beside other tests. */
const MAIL = { timeout: 60_000 }
/** Nothing is mocked: each phone is a browser of its own. */
export const SIGNERS_PHONE = PHONE

export interface Person {
  name: string
  email: string
}

/** A casefile that waits to be sent, and those who sign it: two of the company together, then the worker. */
export interface CasefileToSign {
  id: string
  mark: string
  marc: Person
  camille: Person
  worker: Person
  /** Of the company too, and not asked. */
  ines: Person
}

/**
 * A contract with a PDF beside it, to be signed by people with mailboxes of their own.
 *
 * @param body the text of the contract
 */
export async function casefileToSign(body: object[] = CONTRACT_BODY): Promise<CasefileToSign> {
  const { acme } = stage()
  const mark = randomUUID().slice(0, 6)
  await sayYesToSimple()
  const person = (name: string): Person => ({
    name: `${name} ${mark}`,
    email: `${name.split(' ')[0]!.toLowerCase()}-${mark}@example.test`,
  })
  const [marc, camille, ines] = [
    person('Marc Dupont'),
    person('Camille Renard'),
    person('Inès Roux'),
  ]
  ines.email = `ines-${mark}@example.test`
  const admin = await accountOf('admin')
  const signer = async ({ name, email }: Person): Promise<string> => {
    const made = await admin.post('/api/signers', { name, email, nomFonction: 'Direction' })
    if (made.status >= 300) throw new Error(`a signer: ${made.status} ${made.raw}`)
    return made.body.id
  }
  const first = await signer(marc)
  const second = await signer(camille)
  await signer(ines)
  const worker = { name: `Zoé Maes ${mark}`, email: `zoe-${mark}@example.test` }
  const contract = await contractToSign(acme, {}, { email: worker.email })
  await inTenant(acme.id, (trx) =>
    trx
      .from('workers')
      .where({ id: contract.workerId })
      .update({ first_name: 'Zoé', last_name: `Maes ${mark}` })
  )
  const template = await ask('post', 'document-templates', {
    ...{ id: randomUUID(), name: `CDI ${mark}`, language: 'fr', kind: 'CONTRACT' },
    body,
  })
  const { id } = await ask('post', 'casefile', { id: randomUUID(), contractId: contract.id })
  await ask('post', `casefile/${id}/add-documents`, [template.id])
  const client = await accountOf('hr')
  const added = await client.send('POST', `/api/casefile/${id}/add-pdf?name=Charte`, {
    rawBody: madePdf({ pages: 2, words: 'Charte' }),
    headers: { 'content-type': 'application/pdf' },
  })
  await ask('put', `casefile/${id}`, {
    version: added.body.version,
    signers: [
      { signerId: first, order: 1 },
      { signerId: second, order: 1 },
      { signerId: null, order: 2 },
    ],
  })
  return { id, mark, marc, camille, ines, worker }
}

/** An administrator has read what a simple signature under a contract means, once for the company. */
async function sayYesToSimple(): Promise<void> {
  const admin = await accountOf('admin')
  const { simpleAccepted, simpleMeans } = (await admin.get('/api/signing-settings')).body
  if (!simpleAccepted) await admin.post('/api/signing-settings/accept-simple', { simpleMeans })
}

/** Sends it to be signed online, each document at the simple level, through the API. */
export async function sendToSign({ id }: CasefileToSign): Promise<void> {
  const { version, documents } = (await (await accountOf('hr')).get(`/api/casefile/${id}`)).body
  const levels = documents.map(({ id: documentId }: { id: string }) => ({
    ...{ documentId, level: 'SIMPLE' },
  }))
  await ask('post', `casefile/${id}/send`, { version, levels })
}

/** The newest private address that was mailed to a signer, without its host. */
export async function mailedLink({ email }: Person): Promise<string> {
  let link: string | null = null
  const newest = async () => {
    const text = (await mailsTo(email)).map(textOf).join('\n')
    return (link =
      [...text.matchAll(/https?:\/\/[^\s/]+(\/\w\w\/s\/[\w-]+#[\w-]{43})/g)].at(-1)?.[1] ?? null)
  }
  await expect.poll(newest, MAIL).not.toBeNull()
  return link!
}

/** Asks for a code on the page and types the one that comes by mail. */
export async function confirmByMail(
  page: Page,
  person: Person,
  hand = finger(page)
): Promise<void> {
  const code = await mailedCode(person, () =>
    hand.press(page.getByRole('button', { name: /^Envoyer un code à/ }))
  )
  await hand.write(page.getByLabel('Code à six chiffres'), code)
  const answered = page.waitForResponse((response) => response.url().endsWith('/confirm-code'))
  await hand.press(page.getByRole('button', { name: 'Confirmer le code' }))
  const status = (await answered).status()
  if (status !== 200)
    throw new Error(`${code} answered ${status}: ${await knownCodes(person.email)}`)
}

/** Asks for the code, types it, and is at the step that asks for the name. */
export async function identify(
  page: Page,
  person: Person,
  hand: Hand,
  t: (id: string) => string
): Promise<void> {
  const send = page.getByRole('button', { name: t('signing.sendCode_EMAIL').split('{')[0] })
  const code = await mailedCode(person, () => hand.press(send))
  await hand.write(page.getByLabel(t('signing.code'), { exact: true }), code)
  await hand.press(page.getByRole('button', { name: t('signing.confirmCode') }))
  await expect(
    page.getByRole('heading', { name: t('signing.signTitle'), exact: true })
  ).toBeVisible()
}

/** The code that comes by mail once somebody asked for it. */
export async function mailedCode({ email }: Person, askFor: () => Promise<void>): Promise<string> {
  const before = (await codesOf(email)).length
  await askFor()
  await expect.poll(async () => (await codesOf(email)).length, MAIL).toBeGreaterThan(before)
  return (await codesOf(email)).at(-1)!
}

/** Codes stand at the end of their line: a name may hold six digits too. */
async function codesOf(email: string): Promise<string[]> {
  return (await mailsTo(email)).flatMap((mail) => /: (\d{6})$/m.exec(textOf(mail))?.[1] ?? [])
}

/** What the database and the mailbox have of a person's codes, for the message of a failure. */
async function knownCodes(email: string): Promise<string> {
  const rows = await inTenant(stage().acme.id, async (trx) => ({
    codes: await trx.from('signing_codes').orderBy('id', 'desc').limit(3),
    sessions: await trx.from('link_sessions').orderBy('id', 'desc').limit(5),
    mails: await trx.from('mails').where('kind', 'signing-code').orderBy('id', 'desc').limit(3),
  }))
  const texts = (await mailsTo(email)).map((mail) => [mail.subject, textOf(mail)])
  return JSON.stringify({ now: new Date(), ...rows, texts })
}

/** Reads, confirms by mail, types the name and signs; ends on the page that says thanks. */
export async function signOnPhone(page: Page, person: Person, hand = finger(page)): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'J’ai lu, continuer' }))
  await confirmByMail(page, person, hand)
  await expect(page.getByLabel('Prénom et nom')).toHaveValue(person.name)
  await hand.press(page.getByRole('checkbox'))
  await hand.press(page.getByRole('button', { name: 'Je signe' }))
  await expect(page.getByRole('heading', { name: /^Merci, .* C’est signé\.$/ })).toBeVisible()
}

/** The sealed copy of a document that a person was mailed, once it is there. */
export async function mailedCopy(person: Person, fileName: string): Promise<Buffer> {
  await expect.poll(() => signedCopies(person), MAIL).toContain(fileName)
  const mails = await mailsTo(person.email)
  const mail = mails.find(({ attachments = [] }) =>
    attachments.some(({ filename }) => filename === fileName)
  )
  return attachmentOf(mail!, fileName)
}

/** The names of the PDFs that a person's mails carry. */
export async function signedCopies({ email }: Person): Promise<string[]> {
  return (await mailsTo(email)).flatMap(({ attachments = [] }) =>
    attachments
      .filter(({ contentType }) => contentType === 'application/pdf')
      .map(({ filename }) => filename)
  )
}
