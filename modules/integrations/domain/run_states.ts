/** What brought a run. */
export const CAUSES = ['NIGHT', 'PERSON', 'MESSAGE'] as const
export type Cause = (typeof CAUSES)[number]

export const SYNC_STATUSES = ['WAITING', 'RUNNING', 'ASKING', 'DONE', 'FAILED', 'STOPPED'] as const
export type SyncStatus = (typeof SYNC_STATUSES)[number]
/** One of these at a time of each connection. */
export const UNDER_WAY: readonly SyncStatus[] = ['WAITING', 'RUNNING', 'ASKING']

/** What a run did with one person. */
export const OUTCOMES = [
  'NEW',
  'CHANGED',
  'SAME',
  'SKIPPED',
  'FAILED',
  'ASKED',
  'PROPOSED',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What a row proposes that may be one person: by name, or by a number or address that meets another name. */
export const MATCHES: readonly string[] = ['match', 'match_employeeNumber', 'match_email']

/** Why a run failed; each is a sentence (`integrations.failure_…`). */
export const FAILURES = [
  'unauthorised',
  'forbidden',
  'not_found',
  'invalid',
  'limited',
  'unreachable',
  'unreadable',
  // Its key opens another account than the connection's: a person says what is meant.
  'account',
  'unexpected',
] as const
export type Failure = (typeof FAILURES)[number]

/** What mends a reason for which people were not taken over, where that is done here and not in the other system. */
export const REPAIRS = [
  /** The joint committee of contracts of which the system names none. */
  'COMMITTEE',
  /** Adding names that the lists here do not have. */
  'NAMES',
] as const
export type Repair = (typeof REPAIRS)[number]

/** A connection whose key was refused so often in a row is paused. */
export const MOST_REFUSALS = 3

/** Whether so many ends are more than a run proposes by itself: more than a tenth of the people, and more than one. */
export function isTooManyEnds(ends: number, people: number): boolean {
  return ends > 1 && ends > people / 10
}
