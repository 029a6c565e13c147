import type { HttpContext } from '@adonisjs/core/http'
import { findUserNames } from '#modules/accounts/index'
import { formatDate } from '#modules/shared/documents/format'
import type { Answer } from '#modules/shared/http/shapes'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { fieldNamed, sentenceOf, writtenValue, type Say, type Value } from '#modules/imports/index'
import type { HrSystemName } from '../domain/hr_system.ts'
import type { Repair } from '../domain/run_states.ts'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import HrConnection from '../models/hr_connection.ts'
import type SyncRow from '../models/sync_row.ts'
import type SyncRun from '../models/sync_run.ts'
import { listConnections } from '../queries/connections.ts'
import { failuresOf, fieldsChanged, openQuestions } from '../queries/list_rows.ts'
import { NEVER_TOLD } from '../queries/plan_terms.ts'
import { isEnd } from '../actions/take_people.ts'
import type { syncRowSchema, syncRunSchema, syncRunWholeSchema } from './schemas.ts'

type I18n = HttpContext['i18n']

/** How runs are shown: with the names of who asked for them. */
export async function showingRuns(scope: Scope, i18n: I18n, runs: readonly SyncRun[]) {
  const names = await namesOf(
    scope,
    runs.map(({ requestedBy }) => requestedBy)
  )
  const connections = new Map((await listConnections(scope)).map((each) => [each.id, each]))
  return (run: SyncRun): Answer<typeof syncRunSchema> => {
    const {
      id,
      cause,
      status,
      read,
      total,
      created,
      changed,
      same,
      skipped,
      failed,
      asked,
      proposed,
    } = run
    const { system, account: before } = connections.get(run.connectionId)!
    return {
      id,
      integrationId: run.connectionId,
      system,
      cause,
      dryRun: run.isDry,
      all: run.since === null,
      status,
      read,
      total,
      created,
      changed,
      same,
      skipped,
      failed,
      asked,
      proposed,
      ends: run.ends,
      failure:
        run.failure &&
        i18n.t(`integrations.failure_${run.failure}`, {
          system: SYSTEM_NAMES[system],
          account: run.foundAccount ?? '',
          before,
        }),
      failureKind: run.failure,
      foundAccount: run.foundAccount,
      cars: run.cars,
      carsProposed: run.carsProposed,
      carsFailure:
        run.carsFailure &&
        i18n.t(`integrations.cars_${run.carsFailure}`, { system: SYSTEM_NAMES[system] }),
      requestedBy: run.requestedBy ? (names.get(run.requestedBy) ?? null) : null,
      createdAt: run.createdAt.toISO()!,
      startedAt: run.startedAt?.toISO() ?? null,
      finishedAt: run.finishedAt?.toISO() ?? null,
    }
  }
}

/** One run as it is shown in lists. */
export async function shownRun(scope: Scope, i18n: I18n, run: SyncRun) {
  return (await showingRuns(scope, i18n, [run]))(run)
}

/** A run by itself, with the reasons for which people were not taken over, and the fields that it changed. */
export async function shownWholeRun(
  scope: Scope,
  i18n: I18n,
  run: SyncRun
): Promise<Answer<typeof syncRunWholeSchema>> {
  const shown = await shownRun(scope, i18n, run)
  const failures = run.failed === 0 ? [] : await failuresOf(scope, run.id)
  const fields = run.changed === 0 ? [] : await fieldsChanged(scope, run.id)
  const { makesNames } = await HrConnection.findOrFail(run.connectionId)
  const open = (await openQuestions(scope, run.id)).get(run.connectionId)
  const say: Say = (key, params) => i18n.t(`imports.${key}`, params)
  return {
    ...shown,
    failures: failures.map(({ code, refusal, count }) => ({
      message: refusal
        ? refused(refusal, say)
        : i18n.t(`integrations.row_${code}`, { system: SYSTEM_NAMES[shown.system] }),
      count,
      repair: refusal && repairOf(refusal, makesNames),
    })),
    questions: open?.count ?? 0,
    fields: fields.map(({ field, count }) => ({ field, label: fieldLabel(field, say), count })),
  }
}

function repairOf(
  { code, field }: SyncRow['refusals'][number],
  makesNames: boolean
): Repair | null {
  if (code === 'required' && NEVER_TOLD.includes(field)) return 'COMMITTEE'
  return code === 'unknown_name' && !makesNames ? 'NAMES' : null
}

/** What only would be done in a dry run, and has a sentence of its own there. */
const SAID_OTHERWISE_WHEN_DRY: ReadonlySet<string> = new Set(['new', 'changed'])

/** How rows of a run are shown, in the reader's language. */
export async function showingRows(
  scope: Scope,
  i18n: I18n,
  { run, system }: { run: SyncRun; system: HrSystemName },
  rows: readonly SyncRow[]
) {
  const names = await namesOf(
    scope,
    rows.map(({ answeredBy }) => answeredBy)
  )
  const say: Say = (key, params) => i18n.t(`imports.${key}`, params)
  const locale = i18n.locale as Locale
  return (row: SyncRow): Answer<typeof syncRowSchema> => {
    const day = typeof row.params.day === 'string' ? row.params.day : null
    return {
      id: row.id,
      externalId: row.externalId,
      workerId: row.workerId,
      name: row.label,
      outcome: row.outcome,
      message:
        row.refusals.length > 0
          ? row.refusals.map((refusal) => refused(refusal, say)).join(' ')
          : i18n.t(
              `integrations.row_${run.isDry && SAID_OTHERWISE_WHEN_DRY.has(row.code) ? `${row.code}_dry` : row.code}`,
              {
                system: SYSTEM_NAMES[system],
                name: row.label,
                here: row.params.here ?? '',
                day: day === null ? '' : formatDate(locale, day),
              }
            ),
      changes: row.changes.map(({ field, before, after, state }) => ({
        field,
        label: fieldLabel(field, say),
        before: write(field, before, locale, say),
        after: write(field, after, locale, say),
        state,
      })),
      asks: run.isDry || row.answer !== null ? null : asksOf(row),
      endsOn: day,
      answer: row.answer,
      answeredBy: row.answeredBy ? (names.get(row.answeredBy) ?? null) : null,
    }
  }
}

function asksOf(row: SyncRow): 'FIELDS' | 'MATCH' | 'END' | null {
  if (row.outcome === 'ASKED') return 'FIELDS'
  if (isEnd(row)) return 'END'
  return row.outcome === 'PROPOSED' ? 'MATCH' : null
}

function refused(refusal: SyncRow['refusals'][number], say: Say): string {
  const sentence = sentenceOf(refusal, say)
  return refusal.field ? say('cell', { title: say(`field_${refusal.field}`), sentence }) : sentence
}

/** `salaireBrut` of `contract.salaireBrut`, and whose it is. */
function parts(field: string): { of: 'worker' | 'contract'; name: string } {
  const name = field.replace(/^contract\./, '')
  return { of: name === field ? 'worker' : 'contract', name }
}

/** How a field is called for a reader: `contract.salaireBrut` by the name of `salaireBrut`. */
export function fieldLabel(field: string, say: Say): string {
  return say(`field_${parts(field).name}`)
}

function write(field: string, value: Value | null, locale: Locale, say: Say): string | null {
  if (value === null) return null
  const { of, name } = parts(field)
  const known = fieldNamed(of, name)
  // It is kept masked.
  return known?.sealed ? String(value) : writtenValue(value, name, known, { locale, say })
}

/** Names of users by their ids; who is gone is left out. */
export async function namesOf(
  scope: Scope,
  ids: readonly (string | null)[]
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id): id is string => id !== null))]
  const people = known.length === 0 ? [] : await findUserNames(scope, known)
  return new Map(people.map(({ id, displayName }) => [id, displayName]))
}
