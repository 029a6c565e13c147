import { validate, type WorkerFields } from '#modules/compute/pure'
import { contentOf, ofNobody, visiblePackages, type PackageInput } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type { HireContent, Plan, PlannedHire, TurnoverStep } from '../domain/plan.ts'

/** What is told of a plan; what is left out stays. */
export interface PlanInput {
  index?: Plan['index']
  merit?: Plan['merit']
  hires?: Omit<PlannedHire, 'content'>[]
  leavers?: Plan['leavers']
  /** Of everybody, and nobody is replaced, unless told. */
  turnover?: (Pick<TurnoverStep, 'percent'> & Partial<TurnoverStep>)[]
  law?: Plan['law']
}

/** A plan with what was told of it: ranges in order, people and places of the company, figures that the law has. */
export async function readPlan(
  scope: Scope,
  before: Plan,
  { index, merit, hires, leavers, turnover, law }: PlanInput
): Promise<Result<Plan>> {
  const crossed = index?.findIndex(({ low, expected, high }) => low > expected || expected > high)
  if (crossed !== undefined && crossed >= 0) return fail('E_BUDGET_INDEX_ORDER')
  if (law?.some((step) => !isKnownFigure(step))) return fail('E_BUDGET_LAW_FIGURE')
  if (leavers && !(await areWorkers(scope, leavers))) return fail('E_NOT_FOUND')
  if (turnover && !(await arePlaces(scope, newPlaces(before.turnover, turnover))))
    return fail('E_NOT_FOUND')
  const leaving = turnover?.map(wholeTurnover) ?? before.turnover
  if (isToldTwice(leaving)) return fail('E_BUDGET_TURNOVER_TWICE')
  const read = hires ? await readHires(scope, before.hires, hires) : ok(before.hires)
  if (!read.ok) return read
  return ok({
    index: index ?? before.index,
    merit: merit ?? before.merit,
    hires: read.value,
    leavers: leavers ?? before.leavers,
    turnover: leaving,
    law: law ?? before.law,
  })
}

/** Whether the engine takes a figure of the law, on the day from which it is supposed. */
function isKnownFigure({ day, figure, value }: Plan['law'][number]): boolean {
  const pack = { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 3000 }
  return validate({ date: day, package: pack, law: { set: { [figure]: value } } }).length === 0
}

function wholeTurnover({
  percent,
  replacedPercent = 0,
  replacedAfterMonths = 0,
  departmentId = null,
  costCenterId = null,
}: NonNullable<PlanInput['turnover']>[number]): TurnoverStep {
  return { percent, replacedPercent, replacedAfterMonths, departmentId, costCenterId }
}

/** Whether two lines are for the same people. */
function isToldTwice(turnover: Plan['turnover']): boolean {
  const places = turnover.map(({ departmentId, costCenterId }) => `${departmentId} ${costCenterId}`)
  return new Set(places).size < places.length
}

async function areWorkers(scope: Scope, leavers: Plan['leavers']): Promise<boolean> {
  const ids = [...new Set(leavers.map(({ workerId }) => workerId))]
  const rows = await visibleWorkers(scope).whereIn('id', ids).select('id')
  return rows.length === ids.length
}

/** A hire keeps what its package held when it was planned; another package is read anew. */
async function readHires(
  scope: Scope,
  before: readonly PlannedHire[],
  told: readonly Omit<PlannedHire, 'content'>[]
): Promise<Result<PlannedHire[]>> {
  const places = await arePlaces(scope, newPlaces(before, told))
  if (!places) return fail('E_NOT_FOUND')
  const hires: PlannedHire[] = []
  for (const hire of told) {
    const same = before.find(({ id, packageId }) => id === hire.id && packageId === hire.packageId)
    const content = same?.content ?? (await contentOfPackage(scope, hire.packageId))
    if (!content) return fail('E_NOT_FOUND')
    hires.push({ ...hire, content })
  }
  return ok(hires)
}

async function contentOfPackage(scope: Scope, id: string): Promise<HireContent | null> {
  const row = await visiblePackages(scope).where('id', id).first()
  if (!row) return null
  const { packageType, date, worker, package: fields } = contentOf(row) as PackageInput
  return {
    date,
    packageType,
    commissionParitaire: fields.computeModelConfig?.commissionParitaire ?? null,
    company: row.company as object,
    worker: worker as WorkerFields,
    package: ofNobody(fields),
  }
}

interface Place {
  departmentId?: string | null
  costCenterId?: string | null
}

/** What the lines name that none before did: a department may be removed since, and its line stays until it is taken out. */
function newPlaces(before: readonly Place[], told: readonly Place[]): Place[] {
  const kept = new Set(
    before.flatMap(({ departmentId, costCenterId }) => [departmentId, costCenterId])
  )
  const unlessKept = (id: string | null | undefined) => (kept.has(id) ? null : id)
  return told.map(({ departmentId, costCenterId }) => ({
    departmentId: unlessKept(departmentId),
    costCenterId: unlessKept(costCenterId),
  }))
}

/** Whether every department and cost centre is one of the company. */
export async function arePlaces(scope: Scope, told: readonly Place[]): Promise<boolean> {
  const known = async (table: string, ids: (string | null | undefined)[]) => {
    const different = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
    if (different.length === 0) return true
    const rows = await scope.trx.from(table).whereIn('id', different).select('id')
    return rows.length === different.length
  }
  return (
    (await known(
      'departments',
      told.map(({ departmentId }) => departmentId)
    )) &&
    (await known(
      'cost_centers',
      told.map(({ costCenterId }) => costCenterId)
    ))
  )
}
