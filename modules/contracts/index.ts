import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = { name: 'contracts', endpoints }

export {
  countCurrentContracts,
  currentContractsSlice,
  type CurrentContract,
} from './queries/current_contracts.ts'
export { ContractsOnPackages } from './actions/contracts_on_packages.ts'
export { CreateContract } from './actions/create_contract.ts'
export { signContract, type SignContractInput } from './actions/sign_contract.ts'
export {
  CONTRACT_CHANGE_TYPES,
  CONTRACT_KINDS,
  type ContractChangeType,
  type ContractKind,
} from './domain/contract_kinds.ts'
export { endOfLine } from './queries/end_of_line.ts'
export { bindingLanguages } from './domain/law/binding_language.ts'
export type { default as Contract } from './models/contract.ts'
export { ContractCasefiles, type ShownCasefile } from './ports/contract_casefiles.ts'
export { contractSources, type ContractSources } from './queries/contract_sources.ts'
export { findContract, lockContract } from './queries/find_contract.ts'
export { visibleContracts } from './queries/visible_contracts.ts'
export { ContractsOfWorkers } from './queries/contract_facts.ts'
