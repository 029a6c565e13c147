import {
  contractRefusal,
  CreateContract,
  findContract,
  prepareContract,
  refusalToday,
  type ExplainContract,
} from '#modules/contracts/index'
import { CreateOffer } from '#modules/offers/index'
import { CreatePackage, DeletePackage } from '#modules/packages/index'
import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import { reading } from '#modules/shared/tenancy/reading'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { judgedExit } from '../domain/exit.ts'
import type { OutSkipped } from '../domain/out_skipped.ts'
import type { State } from '../domain/person.ts'
import type Scenario from '../models/scenario.ts'
import type { Keeper } from '../models/scenario.ts'
import ScenarioItem, { type WayOut } from '../models/scenario_item.ts'
import { changesOf, findScenario, keptChange, lockScenario } from '../queries/find_scenario.ts'
import { FIRST } from '../queries/items_of.ts'
import { findItem } from '../queries/list_items.ts'

export interface ApplyOutInput {
  scenarioItemIds?: string[]
  /** First day of what is made; that of the scenario unless told. */
  startDate?: string
  preview?: boolean
  after?: string
  /** Who leads out what is theirs. */
  keeper?: Keeper
}

/** What became of one person, or would. */
export interface AppliedRow {
  itemId: string
  name: string | null
  gross: { before: number; after: number } | null
  status: 'done' | 'ready' | 'skipped'
  reason: OutSkipped | null
  sentence: string | null
  madeId: string | null
}

/** How refusals are said in the reader's language. */
export interface ExplainOut extends ExplainContract {
  refused: (refusal: Extract<Result<never>, { ok: false }>) => string
}

/** People of one call: each is a transaction of their own. */
const AT_ONCE = 50

/**
 * Leads a scenario out: each person's pay becomes a version of their contract, an offer, or a correction. One transaction
 * a person, so that a refusal for one does not stop the others; who is left out is told with the reason. A preview reads as the
 * role that writes nothing.
 */
export class ApplyOut {
  static async handle(
    inScope: InScope,
    way: WayOut,
    id: string,
    { scenarioItemIds, startDate, preview = false, after = FIRST, keeper }: ApplyOutInput,
    explain: ExplainOut
  ): Promise<Result<{ data: AppliedRow[]; next: string | null }>> {
    const begun = await inScope((scope) =>
      begin(scope, id, { chosen: scenarioItemIds, after, preview, keeper })
    )
    if (!begun.ok) return begun
    const data: AppliedRow[] = []
    for (const itemId of begun.value)
      data.push(
        await onePerson(inScope, { way, scenarioId: id, itemId, startDate, preview }, explain)
      )
    const isFull = begun.value.length === AT_ONCE
    return ok({ data, next: isFull ? begun.value.at(-1)! : null })
  }
}

/** The ids of the people of one call, in the order of their ids. */
async function begin(
  scope: Scope,
  id: string,
  {
    chosen = [],
    after,
    preview,
    keeper = null,
  }: { chosen?: readonly string[]; after: string; preview: boolean; keeper?: Keeper | null }
): Promise<Result<string[]>> {
  const found = preview ? await findScenario(scope, id) : await lockScenario(scope, id, keeper)
  if (!found.ok) return found
  const query = ScenarioItem.query()
    .where('scenario_id', id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .select('id')
  if (chosen.length > 0) query.whereIn('id', [...chosen])
  return ok((await query).map((row) => row.id))
}

interface OnePerson {
  way: WayOut
  scenarioId: string
  itemId: string
  startDate: string | undefined
  preview: boolean
}

/** What contracts or offers said; thrown, so that nothing of the person's transaction stays. */
class Refused extends Error {
  readonly refusal: Extract<Result<never>, { ok: false }>
  readonly head: Head
  constructor(refusal: Extract<Result<never>, { ok: false }>, head: Head) {
    super(refusal.problem)
    this.refusal = refusal
    this.head = head
  }
}

type Head = Pick<AppliedRow, 'itemId' | 'name' | 'gross'>

async function onePerson(
  inScope: InScope,
  asked: OnePerson,
  explain: ExplainOut
): Promise<AppliedRow> {
  try {
    return await inScope((scope) =>
      asked.preview
        ? reading(scope, () => previewed(scope, asked, explain))
        : made(scope, asked, explain)
    )
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return skipped(error.head, 'refused', explain.refused(error.refusal))
  }
}

async function previewed(scope: Scope, asked: OnePerson, explain: ExplainOut): Promise<AppliedRow> {
  const judged = await judge(scope, asked)
  if ('reason' in judged) return skipped(judged.head, judged.reason)
  if (asked.way === 'offer') return { ...judged.head, ...READY }
  const { contractId, startDate, head } = judged
  const found = await findContract(scope, contractId!)
  if (!found.ok) return skipped(head, 'contract_changed')
  const step = asked.way === 'correction' ? 'correct' : 'follow'
  const standing = await refusalToday(scope, found.value, step)
  if (standing) return skipped(head, 'refused', explain.refused({ ok: false, problem: standing }))
  const changeType = asked.way === 'correction' ? 'CORRECTION' : 'CHANGE'
  const prepared = await prepareContract(scope, {
    previousId: contractId!,
    changeType,
    ...(asked.way === 'contract' && { startDate }),
  })
  const refusal = prepared.ok ? contractRefusal(prepared.value, explain) : prepared
  if (refusal && !refusal.ok) return skipped(head, 'refused', explain.refused(refusal))
  return { ...head, ...READY }
}

const READY = { status: 'ready', reason: null, sentence: null, madeId: null } as const

/** The package is made for the copy that a contract or an offer takes of it, and goes again with the same transaction. */
async function made(scope: Scope, asked: OnePerson, explain: ExplainOut): Promise<AppliedRow> {
  const item = await ScenarioItem.query().where('id', asked.itemId).forUpdate().first()
  const judged = await judge(scope, asked)
  if ('reason' in judged) return skipped(judged.head, judged.reason)
  const { head, state, workerId, contractId, startDate } = judged
  const refuse = (refusal: Result<unknown>) => {
    throw new Refused(refusal as Extract<Result<never>, { ok: false }>, head)
  }
  const pack = await CreatePackage.handle(
    scope,
    {
      nomFonction: state.nomFonction,
      packageType: state.packageType,
      packageCategory: 'SIMULATION',
      date: asked.way === 'correction' ? state.date : startDate,
      worker: state.worker,
      // The copy that is taken of it is for the same person.
      package: { ...state.package, simulationWorkerId: workerId },
    },
    explain.engine
  )
  if (!pack.ok) return refuse(pack) as never
  const packageId = pack.value.id
  const result: Result<{ id: string }> =
    asked.way === 'offer'
      ? await CreateOffer.handle(scope, { workerId, packageId }, explain.engine)
      : await CreateContract.handle(
          scope,
          {
            previousId: contractId!,
            packageId,
            changeType: asked.way === 'correction' ? 'CORRECTION' : 'CHANGE',
            ...(asked.way === 'contract' && { startDate }),
          },
          explain
        )
  if (!result.ok) return refuse(result) as never
  const gone = await DeletePackage.handle(scope, packageId)
  if (!gone.ok) return refuse(gone) as never
  const madeId = result.value.id
  await scope.trx
    .from('scenario_items')
    .where('id', item!.id)
    .update({ applied_as: asked.way, applied_id: madeId, applied_at: scope.trx.raw('now()') })
  await record(
    scope,
    'scenario.applied',
    { type: 'scenario', id: asked.scenarioId },
    { way: asked.way, item: asked.itemId, made: madeId }
  )
  return { ...head, status: 'done', reason: null, sentence: null, madeId }
}

type Judged =
  | { head: Head; reason: OutSkipped }
  | {
      head: Head
      state: State
      workerId: string | null
      contractId: string | null
      startDate: string
    }

async function judge(
  scope: Scope,
  { way, scenarioId, itemId, startDate }: OnePerson
): Promise<Judged> {
  const scenario = (await findScenario(scope, scenarioId)) as { ok: true; value: Scenario }
  const item = await findItem(scope, scenarioId, itemId)
  if (!item) return { head: { itemId, name: null, gross: null }, reason: 'already' }
  const date = scenario.value.date.toISODate()!
  const name = item.workerId === null ? null : `${item.firstName} ${item.lastName}`
  const { before, after } = item
  const gross = before && after && { before: before.gross, after: after.gross }
  const head = { itemId, name, gross }
  const changes = (await changesOf(scenario.value)).map(keptChange)
  const judged = judgedExit(item, changes, date, way, {
    hasFigures: item.failure === null,
    isApplied: item.appliedAs !== null,
    contractId: item.contractId,
  })
  if (typeof judged === 'string') return { head, reason: judged }
  return {
    head,
    state: judged,
    workerId: item.workerId,
    contractId: item.contractId,
    startDate: startDate ?? date,
  }
}

function skipped(head: Head, reason: OutSkipped, sentence: string | null = null): AppliedRow {
  return { ...head, status: 'skipped', reason, sentence, madeId: null }
}
