import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = { name: 'contracts', endpoints }

export { countCurrentContracts, currentContractsSlice } from './queries/current_contracts.ts'
export { ContractsOnPackages } from './actions/contracts_on_packages.ts'
export { signContract } from './actions/sign_contract.ts'
export { endOfLine } from './queries/end_of_line.ts'
export { bindingLanguages } from './domain/law/binding_language.ts'
export { INFORMATION_ITEMS, type InformationItem } from './domain/law/information_list.ts'
export { weeklyHours } from './domain/law/weekly_hours.ts'
export { writtenAtStart } from './domain/law/written_at_start.ts'
export type { default as Contract } from './models/contract.ts'
export { ContractCasefiles, type ShownCasefile } from './ports/contract_casefiles.ts'
export { contractSources, workerSource } from './queries/contract_sources.ts'
export { findContract, lockContract } from './queries/find_contract.ts'
export { visibleContracts } from './queries/visible_contracts.ts'
export { ContractsOfWorkers } from './queries/contract_facts.ts'
