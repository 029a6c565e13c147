import { findCompany, findUserContact } from '#modules/accounts/index'
import { documentsOf } from '#modules/casefiles/index'
import { isDevelopmentSeal } from '#modules/sealing/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { visibleWorkers } from '#modules/team/index'
import { senderOf } from '../actions/signing_trail.ts'
import { levelOfAct } from '../domain/levels.ts'
import { pageStatus } from '../domain/page_status.ts'
import { whoseTurn } from '../domain/turns.ts'
import SigningCode from '../models/signing_code.ts'
import { asSigner } from '../queries/as_signer.ts'
import { asksCode } from '../queries/asks_code.ts'
import { codeWays } from '../queries/code_ways.ts'
import { consentSentence } from '../queries/consent_sentence.ts'
import type { SigningSession } from '../queries/opened_signing.ts'
import { toTell } from '../queries/to_tell.ts'
import type { signingPageSchema } from './signing_schemas.ts'

/** A casefile as one of its signers is shown it. */
export async function signingPage(
  scope: Scope,
  opened: SigningSession
): Promise<Answer<typeof signingPageSchema>> {
  const { casefile, signers, you, sessionId } = opened
  const { name, logoUrl, mainColor } = await findCompany(scope)
  const worker = await visibleWorkers(asSigner(scope)).where('id', casefile.workerId).firstOrFail()
  const sender = await findUserContact(scope, await senderOf(casefile))
  const documents = await documentsOf([casefile.id])
  const refused = signers.find(({ status }) => status === 'REFUSED')
  const lastDay = casefile.lastDay?.toISODate() ?? null
  const hasTurn = whoseTurn(signers).some(({ id }) => id === you.id)
  const hasSigned = you.status === 'SIGNED'
  return {
    status: pageStatus({ status: casefile.status, lastDay }, { hasSigned, hasTurn }, today()),
    casefile: {
      link: casefile.link,
      version: casefile.version,
      language: casefile.language,
      lastDayStr: lastDay,
      message: casefile.message,
      company: { name, logoUrl, mainColor },
      workerName: `${worker.firstName} ${worker.lastName}`,
    },
    you: {
      id: you.id,
      name: you.name,
      firstName: firstName(you.name),
      role: you.role,
      order: you.signOrder,
      level: levelOfAct(documents),
      codeWays: await codeWays(scope, you),
      isCodeAsked: await asksCode(scope, opened),
      isCodeConfirmed: (await SigningCode.confirmed(you.id, sessionId)) !== null,
      signedAt: you.signedAt?.toISO() ?? null,
      paperAskedAt: you.paperAskedAt?.toISO() ?? null,
      toTell: await toTell(scope, opened),
    },
    signers: signers.map((signer) => ({
      id: signer.id,
      firstName: firstName(signer.name),
      role: signer.role,
      order: signer.signOrder,
      hasSigned: signer.status === 'SIGNED',
      signedAt: signer.signedAt?.toISO() ?? null,
    })),
    documents: documents.map((document) => ({
      id: document.id,
      name: document.name,
      pages: document.pages,
      sha256: document.shownHash!,
      level: document.level,
      isTranslation: document.isTranslation,
      hasCertificate: document.certificateFileKey !== null,
    })),
    sentence: consentSentence(casefile, you, documents),
    refusal: refused ? { name: refused.name, reason: refused.reason! } : null,
    contact: { name: sender?.displayName || name, email: sender?.email ?? null },
    isForTrial: isDevelopmentSeal(),
  }
}

const firstName = (name: string) => name.split(' ')[0]
