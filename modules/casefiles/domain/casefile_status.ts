import type { ProblemCode } from '#modules/shared/http/problem'

/** Where a casefile stands. */
export const CASEFILE_STATUSES = [
  'DRAFT',
  'WORKER_FORM_SENT',
  'WORKER_INFO_READY',
  'SIGNING',
  'SEALING',
  'SIGNED',
  'REFUSED',
  'EXPIRED',
  'CANCELLED',
] as const
export type CasefileStatus = (typeof CASEFILE_STATUSES)[number]

/** Who takes a step. */
export const CASEFILE_ACTORS = ['EMPLOYER', 'WORKER', 'SIGNER', 'PROCESS'] as const
export type CasefileActor = (typeof CASEFILE_ACTORS)[number]

/**
 * What can be done to a casefile, or happen to it, and who does it. `change` is everything that a person writes into it:
 * contract, documents, signers, last day, message. `signLast` is the signature after which none is missing. What was shown
 * to be signed is deleted only once it need not be kept (`keptOf`).
 */
export const CASEFILE_STEPS = {
  change: 'EMPLOYER',
  delete: 'EMPLOYER',
  sendForm: 'EMPLOYER',
  resendForm: 'EMPLOYER',
  withdrawForm: 'EMPLOYER',
  saveWorker: 'WORKER',
  print: 'EMPLOYER',
  uploadPaper: 'EMPLOYER',
  reopen: 'EMPLOYER',
  cancel: 'EMPLOYER',
  copy: 'EMPLOYER',
  amend: 'EMPLOYER',
  send: 'EMPLOYER',
  sign: 'SIGNER',
  signLast: 'SIGNER',
  refuse: 'SIGNER',
  remind: 'EMPLOYER',
  link: 'EMPLOYER',
  extend: 'EMPLOYER',
  replaceSigner: 'EMPLOYER',
  expire: 'PROCESS',
  seal: 'PROCESS',
} as const satisfies Record<string, CasefileActor>
export type CasefileStep = keyof typeof CASEFILE_STEPS

/** A step that a status allows, with the status after it. A copy and an amendment are casefiles of their own. */
const NEXT: Record<CasefileStatus, Partial<Record<CasefileStep, CasefileStatus>>> = {
  DRAFT: {
    change: 'DRAFT',
    delete: 'DRAFT',
    sendForm: 'WORKER_FORM_SENT',
    print: 'SIGNING',
    send: 'SIGNING',
  },
  WORKER_FORM_SENT: {
    change: 'WORKER_FORM_SENT',
    resendForm: 'WORKER_FORM_SENT',
    withdrawForm: 'DRAFT',
    saveWorker: 'WORKER_INFO_READY',
    cancel: 'CANCELLED',
  },
  WORKER_INFO_READY: {
    change: 'WORKER_INFO_READY',
    delete: 'WORKER_INFO_READY',
    sendForm: 'WORKER_FORM_SENT',
    print: 'SIGNING',
    send: 'SIGNING',
    cancel: 'CANCELLED',
  },
  SIGNING: {
    uploadPaper: 'SIGNED',
    reopen: 'DRAFT',
    cancel: 'CANCELLED',
    sign: 'SIGNING',
    signLast: 'SEALING',
    refuse: 'REFUSED',
    remind: 'SIGNING',
    link: 'SIGNING',
    extend: 'SIGNING',
    replaceSigner: 'SIGNING',
    expire: 'EXPIRED',
  },
  SEALING: { seal: 'SIGNED' },
  SIGNED: { amend: 'SIGNED', link: 'SIGNED', delete: 'SIGNED' },
  REFUSED: { copy: 'REFUSED', delete: 'REFUSED' },
  EXPIRED: { copy: 'EXPIRED', delete: 'EXPIRED' },
  CANCELLED: { copy: 'CANCELLED', delete: 'CANCELLED' },
}

/** Why not: the status that stands in the way has a sentence of its own that says what can be done instead. */
const REFUSED = {
  DRAFT: 'E_CASEFILE_DRAFT',
  WORKER_FORM_SENT: 'E_CASEFILE_FORM_SENT',
  WORKER_INFO_READY: 'E_CASEFILE_FORM_FILLED',
  SIGNING: 'E_CASEFILE_SIGNING',
  SEALING: 'E_CASEFILE_SEALING',
  SIGNED: 'E_CASEFILE_SIGNED',
  REFUSED: 'E_CASEFILE_REFUSED',
  EXPIRED: 'E_CASEFILE_EXPIRED',
  CANCELLED: 'E_CASEFILE_CANCELLED',
} as const satisfies Record<CasefileStatus, ProblemCode>

/** The status after a step that its own actor takes, or the refusal. A step of another actor is E_FORBIDDEN. */
export function statusAfter(
  status: CasefileStatus,
  step: CasefileStep,
  by: CasefileActor
):
  | { ok: true; status: CasefileStatus }
  | { ok: false; problem: (typeof REFUSED)[CasefileStatus] | 'E_FORBIDDEN' } {
  if (CASEFILE_STEPS[step] !== by) return { ok: false, problem: 'E_FORBIDDEN' }
  const next = NEXT[status][step]
  return next ? { ok: true, status: next } : { ok: false, problem: REFUSED[status] }
}

/** What is done about those who were asked to sign in a browser; on paper none was. */
const OF_INVITED: readonly CasefileStep[] = ['remind', 'link', 'extend', 'replaceSigner']

/** What the employer may do now, with these signers. */
export function stepsOf(
  status: CasefileStatus,
  signers: readonly { status: string; invitedAt: unknown }[]
): CasefileStep[] {
  const isSent = signers.some(({ invitedAt }) => invitedAt !== null)
  const hasSignature = signers.some((signer) => signer.status === 'SIGNED')
  return (Object.keys(CASEFILE_STEPS) as CasefileStep[]).filter(
    (step) =>
      statusAfter(status, step, 'EMPLOYER').ok &&
      (isSent || !OF_INVITED.includes(step)) &&
      !(step === 'reopen' && hasSignature)
  )
}

/** Whether its documents, signers and contract may still change. */
export function isOpen(status: CasefileStatus): boolean {
  return NEXT[status].change !== undefined
}

/** Whether the worker's form opens by its link: to be filled in, or to be told that it was. */
export function isFormOpen(status: CasefileStatus): boolean {
  return status === 'WORKER_FORM_SENT' || status === 'WORKER_INFO_READY'
}
