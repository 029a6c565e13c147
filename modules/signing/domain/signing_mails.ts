import type { CasefileStatus, CasefileSigner } from '#modules/casefiles/index'

/** The mails of signing: to who signs, and to the company's people. */
export const SIGNER_MAILS = ['SIGN', 'REMINDER', 'WITHDRAWN', 'REFUSED', 'EXPIRED', 'COPY'] as const
export const EMPLOYER_MAILS = [
  'PAPER_ASKED_EMPLOYER',
  'REFUSED_EMPLOYER',
  'EXPIRED_EMPLOYER',
  'SEALED_EMPLOYER',
] as const
export type SignerMailKind = (typeof SIGNER_MAILS)[number]
export type EmployerMailKind = (typeof EMPLOYER_MAILS)[number]
export type SigningMailKind = SignerMailKind | EmployerMailKind

/** The status that a mail speaks of; of one that was withdrawn, any. */
const SPEAKS_OF: Partial<Record<SigningMailKind, CasefileStatus>> = {
  SIGN: 'SIGNING',
  REMINDER: 'SIGNING',
  PAPER_ASKED_EMPLOYER: 'SIGNING',
  REFUSED: 'REFUSED',
  REFUSED_EMPLOYER: 'REFUSED',
  EXPIRED: 'EXPIRED',
  EXPIRED_EMPLOYER: 'EXPIRED',
  COPY: 'SIGNED',
  SEALED_EMPLOYER: 'SIGNED',
}

/** Whether what a mail says is still so, when it could leave only now. */
export function stillHolds(
  kind: SigningMailKind,
  mail: { version: number },
  casefile: { status: CasefileStatus; version: number },
  signer: Pick<CasefileSigner, 'status'> | null
): boolean {
  if (kind === 'WITHDRAWN') return true
  if (mail.version !== casefile.version || SPEAKS_OF[kind] !== casefile.status) return false
  const asks = kind === 'SIGN' || kind === 'REMINDER'
  return !asks || signer?.status === 'INVITED' || signer?.status === 'OPENED'
}
