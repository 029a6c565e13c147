import { visibleContracts, type Contract } from '#modules/contracts/index'
import { latestOffers } from '#modules/offers/index'
import { packageHeadlines } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { namesOf, visibleWorkers } from '#modules/team/index'
import type { TeamStanding } from './team_on_day.ts'

type Worker = Awaited<ReturnType<typeof visibleWorkers>>[number]

/** Where each of these people stands on a day and on what terms, all read at once. */
export async function showingTeam(
  scope: Scope,
  workers: readonly Worker[],
  { on, seesPay, seesOffers }: { on: string; seesPay: boolean; seesOffers: boolean }
) {
  const contracts = await contractsOn(
    scope,
    workers.map(({ id }) => id),
    on
  )
  const held = [...contracts.values()].map(({ contract }) => contract)
  const packages = await packageHeadlines(
    scope,
    held.map(({ packageId }) => packageId)
  )
  const named = (list: Parameters<typeof namesOf>[1], ids: (string | null)[]) =>
    namesOf(
      scope,
      list,
      ids.flatMap((id) => id ?? [])
    )
  const departments = await named(
    'department',
    workers.map(({ departmentId }) => departmentId)
  )
  const places = await named('contract_location', [
    ...workers.map(({ contractLocationId }) => contractLocationId),
    ...held.map(({ contractLocationId }) => contractLocationId),
  ])
  const centers = await named('cost_center', [
    ...workers.map(({ costCenterId }) => costCenterId),
    ...held.map(({ costCenterId }) => costCenterId),
  ])
  const managers = await managersOf(scope, workers)
  const contacts = workers.filter(({ id }) => !contracts.has(id)).map(({ id }) => id)
  const offers = await latestOffers(scope, seesOffers ? contacts : [])
  return (worker: Worker) => {
    const { contract, standing } = contracts.get(worker.id) ?? {}
    const pack = packages.get(contract?.packageId ?? '')
    const from = (ids: ReadonlyMap<string, { id: string; name: string }>, id?: string | null) =>
      ids.get(id ?? '') ?? null
    return {
      id: worker.id,
      firstName: worker.firstName,
      lastName: worker.lastName,
      email: worker.email,
      employeeNumber: worker.employeeNumber,
      nomFonction: worker.nomFonction ?? pack?.nomFonction ?? null,
      level: worker.level,
      department: from(departments, worker.departmentId),
      location: from(places, worker.contractLocationId ?? contract?.contractLocationId),
      costCenter: from(centers, worker.costCenterId ?? contract?.costCenterId),
      manager: managers.get(worker.managerId ?? '') ?? null,
      startOfSeniorityStr: worker.startOfSeniority?.toISODate() ?? null,
      standing: standing ?? ('CONTACT' as const),
      offer: offers.get(worker.id) ?? null,
      contract: contract
        ? {
            id: contract.id,
            kind: contract.kind as string,
            startDateStr: contract.startDate.toISODate()!,
            endDateStr: contract.endDate?.toISODate() ?? null,
            isSigned: contract.signature !== 'TO_SIGN',
            pay:
              seesPay && pack
                ? { salaireBrut: pack.salaireBrut, coutEmployeurAnnuel: pack.coutEmployeurAnnuel }
                : null,
          }
        : null,
    }
  }
}

/** Of each worker the contract of the day, or the first one to come, or the last that was. */
async function contractsOn(scope: Scope, ids: readonly string[], on: string) {
  const rows = await visibleContracts(scope)
    .whereIn('worker_id', [...ids])
    .whereNull('corrected_by_id')
    .orderBy('start_date')
    .orderBy('id')
  const found = new Map<string, { contract: Contract; standing: TeamStanding }>()
  for (const [id, own] of Map.groupBy(rows, ({ workerId }) => workerId)) {
    const held = own.find((each) => first(each) <= on && (last(each) ?? on) >= on)
    const next = own.find((each) => first(each) > on)
    if (held) found.set(id, { contract: held, standing: 'ACTIVE' })
    else if (next) found.set(id, { contract: next, standing: 'UPCOMING' })
    else found.set(id, { contract: own.at(-1)!, standing: 'LEFT' })
  }
  return found
}

const first = ({ startDate }: Contract) => startDate.toISODate()!
const last = ({ endDate }: Contract) => endDate?.toISODate() ?? null

async function managersOf(scope: Scope, workers: readonly Worker[]) {
  const ids = [...new Set(workers.flatMap(({ managerId }) => managerId ?? []))]
  if (ids.length === 0) return new Map<string, { id: string; displayName: string }>()
  const managers = await visibleWorkers(scope).whereIn('id', ids)
  return new Map(
    managers.map(({ id, firstName, lastName }) => [
      id,
      { id, displayName: `${firstName} ${lastName}` },
    ])
  )
}
