import { findCompany } from '#modules/accounts/index'
import {
  FIRST_DAY,
  LAST_DAY,
  weeklyHours,
  type ComputeFigures,
  type PackageFields,
} from '#modules/compute/pure'
import { findOffer } from '#modules/offers/index'
import { findSacrifice, visiblePackages } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { findCostCenter, findLocation, findWorker } from '#modules/team/index'
import type { ContractContent } from '../domain/contract_content.ts'
import {
  FOLLOWING_KINDS,
  OPEN_ENDED_KINDS,
  type ContractChangeType,
} from '../domain/contract_kinds.ts'
import { contractProblems, type ContractProblem } from '../domain/contract_problems.ts'
import { informationList } from '../domain/law/information_list.ts'
import { judgedClauses } from '../domain/law/clauses.ts'
import { lawWarnings } from '../domain/law/warnings.ts'
import { yearlyPay } from '../domain/law/yearly_pay.ts'
import type Contract from '../models/contract.ts'
import { findContract } from './find_contract.ts'
import { fixedTermsBefore } from './fixed_terms_before.ts'
import { overlapping } from './overlapping.ts'
import { suggestedContent } from './suggested_content.ts'
import { visibleContracts } from './visible_contracts.ts'

/** What a contract is made of, and what is decided about it; what is left out is suggested. Days `YYYY-MM-DD`. */
export type ContractInput = Partial<ContractContent> & {
  offerId?: string
  packageId?: string
  workerId?: string
  /** The version that it follows, or corrects. */
  previousId?: string
  /** An accepted exchange of pay for a benefit. */
  exchangeId?: string
  /** How it follows: CHANGE unless told. */
  changeType?: 'CHANGE' | 'CORRECTION'
}

/** The person, the package and the version before it, as they were found. */
export interface ContractOrigin {
  workerId: string
  changeType: ContractChangeType
  previous: Contract | null
  pack: { id: string | null; nomFonction: string; package: PackageFields; compute: ComputeFigures }
  /** The day of its package or exchange. */
  date: string
}

type Worker = Extract<Awaited<ReturnType<typeof findWorker>>, { ok: true }>['value']

export type PreparedContract = Awaited<ReturnType<typeof judgedContract>>

/** A contract as it would be made, with everything that is to be said about it. Nothing is written. */
export async function prepareContract(
  scope: Scope,
  input: ContractInput
): Promise<Result<PreparedContract>> {
  const origin = await originOf(scope, input)
  if (!origin.ok) return origin
  const suggested = await suggestedContent(scope, origin.value)
  return known(scope, origin.value, { ...suggested, ...told(input) })
}

/** The same for a version that is there and is to say something else. */
export async function prepareEdit(
  scope: Scope,
  contract: Contract,
  content: ContractContent
): Promise<Result<PreparedContract>> {
  const previous = contract.previousId ? await findContract(scope, contract.previousId) : null
  if (previous && !previous.ok) return previous
  const row = await visiblePackages(scope).where('id', contract.packageId).first()
  if (!row) return fail('E_NOT_FOUND')
  const { workerId, changeType } = contract
  return known(
    scope,
    {
      workerId,
      changeType,
      previous: previous?.value ?? null,
      pack: row,
      date: row.date.toISODate()!,
    },
    content,
    contract
  )
}

/** A version as these fields would change it. */
export async function previewEdit(
  scope: Scope,
  id: string,
  input: ContractInput
): Promise<Result<PreparedContract>> {
  const found = await findContract(scope, id)
  if (!found.ok) return found
  return prepareEdit(scope, found.value, { ...contentOf(found.value), ...told(input) })
}

/** What a person decided about a version that is there. */
export function contentOf(contract: Contract): ContractContent {
  return {
    kind: contract.kind,
    startDate: contract.startDate.toISODate()!,
    endDate: contract.endDate?.toISODate() ?? null,
    contractLocationId: contract.contractLocationId,
    costCenterId: contract.costCenterId,
    schedule: contract.schedule,
    isVariableSchedule: contract.isVariableSchedule,
    reason: contract.reason,
    workDescription: contract.workDescription,
    replacedWorkerId: contract.replacedWorkerId,
  }
}

/** The fields of the content that were given. */
function told(input: ContractInput): Partial<ContractContent> {
  const { offerId, packageId, workerId, previousId, exchangeId, changeType, ...content } = input
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
}

/** Whose contract it would be: as far as it takes to lock them before everything else is read. */
export async function workerOf(
  scope: Scope,
  { offerId, exchangeId, previousId, workerId }: ContractInput
): Promise<Result<string>> {
  const source = offerId
    ? await findOffer(scope, offerId)
    : exchangeId
      ? await findSacrifice(scope, exchangeId)
      : previousId
        ? await findContract(scope, previousId)
        : ok({ workerId: workerId ?? null })
  if (!source.ok) return source
  const { workerId: whose } = source.value
  return whose ? ok(whose) : fail(offerId ? 'E_NOT_READY' : 'E_NOT_FOUND')
}

async function originOf(
  scope: Scope,
  { offerId, packageId, workerId, previousId, exchangeId, changeType = 'CHANGE' }: ContractInput
): Promise<Result<ContractOrigin>> {
  if (offerId) return ofOffer(scope, offerId)
  if (exchangeId) return ofExchange(scope, exchangeId)
  const found = previousId ? await findContract(scope, previousId) : null
  if (found && !found.ok) return found
  const previous = found?.value ?? null
  const id = packageId ?? previous?.packageId
  const whose = previous?.workerId ?? workerId
  if (!id || !whose) return fail('E_NOT_FOUND')
  const pack = await visiblePackages(scope).where('id', id).first()
  if (!pack) return fail('E_NOT_FOUND')
  const date = pack.date.toISODate()!
  return ok({
    workerId: whose,
    changeType: previous ? changeType : 'NEW',
    previous,
    pack,
    date,
  })
}

async function ofOffer(scope: Scope, id: string): Promise<Result<ContractOrigin>> {
  const offer = await findOffer(scope, id)
  if (!offer.ok) return offer
  const { workerId, packageId } = offer.value
  const pack = packageId ? await visiblePackages(scope).where('id', packageId).first() : null
  if (!workerId || !pack) return fail('E_NOT_READY')
  const date = pack.date.toISODate()!
  return ok({ workerId, changeType: 'NEW', previous: null, pack, date })
}

/** An exchange changes the contract that the worker has on its day. */
async function ofExchange(scope: Scope, id: string): Promise<Result<ContractOrigin>> {
  const found = await findSacrifice(scope, id)
  if (!found.ok) return found
  const { workerId, status, startDate, newPackage, newCompute } = found.value
  if (status !== 'ACCEPTED') return fail('E_SACRIFICE_STATUS')
  if (await visibleContracts(scope).where('sacrifice_id', id).first())
    return fail('E_SACRIFICE_CONTRACTED')
  const date = startDate.toISODate()!
  const previous = await visibleContracts(scope)
    .where('worker_id', workerId)
    .whereNull('corrected_by_id')
    .where('start_date', '<', date)
    .where((end) => end.whereNull('end_date').orWhere('end_date', '>=', date))
    .first()
  if (!previous) return fail('E_CONTRACT_ENDED')
  const { nomFonction, package: fields } = newPackage
  const pack = { id: null, nomFonction, package: fields, compute: newCompute }
  return ok({ workerId, changeType: 'EXCHANGE', previous, pack, date })
}

async function known(
  scope: Scope,
  origin: ContractOrigin,
  content: ContractContent,
  self: Contract | null = null
): Promise<Result<PreparedContract>> {
  const worker = await findWorker(scope, origin.workerId)
  if (!worker.ok) return worker
  const { contractLocationId, costCenterId, replacedWorkerId } = content
  const location = await findLocation(scope, contractLocationId)
  if (contractLocationId && !location) return fail('E_NOT_FOUND')
  if (costCenterId && !(await findCostCenter(scope, costCenterId))) return fail('E_NOT_FOUND')
  const replaced = replacedWorkerId ? await findWorker(scope, replacedWorkerId) : null
  if (replaced && !replaced.ok) return replaced
  return ok(await judgedContract(scope, origin, content, worker.value, location, self))
}

async function judgedContract(
  scope: Scope,
  origin: ContractOrigin,
  content: ContractContent,
  worker: Worker,
  location: Awaited<ReturnType<typeof findLocation>>,
  self: Contract | null
) {
  const { changeType, previous, pack } = origin
  const { computeModelConfig } = pack.package
  const pay = yearlyPay(pack.compute)
  const company = await findCompany(scope)
  const problems: ContractProblem[] = contractProblems({
    content,
    changeType,
    workerId: worker.id,
    dateOfBirth: worker.dateOfBirth?.toISODate() ?? null,
    previous: previous && {
      startDate: previous.startDate.toISODate()!,
      endDate: lastDayBefore(previous, self),
    },
    location,
    employmentType: computeModelConfig.employmentType,
    law: { first: FIRST_DAY, last: LAST_DAY },
    today: today(),
  })
  return {
    origin,
    worker,
    location,
    content,
    problems,
    overlap: await takenDays(scope, origin, content, self),
    yearlyPay: pay,
    clauses: judgedClauses(pay, content.startDate),
    information: informationList({
      company,
      location: location?.name ?? null,
      nomFonction: pack.nomFonction,
      hasEnd: ![...OPEN_ENDED_KINDS, ...FOLLOWING_KINDS].includes(content.kind),
      endDate: content.endDate,
      schedule: content.schedule,
      commissionParitaire: computeModelConfig.commissionParitaire || null,
    }),
    warnings: lawWarnings({
      ...content,
      regime: location?.languageRegime ?? null,
      worker,
      hours: weeklyHours(pack.package),
      fixedTermsBefore: await fixedTermsBefore(scope, worker.id, content.startDate),
      today: today(),
    }),
  }
}

/** The last day of the version before: of one that this version follows already, the day that it had before. */
function lastDayBefore(previous: Contract, self: Contract | null): string | null {
  const end = self ? self.previousEndDate : previous.endDate
  return end?.toISODate() ?? null
}

/**
 * What holds on a day of it already, beside the version that gives them up. One that moves its first day back leaves days
 * to the version before, on which nothing else may hold either.
 */
async function takenDays(
  scope: Scope,
  { workerId, previous, changeType }: ContractOrigin,
  { startDate, endDate }: ContractContent,
  self: Contract | null
): Promise<Contract | null> {
  if (endDate !== null && endDate < startDate) return null
  const leftOut = [previous?.id, self?.id].flatMap((id) => id ?? [])
  const before = previous && changeType !== 'CORRECTION' ? self?.startDate.toISODate() : null
  const from = before && before < startDate ? before : startDate
  return overlapping(scope, workerId, { startDate: from, endDate }, leftOut)
}
