import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The three languages of the product; French is the default. */
export const LOCALES = ['fr', 'nl', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** Who acts. A system actor names its reason; it stands in the audit log beside the users. */
export type Actor =
  | { kind: 'user'; id: string; role: string }
  | { kind: 'visitor' }
  | { kind: 'system'; reason: string }

/** What a scope may see of the company's pay and people: all, what this manager may, or no row (visibility.ts). */
export type Visibility = 'everything' | { readonly ofManager: string } | 'nothing'

/** Who acts, and what they may see: the two go together, or a scope would see with another's eyes. */
export type Acting<Who extends Actor = Actor> = {
  readonly actor: Who
  readonly visibility: Visibility
}

/**
 * The first argument of every action and query: one company, one actor, one open transaction.
 * Made in four places only: from a request, a job, a workflow, or `forSystem(reason)`.
 */
export interface Scope extends Acting {
  readonly companyId: string
  readonly locale: Locale
  /** Follows the request into logs, jobs and workflows. */
  readonly requestId: string
  readonly trx: TransactionClientContract
}
