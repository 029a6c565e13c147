import type { CertificatePage } from './certificate_page.ts'

/** The file that says for programs what the certificate says to people. */
export const AUDIT_NAME = 'audit.json'
export const ORIGINAL_NAME = 'original.pdf'
/** What persons signed with their own certificates, beside the certificate page of it. */
export const SIGNED_NAME = 'signed.pdf'
/** The computation, as the PDF of a package names it. */
export const COMPUTATION_NAME = 'simulation.json'

const FORMAT = 'barema-audit-1'

/** What `audit.json` holds. */
export type Audit = Pick<CertificatePage, 'casefile' | 'documents'> & {
  format: typeof FORMAT
  /** The one that this file is of: SHA-256, and how many bytes it had. */
  shown: { sha256: string; bytes: number }
  signers: readonly Omit<CertificatePage['signers'][number], 'drawnPicture'>[]
}

export function auditOf(
  { casefile, documents, signers }: CertificatePage,
  { sha256, bytes }: Audit['shown']
): string {
  const audit: Audit = {
    format: FORMAT,
    casefile,
    shown: { sha256, bytes },
    documents,
    // A picture of a name stands on the page, not in a file for programs.
    signers: signers.map(({ drawnPicture, ...signer }) => signer),
  }
  return `${JSON.stringify(audit, null, 2)}\n`
}

/** What a sealed file says; null where it says it in another format. Sealed by us, so its shape is not judged again. */
export function readAudit(text: string): Audit | null {
  const read = JSON.parse(text) as Audit
  return read.format === FORMAT ? read : null
}
