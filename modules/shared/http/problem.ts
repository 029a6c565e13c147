import { Exception } from '@adonisjs/core/exceptions'

/** Every refusal of the product, with its HTTP status. Texts: `modules/shared/lang/<locale>/problems.json`. */
export const PROBLEMS = {
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
  E_METHOD_NOT_ALLOWED: 405,
  E_UNAUTHENTICATED: 401,
  E_INVALID_CREDENTIALS: 401,
  E_INVALID_CODE: 401,
  E_SECOND_FACTOR: 401,
  E_LINK_GONE: 401,
  E_OTHER_BROWSER: 403,
  E_FORBIDDEN: 403,
  E_FRESH_PROOF: 403,
  E_ACCOUNT_DISABLED: 403,
  E_FEATURE_LOCKED: 403,
  E_CSRF: 403,
  E_TOO_MANY_REQUESTS: 429,
  E_STALE_VERSION: 409,
  E_CONFLICT: 409,
  E_SAME_MOMENT: 409,
  E_NOT_READY: 409,
  E_LARGE_EXPORT: 409,
  E_TOO_MANY_EXPORTS: 429,
  E_ADDRESS_TAKEN: 409,
  E_LAST_ADMINISTRATOR: 409,
  E_LOGO_REFUSED: 422,
  E_SIGNATURE_REFUSED: 422,
  E_NAME_TAKEN: 409,
  E_NO_DEMO: 409,
  E_SAME_SETTINGS: 409,
  E_SACRIFICE_STATUS: 409,
  E_SACRIFICE_LIMIT: 409,
  E_SUBSCRIBED: 409,
  E_NOT_SUBSCRIBED: 409,
  E_NOT_FOR_SALE: 409,
  E_BAD_SIGNATURE: 400,
  E_PAYMENTS_DOWN: 503,
  E_OFFER_DRAFT: 409,
  E_OFFER_SENT: 409,
  E_OFFER_ACCEPTED: 409,
  E_OFFER_REJECTED: 409,
  E_OFFER_RETRACTED: 409,
  E_OFFER_EXPIRED: 409,
  E_OFFER_CONTRACTED: 409,
  E_OFFER_FIXED: 409,
  E_OFFER_INCOMPLETE: 422,
  E_OFFER_RESENT: 429,
  E_PACKAGE_OFFERED: 409,
  E_FILE_REFUSED: 422,
  E_TOO_MANY_FILES: 409,
  E_INTERNAL: 500,
} as const

export type ProblemCode = keyof typeof PROBLEMS

/** One thing that is wrong with one field; `path` is dotted (`package.salaireBrut`). */
export interface FieldProblem {
  path: string
  code: string
  message: string
}

/**
 * A refusal on its way to the client as `application/problem+json`
 * (backend/http/exception_handler.ts writes it, translated).
 */
export class Problem extends Exception {
  readonly problem: ProblemCode
  readonly errors: FieldProblem[]
  readonly retryAfterSeconds?: number

  constructor(
    problem: ProblemCode,
    options: { errors?: FieldProblem[]; retryAfterSeconds?: number } = {}
  ) {
    super(problem, { status: PROBLEMS[problem], code: problem })
    this.problem = problem
    this.errors = options.errors ?? []
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
