import type { AuditEvent } from '#modules/shared/audit/record'

/** What can stand in a casefile's timeline, and what the audit log calls it. */
export const CASEFILE_EVENTS = {
  CREATED: 'casefile.created',
  CHANGED: 'casefile.changed',
  FORM_SENT: 'casefile.form_sent',
  FORM_RESENT: 'casefile.form_resent',
  FORM_OPENED: 'casefile.form_opened',
  FORM_FILLED: 'casefile.form_filled',
  FORM_WITHDRAWN: 'casefile.form_withdrawn',
  PRINTED: 'casefile.printed',
  REOPENED: 'casefile.reopened',
  SIGNED_ON_PAPER: 'casefile.signed_on_paper',
  CANCELLED: 'casefile.cancelled',
} as const satisfies Record<string, AuditEvent>
export type CasefileEventKind = keyof typeof CASEFILE_EVENTS
