import { findCompany } from '#modules/accounts/index'
import { listLawSets } from '#modules/compute/pure'
import { enqueue } from '#modules/shared/outbox/outbox'
import { reading } from '#modules/shared/tenancy/reading'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { Reckoning, type Reckoned } from '../domain/reckoning.ts'
import type Scenario from '../models/scenario.ts'
import { changesOf, findScenario, keptChange } from '../queries/find_scenario.ts'
import { FIRST, itemsAfter } from '../queries/items_of.ts'
import { visibleScenarios } from '../queries/visible_scenarios.ts'

/** People of one unit of work: a tenth of a second of the engine. */
const SLICE = 500
/** So many are computed at once, in the call that changed them; more by a job. */
export const AT_ONCE = 500

/**
 * Computes a scenario and keeps its figures with their law set. What is computed is read as the role that writes nothing;
 * the figures themselves are then kept beside the scenario, and nowhere else. A scenario that changes meanwhile is begun
 * again.
 */
export class ComputeScenario {
  static async handle(inScope: InScope, id: string): Promise<void> {
    const begun = await inScope((scope) => begin(scope, id))
    if (!begun) return
    const { version, reckoning } = begun
    let after = FIRST
    let done = 0
    for (;;) {
      const last = await inScope(async (scope) => {
        const items = await reading(scope, () => itemsAfter(scope, id, after, SLICE))
        const rows = items.map((item) => ({ id: item.id, ...columnsOf(reckoning.add(item)) }))
        await write(scope, rows, version)
        done += items.length
        await scope.trx.from('scenarios').where({ id, version }).update({ progress: done })
        return items.length < SLICE ? null : items.at(-1)!.id
      })
      if (last === null) break
      after = last
    }
    const isCurrent = await inScope((scope) => keep(scope, id, version, reckoning))
    if (!isCurrent) await ComputeScenario.handle(inScope, id)
  }
}

/** A change of a scenario is followed by its figures: at once where it is small, else by a job that tells how far it is. */
export async function recompute(scope: Scope, scenario: Scenario): Promise<void> {
  const { rows } = await scope.trx.rawQuery(
    'update scenarios set version = version + 1, progress = 0, updated_at = now() where id = ? returning version',
    [scenario.id]
  )
  const [{ people }] = await scope.trx
    .from('scenario_items')
    .where('scenario_id', scenario.id)
    .count('* as people')
  if (Number(people) <= AT_ONCE) await ComputeScenario.handle((work) => work(scope), scenario.id)
  else
    await enqueue(scope, 'job', 'compute-scenario', `scenario/${scenario.id}/${rows[0].version}`, {
      scenarioId: scenario.id,
    })
  await scenario.refresh()
}

async function begin(scope: Scope, id: string) {
  return reading(scope, async () => {
    const found = await findScenario(scope, id)
    if (!found.ok || found.value.computedVersion === found.value.version) return null
    const scenario = found.value
    const company = await findCompany(scope)
    const changes = (await changesOf(scenario)).map(keptChange)
    return {
      version: scenario.version,
      reckoning: new Reckoning(
        { effectif: company.effectif, assuranceLoiTaux: company.assuranceLoiTaux },
        scenario.date.toISODate()!,
        changes
      ),
    }
  })
}

function columnsOf({ before, after, skipped }: Reckoned) {
  return {
    before: before.figures,
    after: after.figures,
    failure: before.failure ?? after.failure,
    skipped,
  }
}

async function write(scope: Scope, rows: object[], version: number): Promise<void> {
  if (rows.length === 0) return
  await scope.trx.rawQuery(
    `update scenario_items i set before = r.before, after = r.after, failure = r.failure, skipped = r.skipped,
       computed_version = ?
     from jsonb_to_recordset(?::jsonb) as r(id uuid, before jsonb, after jsonb, failure text, skipped jsonb)
     where i.id = r.id`,
    [version, JSON.stringify(rows)]
  )
}

/** @returns false where another version came meanwhile */
async function keep(scope: Scope, id: string, version: number, reckoning: Reckoning) {
  const scenario = await visibleScenarios(scope).where('id', id).forUpdate().first()
  if (!scenario) return true
  if (scenario.version !== version) return false
  const date = scenario.date.toISODate()!
  const law = listLawSets().findLast(({ from }) => from <= date)
  await scenario
    .merge({
      computedVersion: version,
      totals: reckoning.totals(),
      lawSet: law?.id ?? null,
      lawHash: law?.hash ?? null,
    })
    .save()
  return true
}
