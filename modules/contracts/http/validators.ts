import vine from '@vinejs/vine'
import { day, dayUntilToday } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'
import { CONTRACT_KINDS, END_KINDS } from '../domain/contract_kinds.ts'
import { PAST_KINDS } from '../domain/past_contract.ts'
import { CONTRACT_STANDINGS } from '../domain/contract_standing.ts'
import { CONTRACT_ORDERS } from '../queries/filtered_contracts.ts'

export const workerChoicesValidator = vine.create({
  ...pageQuery,
  /** Absent: all workers. */
  active: vine.boolean().optional(),
  search: vine.string().trim().maxLength(200).optional(),
})

export const listContractsValidator = vine.create({
  ...pageQuery,
  workerId: vine.string().uuid().optional(),
  /** Looks in the name and address of the worker. */
  search: vine.string().trim().maxLength(200).optional(),
  kind: vine.enum(CONTRACT_KINDS).optional(),
  standing: vine.enum(CONTRACT_STANDINGS).optional(),
  sort: vine.enum(CONTRACT_ORDERS).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
})

const words = () => vine.string().maxLength(2_000).optional()
const version = vine.number().min(1).withoutDecimals()

/** What a person decides; what is left out is suggested, or stays. */
const content = {
  kind: vine.enum(CONTRACT_KINDS).optional(),
  startDateStr: day().optional(),
  endDateStr: day().nullable().optional(),
  contractLocationId: vine.string().uuid().nullable().optional(),
  costCenterId: vine.string().uuid().nullable().optional(),
  schedule: words(),
  isVariableSchedule: vine.boolean().nullable().optional(),
  reason: words(),
  workDescription: words(),
  replacedWorkerId: vine.string().uuid().nullable().optional(),
}

/** What it is made of: an accepted offer, an exchange, the version before, or a package and a worker. */
const origin = {
  offerId: vine.string().uuid().optional(),
  exchangeId: vine.string().uuid().optional(),
  previousId: vine.string().uuid().optional(),
  changeType: vine.enum(['CHANGE', 'CORRECTION'] as const).optional(),
  packageId: vine.string().uuid().optional(),
  workerId: vine.string().uuid().optional(),
}

export const previewContractValidator = vine.create({
  /** A version that is there, in place of what one is made of. */
  contractId: vine.string().uuid().optional(),
  ...origin,
  ...content,
})

export const createContractValidator = vine.create({
  /** Chosen by the client, so that a double click makes one contract, not two. */
  id: vine.string().uuid().optional(),
  ...origin,
  ...content,
})

/** What held before it was entered here. */
export const pastContractValidator = vine.create({
  /** Chosen by the client, so that a double click enters one. */
  id: vine.string().uuid().optional(),
  workerId: vine.string().uuid(),
  packageId: vine.string().uuid(),
  /** EUR a month, as it was then. */
  salaireBrut: vine.number().min(0).max(1_000_000).decimal([0, 2]).optional(),
  kind: vine.enum(PAST_KINDS),
  startDateStr: day(),
  endDateStr: day().nullable().optional(),
  contractLocationId: vine.string().uuid().nullable().optional(),
  costCenterId: vine.string().uuid().nullable().optional(),
  /** Why it is entered now, and where it is known from. */
  because: vine.string().trim().minLength(1).maxLength(500),
  correctsId: vine.string().uuid().optional(),
})

export const updateContractValidator = vine.create({ version: version.clone(), ...content })

export const signContractValidator = vine.create({
  version: version.clone(),
  signedOnStr: dayUntilToday(),
})

export const endContractValidator = vine.create({
  version: version.clone(),
  endDateStr: day(),
  endKind: vine.enum(END_KINDS),
})
