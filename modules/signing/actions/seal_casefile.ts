import { DateTime } from 'luxon'
import drive from '@adonisjs/drive/services/main'
import {
  appendToCasefile,
  documentsOf,
  findCasefile,
  lockCasefile,
  lockWithContract,
  presentSigners,
  statusAfter,
  type CasefileDocument,
} from '#modules/casefiles/index'
import { signContract } from '#modules/contracts/index'
import { sealDocument, type CertificatePage } from '#modules/sealing/index'
import { brandOnPaper } from '#modules/shared/documents/brand_on_paper'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { dayOf } from '#modules/shared/values/days'
import { certificateOf, type CertificateFacts } from '../queries/certificate_of.ts'
import { keepPdf, sha256Of } from './prepare_rooms.ts'
import { mailKeepers, mailSigner } from './signing_trail.ts'

/** A document as it was sealed. */
interface Sealed {
  documentId: string
  fileKey: string
  sha256: string
  /** Beside it, where persons signed it with certificates of their own. */
  certificate: { fileKey: string; sha256: string } | null
}

/**
 * Seals what all have signed, one document after the other: as it was shown, with its certificate, it is written among
 * the files first and noted then, so that many of them are sealed over several tries where the time stamps are slow. With
 * the last one casefile and contract are signed, and the mails that carry the copies leave. Cut anywhere, it is done
 * again: a file that no row names is removed by the upkeep. Sealed already, it does nothing.
 *
 * @throws Error where the seal or its time stamp cannot be had now: the process tries again, and never with less
 */
export class SealCasefile {
  static async handle(within: InScope, id: string): Promise<void> {
    const prepared = await within(async (scope) => {
      const found = await findCasefile(scope, id)
      if (!found.ok || found.value.status !== 'SEALING') return null
      const documents = await documentsOf([id])
      const facts = await certificateOf(scope, found.value, documents)
      return { companyId: scope.companyId, documents, facts }
    })
    if (!prepared) return
    const { companyId, documents, facts } = prepared
    const certificate = await withPictures(facts)
    for (const document of documents) {
      if (document.status === 'SIGNED') continue
      const sealed = await seal(companyId, document, pageOf(document, certificate, facts.pay))
      await within((scope) => noteDocument(scope, id, sealed))
    }
    await within((scope) => noteAll(scope, id))
  }
}

async function withPictures({ page, brand }: CertificateFacts): Promise<CertificatePage> {
  return { ...page, brand: await brandOnPaper(brand) }
}

async function seal(
  companyId: string,
  document: CasefileDocument,
  page: CertificatePage
): Promise<Sealed> {
  const { id: documentId, casefileId, level, shownFileKey, shownHash } = document
  const read = async (fileKey: string | null, hash: string | null) => {
    const bytes = await drive.use().getBytes(fileKey!)
    if (sha256Of(bytes) === hash) return bytes
    throw new Error(`The file of document ${documentId} is not the one that was signed`)
  }
  const shown = await read(shownFileKey, shownHash)
  const isQualified = level === 'QUALIFIED'
  const sealed = await sealDocument({
    companyId,
    shown,
    certificate: page,
    ...(isQualified && {
      qualified: await read(document.signingFileKey, document.signingHash),
    }),
  })
  const place = { companyId, casefileId }
  const certificate = sealed.certificate && {
    fileKey: await keepPdf(place, sealed.certificate),
    sha256: sha256Of(sealed.certificate),
  }
  const fileKey = await keepPdf(place, sealed.pdf)
  return { documentId, fileKey, sha256: sealed.sha256, certificate }
}

/** What the certificate of one document says: its own level, and the computation of the pay that it shows. */
function pageOf(
  { level, rendered }: CasefileDocument,
  page: CertificatePage,
  pay: string | null
): CertificatePage {
  const showsPay = rendered?.some(({ kind }) => kind === 'payTable')
  // In one act with others that were signed with certificates, this document was not.
  const underOurSeal = page.signers.map(({ certificate: _beside, ...signer }) => ({
    ...signer,
    level: 'SIMPLE' as const,
  }))
  return {
    ...page,
    ...(level === 'QUALIFIED' ? {} : { signers: underOurSeal }),
    ...(pay !== null && showsPay && { computation: pay }),
  }
}

/** Under the casefile's lock, so that of two tries at once the first one's file is the sealed one. */
async function noteDocument(
  scope: Scope,
  id: string,
  { documentId, fileKey, sha256, certificate }: Sealed
): Promise<void> {
  const found = await lockCasefile(scope, id)
  if (!found.ok || found.value.status !== 'SEALING') return
  const document = (await documentsOf([id])).find((one) => one.id === documentId)!
  if (document.status === 'SIGNED') return
  await document
    .merge({
      ...{ status: 'SIGNED', signedFileKey: fileKey, signedHash: sha256 },
      certificateFileKey: certificate?.fileKey ?? null,
      certificateHash: certificate?.sha256 ?? null,
    })
    .save()
}

async function noteAll(scope: Scope, id: string): Promise<void> {
  const found = await lockWithContract(scope, id)
  if (!found.ok) {
    if (found.problem === 'E_NOT_FOUND') return
    throw new Error(`Casefile ${id} is not signed yet: ${found.problem}`)
  }
  const { casefile, contract } = found.value
  const next = statusAfter(casefile.status, 'seal', 'PROCESS')
  // Another try came first.
  if (!next.ok) return
  const signers = await presentSigners(id)
  const signedOn = dayOf(Math.max(...signers.map(({ signedAt }) => signedAt!.toMillis())))
  await casefile
    .merge({
      status: next.status,
      signedOn: DateTime.fromISO(signedOn),
      signedAt: DateTime.now(),
    })
    .save()
  const documents = (await documentsOf([id])).map((document) => ({
    documentId: document.id,
    sha256: document.signedHash,
  }))
  await appendToCasefile(scope, casefile, 'SEALED', { audit: { documents } })
  if (contract?.signature === 'TO_SIGN') {
    const signed = await signContract(scope, contract, { how: 'ELECTRONIC', signedOn })
    if (!signed.ok)
      throw new Error(`The contract of casefile ${id} is not signed: ${signed.problem}`)
  }
  for (const signer of signers)
    await mailSigner(scope, casefile, signer, 'COPY', { withLink: true })
  await mailKeepers(scope, casefile, 'SEALED_EMPLOYER')
}
