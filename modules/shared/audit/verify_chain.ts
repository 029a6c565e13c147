import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { follow, isPastKeeping, type Broken, type Head, type Link } from './chain.ts'

const SLICE = 20_000

export type Verdict = { lines: number; head: Head; broken?: undefined } | { broken: Broken }

/** Where a company's chain begins and ends. */
export interface Ends {
  start: Head
  head: Head
}

/**
 * Follows a company's chain from its first line to its last, slice by slice, each in a transaction of its own: the log
 * may grow meanwhile, and no writer waits.
 *
 * @param noted heads that were written down elsewhere, as the nightly job does: a chain that was written anew from some
 *   line on holds in itself, but no longer leads through them
 */
export async function verifyChain(companyId: string, noted: Head[] = []): Promise<Verdict> {
  const slice = <T>(read: (trx: TransactionClientContract) => Promise<T>) =>
    forSystem('verify-audit', companyId, ({ trx }) => read(trx))
  const { start, head: end } = await slice(readEnds)
  let head = start
  while (head.seq < end.seq) {
    const links = await slice((trx) =>
      readLinks(trx, head.seq, Math.min(SLICE, end.seq - head.seq))
    )
    if (links.length === 0) return { broken: { seq: head.seq + 1, id: null, why: 'gap' } }
    const led = follow(head, links, isPastKeeping)
    if ('broken' in led) return led
    const other = links.find((link) =>
      noted.some(({ seq, hash }) => seq === link.seq && hash !== link.hash)
    )
    if (other) return { broken: { seq: other.seq, id: other.id, why: 'changed' } }
    head = led.head
  }
  const lost = noted.find(({ seq }) => seq > end.seq)
  if (lost) return { broken: { seq: end.seq + 1, id: null, why: 'end' } }
  if (head.hash !== end.hash) return { broken: { seq: end.seq, id: null, why: 'end' } }
  const unlinked = await slice(findUnlinked)
  if (unlinked) return { broken: unlinked }
  return { lines: end.seq - start.seq, head }
}

/** A company without a line has no chain yet. */
export async function readEnds(trx: TransactionClientContract): Promise<Ends> {
  const row = await trx
    .from('audit_heads')
    .select('seq', 'start_seq')
    .select(trx.raw(`encode(hash, 'hex') as hash, encode(start_hash, 'hex') as start_hash`))
    .first()
  return {
    start: { seq: Number(row?.start_seq ?? 0), hash: row?.start_hash ?? '' },
    head: { seq: Number(row?.seq ?? 0), hash: row?.hash ?? '' },
  }
}

/** The next links after a number, with their lines. */
export async function readLinks(
  trx: TransactionClientContract,
  after: number,
  limit: number
): Promise<Link[]> {
  const { rows: links } = await trx.rawQuery(
    `select seq, id, encode(hash, 'hex') as hash from audit_chain where seq > ? order by seq limit ?`,
    [after, limit]
  )
  const ids: string[] = links.map(({ id }: { id: string }) => id).sort()
  const { rows: lines } = await trx.rawQuery(
    // The first and the last id leave out the months in between.
    `select company_id, id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, event,
       actor_kind, actor_id, subject_type, subject_id, details::text as details, request_id
     from audit_log where id = any(?::uuid[]) and id between ?::uuid and ?::uuid`,
    [ids as never, ids[0] ?? null, ids.at(-1) ?? null] as string[]
  )
  const byId = new Map(lines.map((line: { id: string }) => [line.id, line]))
  return links.map(({ seq, id, hash }: { seq: string; id: string; hash: string }) => {
    const line = byId.get(id) as Record<string, any> | undefined
    return {
      seq: Number(seq),
      id,
      hash,
      line: line
        ? {
            seq: Number(seq),
            companyId: line.company_id,
            id,
            at: line.at,
            event: line.event,
            actorKind: line.actor_kind,
            actorId: line.actor_id,
            subjectType: line.subject_type,
            subjectId: line.subject_id,
            details: line.details,
            requestId: line.request_id,
          }
        : null,
    }
  })
}

/** A line that came past the trigger. */
async function findUnlinked(trx: TransactionClientContract): Promise<Broken | null> {
  // Where the planner believes a company small it would look through the whole chain for each line.
  await trx.rawQuery("select set_config('enable_nestloop', 'off', true)")
  const { rows } = await trx.rawQuery(
    `select id from audit_log line
     where not exists (select from audit_chain link where link.company_id = line.company_id and link.id = line.id)
     order by id limit 1`
  )
  return rows[0] ? { seq: 0, id: rows[0].id, why: 'unlinked' } : null
}
