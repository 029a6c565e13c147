import {
  lockCasefile,
  presentSigners,
  visibleCasefiles,
  type Casefile,
  type CasefileSigner,
  type CasefileStatus,
} from '#modules/casefiles/index'
import { idBehind, openedInSession, opens, type Behind } from '#modules/shared/links/open_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { asSigner } from './as_signer.ts'

/** A casefile that a signer opened, with all who sign it. */
export interface OpenedSigning {
  casefile: Casefile
  signers: CasefileSigner[]
  you: CasefileSigner
  /** The link was handed over by hand: whose hands it came into is asked by a code. */
  isHanded: boolean
}

/** The same, in one browser. */
export type SigningSession = OpenedSigning & { sessionId: string }

/** In which a link still opens. All else is over, and the links with it. */
const OPENING: readonly CasefileStatus[] = ['SIGNING', 'SEALING', 'SIGNED']

/**
 * What a browser opened. An unknown name, another company's, a session that ended, a signer who was replaced, a casefile
 * that was refused, cancelled or taken back: all the same E_NOT_FOUND.
 *
 * @param name the casefile's public name, of its address
 * @param token of the browser's cookie
 */
export async function signingOfSession(
  scope: Scope,
  name: string,
  token: string
): Promise<Result<SigningSession>> {
  const found = await openedInSession(scope, token, signingBehind(scope, name))
  if (!found.ok) return found
  const { opened, session } = found.value
  return ok({ ...opened, sessionId: session.id })
}

/** What a link opens under a casefile's public name. */
export function signingBehind(scope: Scope, name: string): Behind<OpenedSigning> {
  return async (link) => {
    const casefile = await visibleCasefiles(asSigner(scope))
      .where('link', name)
      .where('id', idBehind(link, 'casefile'))
      .first()
    if (!casefile || !opens(link!, casefile)) return fail('E_NOT_FOUND')
    if (!OPENING.includes(casefile.status)) return fail('E_NOT_FOUND')
    const signers = await presentSigners(casefile.id)
    const you = signers.find(({ id }) => id === link!.casefileSignerId)
    return you ? ok({ casefile, signers, you, isHanded: !link!.mailedTo }) : fail('E_NOT_FOUND')
  }
}

/** The same once the casefile is locked: what changed since it was opened is seen. */
export async function lockOpened<O extends OpenedSigning>(
  scope: Scope,
  opened: O
): Promise<Result<O>> {
  const found = await lockCasefile(asSigner(scope), opened.casefile.id)
  if (!found.ok) return found
  const signers = await presentSigners(found.value.id)
  const you = signers.find(({ id }) => id === opened.you.id)
  return you ? ok({ ...opened, casefile: found.value, signers, you }) : fail('E_NOT_FOUND')
}
