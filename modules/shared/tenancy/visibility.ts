import { Problem } from '#modules/shared/http/problem'
import type { Scope } from './scope.ts'

type Narrowed = { whereRaw(sql: string): unknown }

/**
 * Narrows a query to what the scope may see: all of the company, a manager's part, or no row at all. Every table that
 * holds pay or a person has one query that begins so (`visible_*.ts`), and all others begin with that one (ADR 26).
 *
 * @param ofManager narrows it to what the manager with this user id may see of it
 */
export function within<Query extends Narrowed>(
  query: Query,
  { visibility }: Scope,
  ofManager: (query: Query, userId: string) => unknown
): Query {
  if (visibility === 'nothing') query.whereRaw('false')
  else if (visibility !== 'everything') ofManager(query, visibility.ofManager)
  return query
}

/** For `within`, where it is about the whole company: no manager sees a part of it. */
export function noManager(query: Narrowed): void {
  query.whereRaw('false')
}

/**
 * For what reads the whole company in SQL of its own.
 *
 * @throws Problem E_FORBIDDEN for a scope that sees less than everything
 */
export function demandEverything({ visibility }: Scope): void {
  if (visibility !== 'everything') throw new Problem('E_FORBIDDEN')
}

/**
 * The one way past visibility, for a single read at a time: within the company it shows all. Each use says why the
 * actor is shown, or changes, what they may not see by themselves; tests/architecture/visibility.spec.ts lists them.
 *
 * @param _because the reason, in words and in place: it is read in the source
 */
export function seeingWhatTheActorMayNot(scope: Scope, _because: string): Scope {
  return { ...scope, visibility: 'everything' }
}
