import { companyAddress } from '#config/app'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import { giveLinkSecret, privateAddress } from '#modules/shared/links/issue_link'
import type { PreparedMail } from '#modules/shared/mail/mail_kind'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { latestOf } from '#modules/shared/timeline/timeline'
import { visibleWorkers } from '#modules/team/index'
import { stillHolds } from '../domain/casefile_mails.ts'
import { casefileLetter } from '../mails/casefile_letter.ts'
import type { CasefileMailFacts } from '../mails/casefile_mail.ts'
import type Casefile from '../models/casefile.ts'
import { visibleCasefiles } from '../queries/visible_casefiles.ts'

/**
 * Gathers everything that a mail of a casefile says, and gives its link a secret. What no longer holds, or has no one to
 * go to, is not sent: null.
 */
export class PrepareCasefileMail {
  static async handle(scope: Scope, facts: CasefileMailFacts): Promise<PreparedMail | null> {
    const casefile = await visibleCasefiles(scope).where('id', facts.casefileId).first()
    return casefile && stillHolds(facts.kind, facts, casefile)
      ? prepare(scope, casefile, facts)
      : null
  }
}

async function prepare(
  scope: Scope,
  casefile: Casefile,
  { kind, linkId }: CasefileMailFacts
): Promise<PreparedMail | null> {
  const { brand, company } = await findCompanyBrand(scope)
  const worker = await visibleWorkers(scope).where('id', casefile.workerId).firstOrFail()
  const employer = await whoSentForm(scope, casefile)
  const toWorker = kind === 'FORM'
  const to = toWorker ? worker.email : employer?.email
  if (!to) return null
  const language = (toWorker ? worker.language : employer!.language) as Locale
  const replyTo = toWorker ? (employer?.email ?? null) : null
  const url = linkId
    ? privateAddress(
        company.slug,
        `/${language}/d/w/${casefile.link}`,
        await giveLinkSecret(linkId)
      )
    : `${companyAddress(company.slug)}/${language}/documents/edit-documents/${casefile.id}`
  return {
    to,
    brand,
    replyTo,
    letter: casefileLetter({
      kind,
      language,
      company: company.name,
      name: toWorker ? worker.firstName : (employer!.displayName.split(' ')[0] ?? ''),
      worker: `${worker.firstName} ${worker.lastName}`,
      sender: employer?.displayName || company.name,
      url,
      canReply: replyTo !== null,
    }),
  }
}

/** Who sent the form last, else who made the casefile. */
async function whoSentForm(scope: Scope, { id, createdBy }: Casefile) {
  const sent = await latestOf({ type: 'casefile', id }, ['FORM_SENT', 'FORM_RESENT'])
    .whereNotNull('user_id')
    .first()
  return (
    (await findUserContact(scope, sent?.userId ?? null)) ??
    (await findUserContact(scope, createdBy))
  )
}
