import type { AuditEvent } from '#modules/shared/audit/record'

/** Where the form of a worker's details stands, as it is answered. */
export const FORM_STATES = ['NONE', 'ASKED', 'OPENED', 'FILLED', 'REVOKED'] as const
export type FormState = (typeof FORM_STATES)[number]

/** What can stand in a worker's timeline, what the audit log calls it, and where the form stands then. */
export const WORKER_EVENTS = {
  FORM_SENT: { event: 'worker.form_sent', state: 'ASKED' },
  FORM_OPENED: { event: 'worker.form_opened', state: 'OPENED' },
  FORM_SAVED: { event: 'worker.form_saved', state: 'FILLED' },
  FORM_REVOKED: { event: 'worker.form_revoked', state: 'REVOKED' },
  /** Beside `FORM_SAVED`, or where those who keep records changed it. */
  ACCOUNT_CHANGED: { event: 'worker.account_changed', state: 'NONE' },
} as const satisfies Record<string, { event: AuditEvent; state: FormState }>
export type WorkerEventKind = keyof typeof WORKER_EVENTS

/** The kinds after which the form stands elsewhere. */
export const FORM_KINDS = ['FORM_SENT', 'FORM_OPENED', 'FORM_SAVED', 'FORM_REVOKED'] as const
