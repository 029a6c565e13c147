import { DateTime } from 'luxon'
import { listKinds, type PayUnit } from '#modules/elements/index'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { monthOfDay } from '#modules/shared/values/month'
import { workersByExternalId } from '#modules/team/index'
import { HrRefusal, type HrSource } from '../domain/hr_system.ts'
import type { PayFailure } from '../domain/pay_sending.ts'
import HrConnection from '../models/hr_connection.ts'
import HrPayElement from '../models/hr_pay_element.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { keeping } from './connect.ts'
import { tellAnswers } from './tell_pay_answers.ts'

/** Rows of one job: at two calls a second it ends within a minute. */
const ROWS_OF_A_JOB = 20
const CLAIM_S = 120
/** Within it an element is written or not; a claim ends later, so that nobody else begins meanwhile. */
const PATIENCE_MS = 90_000
/** A system that is away is asked so often, each time later. */
const MOST_TRIES = 8
const FIRST_WAIT_S = 30

/** What a job leaves: nothing, or when to go on. */
export type PayLeft = { goesOn: false } | { goesOn: true; afterSeconds: number }

interface Opened {
  connection: HrConnection
  /** By the id of the worker. */
  personIds: ReadonlyMap<string, string>
  /** By the id of the kind. */
  units: ReadonlyMap<string, PayUnit>
}

/**
 * Grants pay elements that wait in an HR system, one after the other, with no unit of work open while it is asked. Cut anywhere
 * it is done again: what stands there already is not granted twice.
 */
export class SendPayElements {
  static async handle(
    inScope: InScope,
    connectionId: string,
    sources: HrSources
  ): Promise<PayLeft> {
    const opened = await inScope((scope) => open(scope, connectionId))
    if (!opened) return { goesOn: false }
    const { connection } = opened
    const key = connection.openedKey
    if (connection.state === 'PAUSED' || key === null) {
      const why = key === null ? 'unauthorised' : 'paused'
      await inScope((scope) => giveUp(scope, connectionId, why))
      return { goesOn: false }
    }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const source = sources.open(connection.system, key, {
      keepKey: keeping(inScope, connectionId, key),
      signal,
    })
    for (let sent = 0; sent < ROWS_OF_A_JOB && !signal.aborted; sent++) {
      const row = await inScope((scope) => claim(scope, connectionId))
      if (!row) return inScope((scope) => ended(scope, opened))
      const wait = await sendOne(inScope, source, row, opened)
      if (wait !== null) return { goesOn: true, afterSeconds: wait }
    }
    return { goesOn: true, afterSeconds: 0 }
  }
}

async function open(scope: Scope, connectionId: string): Promise<Opened | null> {
  const connection = await HrConnection.find(connectionId)
  if (!connection) return null
  const known = await workersByExternalId(scope, connection.system)
  return {
    connection,
    personIds: new Map([...known].map(([id, worker]) => [worker, id])),
    units: new Map((await listKinds(scope)).map(({ id, unit }) => [id, unit])),
  }
}

/** The next one that waits, for this job alone. */
async function claim({ trx }: Scope, connectionId: string): Promise<HrPayElement | null> {
  const { rows } = await trx.rawQuery(
    `update hr_pay_elements set claimed_until = now() + cast(? as interval), tries = tries + 1
     where id = (
       select id from hr_pay_elements
       where connection_id = ? and status = 'WAITING' and (claimed_until is null or claimed_until < now())
       order by requested_at, id limit 1 for update skip locked
     ) returning id`,
    [`${CLAIM_S} seconds`, connectionId]
  )
  return rows.length === 0 ? null : HrPayElement.findOrFail(rows[0].id)
}

/** Answers how long to wait before all others, where the system takes no calls now. */
async function sendOne(
  inScope: InScope,
  source: HrSource,
  row: HrPayElement,
  { connection, personIds, units }: Opened
): Promise<number | null> {
  const personId = personIds.get(row.workerId)
  if (personId === undefined) return note(inScope, row, { failure: 'no_person' })
  try {
    const done = await source.writePayElement!({
      personId,
      month: monthOfDay(row.month.toISODate()!),
      code: row.code,
      unit: units.get(row.kindId) ?? 'EUR',
      amount: row.wanted === null ? null : { value: row.wanted, each: row.wantedEach },
      before: row.sent === null ? null : { value: row.sent, each: row.sentEach },
    })
    return await note(inScope, row, done === 'written' || done === 'stood' ? {} : { failure: done })
  } catch (error) {
    const refusal =
      error instanceof HrRefusal
        ? error
        : isEnded(error)
          ? new HrRefusal('unreachable', 'no answer in time')
          : null
    if (!refusal) throw error
    const { kind, message, retryAfter } = refusal
    if (kind === 'limited' || kind === 'unreachable' || kind === 'unreadable') {
      if (row.tries >= MOST_TRIES) return note(inScope, row, { failure: kind })
      await inScope(() => HrPayElement.query().where('id', row.id).update({ claimed_until: null }))
      return retryAfter ?? FIRST_WAIT_S * 2 ** (row.tries - 1)
    }
    if (kind === 'unauthorised' || kind === 'forbidden')
      await inScope(() => refuseAll(connection.id, kind))
    return note(inScope, row, { failure: kind, detail: sentenceOf(message) })
  }
}

const isEnded = (error: unknown) =>
  error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)

/** Of `/path: 422, Invalid parts` what the system itself said. */
const sentenceOf = (message: string) => /: \d{3}, (.+)$/.exec(message)?.[1] ?? null

async function note(
  inScope: InScope,
  { id, wanted, wantedEach }: HrPayElement,
  { failure, detail = null }: { failure?: PayFailure; detail?: string | null }
): Promise<null> {
  await inScope(() =>
    HrPayElement.query()
      .where({ id })
      .update({
        status: failure ? 'REFUSED' : 'SENT',
        failure: failure ?? null,
        detail,
        claimed_until: null,
        answered_at: DateTime.now().toSQL(),
        is_told: false,
        ...(!failure && { sent: wanted, sent_each: wantedEach }),
      })
  )
  return null
}

/** Ends a sending that cannot go on. */
export async function giveUp(
  scope: Scope,
  connectionId: string,
  failure: PayFailure
): Promise<void> {
  await refuseAll(connectionId, failure)
  const connection = await HrConnection.find(connectionId)
  if (connection) await tellAnswers(scope, connection)
}

/** What would be refused one by one is refused at once. */
async function refuseAll(connectionId: string, failure: PayFailure): Promise<void> {
  await HrPayElement.query().where({ connection_id: connectionId, status: 'WAITING' }).update({
    status: 'REFUSED',
    failure,
    claimed_until: null,
    answered_at: DateTime.now().toSQL(),
    is_told: false,
  })
}

/** All are done; or one is left that a job took and was cut with: it comes back once the claim ends. */
async function ended(scope: Scope, { connection }: Opened): Promise<PayLeft> {
  const waiting = await HrPayElement.query()
    .where({ connection_id: connection.id, status: 'WAITING' })
    .first()
  if (waiting) return { goesOn: true, afterSeconds: CLAIM_S }
  await tellAnswers(scope, connection)
  return { goesOn: false }
}
