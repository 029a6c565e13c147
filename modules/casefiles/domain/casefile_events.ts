import type { AuditEvent } from '#modules/shared/audit/record'

/** What can stand in a casefile's timeline, and what the audit log calls it; the last ones are written by `signing`. */
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
  SENT: 'signing.sent',
  // Of the sending, or of the signature before theirs.
  INVITED: null,
  OPENED: 'signing.opened',
  PAPER_ASKED: 'signing.paper_asked',
  SIGNED: 'signing.signed',
  REFUSED: 'signing.refused',
  REMINDED: 'signing.reminded',
  EXTENDED: 'signing.extended',
  SIGNER_REPLACED: 'signing.signer_replaced',
  EXPIRED: 'signing.expired',
  SEALED: 'signing.sealed',
} as const satisfies Record<string, AuditEvent | null>
export type CasefileEventKind = keyof typeof CASEFILE_EVENTS
