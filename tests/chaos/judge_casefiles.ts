import { statusAfter, type CasefileStatus } from '#modules/casefiles/domain/casefile_status'
import type { Told } from './story.ts'

type Row = Record<string, any>

/** Looks at the casefiles of the stories: what was acknowledged is there, each state follows from the one before, one seal. */
export async function judgeCasefiles(
  ask: (sql: string) => Promise<Row[]>,
  stories: readonly Told[]
): Promise<{ wrong: string[]; sealed: number; unsealed: number }> {
  const ids = stories.map(({ offerId }) => `'${offerId}'`).join(',') || 'null'
  const casefiles = await ask(
    `select casefiles.*, contracts.signature,
       (select count(*)::int from casefile_signers s join signing_consents on casefile_signer_id = s.id
         where s.casefile_id = casefiles.id) as consents,
       (select count(*)::int from casefile_documents d where d.casefile_id = casefiles.id and status = 'SIGNED') as signed,
       (select count(*)::int from casefile_documents d where d.casefile_id = casefiles.id) as documents,
       (select count(*)::int from mails where facts ->> 'casefileId' = casefiles.id::text
         and facts ->> 'kind' = 'COPY') as copies,
       (select count(*)::int from (select 1 from mails where facts ->> 'casefileId' = casefiles.id::text
          and facts ->> 'kind' in ('SIGN', 'COPY', 'SEALED_EMPLOYER')
          group by facts ->> 'kind', facts ->> 'signerId', facts ->> 'userId' having count(*) > 1) again) as repeated,
       (select count(*)::int from audit_log where event = 'signing.sealed' and subject_id = casefiles.id) as seals,
       (select count(*)::int from casefile_documents d where d.casefile_id = casefiles.id
         and d.signed_hash is not null and exists (select from audit_log, jsonb_array_elements(details -> 'documents') said
           where event = 'signing.sealed' and subject_id = casefiles.id
             and said ->> 'documentId' = d.id::text and said ->> 'sha256' <> d.signed_hash)) as resealed
     from casefiles left join contracts on contracts.id = contract_id where casefiles.offer_id in (${ids})`
  )
  const events = await ask(
    `select * from timeline_events where casefile_id in
       (select id from casefiles where offer_id in (${ids})) order by id`
  )
  const wrong = stories.flatMap(({ offerId, acknowledged }) => {
    const casefile = casefiles.find((one) => one.offer_id === offerId)
    const told = acknowledged.has('contract sent')
    if (!casefile)
      return told ? [`${offerId}: its contract was sent, and no casefile is there`] : []
    const own = events.filter((event) => event.casefile_id === casefile.id)
    return [...lost(acknowledged, casefile), ...illegal(own, casefile)].map(
      (complaint) => `${offerId}, casefile: ${complaint}`
    )
  })
  const count = (status: CasefileStatus) =>
    casefiles.filter((casefile) => casefile.status === status).length
  return { wrong, sealed: count('SIGNED'), unsealed: count('SEALING') }
}

/** What was answered as done, and is not; and what is half done. */
function lost(acknowledged: Told['acknowledged'], casefile: Row): string[] {
  const complaints: string[] = []
  const { status, consents, documents, signed, signature, copies } = casefile
  const { repeated, seals, resealed } = casefile
  if (acknowledged.has('contract sent') && !casefile.sent_at) complaints.push('sent, and is not')
  const least = acknowledged.has('worker signed') ? 2 : acknowledged.has('company signed') ? 1 : 0
  if (consents < least) complaints.push(`${least} signed, and ${consents} agreed`)
  if (consents > 2) complaints.push(`${consents} agreed, of two`)
  if (acknowledged.has('worker signed') && status !== 'SEALING' && status !== 'SIGNED')
    complaints.push(`all signed, and it stands at ${status}`)
  if (status === 'SIGNED' && (signed !== documents || signature !== 'SIGNED' || copies !== 2))
    complaints.push(`sealed: ${signed}/${documents} documents, ${signature}, ${copies} copies`)
  if (repeated > 0) complaints.push(`${repeated} mails enqueued twice`)
  if (seals !== (status === 'SIGNED' ? 1 : 0) || resealed > 0)
    complaints.push(
      `sealed ${seals} times in the audit log, ${resealed} documents otherwise than it says`
    )
  // Documents are sealed one after the other.
  const isSealing = status === 'SEALING' || status === 'SIGNED'
  if ((signed > 0 && !isSealing) || (signature === 'SIGNED' && status !== 'SIGNED'))
    complaints.push(`signed in part, and stands at ${status}`)
  return complaints
}

/** Events that do not follow from each other by the table of states. */
function illegal(events: readonly Row[], casefile: Row): string[] {
  const complaints: string[] = []
  let status: CasefileStatus = 'DRAFT'
  for (const event of events) {
    const next = after(status, event)
    if (next !== event.status)
      complaints.push(`${event.kind} after ${status} led to ${event.status}`)
    status = event.status
  }
  if (casefile.status !== status)
    complaints.push(`stands at ${casefile.status}, its timeline at ${status}`)
  for (const once of ['CREATED', 'SENT', 'SEALED'])
    if (events.filter(({ kind }) => kind === once).length > 1) complaints.push(`${once} twice`)
  return complaints
}

function after(status: CasefileStatus, { kind, status: now }: Row): string {
  const step =
    kind === 'SENT'
      ? statusAfter(status, 'send', 'EMPLOYER')
      : kind === 'SIGNED'
        ? statusAfter(status, now === 'SEALING' ? 'signLast' : 'sign', 'SIGNER')
        : kind === 'SEALED'
          ? statusAfter(status, 'seal', 'PROCESS')
          : { ok: true as const, status }
  return step.ok ? step.status : `nowhere (${step.problem})`
}
