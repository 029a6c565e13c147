import { companyAddress } from '#config/app'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import { giveLinkSecret, privateAddress } from '#modules/shared/links/issue_link'
import { opensForm } from '#modules/shared/links/open_link'
import PrivateLink from '#modules/shared/links/private_link'
import type { PreparedMail } from '#modules/shared/mail/mail_kind'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { timelineOf } from '#modules/shared/timeline/timeline'
import type { AccountChange } from '../domain/private_details.ts'
import type { WorkerMailFacts } from '../mails/worker_mail.ts'
import { workerLetter, type WorkerLetterFacts } from '../mails/worker_letter.ts'
import type Worker from '../models/worker.ts'
import { ownWorker } from '../queries/own_worker.ts'

type ToWorker = Extract<WorkerMailFacts, { kind: 'FORM' | 'ACCOUNT_WORKER' }>
type ToEmployer = Exclude<WorkerMailFacts, ToWorker>

/**
 * Gathers what a mail about a worker's details says, and gives its link a secret. What no longer holds, or has no one to
 * go to, is not sent: null.
 */
export class PrepareWorkerMail {
  static async handle(scope: Scope, facts: WorkerMailFacts): Promise<PreparedMail | null> {
    const worker = await ownWorker(scope, facts.workerId).first()
    if (!worker) return null
    return isToEmployer(facts)
      ? prepareToEmployer(scope, worker, facts)
      : prepareToWorker(scope, worker, facts)
  }
}

const isToEmployer = (facts: WorkerMailFacts): facts is ToEmployer => facts.userId !== undefined

async function prepareToWorker(
  scope: Scope,
  worker: Worker,
  facts: ToWorker
): Promise<PreparedMail | null> {
  const link = facts.kind === 'FORM' ? await PrivateLink.find(facts.linkId) : null
  if (facts.kind === 'FORM' && !(link && opensForm(link))) return null
  const event =
    facts.kind === 'ACCOUNT_WORKER' ? await accountEvent(worker, facts.version) : undefined
  const to = event ? event.to : link?.mailedTo
  if (!to) return null
  const { brand, company } = await findCompanyBrand(scope)
  const employer = await findUserContact(scope, link?.createdBy ?? null)
  const language = event?.language ?? worker.language
  const path = `/${language}/w/${worker.id}`
  const url = link && privateAddress(company.slug, path, await giveLinkSecret(link.id))
  const replyTo = employer?.email ?? null
  const letter = {
    kind: facts.kind,
    language,
    name: worker.firstName,
    account: event?.account,
    url,
    canReply: !!replyTo,
  }
  return { to, brand, replyTo, letter: letterOf(worker, company.name, letter) }
}

async function prepareToEmployer(
  scope: Scope,
  worker: Worker,
  { kind, version, userId }: ToEmployer
): Promise<PreparedMail | null> {
  const keeper = await findUserContact(scope, userId)
  if (!keeper) return null
  const { brand, company } = await findCompanyBrand(scope)
  const { language } = keeper
  const url = `${companyAddress(company.slug)}/${language}/team/${worker.id}`
  const name = keeper.displayName.split(' ')[0] ?? ''
  const account =
    kind === 'ACCOUNT_EMPLOYER' ? (await accountEvent(worker, version))?.account : undefined
  const letter = { kind, language, name, account, url, canReply: false }
  return { to: keeper.email, brand, letter: letterOf(worker, company.name, letter) }
}

function letterOf(
  { firstName, lastName }: Worker,
  company: string,
  facts: Omit<WorkerLetterFacts, 'company' | 'worker'>
) {
  return workerLetter({ ...facts, company, worker: `${firstName} ${lastName}` })
}

/** What that version made of the account, and where and in which language the worker was reached before it. */
async function accountEvent({ id }: Worker, version: number) {
  const line = await timelineOf({ type: 'worker', id }, 'desc')
    .where({ kind: 'ACCOUNT_CHANGED', version })
    .first()
  return line?.details as
    { account: AccountChange; to: string | null; language: Locale } | undefined
}
