import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  changePageSchema,
  payrollExportPageSchema,
  payrollExportSchema,
  payrollPreviewSchema,
} from './schemas.ts'
import {
  createPayrollExportValidator,
  listChangesValidator,
  listPayrollExportsValidator,
  previewPayrollExportValidator,
} from './validators.ts'

const changes = () => import('./team_changes_controller.ts')
const exports = () => import('./payroll_exports_controller.ts')

export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/team-changes',
    handler: [changes, 'index'],
    audience: 'employer',
    can: 'team-changes.read',
    feature: 'team',
    summary: 'What changed in the team, the newest first: the facts that the reader may see',
    query: listChangesValidator,
    response: changePageSchema,
  },
  {
    method: 'GET',
    path: '/payroll-exports',
    handler: [exports, 'index'],
    audience: 'employer',
    can: 'payroll-exports.read',
    feature: 'team',
    summary: 'The files that payroll was given, the newest first',
    query: listPayrollExportsValidator,
    response: payrollExportPageSchema,
  },
  {
    method: 'GET',
    path: '/payroll-exports/preview',
    handler: [exports, 'preview'],
    audience: 'employer',
    can: 'payroll-exports.read',
    feature: 'team',
    summary: 'What a file for payroll would hold, and what keeps it from being whole',
    heavy: true,
    query: previewPayrollExportValidator,
    response: payrollPreviewSchema,
  },
  {
    method: 'POST',
    path: '/payroll-exports',
    handler: [exports, 'store'],
    audience: 'employer',
    can: 'payroll-exports.write',
    feature: 'team',
    summary: 'Make a file for payroll; what is in it counts as told',
    heavy: true,
    body: createPayrollExportValidator,
    status: 201,
    response: payrollExportSchema,
  },
  {
    method: 'DELETE',
    path: '/payroll-exports/:id',
    handler: [exports, 'destroy'],
    audience: 'employer',
    can: 'payroll-exports.write',
    feature: 'team',
    summary: 'Take back the latest file: payroll was not told what is in it',
    response: removedSchema,
  },
  {
    method: 'GET',
    path: '/payroll-exports/:id/csv',
    handler: [exports, 'csv'],
    audience: 'employer',
    can: 'payroll-exports.read',
    feature: 'team',
    summary: 'A file for payroll, as CSV: the same bytes each time',
    heavy: true,
    response: ['text/csv'],
  },
  {
    method: 'GET',
    path: '/payroll-exports/:id/xlsx',
    handler: [exports, 'xlsx'],
    audience: 'employer',
    can: 'payroll-exports.read',
    feature: 'team',
    summary: 'A file for payroll, as an Excel file: the same bytes each time',
    heavy: true,
    response: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
]
