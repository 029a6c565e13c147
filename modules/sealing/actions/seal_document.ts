import { createHash, X509Certificate } from 'node:crypto'
import { drawDocument } from '#modules/shared/documents/draw_document'
import { reachingOut } from '#modules/shared/tenancy/outside'
import { certificateSheet, type ShownDocument } from '../documents/certificate_sheet.ts'
import { certificateWords } from '../documents/texts.ts'
import {
  AUDIT_NAME,
  auditOf,
  COMPUTATION_NAME,
  ORIGINAL_NAME,
  SIGNED_NAME,
} from '../domain/audit.ts'
import type { CertificatePage } from '../domain/certificate_page.ts'
import { appendPages, carryFiles, type CarriedFile } from '../pdf/append_pages.ts'
import { sealPdf, type Sealing } from '../pdf/sign.ts'
import { isDevelopmentSeal, openSeal, readTrust } from '../seal.ts'
import { trustOf } from '../verify/trust.ts'
import { verifyBeside } from '../verify/verify_beside.ts'
import { namesOf } from '../verify/verify_file.ts'

export interface DocumentToSeal {
  companyId: string
  /** The PDF that all signers were shown, its SHA-256 among those of `certificate.documents`. */
  shown: Uint8Array
  certificate: CertificatePage
  /** The same PDF with the signatures of persons who have certificates of their own; then it takes no page any more. */
  qualified?: Uint8Array
}

export interface SealedDocument {
  pdf: Uint8Array
  /** In hexadecimal. */
  sha256: string
  /** The certificate as a sealed file of its own, with the signed document in it; null where it is part of `pdf`. */
  certificate: Uint8Array | null
}

/** A larger original would make a file too large to be verified; its bytes are the first of the file in any case. */
const MOST_CARRIED_BYTES = 7 * 1024 * 1024

/**
 * Seals a document that all have signed: the pages that were shown, byte for byte, then the certificate that says who
 * signed how and when, `audit.json` that says it to programs, and the original (PAdES BASELINE-LTA). Checked with our
 * own verifier before it is answered. Runs in a worker, with no unit of work open; the pages of the certificate are
 * drawn by the renderer's process.
 *
 * @throws SealUnavailable where a time-stamp authority or another service is away: come back later
 * @throws SealMisconfigured where only an operator can help
 */
export async function sealDocument(input: DocumentToSeal): Promise<SealedDocument> {
  reachingOut('The seal')
  const sealing = await openSeal()
  const { shown, qualified } = input
  const { casefile } = input.certificate
  const says: ShownDocument = {
    sha256: createHash('sha256').update(shown).digest('hex'),
    bytes: shown.length,
    isQualified: qualified !== undefined,
  }
  const sheet = certificateSheet(input.certificate, says, namedSeal(sealing))
  const drawn = await drawDocument(input.companyId, 'certificate', sheet)
  const reason = certificateWords(casefile.language).say('reason', {
    company: casefile.companyName,
  })
  const seal = async (pdf: Uint8Array) => checked(await sealPdf(pdf, sealing, reason))
  const pdf = await seal(qualified ?? (await appendPages(shown, drawn, filesOf(input, says))))
  return {
    pdf,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    certificate: qualified ? await seal(await carryFiles(drawn, filesOf(input, says, pdf))) : null,
  }
}

/** What travels with the certificate. */
function filesOf(
  { shown, certificate }: DocumentToSeal,
  says: ShownDocument,
  signed?: Uint8Array
): CarriedFile[] {
  const words = certificateWords(certificate.casefile.language)
  const at = new Date()
  const json = (name: string, description: string, text: string): CarriedFile => ({
    name,
    description: words.say(description),
    mimeType: 'application/json',
    relationship: 'Data',
    bytes: Buffer.from(text),
    at,
  })
  const pdf = (name: string, description: string, bytes: Uint8Array): CarriedFile => ({
    name,
    description: words.say(description),
    mimeType: 'application/pdf',
    relationship: 'Source',
    bytes,
    at,
  })
  return [
    json(AUDIT_NAME, 'auditDescription', auditOf(certificate, says)),
    ...(certificate.computation
      ? [json(COMPUTATION_NAME, 'computationDescription', certificate.computation)]
      : []),
    ...(signed ? [pdf(SIGNED_NAME, 'signedDescription', signed)] : []),
    ...(!signed && shown.length <= MOST_CARRIED_BYTES
      ? [pdf(ORIGINAL_NAME, 'originalDescription', shown)]
      : []),
  ]
}

function namedSeal({ signer }: Sealing) {
  const { roots } = trustOf(readTrust())
  return {
    ...namesOf(new X509Certificate(signer.certificate)),
    root: createHash('sha256').update(roots[0].raw).digest('hex'),
    isDevelopment: isDevelopmentSeal(),
  }
}

/** What our own verifier does not take never leaves. */
async function checked(pdf: Uint8Array): Promise<Uint8Array> {
  const { verdict, reason } = await verifyBeside(pdf, readTrust())
  if (verdict !== 'valid') throw new Error(`a seal does not verify: ${reason}`)
  return pdf
}
