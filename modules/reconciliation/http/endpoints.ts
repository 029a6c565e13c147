import type { Endpoint } from '#modules/shared/http/endpoint'
import {
  codesSchema,
  monthsSchema,
  personReconciledSchema,
  reconciliationSchema,
  reportSchema,
  sentReportSchema,
} from './schemas.ts'
import {
  mapCodesValidator,
  monthValidator,
  reconciliationValidator,
  sendReportValidator,
} from './validators.ts'

const reconciliation = () => import('./reconciliation_controller.ts')
const codes = () => import('./payslip_codes_controller.ts')
const reads = { audience: 'employer', can: 'payslips.read', feature: 'team' } as const

export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/reconciliation/months',
    handler: [reconciliation, 'months'],
    ...reads,
    summary: 'The months of which there are payslips, the newest first',
    response: monthsSchema,
  },
  {
    method: 'GET',
    path: '/reconciliation',
    handler: [reconciliation, 'index'],
    ...reads,
    heavy: true,
    summary: 'The payslips of a month beside their computation: sums, lines, and the people, what is unexplained first',
    query: reconciliationValidator,
    response: reconciliationSchema,
  },
  {
    method: 'GET',
    path: '/reconciliation/people/:id',
    handler: [reconciliation, 'show'],
    ...reads,
    summary: "One person's payslip of a month beside its computation, line by line, with why it differs",
    query: monthValidator,
    response: personReconciledSchema,
  },
  {
    method: 'GET',
    path: '/reconciliation/csv',
    handler: [reconciliation, 'csv'],
    ...reads,
    heavy: true,
    summary: 'Every line of every payslip of a month beside its computation, as CSV',
    query: monthValidator,
    response: ['text/csv'],
  },
  {
    method: 'GET',
    path: '/reconciliation/report',
    handler: [reconciliation, 'report'],
    ...reads,
    heavy: true,
    summary: 'What nothing explains, without names: what was computed from and both sides of each line',
    query: monthValidator,
    response: reportSchema,
  },
  {
    method: 'POST',
    path: '/reconciliation/report',
    handler: [reconciliation, 'sendReport'],
    audience: 'employer',
    can: 'payslips.write',
    feature: 'team',
    heavy: true,
    summary: 'Send what nothing explains, without names, to an address, as it was looked at; answers go to who sends it',
    body: sendReportValidator,
    status: 202,
    response: sentReportSchema,
  },
  {
    method: 'GET',
    path: '/payslip-codes',
    handler: [codes, 'index'],
    ...reads,
    heavy: true,
    summary: 'The codes of a month, what each means, and what it may mean where nobody said',
    query: monthValidator,
    response: codesSchema,
  },
  {
    method: 'PUT',
    path: '/payslip-codes',
    handler: [codes, 'update'],
    audience: 'employer',
    can: 'payslips.write',
    feature: 'team',
    long: true,
    summary: 'Say what codes of a provider mean, for all months',
    body: mapCodesValidator,
    status: 204,
  },
]
