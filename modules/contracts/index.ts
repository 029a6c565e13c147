import type { Manifest } from '#modules/shared/http/endpoint'
import { workerPageSchema } from '#modules/team/index'
import {
  contractPageSchema,
  listContractsValidator,
  payrollCostSchema,
  workerChoicesValidator,
} from './http/validators.ts'

export const manifest: Manifest = {
  name: 'contracts',
  endpoints: [
    {
      method: 'GET',
      path: '/contracts',
      handler: [() => import('./http/contracts_controller.ts'), 'index'],
      audience: 'employer',
      can: 'team.read',
      summary: 'Contracts, last started first',
      query: listContractsValidator,
      response: contractPageSchema,
    },
    {
      method: 'GET',
      path: '/worker-choices',
      handler: [() => import('./http/contracts_controller.ts'), 'workers'],
      audience: 'employer',
      can: 'team.read',
      summary: 'People to choose from: active workers, contacts without a contract today, or both',
      query: workerChoicesValidator,
      response: workerPageSchema,
    },
    {
      method: 'GET',
      path: '/payroll-cost',
      handler: [() => import('./http/payroll_costs_controller.ts'), 'show'],
      audience: 'employer',
      can: 'team.read',
      feature: 'team',
      summary: 'What the contracts of twelve months cost the employer, month by month',
      response: payrollCostSchema,
    },
  ],
}

export {
  countCurrentContracts,
  currentContractsSlice,
  type CurrentContract,
} from './queries/current_contracts.ts'
export { signContract, type SignContractInput } from './actions/sign_contract.ts'
export {
  CONTRACT_CHANGE_TYPES,
  CONTRACT_KINDS,
  type ContractChangeType,
  type ContractKind,
} from './domain/contract_kinds.ts'
export type { default as Contract } from './models/contract.ts'
export { ContractCasefiles, NoCasefiles, type ShownCasefile } from './ports/contract_casefiles.ts'
export { contractSources, type ContractSources } from './queries/contract_sources.ts'
export { findContract, lockContract } from './queries/find_contract.ts'
export { visibleContracts } from './queries/visible_contracts.ts'
export { ContractsOfWorkers } from './queries/contract_facts.ts'
