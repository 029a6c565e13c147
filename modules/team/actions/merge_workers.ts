import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { record } from '#modules/shared/audit/record'
import { closeLinks } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { situationOf, situationProblems } from '../domain/civil_situation.ts'
import { EMPTIED, MERGED_FIELDS, type MergeChoice } from '../domain/merge_choices.ts'
import { accountChange } from '../domain/private_details.ts'
import { onMerge } from '../domain/worker_rows.ts'
import type Worker from '../models/worker.ts'
import WorkerExternalId from '../models/worker_external_id.ts'
import WorkerPrivate from '../models/worker_private.ts'
import type { WorkerContracts } from '../ports/worker_contracts.ts'
import { lockPeople } from '../queries/lock_people.ts'
import { lockWorker } from '../queries/lock_worker.ts'
import { mergeable, mergePreview, type TwoRecords } from '../queries/merge_preview.ts'
import { managerProblem } from '../queries/record_problems.ts'
import { tellOfAccount } from './save_worker_form.ts'

export interface MergeInput {
  /** The record that goes. */
  otherId: string
  /** What is taken from it; all else is as the record that stays has it. */
  take: readonly MergeChoice[]
  /** Of the preview. */
  seen: string
}

/**
 * Makes one of two records of one person (ADR 59). Everything that names the other one names this one from then on; what
 * stays of the other is an empty signpost, so that old addresses lead here. It cannot be undone: who is asked is told so.
 */
export class MergeWorkers {
  static async handle(
    scope: Scope,
    keptId: string,
    { otherId, take, seen }: MergeInput,
    contracts: WorkerContracts
  ): Promise<Result<Worker>> {
    await lockPeople(scope)
    // In one order, whichever stays: of two merges of the same two the second waits, and finds it done.
    for (const id of [keptId, otherId].sort()) await lockWorker(scope, id)
    const found = await mergeable(scope, { keptId, otherId }, contracts)
    if (!found.ok) return found
    const { kept, other } = found.value
    const preview = await mergePreview(scope, found.value)
    if (preview.seen !== seen) return fail('E_STALE_VERSION')

    const before = { email: kept.email, language: kept.language }
    const taken = fieldsTaken(found.value, take)
    await empty(other, keptId)
    await closeLinks({ type: 'worker', id: otherId })
    await closeLinks({ type: 'worker', id: keptId })
    if (kept.managerId === otherId) await kept.merge({ managerId: null }).save()
    await moveRows(scope, found.value)
    kept.merge(taken)
    if (kept.managerId === keptId) kept.managerId = null
    const problems = situationProblems(situationOf(kept), scope.locale)
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    await kept.merge({ detailsVersion: kept.detailsVersion + 1 }).save()
    if (kept.managerId && (await managerProblem(scope, kept))) return fail('E_MERGE_CIRCLE')
    await keepExternalIds(found.value, take.includes('externalIds'))
    const account = await keepPrivate(found.value, take)
    const subject = { type: 'worker', id: keptId }
    await record(scope, 'worker.merged', subject, {
      other: otherId,
      take: [...take],
      moved: preview.moves,
    })
    if (account) await tellOfAccount(scope, kept, account, before)
    return ok(kept)
  }
}

/** The columns that are taken from the record that goes, read before it is emptied. */
function fieldsTaken(
  { other }: TwoRecords,
  take: readonly MergeChoice[]
): Partial<ModelAttributes<Worker>> {
  const fields = Object.entries(MERGED_FIELDS).flatMap(([choice, names]) =>
    take.includes(choice as MergeChoice) ? [...names] : []
  )
  return Object.fromEntries(fields.map((field) => [field, other[field]]))
}

/** What is left points to the record that stays; first, so that a number is free for it and rows may follow. */
async function empty(other: Worker, mergedIntoId: string): Promise<void> {
  await other.merge({ ...EMPTIED, mergedIntoId }).save()
}

/** Everything that names the one that goes; who was led by them is led by the one that stays. */
async function moveRows({ trx }: Scope, { kept, other }: TwoRecords): Promise<void> {
  for (const { table, column, oncePer } of onMerge('moves')) {
    if (oncePer)
      await trx.rawQuery(
        `delete from ${table} where ${column} = ?::uuid
           and ${oncePer} in (select ${oncePer} from ${table} where ${column} = ?::uuid)`,
        [other.id, kept.id]
      )
    const itself = table === 'workers' ? ` and id not in ('${kept.id}', '${other.id}')` : ''
    await trx.rawQuery(
      `update ${table} set ${column} = ?::uuid where ${column} = ?::uuid${itself}`,
      [kept.id, other.id]
    )
  }
  for (const { table, column } of onMerge('goes'))
    await trx.rawQuery(`delete from ${table} where ${column} = ?::uuid`, [other.id])
  // Packages name their people in what they hold; a version that is restored would name them again.
  for (const table of ['packages', 'package_versions'])
    for (const field of ['simulationWorkerId', 'offerWorkerId', 'contractWorkerId'])
      await trx.rawQuery(
        `update ${table} set package = jsonb_set(package, array[?], to_jsonb(?::text)) where package ->> ?::text = ?`,
        [field, kept.id, field, other.id]
      )
}

/** What other programs call the person: of a program that knows both, one stays. */
async function keepExternalIds({ kept, other }: TwoRecords, takesOther: boolean): Promise<void> {
  const [stay, come] = [await WorkerExternalId.of(kept.id), await WorkerExternalId.of(other.id)]
  const [first, second] = takesOther ? [come, stay] : [stay, come]
  const systems = first.map(({ system }) => system.toLowerCase())
  const all = [...first, ...second.filter(({ system }) => !systems.includes(system.toLowerCase()))]
  const ids = all.map(({ system, identifier }) => ({ system, identifier, workerId: kept.id }))
  await WorkerExternalId.query().whereIn('worker_id', [kept.id, other.id]).delete()
  await WorkerExternalId.createMany(ids)
}

/** The number and the account that are chosen, sealed for the record that stays; the account as it stood, with its day. */
async function keepPrivate({ kept, other }: TwoRecords, take: readonly MergeChoice[]) {
  const [row, from] = [await WorkerPrivate.orNew(kept), await WorkerPrivate.of(other.id)]
  const before = row.told
  if (take.includes('niss')) row.put('niss', from?.opened('niss') ?? null)
  if (take.includes('account')) {
    for (const column of ['iban', 'bic', 'formerIban', 'formerBic'] as const)
      row.put(column, from?.opened(column) ?? null)
    row.validFrom = from?.validFrom ?? null
  }
  await from?.delete()
  if (row.$isDirty && (row.$isPersisted || row.niss || row.iban)) await row.save()
  return accountChange(before, row.told)
}
