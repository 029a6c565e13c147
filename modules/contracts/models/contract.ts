import { ContractSchema } from '#database/schema'
import type {
  ContractChangeType,
  ContractKind,
  ContractSignature,
  EndKind,
} from '../domain/contract_kinds.ts'

/** One version of what is agreed with a worker: one package, from a day to a day (ADR 38). */
export default class Contract extends ContractSchema {
  declare kind: ContractKind
  declare changeType: ContractChangeType
  declare signature: ContractSignature
  declare endKind: EndKind | null
}
