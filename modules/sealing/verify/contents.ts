import { createHash } from 'node:crypto'
import { type PDF } from '@libpdf/core'
import { compute, sameLaw } from '#modules/compute/pure'
import {
  AUDIT_NAME,
  COMPUTATION_NAME,
  ORIGINAL_NAME,
  readAudit,
  SIGNED_NAME,
} from '../domain/audit.ts'
import type { VerifiedCasefile, VerifiedComputation } from '../domain/verdict.ts'

/**
 * What the sealed `audit.json` says, and whether what was shown is in the file: its first bytes, or those of the signed
 * document beside the certificate. Null in a file without it, as one that persons signed with their own certificates.
 */
export function casefileIn(file: Buffer, pdf: PDF): VerifiedCasefile | null {
  const text = pdf.getAttachment(AUDIT_NAME)
  const audit = text && readAudit(Buffer.from(text).toString('utf8'))
  if (!audit) return null
  const { casefile, documents, shown, signers } = audit
  const signed = pdf.getAttachment(SIGNED_NAME)
  const original = pdf.getAttachment(ORIGINAL_NAME)
  const isShown = (bytes: Uint8Array) =>
    createHash('sha256').update(bytes).digest('hex') === shown.sha256
  const isInside =
    isShown((signed ?? file).subarray(0, shown.bytes)) && (!original || isShown(original))
  return {
    number: casefile.number,
    version: casefile.version,
    language: casefile.language,
    companyName: casefile.companyName,
    documents: documents.map(({ name, pages, sha256 }) => ({
      name,
      pages,
      sha256,
      isInside: isInside && sha256 === shown.sha256,
    })),
    signers: signers.map(({ name, role, level, identifiedBy, signedAt }) => ({
      name,
      role,
      level,
      identifiedBy,
      signedAt,
    })),
  }
}

/** A computation as the PDF of a package carries it; figures that its reader may not see are left out of it. */
interface Simulation {
  request: unknown
  answer: { lawset: { id: string; hash: string }; compute: Record<string, unknown> }
}

/** Computes anew what the file says was computed, and compares every figure. */
export function computationIn(pdf: PDF): VerifiedComputation | null {
  const bytes = pdf.getAttachment(COMPUTATION_NAME)
  if (!bytes) return null
  const { request, answer } = JSON.parse(Buffer.from(bytes).toString('utf8')) as Simulation
  const again = compute(request)
  const lawSet = answer.lawset.id
  if (!again.ok || !sameLaw(again.answer.lawset, answer.lawset))
    return { lawSet, isReproduced: false, isOtherLaw: true }
  return { lawSet, isReproduced: holds(again.answer.compute, answer.compute), isOtherLaw: false }
}

/** Whether everything that a file says is so among all the figures. */
function holds(figures: unknown, said: unknown): boolean {
  if (said === null || typeof said !== 'object' || Array.isArray(said))
    return JSON.stringify(figures) === JSON.stringify(said)
  const all = (figures ?? {}) as Record<string, unknown>
  return Object.entries(said).every(([key, value]) => holds(all[key], value))
}
