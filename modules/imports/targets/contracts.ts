import i18nManager from '@adonisjs/i18n/services/main'
import { findCompany } from '#modules/accounts/index'
import { offeredBenefits } from '#modules/catalogue/index'
import {
  CreateContract,
  DiscardContract,
  EnterPastContract,
  EnterPastContracts,
  explainContract,
  explainPast,
  findContract,
  knownContracts,
} from '#modules/contracts/index'
import { CreatePackage, DeletePackage, listModelConfigs } from '#modules/packages/index'
import { Problem } from '#modules/shared/http/problem'
import { fail, unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import {
  type BroughtBy,
  knownPeople,
  listLocations,
  listNames,
  lockPeople,
  lockWorkers,
} from '#modules/team/index'
import type { ImportTarget } from '../domain/import_target.ts'
import { CONTRACT_FIELDS } from './contract_fields.ts'
import type { ContractFacts } from './contract_facts.ts'
import { draftsOf, planContracts, type ContractPlan, type ContractWrite } from './plan_contracts.ts'
import { NEEDS_PERSON } from './row_person.ts'

/** A version as it was made. */
export interface MadeContract {
  id: string
  workerId: string
  version: number
}

/** Contracts with their packages, one row each: who has none gets one, who has one gets the next version or a correction. */
export const contractsTarget: ImportTarget = {
  right: 'contracts.write',
  feature: 'team',
  fields: CONTRACT_FIELDS,
  needs: [NEEDS_PERSON, ['startDate']],

  async plan(scope, rows, _settings, { name: fileName }) {
    const sealed = rows.some(({ values }) => 'niss' in values)
    const drafts = draftsOf(rows, await knownPeople(scope, { sealed }))
    const ids = [...new Set(drafts.flatMap(({ person }) => person?.id ?? []))]
    const plan = await planContracts(drafts, await contractFacts(scope, ids))
    return { ...plan, apply: (own) => makeContracts(own, plan, fileName) }
  },

  lock: lockPeople,

  people: (applied) => (applied as MadeContract[]).map(({ workerId }) => workerId),

  async undo(scope, applied) {
    const all = applied as MadeContract[]
    const restored = (await takeBackContracts(scope, all)).length
    return { restored, kept: all.length - restored }
  },
}

/** What the contracts of these people are planned from. */
export async function contractFacts(
  scope: Scope,
  workerIds: readonly string[]
): Promise<ContractFacts> {
  const { effectif, assuranceLoiTaux } = await findCompany(scope)
  return {
    contracts: await knownContracts(scope, workerIds),
    places: await listLocations(scope),
    costCenters: await listNames(scope, 'cost_center'),
    settings: (await listModelConfigs(scope)).map(({ computeModelConfig }) => computeModelConfig),
    catalogue: await offeredBenefits(scope),
    company: { effectif, assuranceLoiTaux },
    locale: scope.locale,
  }
}

/** Discards those that still stand as they were made; answers them. */
export async function takeBackContracts(
  scope: Scope,
  made: readonly MadeContract[]
): Promise<MadeContract[]> {
  const gone: MadeContract[] = []
  // What was made last stands on what was made before.
  for (const each of made.toReversed()) if (await discard(scope, each)) gone.push(each)
  return gone
}

/** As if they were typed: history, warnings and figures follow by themselves. First contracts of the past go together. */
export async function makeContracts(
  scope: Scope,
  { writes, stamps }: Pick<ContractPlan, 'writes' | 'stamps'>,
  file: string,
  source: BroughtBy = 'IMPORT'
): Promise<MadeContract[]> {
  const ids = [...stamps.keys()].toSorted()
  unwrap(await lockWorkers(scope, ids))
  const standing = Map.groupBy(await knownContracts(scope, ids), ({ workerId }) => workerId)
  for (const [id, seen] of stamps) {
    const now = (standing.get(id) ?? []).map(({ stamp }) => stamp)
    if (JSON.stringify(now) !== JSON.stringify(seen)) throw new Problem('E_IMPORT_STALE')
  }
  // What the changes of the team say that brought them (ADR 56).
  await scope.trx.rawQuery(`select set_config('app.change_source', ?, true)`, [source])
  const key = source === 'IMPORT' ? 'because' : 'because_synchronised'
  const because = i18nManager.locale(scope.locale).t(`imports.${key}`, { file })
  const { first, others } = byHow(writes)
  const entered = await EnterPastContracts.handle(
    scope,
    first.map(({ workerId, input, content }) => ({ ...content, workerId, input, because })),
    explainPast(i18nManager.locale(scope.locale))
  )
  const made = unwrap(entered)
  const applied = first.map(({ workerId }, at) => ({ id: made[at]!, workerId, version: 1 }))
  for (const write of others) applied.push(await make(scope, write, because))
  return applied
}

/** The one contract of a worker that begins before today and follows none, apart from those that are about days of others. */
function byHow(writes: readonly ContractWrite[]) {
  const ofWorker = Map.groupBy(writes, ({ workerId }) => workerId)
  const { first = [], others = [] } = Object.groupBy(writes, (write) => {
    const isAlone = ofWorker.get(write.workerId)!.length === 1
    return isAlone && write.previousId === null && write.content.startDate < today()
      ? 'first'
      : 'others'
  })
  return { first, others }
}

async function make(scope: Scope, write: ContractWrite, because: string): Promise<MadeContract> {
  const { workerId, input, content, previousId, isCorrection } = write
  const i18n = i18nManager.locale(scope.locale)
  if (content.startDate < today() && (previousId === null || isCorrection)) {
    const past = {
      ...content,
      workerId,
      of: { input },
      because,
      ...(isCorrection && { correctsId: previousId! }),
    }
    const { id, version } = unwrap(await EnterPastContract.handle(scope, past, explainPast(i18n)))
    return { id, workerId, version }
  }
  const explain = explainContract(i18n)
  // The contract's copy of it is for the same person.
  const theirs = { ...input, package: { ...input.package, simulationWorkerId: workerId } }
  const pack = unwrap(await CreatePackage.handle(scope, theirs, explain.engine))
  const made = await CreateContract.handle(
    scope,
    {
      ...content,
      workerId,
      packageId: pack.id,
      ...(previousId && { previousId, changeType: isCorrection ? 'CORRECTION' : 'CHANGE' }),
    },
    explain
  )
  const contract = unwrap(made)
  // The contract owns a copy of it.
  unwrap(await DeletePackage.handle(scope, pack.id))
  return { id: contract.id, workerId, version: contract.version }
}

/** Takes a version back that nobody signed or changed since; any other stays. */
async function discard(scope: Scope, { id, version }: MadeContract): Promise<boolean> {
  const found = await findContract(scope, id)
  if (!found.ok || found.value.version !== version) return false
  await scope.trx.rawQuery('savepoint discarding')
  const gone = await DiscardContract.handle(scope, id).catch((error) => {
    if (error instanceof Problem) return fail('E_CONFLICT')
    throw error
  })
  if (!gone.ok) await scope.trx.rawQuery('rollback to savepoint discarding')
  return gone.ok
}
