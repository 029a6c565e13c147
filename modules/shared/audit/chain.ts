import { createHash } from 'node:crypto'
import { AUDIT_KEPT_YEARS } from './kept.ts'

/** A line of the audit log as its hash sees it: every value as text, as PostgreSQL writes it. */
export interface ChainedLine {
  seq: number
  companyId: string
  id: string
  /** UTC, with microseconds: `2026-09-01T08:00:00.000000`. */
  at: string
  event: string
  actorKind: string
  actorId: string | null
  subjectType: string | null
  subjectId: string | null
  details: string
  requestId: string | null
}

/** A link of the chain; without its line where that is missing from the log. */
export interface Link {
  seq: number
  id: string
  /** Hexadecimal. */
  hash: string
  line: ChainedLine | null
}

/** Where a chain has come to: the number of its last line, and the hash of all of them. */
export interface Head {
  seq: number
  hash: string
}

export const START: Head = { seq: 0, hash: '' }

/** What was found wrong: the first line at which the chain does not hold, and how. */
export interface Broken {
  seq: number
  id: string | null
  why: 'changed' | 'missing' | 'gap' | 'end' | 'unlinked'
}

/**
 * The hash of a line and of all before it. The database computes the same when a line is written
 * (`audit_text`, database/migrations/0038_audit_chain.ts); this is a second way, so that a changed function of the
 * database does not vouch for itself.
 */
export function hashOf(before: string, line: ChainedLine): string {
  const values = [
    line.companyId,
    line.id,
    line.at,
    line.event,
    line.actorKind,
    line.actorId,
    line.subjectType,
    line.subjectId,
    line.details,
    line.requestId,
  ]
  return createHash('sha256')
    .update(Buffer.from(before, 'hex'))
    .update(`${line.seq} ${values.map(field).join('')}`)
    .digest('hex')
}

/** With its length in bytes in front, so that none runs into the next. */
function field(value: string | null | undefined): string {
  return value === null || value === undefined ? '-' : `${Buffer.byteLength(value)}:${value}`
}

/**
 * Follows links from a head on.
 *
 * @param mayBeMissing whether a line may be gone because it is older than the log is kept
 * @returns the head they lead to, or the first that does not hold
 */
export function follow(
  head: Head,
  links: Link[],
  mayBeMissing: (link: Link) => boolean
): { head: Head } | { broken: Broken } {
  let { seq, hash } = head
  for (const link of links) {
    const { id, line } = link
    if (link.seq !== seq + 1) return { broken: { seq: seq + 1, id: null, why: 'gap' } }
    if (line ? hashOf(hash, line) !== link.hash : !mayBeMissing(link))
      return { broken: { seq: link.seq, id, why: line ? 'changed' : 'missing' } }
    seq = link.seq
    hash = link.hash
  }
  return { head: { seq, hash } }
}

/** What was found, as an operator reads it. */
export function brokenText({ seq, id, why }: Broken): string {
  const line = id ? `line ${seq} (${id})` : `line ${seq}`
  switch (why) {
    case 'changed':
      return `${line} is not what was written, or stands in another place`
    case 'missing':
      return `${line} was removed from the log`
    case 'gap':
      return `${line} is missing with its link`
    case 'end':
      return `the chain does not end as was noted, from ${line} on`
    case 'unlinked':
      return `${id} stands in the log without a link: it came past the database's trigger`
  }
}

/** Whether a line may be gone: ids are in the order of time, their first six bytes are milliseconds. */
export function isPastKeeping({ id }: Link): boolean {
  const madeAt = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  const kept = new Date()
  kept.setUTCFullYear(kept.getUTCFullYear() - AUDIT_KEPT_YEARS)
  return madeAt < kept.getTime()
}
