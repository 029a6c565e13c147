import i18nManager from '@adonisjs/i18n/services/main'
import drive from '@adonisjs/drive/services/main'
import { companyAddress } from '#config/app'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import {
  documentsOf,
  findSignerOf,
  presentSigners,
  visibleCasefiles,
  type Casefile,
  type CasefileDocument,
  type CasefileSigner,
} from '#modules/casefiles/index'
import { fileName } from '#modules/shared/http/inline_file'
import { giveLinkSecret } from '#modules/shared/links/issue_link'
import type { Enclosure, PreparedMail } from '#modules/shared/mail/mail_kind'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { visibleWorkers } from '#modules/team/index'
import { stillHolds } from '../domain/signing_mails.ts'
import { signingLetter } from '../mails/signing_letter.ts'
import type { SigningMailFacts } from '../mails/signing_mail.ts'
import { signingAddress } from './make_signer_link.ts'
import { senderOf } from './signing_trail.ts'

/**
 * Gathers everything that a mail of signing says, and gives its link a secret. What no longer holds, or has no one to go
 * to, is not sent: null.
 */
export class PrepareSigningMail {
  static async handle(scope: Scope, facts: SigningMailFacts): Promise<PreparedMail | null> {
    const casefile = await visibleCasefiles(scope).where('id', facts.casefileId).first()
    if (!casefile) return null
    const signer = facts.signerId ? await findSignerOf(scope, facts.signerId) : null
    return stillHolds(facts.kind, facts, casefile, signer)
      ? prepare(scope, casefile, signer, facts)
      : null
  }
}

async function prepare(
  scope: Scope,
  casefile: Casefile,
  signer: CasefileSigner | null,
  { kind, userId, linkId }: SigningMailFacts
): Promise<PreparedMail | null> {
  const reader = await readerOf(scope, userId, signer)
  if (!reader) return null
  const { brand, company } = await findCompanyBrand(scope)
  const worker = await visibleWorkers(scope).where('id', casefile.workerId).firstOrFail()
  const sender = await findUserContact(scope, await senderOf(casefile))
  const documents = await documentsOf([casefile.id])
  const refused = (await presentSigners(casefile.id)).find(({ status }) => status === 'REFUSED')
  const copies = kind === 'COPY' ? documents : []
  const replyTo = userId === null ? (sender?.email ?? null) : null
  const screen = `${companyAddress(company.slug)}/${reader.language}/documents/edit-documents/${casefile.id}`
  return {
    to: reader.email,
    brand,
    replyTo,
    letter: signingLetter({
      kind,
      language: reader.language,
      company: company.name,
      name: reader.name,
      worker: `${worker.firstName} ${worker.lastName}`,
      isWorker: userId === null && signer?.role === 'WORKER',
      documents: documents.map(({ name }) => name),
      lastDay: casefile.lastDay?.toISODate() ?? null,
      message: casefile.message,
      sender: sender?.displayName || company.name,
      signer: (refused ?? signer)?.name ?? '',
      reason: refused?.reason ?? '',
      // How heavy uploaded PDFs are is seen when they are read.
      isEnclosed: copies.every(({ kind: of }) => of === 'TEMPLATE'),
      url: linkId
        ? signingAddress(company.slug, casefile, signer!, await giveLinkSecret(linkId))
        : userId === null
          ? null
          : screen,
      canReply: replyTo !== null,
    }),
    ...(copies.length > 0
      ? {
          enclose: () =>
            enclosed(copies, (name) =>
              i18nManager.locale(reader.language).t('signing.certificate', { name: oneLine(name) })
            ),
        }
      : {}),
  }
}

/** Whom it is to: one of the company's people, else the signer. */
async function readerOf(
  scope: Scope,
  userId: string | null,
  signer: CasefileSigner | null
): Promise<{ email: string; name: string; language: Locale } | null> {
  if (userId === null)
    return signer && { email: signer.email, name: signer.name, language: signer.language }
  const user = await findUserContact(scope, userId)
  return (
    user && {
      email: user.email,
      name: user.displayName.split(' ')[0] ?? '',
      language: user.language,
    }
  )
}

/** Most mail servers take 25 MB, and a file grows by a third on its way. */
const MOST_ENCLOSED_BYTES = 12 * 1024 * 1024

/** The sealed copies; none where a mail server would refuse all of it for them: they are read behind the link. */
async function enclosed(
  documents: readonly CasefileDocument[],
  certificateName: (name: string) => string
): Promise<Enclosure[]> {
  const files = documents.flatMap(({ name, signedFileKey, certificateFileKey }) => [
    { name, fileKey: signedFileKey! },
    ...(certificateFileKey ? [{ name: certificateName(name), fileKey: certificateFileKey }] : []),
  ])
  const copies = await Promise.all(
    files.map(async ({ name, fileKey }) => ({
      fileName: `${fileName(name)}.pdf`,
      type: 'application/pdf',
      bytes: Buffer.from(await drive.use().getBytes(fileKey)),
    }))
  )
  const size = copies.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return size > MOST_ENCLOSED_BYTES ? [] : copies
}
