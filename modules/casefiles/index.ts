import type { Manifest } from '#modules/shared/http/endpoint'
import { workerPageSchema } from '#modules/team/index'
import { templateEndpoints } from './http/template_endpoints.ts'
import {
  contractPageSchema,
  listContractsValidator,
  payrollCostSchema,
  workerChoicesValidator,
} from './http/validators.ts'

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
    ...templateEndpoints,
  ],
}

export {
  countCurrentContracts,
  currentContractsSlice,
  type CurrentContract,
} from './queries/current_contracts.ts'
export { ContractsOfWorkers } from './queries/contract_facts.ts'
export { bodyHtml } from './domain/body_html.ts'
export { renderBody } from './domain/render_body.ts'
export {
  cleanBody,
  TEMPLATE_VARIABLES,
  unknownVariables,
  type Block,
  type TemplateVariable,
} from './domain/template_body.ts'
export { templateFacts, type TemplateFacts, type TemplateSources } from './domain/template_facts.ts'
export { bodySchema, bodyShape } from './http/template_validators.ts'
export { findTemplateBody, knownTemplates } from './queries/find_template.ts'
export { CreateTemplate, type TemplateInput } from './actions/create_template.ts'
