import { DateTime } from 'luxon'
import { errorText, validate, type ComputeError } from '#modules/compute/pure'
import { contentOf, ofNobody, visiblePackages, type PackageInput } from '#modules/packages/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { changeOf, type ChangeType } from '../domain/changes/index.ts'
import type { ChangeData, Content } from '../domain/changes/change.ts'
import { refusalsOf } from '../domain/fields.ts'
import type { Snapshot } from '../domain/person.ts'
import type Scenario from '../models/scenario.ts'
import type { Keeper } from '../models/scenario.ts'
import ScenarioChange from '../models/scenario_change.ts'
import ScenarioItem from '../models/scenario_item.ts'
import { lockScenario } from '../queries/find_scenario.ts'
import { recompute } from './compute_scenario.ts'

export interface ApplyChangeInput {
  type: ChangeType
  data: Record<string, unknown>
  /** Whom it is for; the whole scenario where none is told. */
  scenarioItemIds?: string[]
}

/** Adds a change to the end of a scenario's list, for some of its people or for all. */
export class ApplyChange {
  static async handle(
    scope: Scope,
    id: string,
    { type, data, scenarioItemIds = [] }: ApplyChangeInput,
    keeper: Keeper | null = null
  ): Promise<Result<Scenario>> {
    const found = await lockScenario(scope, id, keeper)
    if (!found.ok) return found
    const scenario = found.value
    const judged = await judgedData(scope, scenario, type, data)
    if (!judged.ok) return judged
    const chosen = changeOf(type).makesItem
      ? ok(await newItems(scope, scenario, judged.value))
      : await chosenItems(id, scenarioItemIds)
    if (!chosen.ok) return chosen
    await scope.trx
      .insertQuery()
      .table('scenario_changes')
      .insert({
        scenario_id: id,
        position: await nextPosition(id),
        type,
        data: JSON.stringify(judged.value),
        item_ids: chosen.value,
        created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
      })
    await record(scope, 'scenario.change_applied', { type: 'scenario', id }, { type })
    await recompute(scope, scenario)
    return ok(scenario)
  }
}

/** What is left out stays. */
export interface EditChangeInput {
  data?: Record<string, unknown>
  /** Undone it is left aside and keeps its place, until it is done again. */
  isUndone?: boolean
}

/** Another figure in a change that is there; or the change is undone, or done again. */
export class EditChange {
  static async handle(
    scope: Scope,
    id: string,
    changeId: string,
    { data, isUndone }: EditChangeInput,
    keeper: Keeper | null = null
  ): Promise<Result<Scenario>> {
    const found = await lockScenario(scope, id, keeper)
    if (!found.ok) return found
    const row = await ScenarioChange.query().where({ scenario_id: id, id: changeId }).first()
    if (!row) return fail('E_NOT_FOUND')
    if (data) {
      const judged = await judgedData(scope, found.value, row.type, data)
      if (!judged.ok) return judged
      row.data = judged.value
    }
    if (isUndone !== undefined) row.undoneAt = isUndone ? (row.undoneAt ?? DateTime.now()) : null
    await row.save()
    const details = { type: row.type, ...(isUndone !== undefined && { isUndone }) }
    await record(scope, 'scenario.change_edited', { type: 'scenario', id }, details)
    await recompute(scope, found.value)
    return found
  }
}

/** What was told of a change, as it is kept: judged by its questions, by the engine, and with the package that it names. */
async function judgedData(
  scope: Scope,
  scenario: Scenario,
  type: ChangeType,
  data: Record<string, unknown>
): Promise<Result<ChangeData>> {
  const { fields, writes } = changeOf(type)
  const told = Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== null && value !== undefined && value !== ''
    )
  )
  const refused = refusalsOf(fields, told)
  if (refused.length === 0 && writes) refused.push(...refusedByEngine(scenario, writes(told)))
  if (refused.length > 0) return fail('E_VALIDATION', inWords(scope, refused))
  if (typeof told.packageId !== 'string') return ok(told)
  const content = await contentOfPackage(scope, told.packageId)
  return content.ok ? ok({ ...told, content: content.value }) : content
}

/** What the engine says of fields that a change writes, in a package that has nothing else. */
function refusedByEngine(scenario: Scenario, written: object): ComputeError[] {
  const base = { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 3000 } as const
  return validate({ date: scenario.date.toISODate()!, package: { ...base, ...written } }).map(
    ({ path, ...error }) => ({ ...error, path: path.replace(/^package\./, '') })
  )
}

function inWords({ locale }: Scope, errors: readonly ComputeError[]) {
  return errors.map((error) => ({
    code: error.code,
    path: `data.${error.path}`,
    message: errorText(error, locale),
  }))
}

async function contentOfPackage(scope: Scope, id: string): Promise<Result<Content>> {
  const row = await visiblePackages(scope).where('id', id).first()
  if (!row) return fail('E_NOT_FOUND')
  const { nomFonction, packageType, date, worker, package: fields } = contentOf(row) as PackageInput
  return ok({ nomFonction, packageType, date, worker, package: ofNobody(fields) })
}

/** Places for people who are supposed to come. */
async function newItems(scope: Scope, scenario: Scenario, data: ChangeData): Promise<string[]> {
  const { worker, nomFonction, packageType, date, package: fields } = data.content!
  const snapshot: Snapshot = {
    date,
    nomFonction,
    level: '',
    packageType,
    worker,
    package: fields,
    range: null,
    startDate: data.start,
    endDate: null,
  }
  const rows = Array.from({ length: data.count ?? 1 }, () => ({
    scenario_id: scenario.id,
    is_new: true,
    snapshot: JSON.stringify(snapshot),
  }))
  const made = await scope.trx
    .insertQuery()
    .table('scenario_items')
    .multiInsert(rows)
    .returning('id')
  return made.map((row: { id: string } | string) => (typeof row === 'string' ? row : row.id))
}

/** The places that were named, all of this scenario; null for the whole scenario. */
async function chosenItems(
  scenarioId: string,
  ids: readonly string[]
): Promise<Result<string[] | null>> {
  if (ids.length === 0) return ok(null)
  const different = [...new Set(ids)]
  const rows = await ScenarioItem.query()
    .where('scenario_id', scenarioId)
    .whereIn('id', different)
    .select('id')
  return rows.length === different.length ? ok(different) : fail('E_NOT_FOUND')
}

async function nextPosition(scenarioId: string): Promise<number> {
  const last = await ScenarioChange.query()
    .where('scenario_id', scenarioId)
    .orderBy('position', 'desc')
    .first()
  return (last?.position ?? 0) + 1
}

/** A package in place of what some people have. */
export class ApplyPackage {
  static async handle(
    scope: Scope,
    id: string,
    packageId: string,
    workerIds: string[]
  ): Promise<Result<Scenario>> {
    const rows = await ScenarioItem.query()
      .where('scenario_id', id)
      .whereIn('worker_id', workerIds)
      .select('id')
    if (rows.length < new Set(workerIds).size) return fail('E_NOT_FOUND')
    return ApplyChange.handle(scope, id, {
      type: 'APPLY_PACKAGE',
      data: { packageId },
      scenarioItemIds: rows.map((row) => row.id),
    })
  }
}
