import { findCompany } from '#modules/accounts/index'
import {
  lockCasefile,
  presentSigners,
  type Casefile,
  type CasefileSigner,
} from '#modules/casefiles/index'
import { record } from '#modules/shared/audit/record'
import { issueLink, privateAddress } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { asSigner } from '../queries/as_signer.ts'
import { ownSigners } from '../queries/waiting_for.ts'
import { lockSent } from './lock_sent.ts'

/**
 * Makes a private link to hand over by hand to one who was asked to sign. Only its hash is kept, and who opens it is
 * asked for a code: that the link came into the right hands is not known.
 */
export class MakeSignerLink {
  static async handle(
    scope: Scope,
    id: string,
    signerId: string
  ): Promise<Result<{ url: string }>> {
    const found = await lockSent(scope, id, 'link')
    return found.ok ? makeLink(scope, found.value, signerId) : found
  }

  /** The same for who acts, where they are the signer. */
  static async ofMine(scope: Scope, signerId: string): Promise<Result<{ url: string }>> {
    const mine = (await ownSigners(scope)).find(({ id }) => id === signerId)
    if (!mine) return fail('E_NOT_FOUND')
    const found = await lockCasefile(asSigner(scope), mine.casefileId)
    return found.ok ? makeLink(scope, found.value, signerId) : found
  }
}

async function makeLink(
  scope: Scope,
  casefile: Casefile,
  casefileSignerId: string
): Promise<Result<{ url: string }>> {
  const { id, version } = casefile
  const signer = (await presentSigners(id)).find((one) => one.id === casefileSignerId)
  if (!signer || signer.invitedAt === null) return fail('E_NOT_FOUND')
  const target = { type: 'casefile' as const, id, version, casefileSignerId }
  const { link, secret } = await issueLink(scope, target)
  const audit = { link: link.id, signer: signer.id }
  await record(scope, 'signing.link_created', { type: 'casefile', id }, audit)
  const { slug } = await findCompany(scope)
  return ok({ url: signingAddress(slug, casefile, signer, secret) })
}

/** Where a signer opens a casefile. */
export function signingAddress(
  slug: string,
  { link }: Pick<Casefile, 'link'>,
  { language }: Pick<CasefileSigner, 'language'>,
  secret: string
): string {
  return privateAddress(slug, `/${language}/s/${link}`, secret)
}
