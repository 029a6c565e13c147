import { DateTime } from 'luxon'
import {
  EndContract,
  explainEnd,
  findContract,
  knownContracts,
  type EndKind,
} from '#modules/contracts/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { lockPeople, workersByExternalId } from '#modules/team/index'
import i18nManager from '@adonisjs/i18n/services/main'
import { MATCHES } from '../domain/run_states.ts'
import HrConnection from '../models/hr_connection.ts'
import SyncAnswer from '../models/sync_answer.ts'
import SyncRow, { type ANSWERS } from '../models/sync_row.ts'
import SyncRun from '../models/sync_run.ts'
import SyncedPerson from '../models/synced_person.ts'
import { planPeople, type Settled } from '../queries/plan_people.ts'
import { isEnd, seenOf } from './take_people.ts'

/** What a person says to what a run asks: one of these. */
export interface RowAnswer {
  /** The fields in which the other system is right; in all others of the question we are. */
  takes?: readonly string[]
  /** Whether the two are one person. */
  isSame?: boolean
  /** The last day, `YYYY-MM-DD`, and how it came to it; null where they stay. */
  end?: { day: string; kind: EndKind } | null
}

/** Answers what a run asks of one person, once, and does it. */
export class AnswerRow {
  static async handle(scope: Scope, rowId: string, answer: RowAnswer): Promise<Result<SyncRow>> {
    await lockPeople(scope)
    const row = await SyncRow.query().where('id', rowId).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    const run = await SyncRun.findOrFail(row.runId)
    if (row.answer !== null || run.isDry) return fail('E_SYNC_ANSWERED')
    const connection = await HrConnection.findOrFail(run.connectionId)
    const done = await carriedOut(scope, { row, connection }, answer)
    if (!done.ok) return done
    const answeredBy = scope.actor.kind === 'user' ? scope.actor.id : null
    await row.merge({ answer: done.value, answeredBy, answeredAt: DateTime.now() }).save()
    const subject = { type: 'sync_row', id: rowId }
    await record(scope, 'sync.answered', subject, { answer: done.value, worker: row.workerId })
    return ok(row)
  }
}

interface Asked {
  row: SyncRow
  connection: HrConnection
}

type Said = Exclude<(typeof ANSWERS)[number], 'ASKED_AGAIN'>

async function carriedOut(scope: Scope, asked: Asked, answer: RowAnswer): Promise<Result<Said>> {
  const { row } = asked
  const { takes, isSame, end } = answer
  const others = [takes, isSame, end].filter((each) => each !== undefined).length
  if (others !== 1) return fail('E_SYNC_ANSWER')
  if (row.outcome === 'ASKED' && takes) {
    const fields = row.changes.flatMap(({ field, state }) => (state === 'ASKED' ? [field] : []))
    if (takes.some((field) => !fields.includes(field))) return fail('E_SYNC_ANSWER')
    const taken = await takeOver(scope, asked, { takes: new Set(takes) })
    if (!taken.ok) return taken
    return ok(takes.length === 0 ? 'OURS' : takes.length === fields.length ? 'THEIRS' : 'SOME')
  }
  if (row.outcome === 'PROPOSED' && MATCHES.includes(row.code) && isSame !== undefined) {
    const taken = await takeOver(scope, asked, { about: isSame ? row.workerId : null })
    return taken.ok ? ok(isSame ? 'SAME_PERSON' : 'OTHER_PERSON') : taken
  }
  if (isEnd(row) && end !== undefined)
    return end === null ? stay(scope, asked) : endContract(scope, asked, end)
  return fail('E_SYNC_ANSWER')
}

/** Plans the person once more, as they were read, with what was decided. */
async function takeOver(
  scope: Scope,
  { row, connection }: Asked,
  settled: Settled
): Promise<Result<null>> {
  const person = await SyncAnswer.of(row.id)
  if (!person) return fail('E_SYNC_FORGOTTEN')
  const plan = await planPeople(scope, [person], {
    connection,
    known: await workersByExternalId(scope, connection.system),
    seen: await seenOf(connection.id, [person]),
    settled: new Map([[person.id, { ...settled, takes: settled.takes ?? new Set() }]]),
  })
  const [planned] = plan.people
  if (planned!.outcome === 'FAILED') return fail('E_SYNC_REFUSED', refusalsOf(planned!.refusals))
  await plan.write()
  if (planned!.seen)
    await SyncedPerson.keep(scope, connection.id, [
      { externalId: person.id, fields: planned!.seen },
    ])
  if (settled.about !== undefined) row.workerId = planned!.workerId
  // It is about nobody else any more, and does not name them.
  if (settled.about === null) row.merge({ code: 'new', params: {} })
  return ok(null)
}

function refusalsOf(refusals: SyncRow['refusals']) {
  return refusals.map(({ field, code, found }) => ({ path: field, code, message: found }))
}

/** They left there and stay here: it is not proposed again until they are there again. */
async function stay(scope: Scope, { row, connection }: Asked): Promise<Result<Said>> {
  const known = (await seenOf(connection.id, [{ id: row.externalId }])).get(row.externalId)
  await SyncedPerson.keep(scope, connection.id, [
    { externalId: row.externalId, fields: known?.fields ?? {}, stays: true },
  ])
  return ok('STAYS')
}

async function endContract(
  scope: Scope,
  { row }: Asked,
  { day, kind }: NonNullable<RowAnswer['end']>
): Promise<Result<Said>> {
  const contracts = await knownContracts(scope, [row.workerId!])
  const last = contracts.findLast(({ steps }) => steps.includes('end'))
  if (!last) return fail('E_SYNC_NO_CONTRACT')
  const contract = await findContract(scope, last.id)
  if (!contract.ok) return contract
  const ended = await EndContract.handle(
    scope,
    last.id,
    { version: contract.value.version, endDate: day, endKind: kind },
    explainEnd(i18nManager.locale(scope.locale))
  )
  return ended.ok ? ok('ENDED') : ended
}
