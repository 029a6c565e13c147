import type { X509Certificate } from 'node:crypto'
import { type PDF, PdfString } from '@libpdf/core'
import { openPdf } from '#modules/shared/pdfs/open_pdf'
import { must } from '../asn1/read.ts'
import { certificateParts } from '../asn1/certificate_parts.ts'
import { sha256 } from '../cms/signed_data.ts'
import { DEVELOPMENT } from '../domain/development.ts'
import type { Verdict, VerifiedSignature } from '../domain/verdict.ts'
import { SEAL_FIELD } from '../pdf/fields.ts'
import { casefileIn, computationIn } from './contents.ts'
import { onlySignaturesWereAdded } from './only_signatures.ts'
import { signaturesIn, type HeldSignature } from './signatures_in.ts'
import type { Trust } from './trust.ts'

/**
 * Says whether a file is as this installation sealed it, to the last bit: without the network, and without taking
 * any word but that of the certificates in `trust`. Reads files of visitors, so it runs in a process of its own
 * (`verify_child.ts`) or on the machine of who asks.
 */
export async function verifyFile(bytes: Uint8Array, trust: Trust): Promise<Verdict> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const nothing = {
    sha256: sha256(file).toString('hex'),
    isDevelopment: false,
    seal: null,
    signatures: [],
    casefile: null,
    computation: null,
  }
  try {
    return { ...nothing, ...(await whole(file, trust)), verdict: 'valid', reason: null }
  } catch (error) {
    const isOurs = await carriesOurSeal(file, trust)
    const reason = error instanceof Error ? error.message : String(error)
    return { ...nothing, verdict: isOurs ? 'altered' : 'unknown', reason }
  }
}

/** @throws whatever does not hold; also what the reader of PDFs throws at a file that is none */
async function whole(file: Buffer, trust: Trust) {
  must(file.toString('latin1', 0, 5) === '%PDF-', 'no PDF')
  const pdf = await read(file)
  const signatures = signaturesIn(file, pdf, trust)
  const seal = signatures.find((one) => isSeal(one, trust))
  must(seal?.at, 'no seal')
  const [first] = signatures
  if (first.covers < file.length)
    onlySignaturesWereAdded(await read(file.subarray(0, first.covers)), pdf)
  return {
    isDevelopment: seal.certificate.issuer.includes(`O=${DEVELOPMENT}`),
    seal: { ...namesOf(seal.certificate), at: seal.at.toISOString() },
    signatures: signatures.map((one) => toVerified(one, trust)),
    casefile: casefileIn(file, pdf),
    computation: computationIn(pdf),
  }
}

async function read(bytes: Uint8Array): Promise<PDF> {
  const pdf = await openPdf(bytes)
  must(!pdf.isEncrypted, 'a PDF that is locked')
  return pdf
}

/** By its field, and by its certificate where the installation names its own. */
function isSeal({ kind, fieldName, certificate }: HeldSignature, { seals }: Trust): boolean {
  if (kind !== 'signature' || fieldName !== SEAL_FIELD) return false
  return seals.length === 0 || seals.some(({ raw }) => raw.equals(certificate.raw))
}

function toVerified(one: HeldSignature, trust: Trust): VerifiedSignature {
  const kind = one.kind === 'time stamp' ? 'TIME_STAMP' : isSeal(one, trust) ? 'SEAL' : 'PERSON'
  return { kind, by: namesOf(one.certificate).by, at: one.at?.toISOString() ?? null }
}

/** Who a certificate is of, and of whom it is, as people read them. */
export function namesOf({ subject, issuer, serialNumber }: X509Certificate) {
  return { by: nameIn(subject), issuer: nameIn(issuer), serialNumber }
}

/** The name in a distinguished name, with the organisation where there is one. */
function nameIn(name: string): string {
  const part = (type: string) => new RegExp(`^${type}=(.+)$`, 'm').exec(name)?.[1]
  return [part('CN'), part('O')].filter(Boolean).join(', ') || name.replaceAll('\n', ', ')
}

/**
 * Whether a file that does not pass carries our seal, so that it is ours and altered, and not just another's: by
 * the seal's key or by the print of its certificate, which a signature names. One bit can hide only one of them.
 */
async function carriesOurSeal(file: Buffer, { seals }: Trust): Promise<boolean> {
  const signs = seals.flatMap(({ raw }) => [certificateParts(raw).publicKey, sha256(raw)])
  const text = file.toString('latin1').toLowerCase()
  if (signs.some((sign) => text.includes(sign.toString('hex')))) return true
  if (seals.length === 0) return text.includes(`(${SEAL_FIELD})`)
  // Saved anew by another program, the signature may stand in a packed part of the file.
  const pdf = await openPdf(file).catch(() => null)
  return (pdf?.getForm()?.getSignatureFields() ?? []).some((field) => {
    const contents = field.getSignatureDict()?.get('Contents')
    const cms = contents instanceof PdfString ? Buffer.from(contents.bytes) : Buffer.alloc(0)
    return signs.some((sign) => cms.includes(sign))
  })
}
