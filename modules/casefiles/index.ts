import type { Manifest } from '#modules/shared/http/endpoint'
import { contractPageSchema, listContractsValidator } from './http/validators.ts'

export const manifest: Manifest = {
  name: 'casefiles',
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
  ],
}

export {
  countCurrentContracts,
  currentContractsSlice,
  type CurrentContract,
} from './queries/current_contracts.ts'
