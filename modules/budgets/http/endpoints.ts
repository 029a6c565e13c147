import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import { budgetPageSchema, budgetSchema, varianceSchema } from './schemas.ts'
import {
  copyBudgetValidator,
  createBudgetValidator,
  listBudgetsValidator,
  updateBudgetValidator,
} from './validators.ts'

const budgets = () => import('./budgets_controller.ts')
const files = () => import('./budget_files_controller.ts')

const reads = { audience: 'employer', can: 'budgets.read', feature: 'scenarios' } as const
const writes = { audience: 'employer', can: 'budgets.write', feature: 'scenarios' } as const

/** The calls of this module: what pay is expected to cost, for administrators. */
export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/budgets',
    handler: [budgets, 'index'],
    ...reads,
    summary: 'Budgets, those changed last first',
    query: listBudgetsValidator,
    response: budgetPageSchema,
  },
  {
    method: 'POST',
    path: '/budgets',
    handler: [budgets, 'store'],
    ...writes,
    heavy: true,
    long: true,
    summary: 'Make a budget of 1 to 36 months',
    body: createBudgetValidator,
    status: 201,
    response: budgetSchema,
  },
  {
    method: 'GET',
    path: '/budgets/:id',
    handler: [budgets, 'show'],
    ...reads,
    summary: 'One budget with its plan and figures',
    response: budgetSchema,
  },
  {
    method: 'POST',
    path: '/budgets/:id',
    handler: [budgets, 'duplicate'],
    ...writes,
    heavy: true,
    long: true,
    summary: 'Copy a budget with what it supposes',
    body: copyBudgetValidator,
    status: 201,
    response: budgetSchema,
  },
  {
    method: 'PUT',
    path: '/budgets/:id',
    handler: [budgets, 'update'],
    ...writes,
    long: true,
    summary: 'Change a budget: its name, months, scope, plan or accounts',
    body: updateBudgetValidator,
    response: budgetSchema,
  },
  {
    method: 'DELETE',
    path: '/budgets/:id',
    handler: [budgets, 'destroy'],
    ...writes,
    summary: 'Remove a budget',
    response: removedSchema,
  },
  {
    method: 'POST',
    path: '/budgets/:id/archive',
    handler: [budgets, 'archive'],
    ...writes,
    summary: 'Put a budget aside',
    response: budgetSchema,
  },
  {
    method: 'POST',
    path: '/budgets/:id/archive/false',
    handler: [budgets, 'unarchive'],
    ...writes,
    summary: 'Take a budget back',
    response: budgetSchema,
  },
  {
    method: 'POST',
    path: '/budgets/:id/lock',
    handler: [budgets, 'lock'],
    ...writes,
    summary: 'Sign a budget off: nothing moves it any more',
    response: budgetSchema,
  },
  {
    method: 'POST',
    path: '/budgets/:id/lock/false',
    handler: [budgets, 'unlock'],
    ...writes,
    summary: 'Open a budget again that no version follows',
    response: budgetSchema,
  },
  {
    method: 'POST',
    path: '/budgets/:id/reforecast',
    handler: [budgets, 'reforecast'],
    ...writes,
    heavy: true,
    long: true,
    summary: 'The next version: months that are over as they came to, the others planned anew',
    body: copyBudgetValidator,
    status: 201,
    response: budgetSchema,
  },
  {
    method: 'GET',
    path: '/budgets/:id/variance',
    handler: [budgets, 'variance'],
    ...reads,
    heavy: true,
    summary: 'What the months that are over came to, and what moved it',
    response: varianceSchema,
  },
  {
    method: 'GET',
    path: '/budgets/:id/xlsx',
    handler: [files, 'xlsx'],
    ...reads,
    heavy: true,
    summary: 'A budget as a workbook whose sums are formulas',
    response: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  {
    method: 'GET',
    path: '/budgets/:id/journal',
    handler: [files, 'journal'],
    ...reads,
    heavy: true,
    summary: 'A budget as a balanced journal; refused while an account is missing',
    response: ['text/csv'],
  },
]
