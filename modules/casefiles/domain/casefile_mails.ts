import type { CasefileStatus } from './casefile_status.ts'

/** The mails of a casefile: to the worker, and to who sent the form. */
export const CASEFILE_MAILS = ['FORM', 'FORM_FILLED'] as const
export type CasefileMailKind = (typeof CASEFILE_MAILS)[number]

/** The status that a mail speaks of. */
const SPEAKS_OF: Record<CasefileMailKind, CasefileStatus> = {
  FORM: 'WORKER_FORM_SENT',
  FORM_FILLED: 'WORKER_INFO_READY',
}

/** Whether what a mail says is still so, when it could leave only now. */
export function stillHolds(
  kind: CasefileMailKind,
  mail: { formVersion: number },
  casefile: { status: CasefileStatus; formVersion: number }
): boolean {
  return mail.formVersion === casefile.formVersion && SPEAKS_OF[kind] === casefile.status
}
