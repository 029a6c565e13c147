import type { Endpoint } from '#modules/shared/http/endpoint'
import { auditExportValidator, auditSchema, auditValidator } from './audit_validators.ts'

const audit = () => import('./audit_controller.ts')

/** What happened in the company, for its administrators. */
export const auditEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/audit-log',
    handler: [audit, 'index'],
    audience: 'employer',
    can: 'audit.read',
    summary: 'What happened, the newest first, slice by slice',
    query: auditValidator,
    response: auditSchema,
  },
  {
    method: 'GET',
    path: '/audit-log/csv',
    handler: [audit, 'csv'],
    heavy: true,
    audience: 'employer',
    can: 'audit.read',
    summary: 'What happened, as a file',
    query: auditExportValidator,
    response: 'text/csv',
  },
]
