import type { ModuleWords } from './words/module_words.ts'

export const words = {
  problems: {
    E_VALIDATION: 422,
    E_MALFORMED_JSON: 400,
    E_MALFORMED_REQUEST: 400,
    E_UNSUPPORTED_ENCODING: 415,
    E_BODY_TOO_LARGE: 413,
    E_BODY_TOO_SLOW: 408,
    E_BUSY: 503,
    E_MANY_DRAWINGS: 429,
    E_PICTURE_TOO_LARGE: 422,
    E_UNKNOWN_COMPANY: 404,
    E_NOT_FOUND: 404,
    E_UNAUTHENTICATED: 401,
    E_FORBIDDEN: 403,
    E_ACCOUNT_DISABLED: 403,
    E_FEATURE_LOCKED: 403,
    E_CSRF: 403,
    E_TOO_MANY_REQUESTS: 429,
    E_STALE_VERSION: 409,
    E_CONFLICT: 409,
    E_NAME_TAKEN: 409,
    E_SAME_MOMENT: 409,
    E_NOT_READY: 409,
    E_LARGE_EXPORT: 409,
    E_INTERNAL: 500,
  },
  // Counted by minutes (audit/refusals.ts): whose account was meant, or who was refused; never what was typed.
  events: [
    'refused.password',
    'refused.code',
    'refused.second_factor',
    'refused.link',
    'refused.session',
    'refused.right',
    'refused.too_often',
  ],
  tables: {
    audit_chain: 'neither',
    audit_heads: 'neither',
    audit_log: { right: 'audit.read' },
    link_sessions: { through: 'private_links' },
    // Ids only: of what it speaks of, and which.
    mails: 'neither',
    outbox: 'neither',
    outbox_keys: 'neither',
    // And through workers, as the timeline: whichever subject the row is of.
    private_links: { through: 'offers' },
    refusals: { right: 'audit.read' },
    timeline_events: { through: 'offers' },
  },
} as const satisfies ModuleWords
