import type { Endpoint } from '#modules/shared/http/endpoint'
import {
  auditExportValidator,
  auditSchema,
  auditValidator,
  chainSchema,
  chainValidator,
} from './audit_validators.ts'

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
    path: '/audit-log/chain',
    handler: [audit, 'chain'],
    audience: 'employer',
    can: 'audit.read',
    summary: 'The chain of the log, slice by slice: each line with the hash of all before it',
    query: chainValidator,
    response: chainSchema,
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
    response: ['text/csv'],
  },
]
