import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = { name: 'contracts', endpoints }

export {
  contractsToIndex,
  countContractsToIndex,
  stampsOfContracts,
  type ContractToIndex,
  type IndexedOn,
} from './queries/contracts_to_index.ts'
export { IndexContracts, lockWorkersOf, type IndexedContract } from './actions/index_contracts.ts'
export { UnindexContracts, type UnindexRefusal } from './actions/unindex_contracts.ts'
export { askForFigures } from './actions/ask_for_figures.ts'
export { ContractsOnPackages } from './actions/contracts_on_packages.ts'
export { CreateContract, type CreateContractInput } from './actions/create_contract.ts'
export { DiscardContract } from './actions/discard_contract.ts'
export { EnterPastContract } from './actions/enter_past_contract.ts'
export { EnterPastContracts } from './actions/enter_past_contracts.ts'
export { EndContract, type EndContractInput } from './actions/end_contract.ts'
export { signContract } from './actions/sign_contract.ts'
export { endOfLine } from './queries/end_of_line.ts'
export { bindingLanguages } from './domain/law/binding_language.ts'
export { INFORMATION_ITEMS, type InformationItem } from './domain/law/information_list.ts'
export { writtenAtStart } from './domain/law/written_at_start.ts'
export type { default as Contract } from './models/contract.ts'
export { ContractCasefiles, type ShownCasefile } from './ports/contract_casefiles.ts'
export { contractSources } from './queries/contract_sources.ts'
export { findContract, lockContract } from './queries/find_contract.ts'
export { visibleContracts } from './queries/visible_contracts.ts'
export { ContractsOfWorkers } from './queries/contract_facts.ts'
export { contractRefusal, type ExplainContract } from './actions/contract_refusal.ts'
export { END_KINDS, type EndKind } from './domain/contract_kinds.ts'
export { explainContract, explainEnd, explainPast } from './http/explain.ts'
export type { ContractContent } from './domain/contract_content.ts'
export { contractProblems } from './domain/contract_problems.ts'
export { lawDayOf, pastProblems } from './domain/past_contract.ts'
export { knownContracts, type KnownContract } from './queries/known_contracts.ts'
export { prepareContract } from './queries/prepare_contract.ts'
export { refusalToday } from './queries/standing_today.ts'
