import { randomUUID } from 'node:crypto'
import temporal from '#config/temporal'
import type { Subject } from '#modules/shared/subjects/subject'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { workflowClient } from '#workflows/client'
import { followId, waitsFor } from '#workflows/follow/client'
import type { VisitOptions } from './visit.ts'
import { accountOf } from './account.ts'
import { ask } from './ask.ts'
import { attachmentOf, mailsTo, textOf } from './mailbox.ts'
import { newPackage } from './packages.ts'
import { stage } from './stage.ts'

export { EVERY_CHOICE } from './every_choice.ts'

/** How a candidate's phone looks. */
export const PHONE: VisitOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
}

const words = (text: string, variable: string | null = null) => ({
  text,
  bold: variable !== null,
  italic: false,
  variable,
})
const TEXT = [
  { kind: 'title', lines: [[words('Votre rôle chez nous')]] },
  {
    kind: 'paragraph',
    lines: [
      [
        words('Bonjour '),
        words('', 'worker.firstName'),
        words(', votre salaire brut est de '),
        words('', 'package.salaireBrut'),
        words('.'),
      ],
    ],
  },
]

export interface DraftOfTest {
  id: string
  version: number
  /** The candidate's. */
  email: string
  name: string
}

/** An offer of a test's own, ready to be sent, for a new candidate. */
export async function draftFor(
  fields: Record<string, unknown> = {},
  language = 'fr'
): Promise<DraftOfTest> {
  const workerId = randomUUID()
  const lastName = `Peeters ${workerId.slice(0, 6)}`
  const email = `${workerId}@example.test`
  await ask('post', 'workers', { id: workerId, firstName: 'Lotte', lastName, email, language })
  const { packageType = 'FIX', ...rest } = fields
  const packageId = await newPackage({ nomFonction: 'Analyste', packageType }, rest)
  const { id, version } = await ask('post', 'offers', { workerId, packageId, language: 'fr' })
  const draft = await ask('put', `offers/${id}`, { version, body: TEXT })
  return { id, version: draft.version, email, name: `Lotte ${lastName}` }
}

/** The same, sent; answers the private address as HR may copy it, without its host. */
export async function sentTo(
  fields: Record<string, unknown> = {},
  language = 'fr'
): Promise<{ id: string; address: string }> {
  const client = await accountOf('hr')
  const { id, version } = await draftFor(fields, language)
  await client.post(`/api/offers/${id}/send`, { version })
  const { url } = (await client.post(`/api/offers/${id}/link`)).body
  const { pathname, hash } = new URL(url)
  return { id, address: pathname.replace(/^\/\w\w/, `/${language}`) + hash }
}

/** The private address in the mail that a candidate got, without its host; null while there is none. */
export async function mailedAddress(email: string): Promise<string | null> {
  const text = (await mailsTo(email)).map(textOf).join('\n')
  const found = /https?:\/\/[^\s]+(\/\w\w\/o\/[\w-]+#[\w-]{43})/.exec(text)
  return found ? found[1] : null
}

/** The PDF in the mail that thanks a candidate; null while it is not there. */
export async function mailedPdf(email: string): Promise<Buffer | null> {
  const thanks = (await mailsTo(email)).find(({ attachments = [] }) => attachments.length > 0)
  return thanks ? attachmentOf(thanks) : null
}

/** The mails of an offer that the worker noted as sent, in the order in which they were enqueued. */
export function mailsThatLeft(offerId: string): Promise<string[]> {
  return inTenant(stage().acme.id, async (trx) => {
    const mails = await trx
      .from('mails')
      .whereRaw('about ^@ ?', [`offer/${offerId}/`])
      .whereNotNull('sent_at')
      .orderBy('id')
    return mails.map(({ facts }) => facts.kind)
  })
}

/** How far an offer's process is on Temporal: what it waits for, or how it ended; empty while there is none. */
export async function processOf(offerId: string): Promise<string> {
  const { id: companyId } = stage().acme
  const subject: Subject = { type: 'offer', id: offerId }
  try {
    const { workflow } = await workflowClient(temporal)
    const handle = workflow.getHandle(followId(companyId, subject))
    const { status } = await handle.describe()
    if (status.name !== 'RUNNING') return status.name
    return (await waitsFor(temporal, companyId, subject))?.step ?? ''
  } catch {
    // Temporal, or the process, is still to come.
    return ''
  }
}
