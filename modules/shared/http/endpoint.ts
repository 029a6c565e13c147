import type { VineValidator } from '@vinejs/vine'
import type { Feature } from '#modules/shared/entitlements/entitlements'
import type { Right } from '#modules/shared/words/rights'
import type { BodyBytes } from './body_bytes.ts'
import type { SearchSource } from '#modules/shared/search/search_source'
import type { Shape } from './shapes.ts'

/** A JSON schema as a plain object; validators give theirs, the engine exports its own. */
export type JsonSchema = Record<string, unknown>

export type Controller = () => Promise<{ default: new (...dependencies: any[]) => any }>

/**
 * What tries at an endpoint are limited for: guesses, or requests that make us send something.
 *
 * - `sign-in`: passwords
 * - `code`: mailed links, and the codes beside them
 * - `address`: mailed codes that prove an address
 * - `factor`: the second factor of a sign-in
 * - `proof`: password or code of the signed-in person
 * - `portal`: mailed links to the worker's portal, and the codes beside them
 * - `link`: links to an account, `secret`: private links to a subject, `opened`: what their browsers then ask for
 * - `mail`, `message`: requests that send a mail, or a text message
 * - `verify`: files that visitors have verified
 */
export type LimitKind =
  | 'sign-in'
  | 'code'
  | 'address'
  | 'factor'
  | 'proof'
  | 'portal'
  | 'link'
  | 'secret'
  | 'opened'
  | 'mail'
  | 'message'
  | 'verify'

/** The files the API answers with. */
export type FileType =
  | 'application/pdf'
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/svg+xml'
  | 'application/zip'
  | 'text/csv'
  | 'text/plain'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface EndpointBase {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Relative to /api, parameters as `:id`. */
  path: string
  handler: [controller: Controller, method: string]
  /** One sentence for the API document. */
  summary: string
  query?: VineValidator<any, any>
  /** The validator of the body, or its JSON schema where the body is not Vine's to judge. */
  body?: VineValidator<any, any> | JsonSchema
  /** Its body may be up to a megabyte; others 64 kB (backend/http/middleware/body_middleware.ts). */
  long?: true
  /** Names of the whole thing as it is answered: a client may send it back so, and nothing of them is read. */
  ignores?: readonly string[]
  /** Instead of `body`: it is a file, read before the transaction opens; the handler finds it in `ctx.bytes`. */
  bytes?: BodyBytes
  /** Keeps the process busy for tens of milliseconds or more, as a list as a file does: a company has one at a time. */
  heavy?: true
  /**
   * Waits for a service outside: its handler runs with no unit of work open, and opens its own by `ctx.inScope`, one to
   * prepare, one to note (docs/adr/0031).
   */
  waits?: true
  /** Draws a PDF: one at a time for each browser or program (backend/http/middleware/pdfs_middleware.ts). */
  draws?: true
  /** The status of success; 200 unless said otherwise. */
  status?: 200 | 201 | 202 | 204 | 303
  /** Shape of the answer, or the media types that it may have when it is a file; without, it has no content. */
  response?: Shape | readonly FileType[]
  /** Open to a company whose plan has ended: who one is, signing out, asking for reactivation. */
  evenDisabled?: true
  /** Open only where the company's plan has it, or one of several. */
  feature?: Feature | readonly Feature[]
  /** Its tries are counted and limited (backend/http/middleware/sign_in_limit_middleware.ts). */
  limit?: LimitKind
}

/**
 * Who is answered.
 *
 * - `public`: no one needs to be signed in (brand of the company, sign-in, private links)
 * - `front`: on the product's own address, of no company, where other services lead back to; no client calls it
 * - `worker`: a worker who is signed in to their portal; what they are answered is their own
 * - `employer`: a signed-in user of the company, who must hold the right `can`
 */
export type Access =
  | { audience: 'public' | 'front' | 'worker' }
  | {
      audience: 'employer'
      can: Right
      /** For a person who proved in the last minutes who they are (modules/accounts/domain/fresh_proof.ts); for no program. */
      freshProof?: true
    }

/**
 * One call of the API. The routes, the access checks, the OpenAPI document, the typed client and the
 * role-by-route test are all read from this value.
 */
export type Endpoint = EndpointBase & Access

/** Everything the shell reads from a module (backend/modules.ts lists them). */
export interface Manifest {
  name: string
  endpoints?: Endpoint[]
  /** What of the module the command palette finds. */
  search?: SearchSource[]
  /** Lazy, so that the web process does not load what only the worker runs. */
  jobs?: () => Promise<Record<string, import('#modules/shared/queue/job').JobDefinition<any>>>
  /** The mails and text messages it sends, by any name; as lazy. */
  mails?: () => Promise<Record<string, import('#modules/shared/mail/mail_kind').MailKind>>
}
